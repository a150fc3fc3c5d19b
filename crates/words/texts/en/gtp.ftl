### What other programs show of this one, and why it does not understand them.

# Names of what can be asked, as menus show them. No slash may stand in them.

race = Race
race-words = Race in words
essential = Essential groups
safe = Safe groups
only = Points looked at
winning-moves = Winning moves
line = Best line
winner = Who wins
liberties = Liberties
regions = Regions
status = This group
endgame = Endgame
losses = Points lost
biggest = Biggest move
order = Order of play
territory = Territory
value = Value of a game
settings = Settings
save = Save with lines

# Why a command is refused. Other programs put the fault in front, so these are fragments without a full stop.

missing = something is missing at the end
too-much = '{ $word }' is one argument too many
no-number = '{ $word }' is not a number
no-color = '{ $word }' is neither black nor white
no-vertex = '{ $word }' is not a point on this board
unknown-key = '{ $word }' is unknown
line-too-long = the line is too long
no-rules = '{ $word }' does not say how to count points
half-points = komi must be a whole or half number of points, not '{ $word }'
named-twice = { $point } is named twice
one-color = both groups have the same color
