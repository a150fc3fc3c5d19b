### An experiment of one's own, a search among maps, and two maps over random games: what the window says of them.

entry-fault-sentence-expected-number-games = expected a number of games from 1 to { $most }

entry-fault-sentence-expected-whole-number = expected a whole number from 0 to { $most }

experiment-size-said = { $games } games in { $cells } cells

experiment-size-about = { $said }; about { $time }

long-experiment = This would take about { $time }. You can cancel at any time; finished cells stay.

rule-part-fill-own-eyes = fill own eyes

rule-part-ko = ko

rule-part-end = end

rule-part-score = score

rule-part-pass = pass

rule-value-no = no

rule-value-yes = yes

rule-value-rule = no rule

rule-value-simple = simple

rule-value-superko = superko

rule-value-two-passes = two passes

rule-value-one-pass = one pass

rule-value-area = area

rule-value-stones = stones

rule-value-territory = territory

rule-value-last-resort = last resort

rule-value-any-time = any time

explore-round = Round { $number }: { $classes } ways to play, { $games } games each

over-games-sentences-first = In { $all } positions of { $games } random games, they agree on the empty points in { $playable }, on all points in { $equal }.

over-games-sentences-position-was-found = Found no position where they differ on an empty point; that proves nothing, only laws do.
