### What books count a move as, with what this program counts beside it.

book-line = 囲碁の本では、{ $count }（{ $source }）。ここでは、{ $ours }。

book-count-gote = 後手{ $number }目

book-count-sente = 先手{ $low }〜{ $high }目

book-count-reverse-sente-much = 逆先手{ $number }目、後手{ $twice }目に相当

book-count-one-move = 一手{ $number }目

book-count-better = サルスベリより{ $number }目得

book-count-costs = 自分の地が{ $number }目減る手

ours-better-than-worth = { $than }より{ $by }目得で、{ $worth }

ours-worth = { $seeming }目あるように見えて{ $cost }目減る。その手の価値は{ $worth }

source-ogawa-davies = 小川・デイビス「The Endgame」1976年、第2章

source-monkey-jump = 一般に言われる数。Sensei's Library「Monkey Jump」

source-endgame-clamp = Sensei's Library「Endgame Clamp」

source-miai-values = Sensei's Library「Miai values list」

source-magic-of-go = ファン・ザイスト「The Magic of Go」第290回

source-japanese-rules = 日本囲碁規約、1989年、第八条・第九条
