### Names of what is known of a game's value, and the whole sheet as plain text.

outcome-zero = zero: the second player wins

outcome-positive = positive: Left wins (Black on a board)

outcome-negative = negative: Right wins (White on a board)

outcome-fuzzy = fuzzy: the first player wins

relation-less = The first is less: it is better for Right.

relation-equal = Both are equal.

relation-greater = The first is greater: it is better for Left.

relation-confused = They are confused: neither is greater, nor are they equal.

cooled-bounds = Cooled by { $t }: ceiling { $ceil }, floor { $floor }

simplification-step-dominated = { $player }'s option { $option } is dominated by { $by }.

simplification-step-option-reversible-through = { $player }'s option { $option } is reversible through { $through } and goes: { $player } has no option there.

simplification-step-option-reversible-through-its = { $player }'s option { $option } is reversible through { $through }; in its place: { $come }.

player-left = Left

player-right = Right

sheet-text-colon = :{" "}

sheet-text-written = As written

facts = Birthday

cooled-fact = Cooled by { $t }

comparison-facts-compared = Compared with

comparison-facts-relation = Relation

comparison-facts-difference = Difference

facts-expression = Expression

facts-canonical-form = Canonical form

facts-outcome = Outcome

facts-mean = Mean

facts-temperature = Temperature

facts-left-stop = Left stop

facts-right-stop = Right stop

facts-ceiling = Ceiling

facts-floor = Floor

details-kind = kind

details-superstar = superstar: every option is a nimber

details-atomic-weight = atomic weight

details-not-all-small = none: the game is not all-small

details-reduced = reduced form

details-left-incentives = Left's moves

details-right-incentives = Right's moves

details-gain = gain { $gains }

details-no-move = none
