### Why there is no answer to a sum.

sum-refused-none = { $column }文字目：{ $reason }。

sum-refused = { $name }、{ $line }行{ $column }文字目：{ $reason }。

expected-numbers = { $option } { $text }：{ $form } の形で入力してください。

too-many-endings = --count { $text }：数が127ビットを超えます。

sum-too-large-too-large = 和の数が（通分すると）大きすぎます。

sum-too-large-halted = 限られた手間では分かりません。

no-plane = --plane：深さ2の木1つと後手だけの和（選択肢は各1つ）ではありません。
