### Why a text is no map, or has no value on a board.

map-error = { $column }文字目：{ $reason }

missing-points-point-board = この盤に{ $all }という点はありません。

missing-points-points-board = この盤に{ $all }という点はありません。
