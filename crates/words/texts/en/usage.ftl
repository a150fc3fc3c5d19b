### What the command line says of values that its own readers refuse; the rest the reader of arguments says, in English alone.

value-error =
    { $option } cannot be '{ $value }': { $fault }

    For more information, try '--help'.

value-fault-not-whole = expected a whole number

value-fault-not-from-one = expected a whole number, 1 or more

value-fault-no-position = a search needs at least 1 position

value-fault-not-seconds = expected a number of seconds above 0, such as 2.5

value-fault-no-komi = expected a number of half points, such as 6.5

value-fault-no-prisoners = expected two numbers of prisoners from 0 to 1000, such as 3,5

value-fault-no-ending = expected territory, ultimate, or target: and a point, such as target:C3

value-fault-no-seed = expected a whole number from 0 to 18446744073709551615

value-fault-expected-kind-exercises = expected an exercise topic: { $kinds }

value-fault-no-grade = expected a level from 1 to 3

value-fault-no-games = expected a whole number of games from 1 to 1000000000000

value-fault-no-share = expected a share, such as 2/10 for the second of ten

value-fault-no-depth = expected a depth from 1 to 3

## The program with the window.

window-help =
    Study capturing races, endgames and life and death in Go: who wins, and why.

    Usage: semeai [FILE]

    Arguments:
      {"["}FILE]  Position or game to open, or folder of problems [default: the last file]

    Options:
      -h, --help     Print help
      -V, --version  Print version

    The same on the command line: semeai-cli --help

unexpected-argument =
    unexpected argument '{ $argument }'

    For more information, try '--help'.
