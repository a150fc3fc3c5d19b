### The maps that win most.

classes-sentence = { $board }：深さ{ $depth }以下のマップは{ $maps }個、無作為な対局で見分けられる動きは{ $classes }通り。{ $rounds }回戦を終えました。

explored-sentence-said = { $place }. { $map }：{ $games }局で{ $won }%({ $low }~{ $high })

explored-sentence-more-acts-alike = { $said }。ほかに1個が同じ動き

explored-sentence-more-act-alike = { $said }。ほかに{ $others }個が同じ動き

unfinished-sentence = 最後の回戦の前に止まりました。順位は少ない局数によるものです。
