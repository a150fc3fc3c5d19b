### What is worth knowing about a file that was read.

game-of-file = Game { $number } of { $games } in this file.

button-marks-only-leave = No, just marks

button-rebuilt-mark = Check

message = The file says { $said } to play, the comment says { $other }.

illegal-move = Move { $number } at { $point } is not legal; this is the position before it.

# $moves: not in English
after-game = This is the position after { $count } of the game. The game itself is kept in the file.

tree-too-large = The tree of moves is too large to load in full; the rest stays in the file.

record-too-large = The game has more than { $positions } positions. You can step through the first of them; the rest stays in the file.

variations-cut = Variations with a move that can't be played: { $variations }. You can step through them up to there; the file keeps them as they are.

marks-only-file-has-circled = The file has circled stones. Are they the target blocks?

marks-only-file-has-stones = The file has stones with squares. Are they safe?

marks-only-file-has-stones-circles = The file has stones with circles and squares. Are they the target blocks and the safe stones?

rebuilt-saved-block-attributes = Saved by { $program }; block attributes were rebuilt from circles and squares.

rebuilt-none = Stones were changed by another program; block attributes were rebuilt from circles and squares.
