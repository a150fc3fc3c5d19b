### The first move of an endgame in sentences: the biggest one, what comes before it, and what a proof says of it where a ko decides.

of-one-worth = 、{ $why }

of-one-worth-plays-region = { $who }は{ $point }（領域{ $id }{ $instead }）：{ $figures }。

figures-worth = { MOKU($worth) }、{ $how }

figures-worth-swing = { MOKU($worth) }、{ $how }、出入り{ MOKU($swing) }

first-move-with-ko-begins = { $black }は{ $at }、{ $white }は{ $then }から打ちます。

first-move-with-ko-begins-2 = { $who }は{ $at }から打ちます。

starts-apart-ko-does-not = コウを含めると、どちらが先でも結果は同じです。

starts-apart-ko-two-starts = コウを含めると、先後の差は{ MOKU($apart) }です。

biggest = 一番大きい手は{ $point }（領域{ $sign }）：{ $figures }。

nothing-left-gained = 得をする手は残っていません。

nothing-left-but-dame = 残っているのはダメだけです。

nothing-left-by-hand = 調べた範囲では、

nothing-left-assuming = 仮定のとおりなら、

biggest-beside-ko-none = 一番大きい手はコウしだいです。

biggest-beside-ko-apart-from-ko = コウのほかで一番大きい手は{ $point }（領域{ $id }）：{ $figures }。

comes-first-sente-comes-first = { $point }は{ $who }の先手です。先に打てば{ $other }は{ $answer }に受けます。

comes-first = （{ $why }）

comes-first-plays-first = { $who }はまず{ $point }に打ちます{ $why }。

comes-first-whoever-starts-plays = どちらから打ってもまず{ $point }です。

instead-yes = 価値の同じ{ $named }に打つと{ $lost }目の損

instead-no = { $named }に打つと{ $lost }目の損
