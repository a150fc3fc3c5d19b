### How a solved race is known, and where count and search differ.

not-all-first-moves = すべての初手を読みきったわけではありません。

search-sentence-proof = 結果は探索で証明されています（{ $count }局面、{ $seconds }秒）。

search-sentence-checked-trying-every-line = すべての変化を調べて確認しました（{ $count }局面、{ $seconds }秒）。

search-sentence-count = 計算による結果です。探索は{ $count }局面で打ち切りました（{ $seconds }秒）。

search-sentence-nearby = 近くを調べた結果です（{ $count }局面、{ $seconds }秒）。これより広い範囲は調べきっていません。

search-sentence-checked-trying-every-line-2 = 上に挙げたものを除き、すべての変化を調べました（{ $count }局面、{ $seconds }秒）。さらに調べれば分かるかもしれません。

search-sentence-checked-trying-every-line-3 = 近くのすべての変化を調べた結果です（{ $count }局面、{ $seconds }秒）。これより広い範囲は調べきっていません。

search-sentence-nothing = 探索は{ $count }局面で打ち切りました（{ $seconds }秒）。さらに調べれば判定できるかもしれません。

known-in-short-proof = 結果は証明されています。

known-in-short-proved-every-line-was = すべての変化を調べて確認しました。

known-in-short-count = 計算による結果です。

known-in-short-nearby = 近くを調べた結果です。広い範囲では変わるかもしれません。

known-in-short-every-line-was-tried = 上に挙げたものを除き、すべての変化を調べました。

known-in-short-every-line-nearby-was = 近くのすべての変化を調べた結果です。広い範囲では変わるかもしれません。

known-in-short-nothing = 探索は終わっていません。

count-sentence-play = { $who }先：{ $result }。

count-sentence-count = 計算：{ $sentence }

disagreement-sentence-said = { $starter }先：計算では「{ $counted }」、実際に打つと「{ $proved }」です。この局面を報告してください。

disagreement-sentence-they-differ-position = この局面で食い違います。

disagreement-sentence-they-still-differ = { $line }の後も食い違います。
