### Why something cannot be done.

action-error-out-of-board = The point is not on the board.

action-error-there-stone = There is no stone at { $point }.

action-error-suicide = A stone at { $point } would have no liberty.

action-error-ko = The ko at { $point } may not be taken back at once.

action-error-occupied-not-on-board = Nobody can play at { $point }.

action-error-no-position = You can't play while stones on the board have no liberties.

action-error-stone-beside-can = No stone beside { $point } can be removed to give it a liberty.

action-error-no-variation = There are no moves to keep.

action-error-no-list = A file with several positions needs a board with columns and rows.

action-error-no-such-position = That position is no longer in the file.

action-error-last-position = A file needs at least one position.

action-error-nothing-to-guess = Nothing to propose: no black block touches a white one.

edit-error-no-such-point = That point no longer exists.

edit-error-full = A board has at most { $most } points.

edit-error-last-point = A board needs at least one point.

edit-error-bad-name = A name can't contain spaces, commas, colons, slashes or quotes, or begin with - or !.

edit-error-another-point-called = Another point is already called { $name }.

edit-error-bad-place = That place is too far away.

edit-error-loop = A line must join two different points.

# $count: not in English
moves-ended = { $positions } of the game cut off: a move there has lost its point or can no longer be played; Ctrl+Z brings them back.

# $count: not in English
stones-cut-off = { $stones } stood outside the smaller board; Ctrl+Z brings { $them } back.

# $count: not in English
stones-left = { $stones } left behind on the old board; Ctrl+Z brings { $them } back.
