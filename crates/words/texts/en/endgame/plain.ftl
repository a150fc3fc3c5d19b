### An endgame as text for a terminal: scores, the biggest move, the list of regions, the best lines.

plain-endgame = Count, worth and swing are by territory. { $gain }

known-sentence = { $known }.

score-sentence-as-ko-goes = { $range }, depending on a ko

score-sentence-play = { $who } to play: { $result }.

theory-no = ; area { $area }

theory-play = { $who } to play

theory-count-chilled-territory = Count { $count }; chilled { $chilled }; territory { $territory }{ $area } ({ $order }).

theory-count-territory = Count { $count }; territory { $territory }{ $area } ({ $order }).

theory-about-territory = Count about { $count }; territory { $territory }{ $area } ({ $order }).

theory-territory = Territory { $territory }{ $area } ({ $order }).

starts = {" "}/{" "}

row-sized = { $told } [{ $id }: { $details }]

row-other = { $id }: { $kind }{ $details }{ $best }

row-count = count { $count }

row-swing = swing { $swing }

row-proved-best = ; proved best: { $best }

row-depends-on-ko = worth depends on the ko

# $count: not in English
some-points = { $named } ({ $points })

line-text = { $who } to play, a best line: { $moves }

rule-text-play-first-slip = {" "}{ $who } to play, first slip: { $slip }

rule-text-by = By { $name }: { $scores }.{ $error }

safe-text = { $who } { $point } ({ $reason })

safe-text-taken-safe-proof = Taken as safe: { $names }. The proof plays the ko, with all threats on the board.

safe-text-taken-safe-assumes = Taken as safe: { $names }. Assumes no ko threats.

endgame-of-move-end = end

endgame-of-move = { $number } { $who }: { $why }

endgame-of-move-2 = {" "}({ $known })

endgame-of-move-3 = { $number } { $who }: { $told }{ $note }

biggest-in-a-line = biggest move { $worth }

scores-in-a-line-scores = scores { $black } / { $white }

scores-in-a-line-territory-without-ko = { $scores }, territory without ko threats { $black } / { $white }

loss-in-a-line = loss { $lost }

answer-as-it-looks = This is how it looks, not proved; correct it with --dead or --safe.

safe-text-many = { $count } groups (--theory lists them)

row-dame = Dame: { $points }
