### The answer to who lives in one line.

life-answer-too-much-open = 未確定の所が多すぎます。まず活きている石を探してください

life-answer-none-points-asked = 調べた点に、先に打つ側で変わる点はありません

life-answer-matters-nowhere-who = どちらが先に打っても変わる点はありません

life-answer-matters-point-who = 先に打つ側で変わる点が1点あります。クリックしてください

life-answer-matters-points-who = 先に打つ側で変わる点が{ $open }点あります。クリックしてください
