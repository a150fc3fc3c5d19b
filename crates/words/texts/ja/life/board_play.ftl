### What is said while a small board is played against best play.

status-passed = 両者パス。

status-over = { $passed }{ $score }。

status-repeats = 同じ局面に戻りました。{ $score }。

slip = { $number }手目（{ $place }）：{ $before }から{ $after }になりました。

refusal-over = 終わっています。
