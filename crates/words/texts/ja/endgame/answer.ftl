### The answer to an endgame in one line.

endgame-headline = { $won }。最大は{ $point }

won-whoever-plays-first = 先に打ったほうの勝ち

won-play-play = { $black }先なら{ $one }、{ $white }先なら{ $other }

headline-if = { $condition }{ $won }
