### What is said of moves in a region of an endgame: what they are worth, what follows, what one of them gained or gave away.

endgame-ko-results = コウ材なし { $no_threats }、黒がコウに勝つと { $black_wins_kos }、白がコウに勝つと { $white_wins_kos }

endgame-step-none = { $who }{ $point }：{ $gains }。

endgame-step-best-move-here = { $who }{ $point }：{ $gains }。ここの最善手です。

endgame-step-worse-than-best = { $who }{ $point }：{ $gains }。ここの最善手より{ $lost }劣ります。

inside-doubted = 受けないとここで生きと分からない石：{ $named }。値では安全とみなしています。

loss-on-board-points = { $low }〜{ $high }目

loss-on-board-first-move-board = 盤全体の初手としては{ $points }の損です。

step-gains-changes-count-what = 目数の変化は不明

step-gains-equal = 得も損もなし

step-gains-greater = { $many }の得

step-gains-less = { $many }の損

endgame-elsewhere-elsewhere = 手抜き

endgame-elsewhere-elsewhere-2 = { $names }か手抜き

endgame-elsewhere = { $who }{ $where_to }

endgame-elsewhere-where-moves-elsewhere = 他の手が{ MOKU($t) }のとき：{ $told }。

ko-graph-title = { $sign }：目数{ $count }、価値{ $worth }
