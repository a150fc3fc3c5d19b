### One point: what it is, and the rule by which.

reach-sentence = Black's moves reach { $black }, White's { $white }, so it is { $class }.

first-moves-yes = After a first move of { $player }

first-moves-no = { $player } has no move there.

taking-moves = { $player } takes it by playing at { $moves }.

no-class = { $point } has no class: it is in a region without an answer, or is not asked about.
