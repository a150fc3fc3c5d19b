### Why the verdict is what it is, step by step.

# $questions: not in English
why-steps = The sum is open until { $is_answered } answered.

# $black: not in English
essential-liberties-start = Black's essential block has { $liberties_text }, White's { $white }.

essential-liberties-one-point-shared = One point is shared.

essential-liberties-points-shared = { $n } points are shared.

regions = { $name }'s regions: { $runs }.

in-all-greater = What is filled last needs no approach move

in-all-less = A stone thrown in has to be taken back

# $count: not in English
in-all-has-all = { $reason }: { $name } has { $moves } in all.

runs-each = { $first } and { $last } = { $worth } each

runs-each-2 = { $first } to { $last } = { $worth } each

worth-count = { $count ->
        [one] 1 move
       *[other] { NUMBER($count) } moves
    }

worth-alive = life

worth-open = open

stops-moves-life = moves or life

stops-yes = { $more } moves

stops-no = { $less } or { $more } moves

sum-sum-cooled-rule = The sum is { $text }; cooled by 2 it is { $cooled }. Rule: { $rule }.

sum-balance-rule = The balance is { $text }. Rule: { $rule }.

first-move-win = { $name } to play wins at { $moves }.

first-move-give-away = { $name } to play should avoid { $moves }.

first-move-live = { $name } to play lives at { $moves }.

first-move-hold-seki = { $name } to play holds the seki at { $moves }.
