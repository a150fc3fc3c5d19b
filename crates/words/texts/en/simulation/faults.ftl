### Why a table cannot be played, read or put together.

experiment-fault-no-cells = a board or a player is missing

experiment-fault-cells-more-than = { $cells } cells are more than a table can have ({ $most }): take fewer boards or players

experiment-fault-more-than-boards = more than { $most } boards

experiment-fault-no-games = a cell needs at least 1 game

experiment-fault-games-cell-more = { $games } games per cell are more than { $most }

rules-error = column { $column }: '{ $text }': expected { $expected }

sizes-error-not-numbers = '{ $text }' is not a range of sizes such as 4..10

sizes-error-falling = sizes { $first }..{ $last }: the first must not be larger than the last

sizes-error-unequal = ranges of { $first } and { $second } sizes do not go together

sizes-error-boards-one-name = { $count } boards under one name are more than { $most }

experiment-file-error-json = not an experiment: { $reason }

experiment-file-error-format = not an experiment (semeai-experiment)

experiment-file-error-version = an experiment of version { $version }, written by a later program

experiment-file-error-its-board-not = its board '{ $name }' can't be found: { $error }

experiment-file-error-graph = its board '{ $name }' is not valid: { $error }

experiment-file-error-its-rules = its rules: { $error }

player-error = { $color }'s player '{ $text }': { $error }

join-error-format = not a piece of a table

join-error-version = a piece of version { $version }, written by a later program

join-error-other = a piece of another experiment

join-error-twice = the same piece a second time

join-error-games = more games than its cell has

join-error-seconds = its "seconds" are not a time that games can take

join-error-stopped = ran out of time

join-error-more-cells-than = more cells than a table can have ({ $most })

join-error-line = line { $line }: { $reason }

too-long = { $games } games would take about { $time }: ask for fewer, give --seconds, or divide them with --shard

long-time-s = { $seconds } s

long-time-minutes = { $minutes } minutes

long-time-years = { $years } years

long-time-days = { $days } days

long-time-hours = { $hours } hours

wants-one-cell = only a single cell can be replayed, but there are { $cells }: name one board and one player for each side
