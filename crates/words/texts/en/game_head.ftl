### Who played a game and how it ended.

recorded-result = Recorded result: { $said }

move-of-game = Move { $at } of { $moves }

start-of-game =
    { $moves ->
        [one] The start of a game of 1 move
       *[other] The start of a game of { $moves } moves
    }

game-head = komi { $said }

result-text-wins = { $who } wins

result-text-r-resign = { $who } wins by resignation

result-text-t-time = { $who } wins on time

result-text-f-forfeit = { $who } wins by forfeit

result-text-wins-2 = { $who } wins by { $points }
