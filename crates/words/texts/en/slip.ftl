### What a move that gave something away teaches: what should have been played, and how it was answered.

what-was-right-elsewhere = a move elsewhere

what-was-right-was-right-answers = { $right } was right; { $who } answers { $answer }.

what-was-right-was-right = { $right } was right.

what-was-right-answers = { $who } answers { $answer }.

followed-by = { $first } { $second }
