### Why a file cannot be read or written.

file-error-spot = { $name }, line { $line }, column { $column }: { $reason }

file-error-none = { $name }: { $reason }

format-error-diagram = Only rectangular boards can be drawn as text. Nothing was written.

format-error-sgf = { $name } can hold only rectangles, tori and cylinders; GraphML can hold every board. Nothing was written.

format-error-read-but-not = The program can read { $name }, but not write it. Nothing was written.

reason-write = { $reason } Nothing was written; the existing file is unharmed.

reason-nothing-was-written = { $reason } Nothing was written.

reason-diagram-unknown-character-words = { $reason } Stones are B W # @ X O, empty points are dots.

other-game-hint = ; choose another with --game N

# $columns: not in English
# $rows: not in English
# $min_side: not in English
# $max_side: not in English
board-size = { $english }.
