### Which boards are alike, and whether the pairs of the source come back.

first-boards = 比べたのは最初の{ $most }面の盤だけです。

distance = { $first } と { $second } の隔たりは{ $points }ポイント（標準誤差{ $error }、比べた打ち手{ $maps }）。

alike-sentence = 最も近いのは { $first } と { $second }（{ $near }ポイント）。

farthest = ほかのすべてから最も遠いのは { $board }（{ $far }ポイント以上）。

pairing-printed = 論文の値では { $b } は { $d } に、{ $a } は { $c } に最も近く、

pairing-these-players-comes = これらの打ち手でもそうなります。

pairing-these-players-does = これらの打ち手ではそうなりません。
