### All legal positions of a board.

positions = 合法な局面{ $legal }、うち窮極盤面{ $ultimate }。

no-history = 全局面の計数では以前の盤面を考えません。--ko superko を外してください

classes = 全局面の点の種別：{ $classes }。
