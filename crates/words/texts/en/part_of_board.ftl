### Where on a board something lies, as players say it.

part-of-board-upper-left = the upper left

part-of-board-upper-side = the upper side

part-of-board-upper-right = the upper right

part-of-board-left-side = the left side

part-of-board-middle = the middle

part-of-board-right-side = the right side

part-of-board-lower-left = the lower left

part-of-board-lower-side = the lower side

part-of-board-lower-right = the lower right
