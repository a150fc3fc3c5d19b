### What a point, a region or a node is.

region-name = 領域{ $id }

region-state = 未検討{ $open }

questions-left = 未検討{ $count }か所

path-text-stands = 現在の局面

path-text = { $color }{ $point }

count-reason = { $all } = { $left } + 1：{ $who }が打つと残り{ $left }手で、その一手も数えます。

point-description-empty = 空点

point-description-region = 領域{ $id }

point-description-useful = 有効点

point-description-candidate = 候補点

ko-ban-black = 黒はコウを取り返せない

ko-ban-white = 白はコウを取り返せない

stone-parts-essential = 対象ブロック

stone-parts-safe = 安全な石

stone-parts-joined-safe-stones = 安全な石につながる

stone-parts-stones = 石{ $stones }

block-parts = ダメ{ $free }

empty-parts-shared-liberty = 内ダメ

empty-parts-liberty-black-block = 黒のダメ

empty-parts-liberty-white-block = 白のダメ

empty-parts-near-both-blocks = 両方のブロックに接する空地の中
