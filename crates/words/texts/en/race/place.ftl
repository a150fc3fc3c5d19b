### What a point, a region or a node is.

region-name = Region { $id }

region-state = { $open } open

questions-left = { $count ->
        [one] 1 question
       *[other] { NUMBER($count) } questions
    } left

path-text-stands = as it stands

path-text = { $color } { $point }

count-reason = { $all } = { $left } + 1: { $who }'s move leaves { $left }, and it counts itself.

point-description-empty = empty

point-description-region = region { $id }

point-description-useful = useful

point-description-candidate = candidate

ko-ban-black = Black may not take the ko back

ko-ban-white = White may not take the ko back

stone-parts-essential = essential

stone-parts-safe = safe

stone-parts-joined-safe-stones = joined to safe stones

stone-parts-stones = { $stones ->
        [one] 1 stone
       *[other] { NUMBER($stones) } stones
    }

block-parts = { $free ->
        [one] 1 liberty
       *[other] { $free } liberties
    }

empty-parts-shared-liberty = shared liberty

empty-parts-liberty-black-block = liberty of Black's block

empty-parts-liberty-white-block = liberty of White's block

empty-parts-near-both-blocks = in an area that touches both blocks
