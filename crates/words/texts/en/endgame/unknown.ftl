### Why scores of an endgame are not known, or only between two numbers, in the window and on a terminal alike.

by-hand-edges-only-what = Edges only: everything behind the border is assumed to stay as it is.

by-hand-as-it-looks = The board is taken as it looks: which groups live and die was not proved.

by-hand-edges-as-it-looks = Edges only, and the board as it looks: which groups live and die wasn't proved, and everything behind the border is assumed to stay as it is.

by-hand-region = {" "}of region { $all }

by-hand-regions = {" "}of regions { $all }

by-hand-only-chosen-points = Only the chosen points{ $of } were read; the rest was taken as it stands.

by-ko-scores-same-whoever = The scores are the same whoever wins kos.

by-ko-scores-same-whoever-wins = The scores are the same whoever wins the ko in region { $all }.

by-ko-scores-same-whoever-wins-2 = The scores are the same whoever wins the kos in regions { $all }.

ko-too-large = Region { $id }: the ko has too many positions to say what a move is worth.

ko-unsettled = Region { $id }: the kos can cycle for ever, so no worth is given.

ko-too-fine = Region { $id }: the fractions in the ko get too fine to say what a move is worth.

ko-numbers = Region { $id }: the ko takes too much memory to say what a move is worth.

ko-limit = Region { $id }: ran out of time working out what a move in the ko is worth. Search longer.

half-point-kos-cancel = The half-point kos of regions { $all } cancel out: nobody gains by moving there, if nobody has a ko threat.

half-point-kos-settled = The half-point kos of regions { $all } are { $points } for { $who } together: nobody gains by moving there, if nobody has a ko threat.

half-point-kos-one = The half-point kos of regions { $all } count as one, if nobody has a ko threat: the others come in pairs.

half-point-kos-one-more = The half-point kos of regions { $all } count as one, with { $points } for { $who }, if nobody has a ko threat.

half-point-kos-held = The half-point kos of regions { $all } are { $points } for { $who } together: no move is needed there until everything else is worth less than 1/3, if nobody has a ko threat.

ko-settled = Region { $id }: nobody gains by moving there, if nobody has a ko threat.

ko-last-move = Region { $id }: in the ko only the last move counts, if nobody has a ko threat.

ko-held = { $who } has the ko in region { $id }: no move is needed until everything else is worth less than { $worth }, if nobody has a ko threat.

ko-half-point = Region { $id } is a half-point ko: a move is worth { $worth }, if nobody has a ko threat.

ko-worth = Region { $id } is a ko worth { $worth }: { $points } decided in { $moves } moves, if nobody has a ko threat.

ko-worth-of-kind = Region { $id } has a ko: a move is worth { $worth }, { $kind }, if nobody has a ko threat.

ko-counts-other = It counts { $count }; { $other } if { $who } has the ko threats.

ko-counts-others = It counts { $count }; { $more } if Black has the ko threats, { $less } if White has them.

endgame-unknown-nothing-safe = No stone is taken as safe, so there are no regions. Mark safe stones.

endgame-unknown-blocks-out-of-time = Ran out of time proving which groups live and which are dead. Search longer.

too-early-too-early-say = It is too early to say: { $side } has no stone on the board.

too-early-too-early-say-far = It is too early to say: { $point } is far from any stone.

no-border = Region { $id } has no safe stone next to it.

smaller-question-read-only-border = read only the border

smaller-question-none = choose only the points that matter

too-large-first-if-they = , { $names } first if they are alive

too-large-too-much-open = Too much is undecided in region { $id }: { $size } points. Mark more stones as safe{ $first }, or { $only }.

# $size: not in English
over-budget-time = Ran out of time in region { $id } ({ $points }). Search longer, mark more stones as safe, or { $only }.

# $size: not in English
over-budget-positions = Region { $id } ({ $points }) has too many positions for this search. Search longer, mark more stones as safe, or { $only }.

# $size: not in English
over-budget-memory = Region { $id } ({ $points }) takes too much memory. Mark more stones as safe, or { $only }.

not-added-up-time = Ran out of time adding up the regions. Search longer.

not-added-up-positions = The regions are known, but their sum has too many positions for this search. Search longer.

not-added-up-memory = The regions are known, but their sum takes too much memory.

not-proved-time = Ran out of time searching the whole board.

not-proved-positions = The whole board has too many positions for this search.

not-proved-memory = The search of the whole board takes too much memory.

comes-back = { $who } to play: with best play the stones at { $points } go back and forth for ever, so the rules give no score.

comes-back-between = { $who } to play: with best play the stones at { $points } go back and forth for ever, so the rules give no score. Black can get { $least } or more, and White can keep it to { $most } (Black minus White).

repetition = Region { $id }: positions repeat, so no value is given.

neutral = Region { $id } may keep neutral points, in a seki, so its value doesn't say how it counts by area. A search of the whole board may.

unknown-status = It isn't proved that { $named } { $are } dead, so there is no score. Mark living stones as safe, or remove dead ones.

board-too-large = The whole board is too large to search to the end. Mark more stones as safe to leave less of it open.

differing-proof-play-regions-but = { $who } to play: { $regions } by the regions, but { $board } by the search of the whole board (Black minus White). Please report this position.

differing-proof-play-loses-regions = { $who } to play: { $point } loses { $regions } by the regions, but { $board } by the search of the whole board. Please report this position.

differing-proof-they-still-differ = {" "}They still differ after { $moves }.

over-budget-time-several = Ran out of time in regions { $all }. Search longer, mark more stones as safe, or { $only }.
