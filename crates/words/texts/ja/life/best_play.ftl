### A board solved: the score with best play.

rules = { $scoring }、{ $repetition }。

rules-counted = { $scoring }、{ $repetition }。{ $positions }局面。

scoring-area = 面積計算

scoring-territory = 地計算(アゲハマはここから先のもの)

repetition-draw = 単純コウ、終わらない対局は引き分け

repetition-no-result = 単純コウ、終わらない対局は無勝負

repetition-positional = 同じ盤面の再現は禁止(スーパーコウ)

repetition-situational = 同じ手番での同じ盤面の再現は禁止(状況スーパーコウ)

start = { $color }先：{ $result }。

bounds = 終わらせる場合、黒が必ず得られるのは{ $least }まで、白が必ず得られるのは{ $most }まで。

endless-draw = 終わらないので引き分け

endless-no-result = 終わらないので無勝負

best = 最善の初手：{ $moves }。

losing = { $loss }目損：{ $moves }。

otherwise = { $moves }：{ $result }。

line = 最善の進行：{ $moves }。

too-large = 変わる点が{ $points }点あり、このルールで解けるのは{ $most }点までです{ $needs }。

needs = （履歴なしでも表に{ $megabytes } MB必要です）

too-much-memory = 表に{ $megabytes } MB必要で、使える量を超えます。

no-territory = スーパーコウは面積計算だけで使えます。地計算では二度のパスの後も打ち続けるからです。

history = スーパーコウでは打てる手が対局全体で決まるため、ここでは打ち進められません。単純コウを選んでください。

halted = 解けませんでした。時間か局面数が足りないか、中断されました。
