### The maps of the source, and what they may have been.

preset-sentence-paper1 = 隣に黒石が4つ以上ある点。蜂の巣では空になる。

preset-sentence-paper2 = 白に接するか、自身と周りに空点が4つ以上ある点。

preset-sentence-paper3 = paper-2に入らない空点のちょうどすべて。

preset-sentence-paper4a = どの点の隣も4つ以下なら空になる。

preset-sentence-paper4b = 黒から遠い点。

preset-sentence-paper5 = ほぼ、白に接する点。

preset-sentence-conjectured1 = 接触して打つ。白に接するか、隣に黒石が4つ以上ある点。

preset-sentence-conjectured2-conjectured3 = P4(V)。自身と周りに空点が4つ以上ある点。

preset-sentence-conjectured4 = 論文の4番目のマップに上線を補ったもの。

preset-sentence-conjectured5 = 論文の5番目のマップに上線を補ったもの。

preset-sentence-conjectured5b = 論文の5番目のマップに別の箇所で上線を補ったもの。

origin-sentence-printed = 印刷のとおり（括弧は補った）。印刷で記号が失われており、論文が何をシミュレーションしたかは分からない。

origin-sentence-conjectured = 推測。失われた上線を多くの候補から合うように補ったので、合うことは検証にならない。論文が何をシミュレーションしたかは分からない。
