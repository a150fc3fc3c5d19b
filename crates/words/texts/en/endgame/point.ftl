### What is said of a point of an endgame: what stands there and why it is safe, in which region it is, what a move there loses.

endgame-stone-empty = empty

endgame-stone-stones = { $stones ->
        [one] 1 stone
       *[other] { NUMBER($stones) } stones
    }

safety-not-seen-safe = not found safe here

safety-said = safe

safety-safe = safe ({ $reason })

endgame-fate-counted-alive = { $name }: counted as alive: { $reason }.

endgame-fate-yes = { $name }: dead, proved.

endgame-fate-no = { $name }: alive, proved.

endgame-fate-was-not-proved-what = { $name }: its fate isn't proved.

endgame-point-region = region { $id }

endgame-point-territory = { $who }'s territory

endgame-point-dame = dame

move-there-may-not-play = { $who } may not play here

move-there-best-move = a best move of { $who }

move-there-loses = { $who } loses { $points }

endgame-safe-reason = { $count } liberties

click-makes-dead = { $here }. Click to mark { $count ->
        [one] it
       *[other] the group of { NUMBER($count) }
    } dead

click-makes-alive = { $here }. Click to mark { $count ->
        [one] it
       *[other] the group of { NUMBER($count) }
    } alive
