### Why the command line does not understand what it was asked.

stones-fault-occupied = ファイルの盤にはすでに石があります。どちらか一方だけにしてください。

stones-fault-count = 盤は{ $points }点ですが、{ $signs }文字あります。

stones-fault-unknown-sign = { $number }文字目の「{ $sign }」はB W # @ X O .のどれでもありません。

argument-error = { $option } { $text }：{ $column }文字目：{ $reason }

reason-no-colon = 着手と点の間に「:」が必要です。

reason-no-pick = 点が一つ以上必要です。

reason-no-color = 着手はbかwで始めてください。「{ $word }」は読めません。

reason-no-point = この盤に「{ $word }」という点はありません。

reason-empty = 「{ $word }」に石はありません。

reason-no-stone = 点を一つか、コンマで区切って二つ入力してください。

reason-many-stones = 点は各色一つずつ、二つまでです。

reason-not-two = D6,F1のように二点を指定してください。

reason-same = 「{ $word }」が二度指定されています。

reason-no-move-occupied = 「{ $word }」には石があるので、{ $who }は打てません。

reason-no-move-suicide = 「{ $word }」は自殺手なので、{ $who }は打てません。

reason-no-move-ko = 「{ $word }」はコウなので、{ $who }はすぐには取り返せません。

no-node = { $option }：節点{ $node }がありません。そこに至る着手を先に候補にしてください。

outside-region = { $option }：{ $point }はそこの領域の点ではありません。

value-refused = 式：{ $reason }

value-refused-in-file = { $name }、{ $line }行{ $column }文字目：{ $reason }。

value-refused-in-file-2 = { $name }、{ $line }行：{ $reason }

long-line = { $name }、{ $line }行：行が長すぎます。

reading-takes-longer = { $name }：読むのに{ $seconds }秒では足りません。--secondsで延ばせます。

lines-cut = { $name }：{ $seconds }秒が過ぎたため、{ $last }行目までで打ち切りました。--secondsで延ばせます。

cooling-argument = { $option } { $text }: { $cooling_error }

unwritable-answer = 答えを書き出せません。システムのエラーです（{ $error }）。

standard-input = 標準入力

unreadable-input = { $input }を読めません。システムのエラーです（{ $error }）。
