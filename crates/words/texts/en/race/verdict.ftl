### Who wins, in one or two sentences.

conclusion = Not final

provisional = { $provisional }: { $conclusion }

named-conclusion-first = Whoever plays first wins

named-conclusion-black-or-seki = Black to play wins, else seki

named-conclusion-white-or-seki = White to play wins, else seki

by-start = Black to play: { $black }; White to play: { $white }

assumption = This is provisional.

no-marks = The board is empty. Place stones, then mark one black and one white block that fight each other.

open-next-region = The next is in region { $id }.

open-left = { $questions ->
        [one] 1 question
       *[other] { NUMBER($questions) } questions
    } left before the result is final.

no-verdict-position-outside-theory = The position is outside the theory.

no-verdict-start = Counting cannot decide this.

outcome = Whoever plays first: { $black }.

conclusion-sentence-black = Black wins even if White plays first.

conclusion-sentence-white = White wins even if Black plays first.

conclusion-sentence-first = Whoever plays first wins.

conclusion-sentence-seki = Seki: neither side can approach.

conclusion-sentence-both-live = Both live: neither could be captured even if the other were safe.

conclusion-sentence-black-or-seki = Black to play: Black captures. White to play: seki.

conclusion-sentence-white-or-seki = White to play: White captures. Black to play: seki.

sentence-by-start = Black to play: { $black }. White to play: { $white }.

decisive-next-move-decides = The next move decides: { $points } { $verb } for either side.

decisive-next-move-decides-play = The next move decides: play { $points } first.

decisive-start = The next move decides.

decisive-next-move-decides-black = The next move decides: Black plays { $black }, White plays { $white }.

key-point = { $color }'s move is { $points }.
