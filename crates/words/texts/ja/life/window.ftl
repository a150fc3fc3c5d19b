### What the window says of classes beside what every face does.

life-cost = { $points }点：約{ $seconds }秒、{ $megabytes } MB

ko-sentence = コウによります。単純コウでは{ $simple }、黒がコウにすべて勝てば{ $black }、白なら{ $white }です。

race-class-sentence = { $names }は{ $class }

race-class-sentence-race = 印の付いた二つの石の攻合いは、判定の証明により{ $letters }です。

race-class-sentence-who-captures-one = { $race }取れるかどうかと活きているかどうかは別の問題で、死活では{ $lives }です。
