### What is said while an endgame is played out.

status-position-repeats-result = 同形反復です。日本ルールでは無勝負です。

status-passed = 両者パス

status-none = { $passed }。

status = { $passed }：{ $result }。

lead = { $low }〜{ $high }

known-lead = { $lead }（{ $known }）

lead-of-even = 互角

lead-of = { $who }+{ MOKU($by) }

points = { $one }目

points-none = { $low }〜{ $high }目

slip-passing-was-right = 。パスするところでした

slip-came-first = 。{ $name }が先でした

slip-none = （パス）

slip-move-lost = { $number }手目{ $pass }は{ $lost }の損{ $better }。

line-comments = 最善で{ $score }。

refusal-over-outside-race = 両者パスで終わりました。一手戻すか、最初からどうぞ。

refusal-illegal-ko = コウです。すぐには取り返せません。先にほかへ打つか、パスしてください。

no-endgame = まだ打てません。安全な石がありません。先に安全な石を提案させてください（D）。

count = まだ得をする所が残っているので、最善に打ったものとして数えます。

winner-as-it-looks = 見た目どおりの死活なら{ $result }。

winner = 数えた結果：{ $result }。

side-sum = { $who }：{ $terms } = { $all }。

slip-places = { $number }手目（{ $name }）

lost-what-lost-not = { $who }の損は分かりません。

lost-lost-nothing = { $who }の損はありません。

lost = { $who }の損は{ $lost }。

lost-lost = { $who }の損は{ $lost }：{ $places }。
