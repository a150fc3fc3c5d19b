### What a solved race takes as safe, each block with its reason.

safe-list = 安全とみなした石：

beyond-sentence = { $which }の手前まで調べました。その先がどうであっても結論は変わりません。

nearby-note = 遠くの石が影響しないときの結果です。

hangs-sentence = { $other }の備えがなければ、{ $own }は{ $point }から逃げられるかもしれません。

left-out-sentence = 読んでいない所：{ $which }とその先。

left-out-points = { $names }ほか{ $rest }か所

safe-sentence = { $color }{ $point }

safe-sentence-2 = { $names }：{ $reason }。

safe-reason-said = 安全と指定

safe-reason-two-eyes = 眼が2つある

safe-reason-room = 眼が2つできる広さがある

safe-reason-outside-race = 攻合いの外にダメが{ $count }つある

safe-reason-joined = 安全な石につながっている

safe-reason-edge = 調べる範囲の端にある

safe-reason-looks = 生きているように見える
