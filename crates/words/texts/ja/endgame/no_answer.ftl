### Why there is nothing to answer of an endgame.

endgame-no-stone = 盤上に石がないのでヨセはありません

endgame-no-race = 対象ブロックの指定はここでは使いません。安全な石だけを使います。

endgame-only-nothing = --only { $points }は領域になりません。その点に未決着の所はありません。

endgame-no-game = 一手ずつ答えるための着手がありません。
