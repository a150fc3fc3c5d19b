### Why scores of an endgame are not known, or only between two numbers, in the window and on a terminal alike.

by-hand-edges-only-what = 境界だけ調査しました。その奥が今のまま変わらないことは仮定で、証明ではありません。

by-hand-as-it-looks = 盤を見た目どおりに扱っています。石の死活は証明していません。

by-hand-edges-as-it-looks = 盤を見た目どおりに扱い、境界だけ調査しました。石の死活も、境界の奥が今のまま変わらないことも、証明していません。

by-hand-region = 領域{ $all }は

by-hand-regions = 領域{ $all }は

by-hand-only-chosen-points = { $of }選んだ点だけを調べました。まわりは今のまま変わらないものとします。

by-ko-scores-same-whoever = 結果はどちらがコウに勝っても同じです。

by-ko-scores-same-whoever-wins = 領域{ $all }のコウはどちらが勝っても結果は同じです。

by-ko-scores-same-whoever-wins-2 = 領域{ $all }のコウはどちらが勝っても結果は同じです。

ko-too-large = 領域{ $id }：コウの局面が多すぎるため、手の価値は求めていません。

ko-unsettled = 領域{ $id }：コウが際限なく繰り返すため、手の価値は決まりません。

ko-too-fine = 領域{ $id }：コウの分数が細かくなりすぎるため、手の価値は求めていません。

ko-numbers = 領域{ $id }：コウの計算にメモリが足りないため、手の価値は求めていません。

ko-limit = 領域{ $id }：コウの手の価値を求める時間がありませんでした。もっと長く探索してください。

half-point-kos-cancel = 領域{ $all }の半コウは互いに打ち消し合い、コウ材がなければ打っても得はありません。

half-point-kos-settled = 領域{ $all }の半コウは合わせて{ $who }の{ $points }。コウ材がなければ打っても得はありません。

half-point-kos-one = 領域{ $all }の半コウは、コウ材がなければ一つ分です（残りは見合い）。

half-point-kos-one-more = 領域{ $all }の半コウは、コウ材がなければ半コウ一つと{ $who }の{ $points }です。

half-point-kos-held = 領域{ $all }の半コウは合わせて{ $who }の{ $points }。コウ材がなければ、ほかの価値が1/3目未満になるまで打たなくてよい形です。

ko-settled = 領域{ $id }：コウ材がなければ打っても得はありません。

ko-last-move = 領域{ $id }：コウ材がなければ手止まりだけが問題のコウです。

ko-held = 領域{ $id }は{ $who }が持っているコウ：コウ材がなければ、ほかの価値が{ MOKU($worth) }未満になるまで打たなくてよい形です。

ko-half-point = 領域{ $id }は半コウ（一手{ MOKU($worth) }、コウ材なし）。

ko-worth = 領域{ $id }は価値{ MOKU($worth) }のコウ：{ $points }を{ $moves }手で争います（コウ材なし）。

ko-worth-of-kind = 領域{ $id }にはコウがあり、一手{ MOKU($worth) }（{ $kind }、コウ材なし）。

ko-counts-other = 目数は{ MOKU($count) }、{ $who }にコウ材が多ければ{ MOKU($other) }。

ko-counts-others = 目数は{ MOKU($count) }、黒にコウ材が多ければ{ MOKU($more) }、白に多ければ{ MOKU($less) }。

endgame-unknown-nothing-safe = 安全な石がないので領域に分けられません。安全な石を指定してください。

endgame-unknown-blocks-out-of-time = 石の生死を証明する途中で時間が切れました。長く探索してください。

too-early-too-early-say = まだ判断できません。盤上に{ $side }の石がありません。

too-early-too-early-say-far = まだ判断できません。{ $point }はどの石からも遠すぎます。

no-border = 領域{ $id }：安全な石に接していません。

smaller-question-read-only-border = 境界だけ調査してください

smaller-question-none = 必要な点だけを選んでください

too-large-first-if-they = （生きているならまず{ $names }）

too-large-too-much-open = 領域{ $id }は未確定の所が多すぎます（{ $size }点）。安全な石をもっと指定する{ $first }か、{ $only }。

over-budget-time = 領域{ $id }（{ $size }点）は時間が足りませんでした。長く探索するか、安全な石をもっと指定するか、{ $only }。

over-budget-positions = 領域{ $id }（{ $size }点）は局面が多すぎて最後まで調べられませんでした。長く探索するか、安全な石をもっと指定するか、{ $only }。

over-budget-memory = 領域{ $id }（{ $size }点）はメモリが足りません。安全な石をもっと指定するか、{ $only }。

not-added-up-time = 領域を合計する時間が足りませんでした。長く探索してください。

not-added-up-positions = 各領域の値は分かりましたが、和の局面が多すぎて計算できませんでした。長く探索してください。

not-added-up-memory = 各領域の値は分かりましたが、和を計算するメモリが足りません。

not-proved-time = 盤全体を探索する時間が足りませんでした。

not-proved-positions = 盤全体の局面が多すぎて、最後まで探索できませんでした。

not-proved-memory = 盤全体を探索するメモリが足りません。

comes-back = { $who }先：最善の手順では{ $points }の石の取り合いがいつまでも続き、ルールからは結果が決まりません。

comes-back-between = { $who }先：最善の手順では{ $points }の石の取り合いがいつまでも続き、ルールからは結果が決まりません。黒は{ $least }以上にでき、白は{ $most }以下に抑えられます（黒ひく白）。

repetition = 領域{ $id }：同じ局面に戻る手順があり、値が決まりません。

neutral = 領域{ $id }：セキなどで中立の点が残ることがあり、値からは面積の結果が決まりません。盤全体を探索すれば分かることがあります。

unknown-status = { $named }が死んでいると証明できないので、結果は出しません。生きているなら安全と指定し、死んでいるなら取り除いてください。

board-too-large = 盤全体は広すぎて最後まで調べられません。安全な石をもっと指定すると、調べる所が減ります。

differing-proof-play-regions-but = { $who }先：領域からは{ $regions }、盤全体の探索では{ $board }（黒ひく白）で、異なります。この局面を報告してください。

differing-proof-play-loses-regions = { $who }先：{ $point }の損は領域からは{ $regions }、盤全体の探索では{ $board }で、異なります。この局面を報告してください。

differing-proof-they-still-differ = { $moves }の後もまだ異なります。

over-budget-time-several = 領域{ $all }は時間切れです。もっと探索するか、安全な石を増やすか、{ $only }。
