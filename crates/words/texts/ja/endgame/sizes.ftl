### The moves of an endgame by size, one a line.

sized-move = { $number }. { $at }：{ MOKU($worth) }、{ $kind }{ $then }{ $loses }

sized-moves-in-ko = { $kind }（{ $moves }手）

sized-then = 、次は{ MOKU($next) }

sized-then-of-each = 、黒の手の後は{ MOKU($black) }、白の手の後は{ MOKU($white) }

sized-then-of-one = 、{ $who }の手の後は{ MOKU($next) }

sized-loses = （{ $who }がここから打つと{ $points }の損）
