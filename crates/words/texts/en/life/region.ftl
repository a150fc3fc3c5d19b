### What became of a region.

# $region_2: not in English
region-sentence-varying = { $region ->
        [one] 1 point
       *[other] { NUMBER($region) } points
    }

region-sentence-region-positions = The region of { $place }: { $varying }, { $positions } positions.

region-sentence-too-large = The region of { $place } has { $varying }: so many are classified only when you ask.

region-sentence-region-has-more = The region of { $place } has { $varying }, more than { $most_points }{ $needs }: mark more stones as safe, or look at a part of the board.

region-sentence-too-large-for-history = The region of { $place } has { $varying }, more than the { $most } that superko allows. No table of positions is enough there: what was on the board before counts, and the lines of play have no bound that memory could hold. Ask by simple ko instead.

region-sentence-region-has-its = The region of { $place } has { $varying }: its table would need { $megabytes } MB, more than allowed.

region-sentence-halted = The region of { $place } has { $varying }: its table wasn't finished. It was stopped, or ran out of time or positions.

needs = {" "}(its table would need { $gigabytes } GB)
