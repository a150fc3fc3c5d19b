### What is said while a game by maps is played or replayed.

status-both-elsewhere = 両者パス。

status-captured-repeats = 終わりました。

status-move = { $number }手目：{ $said }

result-yes = （手数の上限）

result-draw = 引き分け

result-wins = { $winner }の{ $by }点勝ち

result-game-ends-after = { $plies }手で終局{ $cap }。{ $won }です。

player-random = { $who }：ルールの許すすべての点から無作為

player-random-from-points = { $who }：{ $map }の点から無作為

choice-has-point-play = { $who }は打てる点がなく、パスします。

choice-random = { $who }はルールの許す{ $count }点すべてから無作為に選びます。

choice-map = { $map }の点には打てないので、{ $who }はルールの許す{ $count }点すべてから選びます。

choice-chooses-from-its-colours = { $who }は黒白を入れ替えた{ $map }の{ $count }点から選びます。

choice-chooses-from = { $who }は{ $map }の{ $count }点から選びます。

chosen-from = { $points }（選外）
