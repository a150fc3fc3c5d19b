### The order of play in an endgame as tables: one best line, and what rules for choosing a move make of the position.

gain-in-ko = ?：コウの手が何目の得かは示しません。証明で分かるのは結果です。

line-comment-region = 領域{ $region }

line-comment = 。

line-comment-none = { $region }。{ $count }

line-comment-gains = { $region }、{ MOKU($gain) }の得。{ $count }

line-comment-nothing-left-gained = 、得をする手は残っていません。

line-comment-biggest-move-then = 、残る一番大きい手は{ MOKU($left) }。

rule-not-tried = 選べる手が多すぎて不明

rules-left-out-rules-choosing-move = 境界が証明されていないので、規則による打ち方は調べません。

rules-left-out-rules-choosing-move-not = コウが関わるので、規則による打ち方は調べません。

rule-loses-loses-all = 合計{ $worst }の損

rule-loses-may-lose-several = { $worst }損することがある：同じ大きさに見える手が複数

rule-loses-loses-several-moves = { $lost }の損：同じ大きさに見える手が複数

first-slip = 最初の損：{ $slip }

slip = { $number }手目{ $place }で{ $lost }の損。{ $better }が先です。

order-heading = { $who }先：最善に打って{ $score }。
