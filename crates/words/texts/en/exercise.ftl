### Composed exercises: what is asked, and the answer.

exercise-kind-plain = Counting liberties

exercise-kind-outside = Outside first

exercise-kind-shared = Shared liberties

exercise-kind-eyes = Eyes

exercise-kind-approach = Approach moves

exercise-kind-throw-in = Throw-ins

exercise-kind-hot = The urgent move

exercise-kind-ko = Ko threats

exercise-kind-corridor = Corridors

exercise-kind-gote = Gote and sente

exercise-kind-tedomari = The last big move

exercise-kind-life = Alive or dead

exercise-title = { $kind } { $number } (level { $grade })

exercise-question-endings = How does the race end if Black plays first, and how if White does?

exercise-question-first-move = Black to play. One move wins the race: which?

exercise-question-ko-threats = Black to play and make ko. Where does he play, and who needs how many more ko threats?

exercise-question-best-move = Black to play. Only one move loses nothing: which, and who is then ahead by how many points?

exercise-question-settled-unsettled = Is Black's group alive, dead, or does it depend on who plays first?

exercise-answer = { $first }: { $ending }.

exercise-answer-wins-nothing-else = { $point } wins, and nothing else does.

ko-threats = { $count ->
        [one] 1 more ko threat
       *[other] { NUMBER($count) } more ko threats
    }

ko-ko-needs-than = { $point } makes a ko: { $who } needs { $threats } than the other side.

best-points = { $score ->
        [one] 1 point
       *[other] { NUMBER($score) } points
    }

best-then-board-even = { $point }; then the board is even.

best-then-ahead-board = { $point }; then { $who } is { $points } ahead on the board.

settled-black = Alive: Black need not play.

settled-white = Dead: White need not play.

vital-move-black = Black lives only at { $point }.

vital-move-white = White kills only at { $point }.

no-exercise-no-more = No more new exercises found: try another topic or level.

no-exercise-stopped = No exercise found in two minutes: try again, or another topic or level.

exercises-in-lesson = { $count ->
        [one] A lesson of 1 exercise.
       *[other] A lesson of { NUMBER($count) } exercises.
    }

exercises-no-more = { $exercises } No more new ones found: try another topic or level.

exercises-late = { $exercises } No more found in two minutes.

exercise-headline-first-move = Black to play and win: where?

exercise-headline-ko-threats = Black to play gets a ko: where?

exercise-headline-best-move = Black to play: which move loses nothing?

exercise-headline-settled-unsettled = Does Black's group live?

threats-question = Who needs more ko threats?

threats-choice = { $who }, { $count } more

ahead-question = Who is then ahead on the board?

ahead-choice-draw = a draw

ahead-choice-by = { $who } by { $points }

fate-choices-alive = Alive

fate-choices-dead = Dead

fate-choices-whoever-plays-first = Whoever plays first decides

exercises-written-exercises = { $count ->
        [one] 1 exercise
       *[other] { NUMBER($count) } exercises
    }

exercises-written-in = { $exercises } in { $file }.

exercises-stopped = stopped after { $count } of { $asked } exercises; the output has those

exercises-exhausted = { $count } of { $asked } exercises: no more new ones found; try another seed, level or topic

exercises-too-many = { $count } exercises would take about { $time } and { $megabytes } MB: ask for fewer, or give --seconds

exercise-line = { $number }: { $answers }
