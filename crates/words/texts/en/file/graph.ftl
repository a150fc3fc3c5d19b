### What is said of graphs in files.

notice-laid-out = The file has no coordinates: the board was laid out automatically.

notice-laid-out-anew = The coordinates in the file can't be drawn: the board was laid out automatically.

notice-same-place = Points { $one } and { $other } are in the same place.

notice-one-sided = A neighbour listed on one side only was added on the other.

notice-repeated-lines = A line is listed twice; it counts once.

notice-lines-given-more-than = { $count } lines are listed more than once; each counts once.

notice-names-replaced = A point can't be called “{ $first }” here; it has its number instead.

notice-points-cannot-called-file = { $count } points can't keep their names from the file, the first of them “{ $first }”; they have their numbers instead.

notice-other-stones = The stones or names in this file don't match the document saved in it: candidates, the game and everything else that depends on them were left out.

notice-no-periods = The periods in the file aren't valid and were left out.
