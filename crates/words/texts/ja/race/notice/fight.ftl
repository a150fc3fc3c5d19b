### What the stones do that the count does not see.

not-in-contact = この2つの石は互いに攻め合っていません。

in-atari = { $color }はアタリです。{ $attacker }は{ $name }で取れます。

escape = { $color }は{ $name }で安全な石につながるかもしれません。計算には入っていません。

ko = { $name }にコウがあります。取り返す手は数えません。コウ材は考えていません。

captor-may-die = { $name }が取っても、取ったあとの形が小さく、{ $other }に取り返されるかもしれません。証明すれば確かめられます。

seki-or-both-live = セキとみなします。双方が独立に活きているかは調べきれていません。

over-budget = 大きすぎるため計算を途中で止めました。候補点を減らすか、安全な石を指定してください。
