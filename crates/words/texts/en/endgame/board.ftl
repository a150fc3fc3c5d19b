### What is said of an endgame beside its board: who wins by how much and how that is known, one sentence, a line of theory.

short = { $who } by { $by }

endgame-known-regions = Exact, given the assumptions

endgame-known-exact = Exact

endgame-known-by-hand = Chosen points only

endgame-known-along-border = Edges only

endgame-known-searched = Proved on the board

endgame-known-counted = Counted as it stands

endgame-known-supposed = Counted as it looks

endgame-known-bounded = A ko decides

endgame-known-between = Only a range is known

endgame-known-undecided = Not known yet

endgame-known-sentence-by-hand = Only the chosen points were read. Everything around them is counted as it stands.

endgame-known-sentence-supposed = Stones are counted as dead or alive by how they look; this isn't proved.

endgame-known-sentence-along-border = Only the points where Black's and White's areas meet were read. Everything behind them is counted as it stands: assumed, not proved.

known-in-a-line-far-assumed = given the assumptions

known-in-a-line-by-hand = chosen points only

known-in-a-line-along-border = edges only

known-in-a-line-searched = proved

known-in-a-line-counted = counted as it stands

known-in-a-line-supposed = as it looks

known-in-a-line-bounded = a ko decides

known-in-a-line-between = only a range is known

known-in-a-line-undecided = not known

every-line-said = Every line on the whole board was tried ({ $positions } positions).

every-line-yes = {" "}This assumes that stones marked as safe are never captured.

endgame-sentence-click = Click a group to make it dead or alive.

endgame-sentence-everything-settled = Everything is settled.

endgame-sentence-moves-come-pairs = The moves come in pairs: it does not matter who starts.

endgame-theory-count-temperature-chilled = Count { $count }, temperature { $temperature }, chilled g ={" "}

endgame-theory-territory = ; territory{" "}

endgame-theory-area = ; area { $black }, { $white }

scores-alone-area = ; area { $more }, { $less }

scores-alone-scores = territory { $black }, { $white }{ $area }

scores-alone-stands = As it stands: { $scores }

scores-alone-count-ko = Count { $count }; with the ko: { $scores }

scores-alone-about-ko = Count about { $count }; with the ko: { $scores }

scores-alone-none = With the ko: { $scores }
