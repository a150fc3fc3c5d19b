### What is said of boards: their kinds, sizes and neighbours.

family-name-square = 四角形

family-name-tri-hexagon = 三角格子の六角形

family-name-tri-triangle = 三角格子の三角形

family-name-tri-rhombus = 三角格子の菱形

family-name-honey-hexagon = 蜂の巣の六角形

family-name-honey-triangle = 蜂の巣の三角形

family-name-honey-rhombus = 蜂の巣の菱形

family-name-kagome-hexagon = カゴメの六角形

family-name-kagome-rhombus = カゴメの菱形

family-name-torus = 四角格子のトーラス

family-name-cylinder = 四角格子の円筒

family-name-tri-torus = 三角格子のトーラス

family-name-honey-torus = 蜂の巣のトーラス

family-name-kagome-torus = カゴメのトーラス

family-name-path = 道

family-name-cycle = 輪

family-name-complete = 完全グラフ

family-name-star = 星

family-name-wheel = 車輪

family-name-rings = 同心円

family-name-box = 直方体

group-name-squares = 四角格子

group-name-triangles = 三角格子

group-name-honeycomb = 蜂の巣

group-name-kagome = カゴメ

group-name-wrapped = 端のない盤

group-name-graphs = 小さなグラフ

kind-error-unknown-family = 「{ $name }」という盤はありません。一覧は semeai-cli board で見られます。

kind-error-expected = { $family }：{ $sizes } の形で指定してください。

kind-error-not-a-number = 「{ $text }」は大きさではありません。

kind-error-size-least-not = { $family }の大きさは{ $least }以上です（{ $size }は小さすぎます）。

kind-error-too-many-points = この大きさの{ $family }は{ $most_points }点を超えます。

kind-error-square-board-has = 四角の盤の各辺は{ $least }から{ $most }までです（{ $columns }×{ $rows }はできません）。

board-counts = 隣が{ $neighbours }点：{ $points }

board-counts-counts = { $points }点、{ $lines }本の線。{ $degrees }

board-counts-parts-not-connected = { $counts }。つながっていない部分が{ $parts }個

board-gaps-without-neighbours = 隣のない点は{ $names }です。

board-gaps-parts-not-connected = 盤は{ $parts }個の部分に分かれています。

board-gaps-parts-without-neighbours = 盤は{ $parts }個の部分に分かれ、隣のない点は{ $names }です。

neighbour-names-neighbours = 隣なし

neighbour-names-neighbours-2 = 隣は{ $names }

left-out = { $format }には{ $what }を書けないので、省きました。

left-out-stones = 石

left-out-names = 点の名前

left-out-both = 石と点の名前

no-board-file = { $name }：盤は.graphml、.json、.g6、.edges、.sgfに書き出せます。図は`render --board`で描けます

size-names-columns = 列

size-names-rows = 行

size-names-side = 一辺

size-names-across = 横

size-names-down = 縦

size-names-points = 点数

size-names-points-around = 周りの点

size-names-rings = 円

size-names-rays = 半径線

size-names-layers = 層

legal-counted = 合法な局面は{ $number }通り

legal-too-wide = この盤の合法な局面は数えられません。どの順に点を置いても、隣の点を待つ点が同時に{ $width }個になり、{ $most }個までという限度を超えます(必要なメモリは約{ $gigabytes } GB)。

legal-stopped = 合法な局面を数え終わりませんでした({ $seconds }秒経過)。--secondsで時間を延ばしてください。

family-name-petersen = 一般化ペテルセングラフ

family-name-hypercube = 超立方体

family-name-moebius = メビウスの帯

family-name-klein = クラインの壺

family-name-tetrahedron = 正四面体

family-name-cube = 立方体

family-name-octahedron = 正八面体

family-name-dodecahedron = 正十二面体

family-name-icosahedron = 正二十面体

family-name-truncated-tetrahedron = 切頂四面体

family-name-cuboctahedron = 立方八面体

family-name-truncated-cube = 切頂六面体

family-name-truncated-octahedron = 切頂八面体

family-name-rhombicuboctahedron = 斜方立方八面体

family-name-truncated-cuboctahedron = 斜方切頂立方八面体

family-name-snub-cube = 変形立方体

family-name-icosidodecahedron = 二十・十二面体

family-name-truncated-dodecahedron = 切頂十二面体

family-name-truncated-icosahedron = 切頂二十面体(サッカーボール)

family-name-rhombicosidodecahedron = 斜方二十・十二面体

family-name-truncated-icosidodecahedron = 斜方切頂二十・十二面体

family-name-snub-dodecahedron = 変形十二面体

group-name-solids = 多面体

size-names-points-on-a-circle = 円周の点

size-names-step = 内側の線の歩幅

size-names-dimensions = 次元

size-names-along = 帯に沿う点

size-names-width = 幅の点
