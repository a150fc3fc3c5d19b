### Whether a position is ultimate, and if not, why.

ultimate-sentence-is = 窮極盤面です。どの石もちょうど二つの一目の眼で生きています。

ultimate-sentence-position-not-ultimate = 窮極盤面ではありません。空点がありません。

ultimate-sentence-position-not-ultimate-2 = 窮極盤面ではありません。{ $point }で、{ $why }。

eyes-of = { $owner }の眼：{ $names }。

fault-name-no-neighbor = 隣の点がありません

fault-name-empty-neighbor = 隣に空点があります

fault-name-both-colors = 隣に黒と白があります

fault-name-one-liberty = 隣の石のダメが一つしかありません

fault-name-more-liberties = 隣の石のダメが合わせて三つ以上あります
