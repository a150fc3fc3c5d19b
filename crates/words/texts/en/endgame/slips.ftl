### The moves of a game that lost points, and what is written about them in its file.

slips-heading = Moves that lost points, largest first:

# $who: Black or White; $at: a point or a pass
slip-row = Move { $number }, { $who } { $at }: { $lost }

slip-lost = lost { $lost }{ $proviso }{ $better }

slip-if-border = {" "}if the border holds

slip-if-looks = {" "}if groups are dead or alive as they look

slip-if-by-hand = {" "}by the chosen points alone

slip-better = ; { $at } was better

slip-better-pass = ; passing was right

slip-comment = { $number }. { $who } { $lost }.

slip-better-comment = Better: with best play { $score }{ $proviso }.

slips-none = No move is known to have lost points.

slips-none-known = Too much is undecided to judge any of the { $moves } moves.

slips-unknown = { $unknown } of { $moves } moves couldn't be judged: the score before or after isn't known.

slips-no-moves = The game has no moves from there on.
