### What stands on a handout beside what is asked and what was found.

handout-texts-problems = Problems

handout-texts-answers = Answers

handout-texts-blocks-race = the blocks that race

handout-texts-safe-never-captured = safe: never captured

problem-names-name = Problem { $number }

problem-names = { $name }: { $title }

asked-of-endgame = { $asked } ({ $counted })

handout-error-too-many = a handout has at most { $most } positions, but there are { $count }

handout-error-game = game { $number }
