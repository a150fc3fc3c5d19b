### What is said while an endgame is played out.

status-position-repeats-result = The position repeats. No result under Japanese rules.

status-passed = Both passed

status-none = { $passed }.

status = { $passed }: { $result }.

lead = { $low } to { $high }

known-lead = { $lead } ({ $known })

lead-of-even = even

lead-of = { $who } +{ $by }

points = { $one ->
        [one] 1 point
       *[other] { NUMBER($one) } points
    }

points-none = { $low } to { $high } points

slip-passing-was-right = : passing was right

slip-came-first = : { $name } was better

slip-none = {" "}(a pass)

slip-move-lost = Move { $number }{ $pass } lost { $lost }{ $better }.

line-comments = With best play { $score }.

refusal-over-outside-race = Both have passed. Take a move back or start again.

refusal-illegal-ko = Ko: you can't retake at once. Play elsewhere or pass first.

no-endgame = Nothing can be played out yet: no stone is taken as safe. Propose the safe stones first (D).

count = There are points left to gain, so the count assumes best play.

winner-as-it-looks = If stones are dead or alive as they look: { $result }.

winner = Final count: { $result }.

side-sum = { $who }: { $terms } = { $all }.

slip-places = move { $number } ({ $name })

lost-what-lost-not = It isn't known what { $who } lost.

lost-lost-nothing = { $who } lost nothing.

lost = { $who } lost { $lost }.

lost-lost = { $who } lost { $lost }: { $places }.
