### What is said while the endgame of one's own game is practised.

move-costs = It loses { $lost }.

played-well = In the game, { $who } { $at } lost nothing.

played-and-lost = In the game, { $who } { $at } lost { $lost }.
