### Many graphs, counted by the classes of their empty boards.

census-line = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $graphs } graphs; all N { $first }, all P { $stand_off }, mixed { $mixed }; { $ko } depend on ko.

census-too-large = --census { $points }: give a number of points from 1 to { $most } (there are { $graphs } connected graphs of { $most } points), or a graph6 file

census-needs-seconds = --census { $points }: { $graphs } graphs take about { $minutes } minutes on two cores; give the time with --seconds, and a file with --save to go on from later

census-cut = stopped after { $done } of { $graphs } graphs: { $seconds } s are up; allow more time with --seconds, or go on from a file with --save

census-no-row = { $name }:{ $line }: not a row of a census; give another file to --save
