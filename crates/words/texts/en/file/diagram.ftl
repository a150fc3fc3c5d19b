### What is worth knowing about a text that was read as a diagram.

note-move-signs = signs of moves beside stones were passed over ({ $count }).

note-numbers-points-moves = the numbers on points are moves that have been played ({ $moves }); { $next } plays next.

note-row-figures = the figures right beside the points were read as the numbers of the rows.

note-between-points-was = “{ $sign }” between the points was read as a drawn line, not as an empty point.

note-between-stones-was = “{ $sign }” between the stones was read as an empty point, not as a drawn line.

note-small-stones = no other sign is a stone, so the small letters were read as stones.

note-was-read-stone = “{ $sign }” was read as a stone of { $color }.

note-column-names = { $named } columns are named, but a row has { $points } points; the points were believed.

note-more-diagrams = only the first diagram was read; more in this text: { $count }.

note-whole = borders are drawn on two opposite sides only; what is drawn was taken as the whole board.

words-so-were-words = {" "}So were words elsewhere, in { $more ->
        [one] 1 place
       *[other] { NUMBER($more) } places
    }.

words-part-board-was = “{ $text }” is no part of the board and was passed over.{ $also }

of-part-nothing-says-where = {" "}Nothing says where it lies, so it is in the middle.

of-part-edge-drawn-so = no edge is drawn { $sides }, so this is a part of a board. It was taken as a part of { $columns } by { $rows } points, with nothing on those that are not drawn.{ $centred }

sides-left = to the left

sides-right = to the right

sides-above = above

sides-below = below

sides = ,{" "}
