### What a lesson asks about a sum of trees, and its hints.

sum-question = { $text }は最善で何目?

sum-first-left = 黒先

sum-first-right = 白先

sum-term-question = { $who }先の一手目はどの項?

sum-term-loses = { $loss }目の損です。

hint-terms = 一手目を一つずつ試し、残りを大きい順に交互に取って数えてください。

hint-term = { $who }は{ $term }から打ちます。
