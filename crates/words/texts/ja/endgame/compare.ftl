### Two moves of a side beside each other.

compare-bigger = { $one }のほうが大きい：{ MOKU($worth) }（もう一方は{ MOKU($less) }）。

compare-only = { $one }のほうが大きい：{ $other }は打っても得がありません。

compare-better-here = そこでは{ $one }のほうが良い手です。

compare-as-big = どちらも{ MOKU($worth) }です。

compare-as-good = そこではどちらも同じです。

compare-unknown = どちらが大きいかは分かりません。

compare-miai = { $one }と{ $other }は見合い：どちらが先でも合わせて{ MOKU($count) }です。

compare-row = { $at }：{ $details }

compare-worth = { MOKU($worth) }

compare-gives-away = そこの最善ではない（{ $lost }の損）

compare-count = 目数{ $before }→{ $after }

compare-then = 次は{ MOKU($next) }

compare-in-territory = 決着した地の中

compare-nothing-known = 不明

compare-score = { $who }先：{ $first }、{ $second }{ $proviso }。

compare-lossless = { $at }は損なし（{ $score }）

compare-loses = { $at }は{ $lost }の損（{ $score }）

compare-loss-unknown = { $at }の損は不明

compare-depends-on-ko = （コウしだい）

no-comparison-same = 違う二点を選んでください。

no-comparison = { $at }：{ $reason }

first-to-compare = { $at }とどの手を比べますか。Ctrlを押しながらもう一つの点をクリックしてください。
