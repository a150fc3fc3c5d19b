### What lessons ask, and what is said to who answers.

lesson-name = Lesson { $number }

sample-name = Sample: { $title }

problem-name = Problem { $number } of { $count }

label-at = Text at { $point }

race-question-none = Who wins if Black plays first? If White does?

race-question-black = Who wins if Black plays first?

race-question-white = Who wins if White plays first?

endgame-question-none = Who wins, and by how much, if Black plays first? If White does?

endgame-question-black = Who wins, and by how much, if Black plays first?

endgame-question-white = Who wins, and by how much, if White plays first?

life-question = Whose is { $point }?

life-short-question = Whose is it?

map-question-yes = Which free points belong to the map { $name }?

map-question-no = Which free points does the map { $name } leave out?

left-out-yes = The map { $name } leaves out no free point.

left-out-no = The map { $name } leaves out { $names }.

hint-count-there = There is 1.

hint-count-there-2 = There are { $count }.

hint-one-of-them-yes = The circled point is one of them.

hint-one-of-them-no = No point is: Check with none.

first-move-question = { $side } plays first: where?

fight-question = What decides about the circled stones?

fight-move-question-captures = { $name } to play captures them: where?

fight-move-question-saves = { $name } to play saves them: where?

fight-move-question-ko = { $name } to play gets a ko: where?

worth-question = What is that move worth?

# $count: not in English
# $swing: not in English
worth-choice-swing-sente = { $worth } (swing { $worth } in sente)

# $count: not in English
# $swing: not in English
worth-choice-swing-gote = { $worth } (swing { $twice } in gote)

move-fails = { $point } doesn't work; watch why.

not-so = No, it's not “{ $given }”.

found-besides = The program: { $found }

is-right = Right: { $given }

resists = Right. { $side } resists: find the answer.

answer-loses = That loses: { $side } shows how.

defences-so-far-last = Defences refuted: { $met }.

defences-so-far-more = Defences refuted: { $met }. More to come.

defences-met-best-defence-was = You refuted the best defence.

defences-met-all-best-defences = You refuted { $count ->
    [2] both
   *[other] all { NUMBER($count) }
} best defences.

hint-region = { $side }'s move is among the circled points.

hint-point-no = { $side }'s move is { $name }.

hint-point-yes = One of { $side }'s moves is { $name }.

hint-liberties = Count the circled points: these are the liberties.

hint-points = Only the circled points are undecided: count the rest first.

hint-room = Only the circled points can be played: read in there.

hint-class-yes = Whose { $point } becomes depends on who plays first.

hint-class-no = { $point } is the same whoever plays first.

hint-start-black = Only Black's first moves matter: read them.

hint-start-white = Only White's first moves matter: read them.

hint-turn-yes = It matters who plays first.

hint-turn-no = It ends the same way whoever plays first.
