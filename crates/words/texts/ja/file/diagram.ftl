### What is worth knowing about a text that was read as a diagram.

note-move-signs = 石に添えた着手の印{ $count }個は読み飛ばしました。

note-numbers-points-moves = 点の上の数字は打たれた手（{ $moves }手）として読みました。次は{ $next }番です。

note-row-figures = 点のすぐ横の数字は行の番号として読みました。

note-between-points-was = 点の間の「{ $sign }」は空点ではなく線として読みました。

note-between-stones-was = 石の間の「{ $sign }」は線ではなく空点として読みました。

note-small-stones = ほかに石の印がないので、小文字を石として読みました。

note-was-read-stone = 「{ $sign }」は{ $color }石として読みました。

note-column-names = 列の名前は{ $named }個ですが、一行は{ $points }点です。点の数に従いました。

note-more-diagrams = 最初の図だけを読みました。この文章にはほかに{ $count }個あります。

note-whole = 向かい合う二辺にだけ枠があります。描かれた部分を盤の全体として読みました。

words-so-were-words = ほかに{ $more }か所あります。

words-part-board-was = 「{ $text }」は盤の一部ではないので読み飛ばしました。{ $also }

of-part-nothing-says-where = 場所が描かれていないので中央に置きました。

of-part-edge-drawn-so = { $sides }に盤の端が描かれていないので、盤の一部です。{ $columns }×{ $rows }の盤の一部とし、描かれていない点は空点としました。{ $centred }

sides-left = 左

sides-right = 右

sides-above = 上

sides-below = 下

sides = ・
