### The moves of an endgame by size, one a line.

sized-move = { $number }. { $at }: worth { $worth }, { $kind }{ $then }{ $loses }

sized-moves-in-ko = { $kind } in { $moves } moves

sized-then = ; then { $next }

sized-then-of-each = ; then { $black } after Black's move, { $white } after White's

sized-then-of-one = ; then { $next } after { $who }'s move

sized-loses = {" "}({ $who } loses { $points } by starting here)
