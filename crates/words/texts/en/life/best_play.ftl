### A board solved: the score with best play.

rules = { $scoring }; { $repetition }.

rules-counted = { $scoring }; { $repetition }; { $positions } positions.

scoring-area = Area scoring

scoring-territory = Territory scoring, prisoners from here on

repetition-draw = simple ko, endless play is a draw

repetition-no-result = simple ko, endless play has no result

repetition-positional = no position may come back (positional superko)

repetition-situational = no position may come back with the same side to move (situational superko)

start = { $color } to play: { $result }.

bounds = If the game is to end, the most that Black can force is: { $least }; that White can force: { $most }.

endless-draw = a draw, as play never ends

endless-no-result = no result, as play never ends

best = Best first moves: { $moves }.

# $moves: the moves that lose so much
losing = { $loss ->
        [one] 1 point is
       *[other] { NUMBER($loss) } points are
    } lost by { $moves }.

otherwise = { $moves }: { $result }.

line = A best line: { $moves }.

too-large = { $points } points vary, and at most { $most } can be solved by these rules{ $needs }.

needs = {" "}(even without history the table would need { $megabytes } MB)

too-much-memory = The table would need { $megabytes } MB, more than allowed.

no-territory = Superko goes with area scoring only: by territory play goes on after two passes.

history = Under superko, which moves are legal depends on the whole game, so the board can't be played out here. Choose simple ko.

halted = Not solved: ran out of time or positions, or was stopped.
