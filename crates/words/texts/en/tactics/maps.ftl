### What a map is by itself, what laws say of it, and what it is on a position.

# $size: not in English
map-lines = Depth { $depth }, { $parts }.

law-sentences-law-equal-depth = By law it is equal to { $other } (depth { $depth }).

law-sentences-empty-points-law = On the empty points it is by law equal to { $other } (depth { $depth }).

equal-presets-everywhere = Equal on all points by law: { $names }.

equal-presets-on-empty = Equal on the empty points by law: { $names }.

no-law = Found no law that makes it smaller or equal to a preset.

set-sentences-result = Result, { $all }

set-sentences-empty-points = On empty points, { $empty }

set-sentences-can-play = { $who } can play { $playable }

# $count: not in English
map-note = { $map }: { $points }, of which { $who } can play { $playable }.
