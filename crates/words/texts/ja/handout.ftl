### What stands on a handout beside what is asked and what was found.

handout-texts-problems = 問題

handout-texts-answers = 解答

handout-texts-blocks-race = 攻合いの対象の石

handout-texts-safe-never-captured = 安全な石（取られない）

problem-names-name = 問題{ $number }

problem-names = { $name }　{ $title }

asked-of-endgame = { $asked }（{ $counted }）

handout-error-too-many = 問題プリントにできるのは{ $most }局面までです。{ $count }局面あります。

handout-error-game = { $number }番目の棋譜
