### All legal positions of a board.

positions = { $legal } legal positions, { $ultimate } of them ultimate.

no-history = all positions are counted without what was on the board before: leave out --ko superko

classes = Points of all of them by class: { $classes }.
