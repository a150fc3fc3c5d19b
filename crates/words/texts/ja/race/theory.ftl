### The verdict as one line of theory.

theory-pieces = 、

clauses-sum-yet-questions = 和は未確定：未検討{ $questions }か所

clauses-name = 和{" "}

clauses-cooled-g = 2度冷却 g ={" "}

clauses-life = ∞は活きを表す

rule-name-plain = 眼なし同士、内ダメ{ $shared }（型1）

rule-name-shared = 眼なし同士、内ダメ{ $shared }（型2）

rule-name-only-eye = { $name }だけに眼、内ダメ{ $shared }（型3）

rule-name-equal-eyes = 同格の眼、内ダメ{ $shared }（型4・6）

rule-name-larger-eye = { $name }の眼が大きい、内ダメ{ $shared }（型5）

rule-name-alive = { $name }は取られないので数える必要はありません

rule-name-search = 双方のすべての手をまとめて調べた結果

rule-name-both-alive = どちらも取られないので数える必要はありません
