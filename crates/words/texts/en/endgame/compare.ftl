### Two moves of a side beside each other.

compare-bigger = { $one } is bigger: worth { $worth }, against { $less }.

compare-only = { $one } is bigger: a move at { $other } gains nothing.

compare-better-here = { $one } is the better move there.

compare-as-big = Both are worth { $worth }.

compare-as-good = Both are as good there.

compare-unknown = Which is bigger isn't known.

compare-miai = { $one } and { $other } are miai: together they count { $count }, whoever plays first.

# $details: worth, kind, count, what follows
compare-row = { $at }: { $details }

compare-worth = worth { $worth }

compare-gives-away = not the best move there (gives away { $lost })

compare-count = count { $before } → { $after }

compare-then = then { $next }

compare-in-territory = in settled territory

compare-nothing-known = not known

compare-score = { $who } to play: { $first }, { $second }{ $proviso }.

compare-lossless = { $at } loses nothing ({ $score })

compare-loses = { $at } loses { $lost } ({ $score })

compare-loss-unknown = what { $at } loses isn't known

compare-depends-on-ko = {" "}(depending on a ko)

no-comparison-same = Choose two different points.

no-comparison = { $at }: { $reason }

first-to-compare = { $at } or which other move? Ctrl-click that.
