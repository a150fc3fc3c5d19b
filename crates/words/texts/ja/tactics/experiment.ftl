### An experiment of one's own, a search among maps, and two maps over random games: what the window says of them.

entry-fault-sentence-expected-number-games = 1から{ $most }までの局数を書いてください。

entry-fault-sentence-expected-whole-number = 0から{ $most }までの整数を書いてください。

experiment-size-said = { $cells }欄、計{ $games }局

experiment-size-about = { $said }、約{ $time }

long-experiment = 約{ $time }かかります。いつでも中止でき、終わった欄は残ります。

rule-part-fill-own-eyes = 自分の眼を埋める

rule-part-ko = コウ

rule-part-end = 終局

rule-part-score = 計算

rule-part-pass = パス

rule-value-no = しない

rule-value-yes = する

rule-value-rule = 規則なし

rule-value-simple = 単純

rule-value-superko = スーパーコウ

rule-value-two-passes = 連続二回のパス

rule-value-one-pass = 一回のパス

rule-value-area = 石と地

rule-value-stones = 石だけ

rule-value-territory = 地

rule-value-last-resort = 打てないときだけ

rule-value-any-time = いつでも

explore-round = { $number }回戦：{ $classes }通りの動き、それぞれ{ $games }局

over-games-sentences-first = 無作為な{ $games }局の{ $all }局面のうち、空点の上で同じなのは{ $playable }、すべての点で同じなのは{ $equal }。

over-games-sentences-position-was-found = 空点の上で異なる局面は見つかりませんでした。証明ではありません。証明できるのは法則だけです。
