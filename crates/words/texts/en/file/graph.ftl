### What is said of graphs in files.

notice-laid-out = The file has no coordinates: the board was laid out.

notice-laid-out-anew = The coordinates of the file cannot be drawn: the board was laid out.

notice-same-place = The points { $one } and { $other } lie on each other.

notice-one-sided = A neighbour that is named from one side only was taken for both.

notice-repeated-lines = A line is given twice; it counts once.

notice-lines-given-more-than = { $count } lines are given more than once; each counts once.

notice-names-replaced = A point cannot be called “{ $first }” here; its number stands in.

notice-points-cannot-called-file = { $count } points cannot be called as in the file, the first of them “{ $first }”; their numbers stand in.

notice-other-stones = The stones or names in this file are not those of the document that is saved in it: candidates, the game and everything else that hangs on them was left out.

notice-no-periods = The periods of the file are none, and were left out.
