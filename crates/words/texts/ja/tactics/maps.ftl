### What a map is by itself, what laws say of it, and what it is on a position.

map-lines = 深さ{ $depth }、部分{ $size }個。

law-sentences-law-equal-depth = 法則により{ $other }に等しい（深さ{ $depth }）。

law-sentences-empty-points-law = 空点の上では法則により{ $other }に等しい（深さ{ $depth }）。

equal-presets-everywhere = すべての点で法則により等しい見本：{ $names }。

equal-presets-on-empty = 空点の上で法則により等しい見本：{ $names }。

no-law = より小さくする法則も、見本に等しくする法則も見つからない。

set-sentences-result = 結果 { $all }

set-sentences-empty-points = 空点の上 { $empty }

set-sentences-can-play = { $who }が打てる点 { $playable }

map-note = { $map }：{ $count }点。{ $who }が打てるのはそのうち{ $playable }点。

listed-maps = 深さ{ $depth }までの写像は{ $count }個。葉はB、W、V、H。PとQの数は{ $most }まで(隣の点の数{ $neighbors }より一つ大きい数で、ここで設けた上限)。~(補集合)は論文の演算子に加えたもの。A|BとB|A、A&BとB&Aは一方だけを載せている。
