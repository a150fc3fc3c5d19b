### The answer to a race in one line, and what each start comes to with the moves that reach it.

race-headline = { $said }: { $points }

start-answer-any-moves = { $said } by any of { $moves } moves

start-answer-yes = { $said } at { $points }; others not read

start-answer-no = { $said } at { $points }

first-name = { $first } to play
