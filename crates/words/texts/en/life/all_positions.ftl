### All legal positions of a board.

positions = { $legal } legal positions, { $ultimate } of them ultimate.

classes = Points of all of them by class: { $classes }.
