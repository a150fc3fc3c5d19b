### Who wins, in one or two sentences.

conclusion = まだ確定していません

provisional = { $provisional }：{ $conclusion }

named-conclusion-first = 先に打ったほうの勝ち

named-conclusion-black-or-seki = 黒先なら黒の勝ち、白先ならセキ

named-conclusion-white-or-seki = 白先なら白の勝ち、黒先ならセキ

by-start = 黒先なら{ $black }、白先なら{ $white }

assumption = これは暫定です。

no-marks = 盤は空です。石を置き、攻合いをしている黒と白のブロックを1つずつ指定してください。

open-next-region = 次は領域{ $id }です。

open-left = 未検討が{ $questions }か所あり、結果はまだ変わりえます。

no-verdict-position-outside-theory = 理論の範囲外の局面です。

no-verdict-start = 数えるだけでは決まりません。

outcome = どちらが先でも{ $black }。

conclusion-sentence-black = 白が先に打っても黒の勝ちです。

conclusion-sentence-white = 黒が先に打っても白の勝ちです。

conclusion-sentence-first = 先に打ったほうの勝ちです。

conclusion-sentence-seki = セキ。どちらからも取りにいけません。

conclusion-sentence-both-live = 両方とも活きています。相手の生死にかかわらず取られません。

conclusion-sentence-black-or-seki = 黒先なら黒の勝ち、白先ならセキ。

conclusion-sentence-white-or-seki = 白先なら白の勝ち、黒先ならセキ。

sentence-by-start = 黒先なら{ $black }、白先なら{ $white }。

decisive-next-move-decides = 次の一手で決まります。{ $points }は黒白どちらが打っても勝ちです。

decisive-next-move-decides-play = 次の一手で決まります。急所は{ $points }。

decisive-start = 次の一手で決まります。

decisive-next-move-decides-black = 次の一手で決まります。急所は黒なら{ $black }、白なら{ $white }。

key-point = { $color }の急所は{ $points }。
