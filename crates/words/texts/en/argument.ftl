### Why the command line does not understand what it was asked.

stones-fault-occupied = the file already has stones; give only one of the two

stones-fault-count = the board has { $points } points, but there are { $signs } signs

stones-fault-unknown-sign = sign { $number }, “{ $sign }”, is none of B W # @ X O .

argument-error = { $option } { $text }: column { $column }: { $reason }

reason-no-colon = expected ':' between the moves and the points

reason-no-pick = expected at least one point

reason-no-color = a move begins with b or w, not '{ $word }'

reason-no-point = no point '{ $word }' on this board

reason-empty = no stone stands at '{ $word }'

reason-no-stone = expected a point, or two with a comma between them

reason-many-stones = expected at most two points, one of each colour

reason-not-two = expected two points, such as D6,F1

reason-same = '{ $word }' is named twice

reason-no-move-occupied = { $who } can't play at '{ $word }': a stone is there

reason-no-move-suicide = { $who } can't play at '{ $word }': suicide

reason-no-move-ko = { $who } can't play at '{ $word }': the ko can't be retaken at once

no-node = { $option }: no node { $node }: its moves must be picked before it

outside-region = { $option }: { $point } is not a point of a region there

value-refused = expression: { $reason }

value-refused-in-file = { $name }:{ $line }:{ $column }: { $reason }

value-refused-in-file-2 = { $name }:{ $line }: { $reason }

long-line = { $name }:{ $line }: the line is too long

reading-takes-longer = { $name }: reading takes longer than { $seconds } s; allow more time with --seconds

lines-cut = { $name }: stopped after line { $last }: { $seconds } s are up; allow more time with --seconds

# $cooling_error: not in English
cooling-argument = { $option } { $text }: { $error }

unwritable-answer = cannot write the answer: { $error }

standard-input = standard input

unreadable-input = cannot read { $input }: { $error }
