### Why a file cannot be read or written.

file-error-spot = { $name }, line { $line }, column { $column }: { $reason }

file-error-none = { $name }: { $reason }

format-error-diagram = This board cannot be drawn as text, which has only rectangles. Nothing was written.

format-error-sgf = This board cannot be said in { $name }, which has only rectangles, tori and cylinders; GraphML has every board. Nothing was written.

format-error-read-but-not = { $name } is read, but not written. Nothing was written.

reason-write = { $reason } Nothing was written; the file that is there is unharmed.

reason-nothing-was-written = { $reason } Nothing was written.

reason-diagram-unknown-character-words = { $reason } Stones are B W # @ X O, empty points are dots.

other-game-hint = ; --game N takes another one

# $columns: not in English
# $rows: not in English
# $min_side: not in English
# $max_side: not in English
board-size = { $english }.
