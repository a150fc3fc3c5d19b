### Why there is nothing to answer of an endgame.

endgame-no-stone = the board is empty, so there is no endgame

endgame-no-race = Racing blocks don't count here; only safe stones do.

endgame-only-nothing = --only { $points } makes no region: nothing is open at these points.

endgame-no-game = there is no game to go through move by move
