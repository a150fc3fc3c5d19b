### What is told of one start of a sum: the score, what moves lose, the best line, what came of trying every order.

over-budget = { $side } to play: not found within the budget.

start-lines-play-score-everything = { $name } to play: the score is { $score }. Everything is played.

start-lines-play-score-best = { $name } to play: the score is { $score }. Best: { $moves }.

start-lines-positions-looked-every = Positions looked at: { $positions }; with every loss and the line { $all }.

losses = { $name } loses { $loss }

best-line = Best line: { $moves }.

sum-tried-said = not within the budget

sum-tried-yes = the same scores ({ NUMBER($positions) } positions)

sum-tried-no = other scores: see below

proof-every-order-was = Every order was tried: the score is { $score } ({ $positions } positions).

proof-every-order-was-tried = Every order was tried ({ $positions } positions): the score is { $proved }, not { $score }. One of the two is wrong.

proof-every-order-could = Every order could not be tried within the budget.

sum-loss-best = best

sum-loss = { $who }: { $told }
