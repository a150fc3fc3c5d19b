### One point: what it is, and the rule by which.

reach-sentence = 初手の結果は黒が{ $black }、白が{ $white }まで。よって{ $class }です。

first-moves-yes = { $player }が先に打つと

first-moves-no = { $player }の打てる点はありません。

taking-moves = { $player }は{ $moves }に打って取ります。

no-class = { $point }に種別はありません。分類できない領域にあるか、調べる点ではありません。
