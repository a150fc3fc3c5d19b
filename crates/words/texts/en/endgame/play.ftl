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

slip-came-first = : { $name } came first

slip-none = {" "}(a pass)

slip-move-lost = Move { $number }{ $pass } lost { $lost }{ $better }.

line-comments = With best play { $score }.

refusal-over-outside-race = Both have passed. Take a move back or start again.

refusal-illegal-ko = Ko: it may not be taken back at once. Play elsewhere or pass first.

no-endgame = Nothing can be played out yet: no stone is taken as safe. Propose the safe stones first (D).

count = Something is still to be gained on the board, so it is counted as with best play.

winner-as-it-looks = If stones are dead or alive as they look: { $result }.

winner = Final count: { $result }.

side-sum = { $who }: { $terms } = { $all }.

slip-places = move { $number } ({ $name })

lost-what-lost-not = What { $who } lost is not known.

lost-lost-nothing = { $who } lost nothing.

lost = { $who } lost { $lost }.

lost-lost = { $who } lost { $lost }: { $places }.
