### What books count a move as, with what this program counts beside it.

book-line = Book: { $count } ({ $source }). Here: { $ours }.

# $number: not in English
book-count-gote = { $points } in gote

book-count-sente = { $low } or { $high } points in sente

# $number: not in English
book-count-reverse-sente-much = { $points } in reverse sente, as much as { $twice } in gote

book-count-one-move = a move gains { $number }

# $number: not in English
book-count-better = { $points } better than a monkey jump

# $number: not in English
book-count-costs = it costs { $points } of your own

ours-better-than-worth = { $by } better than { $than }, and worth { $worth }

ours-worth = { $cost } of { $seeming }, and it is worth { $worth }

source-ogawa-davies = Ogawa and Davies, The Endgame, 1976, chapter 2

source-monkey-jump = a proverb; Sensei's Library, Monkey Jump

source-endgame-clamp = Sensei's Library, Endgame Clamp

source-miai-values = Sensei's Library, Miai values list

source-magic-of-go = van Zeijst, The Magic of Go, column 290

source-japanese-rules = The Japanese Rules of Go, 1989, articles 8 and 9
