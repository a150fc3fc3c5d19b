### A game of a cell, turn by turn.

turn-sentence-nothing = nothing

turn-sentence-point-map-can = {" "}(no point of the map can be played)

turn-sentence-from = { $number }. { $color } { $played }, from { $from }{ $fallback }

end-cap = {" "}at the cap

end-black-minus-white = Black minus White{ $cap }: { $margin }
