### Why scores of an endgame are not known, or only between two numbers, in the window and on a terminal alike.

by-hand-edges-only-what = Edges only: what lies behind the border is assumed to stay as it is.

by-hand-region = {" "}of region { $all }

by-hand-regions = {" "}of regions { $all }

by-hand-only-chosen-points = Only the chosen points{ $of } were read; what lies round them stays as it stands.

by-ko-scores-same-whoever = The scores are the same whoever wins kos.

by-ko-scores-same-whoever-wins = The scores are the same whoever wins the ko in region { $all }.

by-ko-scores-same-whoever-wins-2 = The scores are the same whoever wins the kos in regions { $all }.

by-ko-what-move-region = What a move in region { $all } is worth depends on the ko there.

by-ko-what-move-regions = What a move in regions { $all } is worth depends on the kos there.

direct-ko = Region { $id } is a ko worth { $worth }: { $points } decided in three moves, if nobody has a ko threat.

endgame-unknown-nothing-safe = No stone is taken as safe, so there are no regions. Mark safe stones.

endgame-unknown-blocks-out-of-time = Ran out of time proving which groups live and which are dead. Search longer.

too-early-too-early-say = It is too early to say: { $side } has no stone on the board.

too-early-too-early-say-far = It is too early to say: { $point } is far from any stone.

no-border = Region { $id }: no safe stone stands beside it.

smaller-question-read-only-border = read only the border

smaller-question-none = choose only the points that matter

too-large-first-if-they = , { $names } first if they are alive

too-large-too-much-open = Too much is open in region { $id }: { $size } points. Mark more stones as safe{ $first }, or { $only }.

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

not-proved-none = The search of the whole board proved no score: positions come back.

repetition = Region { $id }: positions come back, and what that is worth is not told.

neutral = Region { $id }: points may stay neutral there, in a seki, so its value does not say how it counts by area. A search of the whole board may.

unknown-status = It was not proved that { $named } { $are } dead, so no score is told. Mark stones that live as safe, or take dead ones off.

board-too-large = The whole board is too large to be tried to the end. Mark more stones as safe, so that less of it is open.

differing-proof-play-regions-but = { $who } to play: { $regions } by the regions, but { $board } by the search of the whole board (Black minus White). Please report this position.

differing-proof-play-loses-regions = { $who } to play: { $point } loses { $regions } by the regions, but { $board } by the search of the whole board. Please report this position.

differing-proof-they-still-differ = {" "}They still differ after { $moves }.
