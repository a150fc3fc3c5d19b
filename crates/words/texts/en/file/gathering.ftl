### What is said when the positions of several files are put into one lesson.

positions-added = { $positions } added.

positions = { $count ->
        [one] 1 position
       *[other] { NUMBER($count) } positions
    }

positions-late = { $positions } from the files can be added now. Your document has changed meanwhile, so nothing was added yet.

positions-reading-names = { $count ->
        [one] 1 file
       *[other] { NUMBER($count) } files
    }

positions-reading-reading-positions = Reading the positions of { $names }…

positions-reading-reading-positions-mib = Reading the positions of { $names }… { $mebibytes } MiB so far.

positions-left-out-not-added = Not added:

positions-left-out-more = And { $more } more.

line-board = { $name }: a lesson can't hold this board; SGF files have only rectangles, tori and cylinders.

line-experiment = { $name }: it holds games to be played by maps, and no position.

line-more-than-positions = { $name }: at most { $most } positions can be added at once; everything from here on was left out.

name = { $file } (game { $number })
