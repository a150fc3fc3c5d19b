### What is worth knowing about a text that was read as a diagram.

note-move-signs = skipped the move signs next to stones ({ $count }).

note-numbers-points-moves = the numbers on points were read as moves ({ $moves }); { $next } is to play.

note-row-figures = the numbers right next to the points were read as row numbers.

note-between-points-was = “{ $sign }” between the points was read as a drawn line, not as an empty point.

note-between-stones-was = “{ $sign }” between the stones was read as an empty point, not as a drawn line.

note-small-stones = no other sign is a stone, so lower-case letters were read as stones.

note-was-read-stone = “{ $sign }” was read as a stone of { $color }.

note-column-names = { $named } columns are labelled, but a row has { $points } points; the points were used.

note-more-diagrams = only the first diagram was read; more in this text: { $count }.

note-whole = only two opposite edges are drawn; the diagram was read as the whole board.

words-so-were-words = {" "}So were words in { $more ->
        [one] 1 other place
       *[other] { NUMBER($more) } other places
    }.

words-part-board-was = “{ $text }” is not part of the board and was skipped.{ $also }

of-part-nothing-says-where = {" "}Nothing says where it belongs, so it is in the middle.

of-part-edge-drawn-so = no edge is drawn { $sides }, so this is part of a board. It was read as part of a board of { $columns } by { $rows } points, with no stones outside the diagram.{ $centred }

sides-left = to the left

sides-right = to the right

sides-above = above

sides-below = below

sides = ,{" "}
