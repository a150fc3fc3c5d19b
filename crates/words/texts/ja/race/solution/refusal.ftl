### Why there is nothing to solve, what is true of the blocks then, and what was taken for granted.

propose-error-there-stone = { $point }に石がありません。

propose-error-stones-one-colour = { $a }と{ $b }は同じ色の石です。黒と白を1つずつ指定してください。

propose-error-stopped = 攻合いが見つかる前に探索を止めました。

no-race-why-there-race-here = 攻合いがありません。互いに危険な石がありません。

no-race-why-fight-was-found = 戦いは見つかりませんでしたが、証明ではありません。

no-race-head = { $names }は攻合いではありません。

not-found-head = { $names }が攻合いかどうかは分かりませんでした。

told-sentence = { $name }：{ $words }。

proposal-heading-proposed-race = 攻合いの提案

proposal-heading-race-not-captured = 攻合いではない：{ $name }は取られない

proposal-heading-dead = 攻合いではない：{ $name }は死に

proposal-heading-perhaps-race = 攻合いかもしれない石

told-words-race = { $point }と攻合い

told-words-captured-if-starts = { $other }が先なら取られる

told-words = 、

block-name = { $color }{ $point }

alone-words-two-eyes = 眼が2つあって活き

alone-words-lives = 活きていて取られない

alone-words-wins-even-if = { $other }が先でも{ $own }の勝ち

alone-words-unsettled = 先に打ったほうが生死を決める

alone-words-play-captures-can = { $other }が先なら取られる（助かるかどうかは分からない）

alone-words-dead = 死んでいて助からない

alone-words-gets-liberties-even = 先に攻められても、{ $point }でダメが{ $count }になる

alone-words-captured-if-starts = { $other }が先なら取られ、{ $own }が先なら{ $point }でダメが{ $count }になる

alone-words-open = 取る手は見つかっていない

marks-taken = ○の石を対象ブロック、□の石を安全な石とみなしました。違うときは--essentialで指定してください。

several-decide-all = { $name }の対象ブロックは複数あり、すべて取られたときに負けです。最初の一つで負けとすることもできます。

several-decide-first = { $name }の対象ブロックは複数あり、最初の一つを取られたときに負けです。すべて取られたときに負けとすることもできます。
