### What is said while the endgame of one's own game is practised.

move-costs = { $lost }の損です。

played-well = 実戦の{ $who }{ $at }は損のない手でした。

played-and-lost = 実戦の{ $who }{ $at }は{ $lost }の損でした。
