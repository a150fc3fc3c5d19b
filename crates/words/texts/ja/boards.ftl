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
