### Where on a board something lies, as players say it.

part-of-board-upper-left = 左上

part-of-board-upper-side = 上辺

part-of-board-upper-right = 右上

part-of-board-left-side = 左辺

part-of-board-middle = 中央

part-of-board-right-side = 右辺

part-of-board-lower-left = 左下

part-of-board-lower-side = 下辺

part-of-board-lower-right = 右下
