### What is said of a point of an endgame: what stands there and why it is safe, in which region it is, what a move there loses.

endgame-stone-empty = 空点

endgame-stone-stones = 石{ $stones }

safety-not-seen-safe = ここでは安全と分からない石

safety-said = 安全な石

safety-safe = 安全な石（{ $reason }）

endgame-fate-counted-alive = { $name }：活きとして数えています（{ $reason }）。

endgame-fate-yes = { $name }：死に（証明済み）。

endgame-fate-no = { $name }：活き（証明済み）。

endgame-fate-was-not-proved-what = { $name }：死活は証明していません。

endgame-point-region = 領域{ $id }

endgame-point-territory = { $who }地

endgame-point-dame = ダメ

move-there-may-not-play = { $who }は打てません

move-there-best-move = { $who }の最善手

move-there-loses = { $who }は{ $points }目の損

endgame-safe-reason = ダメが{ $count }つある

click-makes-dead = { $here }。クリックで{ $count }子を死に石にする

click-makes-alive = { $here }。クリックで{ $count }子を活き石にする
