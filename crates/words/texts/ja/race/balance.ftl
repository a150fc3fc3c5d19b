### What each side has, in the words of the rule that applies.

rule-sentence-only-eye = 内ダメは眼のある側だけの手数になります（眼あり眼なし）。

rule-sentence-only-has-eye = 眼があるのは{ $color }だけです。

rule-sentence-equal-eyes = 眼の大きさは同格です。取る側が内ダメをすべて詰めなければなりません。

rule-sentence-both-eyes-same-class = 眼の大きさは同格です。

rule-sentence-cannot-captured-two = { $color }は取られません（眼が2つあるか、安全な石につながっています）。

rule-sentence-search = 読んで調べた結果です。

rule-sentence-both-alive = どちらのブロックも取られません。両方とも活きています。

larger-eye-table = 四目5手、五目8手、六目12手、七目17手

larger-eye-bigger-eye-has = 大きい眼の手数は{ $liberties }手、内ダメも大きい眼の側（大中小中）。{ $table }。

larger-eye-bigger-eye-has-liberties = 大きい眼の手数は{ $liberties }手（大中小中）。{ $table }。

totals = 手数は黒{ $black }手、白{ $white }手{ $note }。

shared-note = （内ダメ1を含む）

favourite-shared = 外ダメ

favourite-its-own = 自分のダメ

favourite-each-side-has = { $outside }は黒白とも{ $black }、内ダメは{ $shared }。

favourite-shared-2 = +1

favourite-has-against-shared = 有利な側（{ $name }）：{ $outside }{ $ahead }{ $spare }、不利な側（{ $other }）：{ $outside }{ $behind }+内ダメ{ $shared }。

averages = { $names }には活きる手があります。

rest-must-answer-every = { $name }は相手の手に一つずつ応じる必要があります（いま{ $name }番なら、その一手だけは抜けます）。

rest-may-ignore-moves = { $name }は{ $spare }回手を抜けます（いま{ $name }番ならもう1回）。
