### Who wins an endgame by how much.

result = { $who }の{ MOKU($by) }勝ち

ahead = 持碁

between = 「{ $low }」から「{ $high }」まで

between-one = { $who }の{ MOKU($less) }から{ MOKU($more) }勝ち
