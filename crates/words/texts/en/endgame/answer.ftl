### The answer to an endgame in one line.

endgame-headline = { $won }; { $point } is biggest

won-whoever-plays-first = Whoever plays first wins

won-play-play = { $black } to play: { $one }; { $white } to play: { $other }

headline-if = { $won } if { $condition }
