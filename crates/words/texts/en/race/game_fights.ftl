### The fights of a game.

looked-at = Time ran out: looked at { $done } of { $all } positions.

game-fight = { $number }  { $owner } { $group } ({ $stones } stones): { $other } { $capture } captures
