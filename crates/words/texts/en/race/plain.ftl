### The whole analysis as plain text, for a terminal.

plain-report = This is an endgame with no race marked: use `semeai-cli endgame` to see what its regions are worth.

sum = Sum

sum-cooled = Cooled by 2

sum-adjusted = Adjusted

sum-rule = Rule

sum-numbers-near-stand = (Numbers near 1000 stand for a block that lives.)

adjusted-values-black = Black first ceil(g) = { $black }

adjusted-values-white = White first floor(g) = { $white }

questions-questions-left = { $count ->
        [one] 1 question
       *[other] { NUMBER($count) } questions
    } left:

questions-useful = useful: { $names }

regions-region = Region

regions-side = Side

regions-liberties = Liberties

regions-value = Value

regions-mean = Mean

regions-temp = Temp.

regions-state = State

shared-lines-shared-liberties = Shared liberties

shared-lines-shared-not-plain = Shared, not plain

shared-lines-open-not-closed = Open, not closed in around the blocks
