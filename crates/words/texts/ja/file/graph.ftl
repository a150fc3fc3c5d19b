### What is said of graphs in files.

notice-laid-out = 座標がないので、盤の形は自動で決めました。

notice-laid-out-anew = ファイルの座標では描けないので、盤の形は自動で決めました。

notice-same-place = 点{ $one }と{ $other }が重なっています。

notice-one-sided = 片方からだけ書かれた隣の点は、両方から隣としました。

notice-repeated-lines = 同じ線が二度書かれています。一本と数えます。

notice-lines-given-more-than = { $count }本の線が重ねて書かれています。一本ずつと数えます。

notice-names-replaced = 「{ $first }」は点の名前にできないので、番号で呼びます。

notice-points-cannot-called-file = 「{ $first }」など{ $count }点はファイルの名前にできないので、番号で呼びます。

notice-other-stones = ファイルの石か点の名前が、保存された内容と食い違っています。候補点や棋譜など、それに基づく内容は読みませんでした。

notice-no-periods = ファイルの周期は使えないので、省きました。
