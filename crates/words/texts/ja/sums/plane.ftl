### A plane of sums: what stands on its picture, beside it and below it.

plain-failures =
    境界：{ $curve }
    経験則が誤る点：{ $wrong }
    決まらず、差が出る点：{ $undecided }
    最大の損：{ $largest }（{ $points }点を調べました）
    {""}

boundary-title = { $side }先、{ $name } = { $fixed }、後手 { $gotes }

plane-point = { $across } = { $at_0 }、{ $up } = { $at_1 }：D = { $d }、打つべきは{ $best }。{ $rule }

boundary-legend-played-first = Aが先

boundary-legend-b-played-first = B1が先

boundary-legend-either = どちらでもよい

boundary-legend-exact-boundary-d = 正確な境界（D = 0）

boundary-legend-averaging-says-either = 平均の境界

boundary-legend-doubling-says-either = 逆先手倍付けの境界

boundary-legend-rule-thumb-wrong = 経験則の誤り（大きさは損）

boundary-legend-does-not-decide = 決まらず、差が出る点

boundary-legend-unevenness-e-gotes = 後手の不揃いさ e
