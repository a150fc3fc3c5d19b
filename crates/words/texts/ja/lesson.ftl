### What lessons ask, and what is said to who answers.

lesson-name = 例題{ $number }

sample-name = 例題：{ $title }

problem-name = 問題{ $number }（全{ $count }問）

label-at = { $point }の文字列

race-question-none = 黒先ならどちらの勝ち? 白先なら?

race-question-black = 黒先ならどちらの勝ち?

race-question-white = 白先ならどちらの勝ち?

endgame-question-none = 黒先ならどちらの何目勝ち? 白先なら?

endgame-question-black = 黒先ならどちらの何目勝ち?

endgame-question-white = 白先ならどちらの何目勝ち?

life-question = { $point }はどちらのもの?

life-short-question = どちらのもの?

map-question-yes = マップ{ $name }に入る空点はどれ?

map-question-no = マップ{ $name }に入らない空点はどれ?

left-out-yes = マップ{ $name }に入らない空点はありません。

left-out-no = マップ{ $name }に入らない空点：{ $names }

hint-count-there = 1点だけです。

hint-count-there-2 = 全部で{ $count }点です。

hint-one-of-them-yes = 丸で囲んだ点はその一つです。

hint-one-of-them-no = 一つもありません。何も選ばずに答え合わせをしてください。

first-move-question = { $side }先の一手目は?

fight-question = ○の石の生死を決める手は?

fight-move-question-captures = { $name }先で取る手は?

fight-move-question-saves = { $name }先で助ける手は?

fight-move-question-ko = { $name }先でコウにする手は?

worth-question = その手の価値は?

worth-choice-swing-sente = { $count }（先手で出入り{ $swing }）

worth-choice-swing-gote = { $count }（後手で出入り{ $swing }）

move-fails = { $point }ではうまくいきません。続きを見てください。

not-so = 「{ $given }」ではありません。

found-besides = プログラムの答え：{ $found }

is-right = 正解：{ $given }

resists = 正解。{ $side }の抵抗に応じてください。

answer-loses = それでは失敗です。{ $side }がとがめます。

defences-so-far-last = 応じた受け方：{ $met }。

defences-so-far-more = 応じた受け方：{ $met }。まだほかの受け方があります。

defences-met-best-defence-was = 最善の抵抗に応じました。

defences-met-all-best-defences = 打った手は、最善の抵抗{ $count }通りすべてに通用します。

hint-region = { $side }の手は丸で囲んだ点のどれかです。

hint-point-no = { $side }の手は{ $name }です。

hint-point-yes = { $side }の手の一つは{ $name }です。

hint-liberties = 丸で囲んだ点がダメです。数えてください。

hint-points = 未定なのは丸で囲んだ点だけです。まずほかを数えてください。

hint-room = 打てるのは丸で囲んだ点だけです。そこを読んでください。

hint-class-yes = { $point }が誰のものになるかは、どちらが先かで変わります。

hint-class-no = { $point }はどちらが先でも同じです。

hint-start-black = 黒先だけを考えます。黒の一手目から読んでください。

hint-start-white = 白先だけを考えます。白の一手目から読んでください。

hint-turn-yes = どちらが先かで結果が変わります。

hint-turn-no = どちらが先でも結果は同じです。
