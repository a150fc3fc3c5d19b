### Names of what is known of a game's value, and the whole sheet as plain text.

outcome-zero = ゼロ：後手の勝ち

outcome-positive = 正：左の勝ち（盤上では黒）

outcome-negative = 負：右の勝ち（盤上では白）

outcome-fuzzy = ファジー：先手の勝ち

relation-less = 一つ目のほうが小さく、右に有利です。

relation-equal = 二つは等しい値です。

relation-greater = 一つ目のほうが大きく、左に有利です。

relation-confused = 大小は決まらず、等しくもありません（比較不能）。

cooled-bounds = { $t }度冷却：切り上げ{ $ceil }、切り捨て{ $floor }

simplification-step-dominated = { $player }の選択肢{ $option }は{ $by }に支配されるので除きます。

simplification-step-option-reversible-through = { $player }の選択肢{ $option }は{ $through }で打ち消され、そこに{ $player }の選択肢はないので除きます。

simplification-step-option-reversible-through-its = { $player }の選択肢{ $option }は{ $through }で打ち消されるので、{ $come }に置き換えます。

player-left = 左

player-right = 右

sheet-text-colon = ：

sheet-text-written = 書かれた形

facts = 誕生日

cooled-fact = { $t }度冷却

comparison-facts-compared = 比較の相手

comparison-facts-relation = 大小

comparison-facts-difference = 差

facts-expression = 式

facts-canonical-form = 標準形

facts-outcome = 勝敗

facts-mean = 平均値

facts-temperature = 温度

facts-left-stop = 左ストップ

facts-right-stop = 右ストップ

facts-ceiling = 切り上げ

facts-floor = 切り捨て

details-kind = 種類

details-superstar = スーパースター：選択肢はすべてニンバー

details-atomic-weight = 原子量

details-not-all-small = なし（オールスモールではない）

details-reduced = 簡約形

details-left-incentives = 左の手の得

details-right-incentives = 右の手の得

details-gain = { $gains }

details-no-move = 手なし
