### A sheet of values as rows for a terminal.

facts-name = { $t }度冷却

facts-standing = { $at }（t = { $from }から）

comparison-rows-compared = 比較

comparison-rows-difference = 差

too-long = （長すぎて表示できません）

pair = { $first }と{ $second }

wall = { $v }(t = { $t })

facts-outcome = 勝敗

facts-mean = 平均値

facts-temperature = 温度

facts-stops = ストップ

facts-ceil-floor = 切り上げ、下げ

facts-left-wall = 左の壁

facts-right-wall = 右の壁

facts-mast = マスト

facts-birthday = 誕生日

forms-value = 値

forms-braces = 波括弧の形

steps-written = 書かれた形

steps-rest = …ほか{ $rest }段階
