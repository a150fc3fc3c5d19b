### What is worth knowing about a file that was read.

game-of-file = このファイルの{ $games }局のうち{ $number }局目です。

button-marks-only-leave = ただの印

button-rebuilt-mark = 確かめる

message = ファイルは{ $said }番ですが、コメントは{ $other }番です。

illegal-move = { $number }手目{ $point }は打てません。その前の局面を示しています。

after-game = 対局の{ $moves }手目の局面です。棋譜はファイルに残します。

tree-too-large = 変化が多すぎて一部だけを読みました。残りはファイルに残します。

record-too-large = 棋譜の局面数が{ $positions }を超えています。見られるのは最初の部分だけですが、残りもファイルに保たれます。

variations-cut = 打てない手のある変化が{ $variations }つあります。その手前まで見られます。ファイルにはそのまま残します。

marks-only-file-has-circled = ○の付いた石があります。対象ブロックですか。

marks-only-file-has-stones = □の付いた石があります。安全な石ですか。

marks-only-file-has-stones-circles = ○と□の付いた石があります。対象ブロックと安全な石ですか。

rebuilt-saved-block-attributes = { $program }で保存されています。○□から印を復元しました。

rebuilt-none = 別のプログラムで石が変わっています。○□から印を復元しました。
