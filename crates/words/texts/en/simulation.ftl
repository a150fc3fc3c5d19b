### A table of simulated games: what every cell came to, which boards are alike, a game of it, and the maps that win most.

rules-sentence = Rules { $name }, seed { $seed }.

cell-sentence-game-was-played = { $heading }: no games played.

table-corner = Black wins in % [interval] (printed)

cell-sentence-black-wins-games = { $heading }: Black wins { $won } % ({ $low } to { $high }) of { $games } games, White { $lost } %, draws { $draws } %; capped { $capped } %, fallbacks { $fallback } %, { $plies } plies a game.{ $printed }{ $open }

# $points_2: not in English
heading-points = { $points ->
        [one] 1 point
       *[other] { NUMBER($points) } points
    }

heading-black-white = { $board } ({ $points }), Black { $black }, White { $white }

player = at random

printed = {" "}Printed: { $paper } %; { $errors } standard errors from it.

open = {" "}Not finished: { $asked } games were asked for.

cells-finished = cells finished: { $finished } of { $all }

stopped-sentence = Stopped: { $finished } of { $all } cells are finished.

first-cells-sentence = A table can have { $most } cells, so only the first { $most } are played.

first-shown-sentence = The first { $shown } of { $all } cells are shown. A saved or copied table has them all.

unread-sentence = Ran out of time: not all lines were read.

incomplete-sentence = The table is incomplete: { $missing } cells are missing, { $open } lack games.

paper-notes-printed-numbers-games = The printed numbers are of 10,000 games each, by N. Sato and K. Anada; the boards and rules are our interpretation.

paper-notes-printed-maps-not = The printed maps are not those that were simulated: (2) and (3) are complements on the empty points and have the same rates, (1) is empty on the honeycomb and wins 68.0 %.

paper-notes-conjectured-maps-were = Conjectured maps were chosen by fit among many, so their agreement is no test; the maps of the paper are not known.
