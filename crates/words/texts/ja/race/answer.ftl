### The answer to a race in one line, and what each start comes to with the moves that reach it.

race-headline = { $said }：{ $points }

start-answer-any-moves = { $said }（初手は{ $moves }通り）

start-answer-yes = { $points }で{ $said }（他は未確認）

start-answer-no = { $points }で{ $said }

first-name = { $first }先
