### A plane of sums: what stands on its picture, beside it and below it.

plain-failures =
    Boundary: { $curve }
    The rule of thumb is wrong at: { $wrong }
    It does not decide, and it matters, at: { $undecided }
    Largest loss: { $largest } ({ $points } points looked at)
    {""}

boundary-title = { $side } to play, { $name } = { $fixed }, gotes { $gotes }

plane-point = { $across } = { $at_0 }, { $up } = { $at_1 }: D = { $d }, to be played: { $best }. { $rule }

boundary-legend-played-first = play A first

boundary-legend-b-played-first = play B1 first

boundary-legend-either = either

boundary-legend-exact-boundary-d = exact boundary (D = 0)

boundary-legend-averaging-says-either = averaging says either

boundary-legend-doubling-says-either = doubling says either

boundary-legend-rule-thumb-wrong = the rule of thumb is wrong (size: loss)

boundary-legend-does-not-decide = it does not decide, and it matters

boundary-legend-unevenness-e-gotes = unevenness e of the gotes
