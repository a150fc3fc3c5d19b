### A game of a cell, turn by turn.

turn-sentence-nothing = なし

turn-sentence-point-map-can = （マップの点には打てない）

turn-sentence-from = { $number }. { $color } { $played } 候補：{ $from }{ $fallback }

end-cap = （手数の上限）

end-black-minus-white = 黒と白の差{ $cap }：{ $margin }
