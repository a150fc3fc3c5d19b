### Composed exercises: what is asked, and the answer.

exercise-kind-plain = 手数の計算

exercise-kind-outside = 外ダメから

exercise-kind-shared = 内ダメ

exercise-kind-eyes = 眼

exercise-kind-approach = ダメの詰め方

exercise-kind-throw-in = ホウリコミ

exercise-kind-hot = 急所

exercise-kind-ko = コウ材

exercise-kind-corridor = 通路

exercise-kind-gote = 後手と先手

exercise-kind-tedomari = 手止まり

exercise-kind-life = 死活

exercise-title = { $kind } { $number }（難度{ $grade }）

exercise-question-endings = 黒先と白先で、攻合いはそれぞれどうなりますか?

exercise-question-first-move = 黒先。攻合いに勝つ手は一つだけです。どこですか?

exercise-question-ko-threats = 黒先コウです。どこに打ちますか?コウ材はどちらがいくつ多く必要ですか?

exercise-question-best-move = 黒先。損のない手は一つだけです。どこですか?その後、盤面はどちらが何目よいですか?

exercise-question-settled-unsettled = 黒は活きていますか、死んでいますか、それともどちらが先に打つかで変わりますか?

exercise-answer = { $first }：{ $ending }。

exercise-answer-wins-nothing-else = { $point }で黒の勝ち。ほかの手では勝てません。

ko-threats = { $count }

ko-ko-needs-than = { $point }でコウ。{ $who }は相手よりコウ材が{ $threats }つ多く必要です。

best-points = { $score }

best-then-board-even = { $point }。盤面は持碁になります。

best-then-ahead-board = { $point }。盤面は{ $who }の{ $points }目勝ちになります。

settled-black = 活き。黒は手を抜けます。

settled-white = 死に。白は手を抜けます。

vital-move-black = 黒先なら{ $point }で活き。ほかの手では活きられません。

vital-move-white = 白先なら{ $point }で死に。ほかの手では殺せません。

no-exercise-no-more = これまでと異なる練習問題はもう見つかりませんでした。別の種類か難度を選んでください。

no-exercise-stopped = 2分以内に練習問題が見つかりませんでした。もう一度試すか、別の種類か難度を選んでください。

exercises-in-lesson = 練習問題{ $count }問の問題集を作りました。

exercises-no-more = { $exercises }これらと異なる問題はもう見つかりませんでした。別の種類か難度を選んでください。

exercises-late = { $exercises }2分以内にそれ以上は見つかりませんでした。

exercise-headline-first-move = 黒先で勝つ手は?

exercise-headline-ko-threats = 黒先でコウにする手は?

exercise-headline-best-move = 黒先で損のない手は?

exercise-headline-settled-unsettled = 黒は活きている?

threats-question = コウ材が余分に必要なのは?

threats-choice = { $who }、{ $count }つ多く

ahead-question = その後、盤面は?

ahead-choice-draw = 持碁

ahead-choice-by = { $who }{ $points }目

fate-choices-alive = 活き

fate-choices-dead = 死に

fate-choices-whoever-plays-first = 先に打つ方で決まる

exercises-written-exercises = { NUMBER($count) }

exercises-written-in = { $file } に{ $exercises }題を書き出しました。

exercises-stopped = { $asked }題のうち{ $count }題で止めました。できた分だけ出力します。

exercises-exhausted = { $asked }題のうち{ $count }題です。これらと異なるものはもう見つかりませんでした。乱数の種、難度、種類を変えてみてください。

exercises-too-many = { $count }題には約{ $time }、約{ $megabytes } MBかかります。数を減らすか、--seconds で時間を限ってください。

exercise-line = { $number }：{ $answers }
