### What is said when the positions of several files are put into one lesson.

positions-added = { $positions }局面を加えました。

positions = { NUMBER($count) }

positions-late = ファイルの{ $positions }局面を加えられます。読んでいる間に局面が変わったので、まだ加えていません。

positions-reading-names = { NUMBER($count) }

positions-reading-reading-positions = { $names }個のファイルの局面を読み込んでいます…

positions-reading-reading-positions-mib = { $names }個のファイルの局面を読み込んでいます…{ $mebibytes } MiBまで読みました。

positions-left-out-not-added = 加えなかったもの：

positions-left-out-more = ほか{ $more }件。

line-board = { $name }：この盤は問題集に入れられません。SGFファイルの盤は長方形、トーラス、円筒だけです。

line-experiment = { $name }：マップで打つ対局の設定で、局面ではありません。

line-more-than-positions = { $name }：一度に加えられるのは{ $most }局面までです。ここから先は加えていません。

name = { $file }（{ $number }局目）
