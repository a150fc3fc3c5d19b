### Who wins an endgame by how much.

result = { $who } wins by { $by }

ahead = a draw

between = from “{ $low }” to “{ $high }”

between-one = { $who } wins by { $less } to { $more }
