### What a move that gave something away teaches: what should have been played, and how it was answered.

what-was-right-elsewhere = 手抜き

what-was-right-was-right-answers = 正解は{ $right }。{ $who }は{ $answer }と応じます。

what-was-right-was-right = 正解は{ $right }。

what-was-right-answers = { $who }は{ $answer }と応じます。

followed-by = { $first }{ $second }
