### What is said while a game by maps is played or replayed.

status-both-elsewhere = Both passed.

status-captured-repeats = It is over.

status-move = Move { $number }: { $said }

result-yes = , at the cap

result-draw = a draw

# $by: not in English
result-wins = { $winner } wins by { $points }

result-game-ends-after = The game ends after { $plies } moves{ $cap }: { $won }.

player-random = { $who }: at random, from all points that the rules allow

player-random-from-points = { $who }: at random from the points of { $map }

choice-has-point-play = { $who } has no point to play on, and passes.

# $count: not in English
choice-random = { $who } chooses at random from all { $points } that the rules allow.

# $count: not in English
choice-map = No point of { $map } can be played: { $who } chooses from all { $points } that the rules allow.

# $count: not in English
choice-chooses-from-its-colours = { $who } chooses from { $points } of { $map }, with the colours swapped.

# $count: not in English
choice-chooses-from = { $who } chooses from { $points } of { $map }.

chosen-from = { $points }, fallback
