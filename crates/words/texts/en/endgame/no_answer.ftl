### Why there is nothing to answer of an endgame.

endgame-no-stone = no stone is on the board, so there is no endgame

endgame-no-race = Blocks that race count for nothing here; only safe stones do.

endgame-only-nothing = --only { $points } makes no region: nothing is open at these points.

endgame-no-game = there is no game with moves to answer move by move
