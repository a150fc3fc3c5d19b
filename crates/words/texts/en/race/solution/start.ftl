### Each start of a solved race: who wins, with which moves, how far ahead, and what a ko decides.

solved-conclusion = A ko decides

conclusion-by-points-won = { $won } at { $points }

# $won: not in English
# $opponent: not in English
conclusion-by-points-ends-seki = { $starter } to play wins at { $points }, else seki

# $starter: not in English
conclusion-by-points-ko = { $won }; a ko if { $opponent } starts

nearby-conclusion = If nothing farther away matters: { $conclusion }

# $opponent: not in English
each-start = { $named }; a ko if { $starter } starts

result-sentence-nearby = { $starter } to play, as far as is known: { $outcome }.

result-sentence-play-if-nothing-farther = { $starter } to play, if nothing farther away matters: { $outcome }.

result-sentence-proof = { $starter } to play, whatever lies beyond: { $outcome }.

result-sentence-proof-count = { $starter } to play: { $outcome }.

no-result = The line repeats; no result under Japanese rules.

left-open-after-capture = Not searched to the end: what follows the first capture. Whoever captures first is assumed to live.

left-open-ko-threats = Not searched to the end: whether ko threats change the result.

overturned-sentence = A search that left out more said “{ $earlier }”; the wider search disagrees.

open-start = {" "}/{" "}

open-start-known = { $starter } to play: not decided. Possible: { $possible }.

open-start-count-says-but = The count says “{ $outcome }”, but its conditions do not all hold here.

moves-sentence-ends-seki = { $points } keep{ $verb } the seki.

moves-sentence-ends-both-live = { $points } give{ $verb } nothing away.

moves-sentence-ko = { $points } fight{ $verb } the ko.

moves-sentence-win = { $points } win{ $verb }.

losing-sentence-ends-seki = No first move loses it.

losing-sentence-ends-both-live = { $points } would give life away.

losing-sentence-lose-seki = { $points } lose{ $verb } the seki.

unjudged-sentence-not-read-end = Not read to the end: { $points }.

unjudged-sentence-ends-seki = keep the seki too

unjudged-sentence-ends-both-live = give nothing away either

unjudged-sentence-ko = fight the ko too

unjudged-sentence-win-too = win too

unjudged-sentence-other-moves-may = Other moves may { $may }: { $points }.

points-text = { $names } and { $rest } more

lead-sentence-endless = { $name } never has to answer.

lead-sentence-moves = { $name } can't afford to tenuki.

lead-sentence-must-answer-every-move = { $name } must answer every move.

lead-sentence-at-least = { $name } is at least { $count ->
        [one] 1 move
       *[other] { NUMBER($count) } moves
    } ahead and can play elsewhere { $times }.

lead-sentence-moves-ahead-can-play = { $name } is { $count ->
        [one] 1 move
       *[other] { NUMBER($count) } moves
    } ahead and can play elsewhere { $times }.

no-need-sentence = { $starter } doesn't need to move.

may-pass-sentence = { $starter } may also play elsewhere.
