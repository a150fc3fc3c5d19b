### The names of kinds and states of regions, and of rules for choosing a move.

endgame-kind-gote = 後手

endgame-kind-black-sente = 黒の先手

endgame-kind-white-sente = 白の先手

endgame-kind-black-holds = 黒が持つコウ

endgame-kind-white-holds = 白が持つコウ

endgame-kind-dame = ダメ

endgame-kind-tedomari = 手止まりだけが問題

endgame-kind-settled = 決着済み

endgame-kind-in-list = 手止まり

endgame-state-exact = 正確

endgame-state-ko = コウ

endgame-state-repetition = 同形反復

endgame-state-too-large = 大きすぎる

endgame-state-over-budget = 探索が途中

endgame-state-open = 安全な石に接していない

endgame-region-state-exact = 選んだ点だけ

endgame-region-state-between = 目数{ $count }、価値{ $worth }

endgame-region-state-range = { $low }〜{ $high }

endgame-region-state-chosen-points-only = { $state }（選んだ点だけ）

endgame-rule-told-hotstrat = 最大の手（hotstrat）

endgame-rule-told-sentestrat = 先手に受ける（sentestrat）

endgame-rule-told-thermostrat = 温度で選ぶ（thermostrat）

endgame-rule-told-greedy = 目先の得（greedy）
