### How a record was read where it keeps to no standard: komi, rules, handicap, stray signs, broken bytes.

with-place = { $line }行{ $column }文字目：{ $said }

move-off-board = { $number }手目{ $property }[{ $value }]はこの盤の点ではありません。その前の局面を示しています。

board-names = { $property }[{ $value }]はSGFの書き方ではなく盤の座標です。盤の座標として読みました。

late-size = 盤の大きさが対局の途中に書かれています。対局全体の盤として読みました。

small-letters = プロパティ{ $property }が小文字で書かれています。小文字だけのものは大文字として読みました。

unreadable = { $property }[{ $value }]は読めないので省きました。

to-move-in-words = この言葉のとおり{ $color }番としました。

encoding-guess = 文字コードの指定がないので、{ $encoding }として読みました。

wrong-encoding = 文字コードは{ $named }と書かれていますが、そうではないので{ $read_as }として読みました。

several-encodings = 文字コードの異なる文章が混ざっているので、それぞれに合うもので読みました。

bytes-broken = { $encoding }の文字として読めないバイトがあります。ファイルにはそのまま残します。

komi-meant-hundredths = （1目の100分の1を単位とする）

komi-meant-hundredths-of-stones = （1子の100分の1を単位とし、1子は2目）

komi-meant-tenths = （1目の10分の1を単位とする）

komi-meant-stones = （子を単位とし、1子は2目）

komi-missing = コミが書かれていない（KMに値がない）ので、0として数えます。

komi-unknown = KM[{ $value }]はコミとして読めないので、0として数えます。

rules-unknown = ルールRU[{ $value }]は読めないので、目の数え方には使っていません。

handicap-missing = 置石は{ $said }子と書かれていますが、白の初手までに{ $there }子しかありません。残りの位置が分からないので置いていません。

handicap-put = 置石{ $stones }子の位置は書かれていないので、通常の位置に置きました。

names-of-nobody = 次の名前がどの対局者のものかは棋譜に書かれていません：{ $names }。対局の注釈として残します。

passed-over = 「{ $text }」は棋譜の一部ではないので読み飛ばしました。

bracket-inside = 値の途中の「]」を値の一部として読みました。

sign-missing-file-ends-before = 最後の「)」がないままファイルが終わっています。棋譜の一部が失われているかもしれません。

sign-missing-missing-here-record = ここに「{ $sign }」がないので、あるものとして読みました。

more-places = 規格から外れていても読んだ箇所がほかに{ $places }つあります。
