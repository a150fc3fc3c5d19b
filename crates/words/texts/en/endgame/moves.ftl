### What is said of moves in a region of an endgame: what they are worth, what follows, what one of them gained or gave away.

endgame-ko-results = without threats { $no_threats }, Black wins kos { $black_wins_kos }, White wins kos { $white_wins_kos }

endgame-step-none = { $who } { $point } { $gains }.

endgame-step-best-move-here = { $who } { $point } { $gains }: a best move here.

endgame-step-worse-than-best = { $who } { $point } { $gains }, and is { $lost } worse than the best move here.

inside-doubted = No longer seen to live here unless answered: { $named }. The values take them as safe.

loss-on-board-points = { $low } to { $high } points

loss-on-board-first-move-board = As the first move on the board it loses { $points }.

step-gains-changes-count-what = changes the count by an unknown amount

step-gains-equal = gains nothing

step-gains-greater = gains { $many }

step-gains-less = gives { $many } away

endgame-elsewhere-elsewhere = elsewhere

endgame-elsewhere-elsewhere-2 = { $names } or elsewhere

endgame-elsewhere = { $who } { $where_to }

endgame-elsewhere-where-moves-elsewhere = If moves elsewhere are worth { $t }: { $told }.

ko-graph-title = { $sign }: count { $count }, worth { $worth }
