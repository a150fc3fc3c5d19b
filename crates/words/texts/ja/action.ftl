### Why something cannot be done.

action-error-out-of-board = 盤の外の点です。

action-error-there-stone = { $point }に石がありません。

action-error-suicide = { $point }は自殺手です。

action-error-ko = { $point }はコウなので、すぐには取り返せません。

action-error-occupied-not-on-board = { $point }には打てません。

action-error-no-position = ダメのない石が盤にある間は打てません。

action-error-stone-beside-can = { $point }のダメを空けるために取り除ける石がありません。

action-error-no-variation = 残す手がありません。

action-error-no-list = 複数の局面を1つのファイルに入れられるのは、縦横の線でできた盤だけです。

action-error-no-such-position = その局面はもうファイルにありません。

action-error-last-position = ファイルには局面が1つ以上必要です。

action-error-nothing-to-guess = 提案できません。接している黒と白のブロックがありません。

edit-error-no-such-point = その点はもうありません。

edit-error-full = 盤の点は{ $most }個までです。

edit-error-last-point = 盤には点が1つ以上必要です。

edit-error-bad-name = 点の名前には空白・コンマ・コロン・スラッシュ・引用符を使えません。また - や ! で始められません。

edit-error-another-point-called = { $name }という点がすでにあります。

edit-error-bad-place = その場所は遠すぎます。

edit-error-loop = 線は2つの点を結びます。

moves-ended = 点がなくなった手や打てなくなった手から先の{ $count }局面が棋譜から除かれました。Ctrl+Zで戻せます。

stones-cut-off = 小さくした盤の外にあった石が{ $count }個なくなりました。Ctrl+Zで戻せます。

stones-left = 前の盤にあった石{ $count }個は取り除かれました。Ctrl+Zで戻せます。
