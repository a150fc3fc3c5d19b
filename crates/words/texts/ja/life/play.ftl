### What is said while a point is fought for in a play-out.

status-has-decided = { $point }は{ $owner }のものに決まりました。

status-passed = 両者パス。

status = { $passed }{ $said }

status-repeats = 同形反復です。{ $point }はどちらも取れません。

slip = { $number }手目（{ $place }）で損をしました。{ $point }は{ $before }になるはずでしたが、{ $after }になりました。

outlook-none = 不明

outlook-stand-off = どちらも取れない点

outlook = { $owner }のもの

refusal-over = 終わっています。

refusal-outside-region = { $point }は領域の外です。

no-fight-no-point = どの点を争いますか。先に解析で点をクリックしてください。

no-fight-already-there-nothing = { $point }はすでに{ $owner }のものです。争うものがありません。

no-fight-region-points-vary = { $point }の領域は{ $points }点あり、打ってみるには広すぎます。

no-fight-none-points-asked = { $point }は調べている点ではありません。

no-target = 目標{ $point }に石がありません。別の石をクリックするか、終わり方を変えてください。
