### A sum of trees as text for a terminal.

readable = { $shown }…（全{ $length }文字）

several-options = 片側に選択肢が二つ以上ある木があります。判別式と経験則は一つのときだけのものですが、和そのものは解けます。

zugzwang-more = ほか{ $left_out }個

zugzwang-somebody-would-rather = { $names }ではパスした方がよい局面があります（ツークツワンク）。ここでは必ず打つ約束なので、その分損をします。

plain-endings =
    終局までの手順の数：すべての順序で TN0 = { $every }、最大の後手だけで TN1 = { $largest }、判別式で平均 TNd = { $discriminants }。
    {""}
