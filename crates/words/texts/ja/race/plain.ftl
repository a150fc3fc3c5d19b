### The whole analysis as plain text, for a terminal.

plain-report = これはヨセの局面で、攻合いは指定されていません。領域の値は「semeai-cli endgame」でわかります。

sum = 和

sum-cooled = 2度冷却

sum-adjusted = 調整値

sum-rule = 規則

sum-numbers-near-stand = （1000に近い数は活きを表します。）

adjusted-values-black = 黒先 ceil(g) = { $black }

adjusted-values-white = 白先 floor(g) = { $white }

questions-questions-left = 未検討{ $count }か所：

questions-useful = 有効点：{ $names }

regions-region = 領域

regions-side = 色

regions-liberties = ダメ

regions-value = 値

regions-mean = 平均値

regions-temp = 温度

regions-state = 状態

shared-lines-shared-liberties = 内ダメ

shared-lines-shared-not-plain = 単純でない内ダメ

shared-lines-open-not-closed = 囲われていない所
