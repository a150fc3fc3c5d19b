### Why there is no answer to a sum.

sum-refused-none = column { $column }: { $reason }

sum-refused = { $name }:{ $line }:{ $column }: { $reason }

expected-numbers = { $option } { $text }: expected { $form }

too-many-endings = --count { $text }: the numbers have more than 127 bits

sum-too-large-too-large = the numbers of the sum, over their common denominator, are too large

sum-too-large-halted = not found within the budget

no-plane = --plane: the sum is not one tree of depth 2 among gotes, with one option a side
