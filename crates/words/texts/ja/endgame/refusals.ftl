### Why there is nothing to be told of a position inside a region, or of a board as a sum.

endgame-no-sum-region-has-value = 領域{ $id }の値が分かりません。

endgame-no-sum-region-depends-who = 領域{ $id }はコウの結果によります。

endgame-no-sum-region-side-has = 領域{ $id }では一方に良い手がいくつかあり、一手ずつの木になりません。

endgame-no-sum-nothing = 得をする手は残っていません。

endgame-no-sum-nothing-taken-over = 取り込めません。{ $why }

endgame-path-error-point-lies-region = この点はどの領域にも属しません。

endgame-path-error-region-has-value = この領域の値は分かりません（{ $state }）。

endgame-path-error = { $who }{ $place }

endgame-path-error-move = { $number }手目の{ $played }は{ $fault }。

step-fault-outside = 領域の外です

step-fault-illegal-occupied = 石があります

step-fault-illegal-suicide = 自殺手です

step-fault-illegal-ko = コウ材がないので取り返せません

step-fault-illegal-not-on-board = 盤にない点です

step-fault-unknown = 広い地の中なので調べていません
