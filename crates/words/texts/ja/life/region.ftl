### What became of a region.

region-sentence-varying = { $region_2 }

region-sentence-region-positions = { $place }の領域：{ $varying }点、{ $positions }局面。

region-sentence-too-large = { $place }の領域は{ $varying }点あり、求められたときだけ分類します。

region-sentence-region-has-more = { $place }の領域は{ $varying }点あり、{ $most_points }点を超えています{ $needs }。安全な石を増やすか、盤の一部を調べてください。

region-sentence-too-large-for-history = { $place }の領域は{ $varying }点あり、スーパーコウで調べられる{ $most }点を超えています。スーパーコウではそれまでの盤面がすべて関係するので局面の表では足りず、手順はメモリに収まりきりません。単純コウで調べてください。

region-sentence-region-has-its = { $place }の領域は{ $varying }点あり、表に{ $megabytes } MB必要で、使える量を超えます。

region-sentence-halted = { $place }の領域は{ $varying }点あり、中断されたか、時間か局面数が足りず、表ができませんでした。

needs = （表に{ $gigabytes } GB必要です）
