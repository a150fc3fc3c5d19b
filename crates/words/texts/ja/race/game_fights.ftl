### The fights of a game.

looked-at = 時間切れ。{ $all }局面のうち{ $done }局面まで調べました。

game-fight = { $number }手  { $owner }{ $group }（{ $stones }子）：{ $other }{ $capture }で取れる
