### The names of kinds and states of regions, and of rules for choosing a move.

endgame-kind-gote = gote

endgame-kind-black-sente = Black's sente

endgame-kind-white-sente = White's sente

endgame-kind-black-holds = Black has the ko

endgame-kind-white-holds = White has the ko

endgame-kind-dame = dame

endgame-kind-tedomari = only the last move counts

endgame-kind-settled = settled

endgame-kind-in-list = last move

endgame-state-exact = exact

endgame-state-ko = ko

endgame-state-repetition = positions repeat

endgame-state-too-large = too large

endgame-state-over-budget = unfinished

endgame-state-open = no safe stone next to it

endgame-region-state-exact = chosen points only

endgame-region-state-between = count { $count }, worth { $worth }

endgame-region-state-range = { $low } to { $high }

endgame-region-state-chosen-points-only = { $state }, chosen points only

endgame-rule-told-hotstrat = hotstrat

endgame-rule-told-sentestrat = sentestrat

endgame-rule-told-thermostrat = thermostrat

endgame-rule-told-greedy = greedy
