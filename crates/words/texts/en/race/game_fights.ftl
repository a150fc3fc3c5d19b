### The fights of a game.

looked-at = Time was up: { $done } of { $all } positions were looked at.

game-fight = { $number }  { $owner } { $group } ({ $stones } stones): { $other } { $capture } captures
