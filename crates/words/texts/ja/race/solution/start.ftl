### Each start of a solved race: who wins, with which moves, how far ahead, and what a ko decides.

solved-conclusion = コウで決まります

conclusion-by-points-won = { $points }で{ $won }

conclusion-by-points-ends-seki = { $starter }先なら{ $won }、{ $opponent }先ならセキ

conclusion-by-points-ko = { $starter }先なら{ $won }、{ $opponent }先ならコウ

nearby-conclusion = 遠くの石が影響しなければ：{ $conclusion }

each-start = { $opponent }先なら{ $named }、{ $starter }先ならコウ

result-sentence-nearby = { $starter }先（分かっている限り）：{ $outcome }。

result-sentence-play-if-nothing-farther = { $starter }先、遠くの石が影響しなければ：{ $outcome }。

result-sentence-proof = { $starter }先（周りがどうであっても）：{ $outcome }。

result-sentence-proof-count = { $starter }先：{ $outcome }。

no-result = 手順は同形反復になり、日本ルールでは無勝負です。

left-open-after-capture = 先に取った後の変化は調べきれていません。先に取ったほうが活きるとみなします。

left-open-ko-threats = コウ材で結果が変わるかどうかは調べきれていません。

overturned-sentence = 調べる範囲が狭いときは「{ $earlier }」でしたが、広げると結果が変わりました。

open-start = ・

open-start-known = { $starter }先：判定できません。ありうる結果は{ $possible }です。

open-start-count-says-but = 計算では「{ $outcome }」ですが、前提がすべて成り立つわけではありません。

moves-sentence-ends-seki = セキを保つ初手は{ $points }です。

moves-sentence-ends-both-live = 損をしない初手は{ $points }です。

moves-sentence-ko = コウで頑張る初手は{ $points }です。

moves-sentence-win = 勝つ初手は{ $points }です。

losing-sentence-ends-seki = セキを失う初手はありません。

losing-sentence-ends-both-live = 活きを失う初手は{ $points }です。

losing-sentence-lose-seki = セキを失う初手は{ $points }です。

unjudged-sentence-not-read-end = 読みきれなかった初手は{ $points }です。

unjudged-sentence-ends-seki = セキになるかもしれません

unjudged-sentence-ends-both-live = 活きを失わないかもしれません

unjudged-sentence-ko = コウになるかもしれません

unjudged-sentence-win-too = 勝てるかもしれません

unjudged-sentence-other-moves-may = ほかの手でも{ $may }：{ $points }。

points-text = { $names }ほか{ $rest }か所

lead-sentence-endless = { $name }は一度も応じる必要がありません。

lead-sentence-moves = { $name }は手を抜けません。

lead-sentence-must-answer-every-move = { $name }は手を抜けません。

lead-sentence-at-least = { $name }は少なくとも{ $count }手勝っていて、{ $count }回は手を抜けます。

lead-sentence-moves-ahead-can-play = { $name }は{ $count }手勝っていて、{ $count }回手を抜けます。

no-need-sentence = { $starter }は打つ必要がありません。

may-pass-sentence = { $starter }は手を抜けます。
