### What a proposed candidate does.

suggestion = { $who } { $point } { $does }.

suggested-points = This position needs candidates. Proposed: { $names }; Space takes them.

effect-fills = fills a liberty and leaves { $left }

effect-connects = connects and gains { $gains ->
        [one] 1 liberty
       *[other] { $gains } liberties
    }

effect-connects-safe-stones = connects to safe stones

effect-cuts = cuts the block off from { $gains ->
        [one] 1 liberty
       *[other] { $gains } liberties
    }

effect-cuts-block-off-from = cuts the block off from safe stones

effect-captures = captures { $stones ->
        [one] 1 stone
       *[other] { NUMBER($stones) } stones
    }

effect-makes-eye = makes an eye

effect-takes-eye = takes the eye away

effect-throw-in = throws a stone in, which can be captured

effect-prepares-filling = prepares filling { $liberty }
