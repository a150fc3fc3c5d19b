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

listed-maps = { $count } maps of depth up to { $depth }: leaves B, W, V, H; P and Q with numbers up to { $most }, one more than a point has neighbours ({ $neighbors }), a cap of ours; ~ (complement) is our addition to the paper's operators. Of A|B and B|A, and of A&B and B&A, one is listed.
