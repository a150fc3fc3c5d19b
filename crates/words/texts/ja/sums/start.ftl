### What is told of one start of a sum: the score, what moves lose, the best line, what came of trying every order.

over-budget = { $side }先：限られた手間では分かりません。

start-lines-play-score-everything = { $name }先：{ $score }目。打つところはありません。

start-lines-play-score-best = { $name }先：{ $score }目。最善は{ $moves }。

start-lines-positions-looked-every = 調べた局面：{ $positions }、すべての損と手順まで{ $all }。

losses = { $name }は{ $loss }目の損

best-line = 最善の進行：{ $moves }。

sum-tried-said = 限られた手間では試せず

sum-tried-yes = 結果は同じ（{ NUMBER($positions) }局面）

sum-tried-no = 結果が異なる（下に表示）

proof-every-order-was = すべての順序を試しました：{ $score }目（{ $positions }局面）。

proof-every-order-was-tried = すべての順序を試すと{ $proved }目で、{ $score }目ではありません（{ $positions }局面）。どちらかが誤りです。

proof-every-order-could = 限られた手間ではすべての順序を試せませんでした。

sum-loss-best = 最善

sum-loss = { $who }先：{ $told }
