### The moves of a game that lost points, and what is written about them in its file.

slips-heading = 損をした手（損の大きい順）：

slip-row = { $number }手目、{ $who }{ $at }：{ $lost }

slip-lost = { $lost }の損{ $proviso }{ $better }

slip-if-border = （境界が破れなければ）

slip-if-looks = （死活が見た目どおりなら）

slip-if-by-hand = （選んだ点だけの計算）

slip-better = 。{ $at }が先でした

slip-better-pass = 。パスが正着でした

slip-comment = { $number }手目、{ $who }：{ $lost }。

slip-better-comment = ここが先。最善なら{ $score }{ $proviso }。

slips-none = 損と分かった手はありません。

slips-none-known = 未定の所が多く、{ $moves }手のどれも判定できません。

slips-unknown = { $moves }手のうち{ $unknown }手は、前後の結果が分からないため判定できません。

slips-no-moves = その先に手がありません。
