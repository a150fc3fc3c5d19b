### Why a text is no map, or has no value on a board.

map-error = column { $column }: { $reason }

missing-points-point-board = no point { $all } on this board

missing-points-points-board = no points { $all } on this board
