### What is said of an endgame beside its board: who wins by how much and how that is known, one sentence, a line of theory.

short = { $who }{ MOKU($by) }

endgame-known-regions = 仮定のもとで正確

endgame-known-exact = 正確

endgame-known-by-hand = 選んだ点だけ

endgame-known-along-border = 境界だけ調査

endgame-known-searched = 盤上で証明

endgame-known-counted = このまま計算

endgame-known-supposed = 見た目で計算

endgame-known-bounded = コウしだい

endgame-known-between = 分かっているのは範囲だけ

endgame-known-undecided = 未定

endgame-known-sentence-by-hand = 選んだ点だけを調べました。まわりは今のままとして数えています。

endgame-known-sentence-supposed = 石の死活は見た目で判断して数えています。証明ではありません。

endgame-known-sentence-along-border = 黒と白の境界の点だけを調べました。その奥は今のままとして数えています。これは仮定で、証明ではありません。

known-in-a-line-far-assumed = 仮定のもと

known-in-a-line-by-hand = 選んだ点だけ

known-in-a-line-along-border = 境界だけ調査

known-in-a-line-searched = 証明

known-in-a-line-counted = このまま計算

known-in-a-line-supposed = 見た目で計算

known-in-a-line-bounded = コウしだい

known-in-a-line-between = 範囲だけ分かっている

known-in-a-line-undecided = 未定

every-line-said = 盤全体のすべての手順を調べました（{ $positions }局面）。

every-line-yes = 安全と指定した石は取られないものとしています。

endgame-sentence-click = 石をクリックすると、その死活を変えられます。

endgame-sentence-everything-settled = すべて決着しています。

endgame-sentence-moves-come-pairs = 見合いになっていて、どちらが先でも結果は同じです。

endgame-theory-count-temperature-chilled = 目数{ MOKU($count) }、温度{ $temperature }、冷却した値 g ={" "}

endgame-theory-territory = 、地{" "}

endgame-theory-area = 、面積 { $black }、{ $white }

scores-alone-area = 、面積 { $more }、{ $less }

scores-alone-scores = 地 { $black }、{ $white }{ $area }

scores-alone-stands = このまま計算すると{ $scores }

scores-alone-count-ko = 目数{ MOKU($count) }、コウを含めると{ $scores }

scores-alone-about-ko = 目数は約{ MOKU($count) }、コウを含めると{ $scores }

scores-alone-none = コウを含めると{ $scores }
