### All legal positions of a board.

positions = 合法な局面{ $legal }、うち窮極盤面{ $ultimate }。

classes = 全局面の点の種別：{ $classes }。
