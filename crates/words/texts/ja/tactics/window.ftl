### What the window tells of a map: where it can be played, what each of its parts is, how two maps compare, what a move changes.

map-headline = { $all }点、うち空点{ $empty }。{ $who }が打てるのは{ $playable }点。

map-error-sentence = { $column }文字目：{ $reason }。

set-names = なし

part-sentence-at-least-at-most = { $said }（石は連で数える）

part-sentence-intersection = 両方に入る点：{ $one }、{ $other }

part-sentence-union = どちらかに入る点：{ $one }、{ $other }

part-sentence-difference = { $one }から{ $other }を除いた点

members-leaf-empty = 空点が{ $number }個

members-points = { $map }の点が{ $number }個

leaf-sentence-stones = { $who }石

leaf-sentence-empty = 空点

leaf-sentence-atari = アタリの石と、隣に空点のない空点

leaf-sentence-all = すべての点（独自の拡張）

leaf-sentence-where-may-play = { $who }が打てる点。コウは考えない（独自の拡張）

leaf-sentence-points = これらの点（独自の拡張）

operator-sentence-complement = { $what }のほかのすべての点（独自の拡張）

operator-sentence-reach = { $what }の連とその隣

operator-sentence-start-reach = { $what }とその隣

operator-sentence-strings-touch = { $what }と、それに接する{ $who }の連

operator-sentence-stones-move-takes = { $what }に{ $who }が打つと取れる{ $whose }石

operator-sentence-points-least-next = その点と隣を合わせて{ $some }以上ある点

operator-sentence-points-most-next = その点と隣を合わせて{ $some }以下の点

comparison-sentences-these-stones-both = この局面では二つは同じです。

comparison-sentences-these-stones-they = この局面では石の上だけが異なり、着手としては同じです。

comparison-sentences-these-stones-they-differ = この局面では空点の上で異なります。

comparison-sentences-only-first = 最初だけ { $first }

comparison-sentences-only-second = 二つ目だけ { $second }

comparison-sentences-both = 両方 { $both }

player-name = 無作為

players-name = { $black }、白 { $white }

cell-title = { $board }の{ $players }

playable-points = 打てる点：{ $points }

game-title = { $cell }、対局{ $number }

time-left-about-s-left = 残り約{ $rest }秒

time-left-about-min-s = 残り約{ $minutes }分{ $rest }秒

change-headline-at = { $who }{ $point }

change-headline-has-stone-move = { $point }には石があり、打てません。

change-headline-would-suicide = { $who }{ $point }は自殺手です。

model-rows-into = Hに入る

model-rows-out = Hから出る
