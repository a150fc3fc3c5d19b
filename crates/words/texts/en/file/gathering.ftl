### What is said when the positions of several files are put into one lesson.

positions-added = { $positions } added.

positions = { $count ->
        [one] 1 position
       *[other] { NUMBER($count) } positions
    }

positions-late = { $positions } from the files can be added now. The document has changed in the meantime, so nothing was added yet.

positions-reading-names = { $count ->
        [one] 1 file
       *[other] { NUMBER($count) } files
    }

positions-reading-reading-positions = Reading the positions of { $names }…

positions-reading-reading-positions-mib = Reading the positions of { $names }… { $mebibytes } MiB so far.

positions-left-out-not-added = Not added:

positions-left-out-more = And { $more } more.

line-board = { $name }: a lesson cannot hold this board, for an SGF file has only rectangles, tori and cylinders.

line-experiment = { $name }: it holds games that are to be played by maps, and no position.

line-more-than-positions = { $name }: no more than { $most } positions are added at once, and all from here on was left out.

name = { $file } (game { $number })
