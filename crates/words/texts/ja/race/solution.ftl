### A solved race in words: who wins with which move, how it is known, what was assumed.

start-with-line = 手順：{ $line }。

race-sentence = 攻合いは黒{ $black }と白{ $white }です。
