### Why there is no picture.

not-in-text = テキストの図では{ $all }のすべては示せません。SVGとPNGなら示せます。

picture-error-no-kind = { $name }：図のファイル名は.svg、.png、.pdf、.txtのどれかで終わる必要があります。

picture-error-longer-side-picture = 図の長い辺は{ $least }から{ $greatest }ピクセルまでです。{ $size }にはできません。

picture-error-no-text = 文字の図にできるのは長方形の盤だけです。

picture-error-no-text-of-part = 木、サーモグラフ、推移は文字の図にできません。.svgか.pngにしてください。

picture-error-no-text-of-pages = 問題プリントのファイル名は.pdf、.svg、.pngのどれかで終わる必要があります。

picture-error-one-file = 複数のファイルから作れるのは問題プリントだけです。.pdfにするか、--handoutを付けてください。

picture-error-no-line = 示す手順がありません。どちらも打つ必要がありません。

picture-error-no-region = 「{ $id }」という領域はありません。この局面には領域がありません。

picture-error-region-regions = 「{ $id }」という領域はありません。領域は{ $all }です。

picture-error-only-endgame = { $option }はヨセ用です。--endgameを付けてください

picture-error-only-race = { $option }は攻合いのもので、これはヨセです

picture-error-only-classes = { $option }は死活のものです。--classesを付けてください

picture-error-endless = 活きる手があり、どんな手数よりも大きい値なので、サーモグラフには表せません。

picture-error-not-known = 図に示すことがまだ分かっていません。候補点の問いが残っているか、探索が終わっていません。
