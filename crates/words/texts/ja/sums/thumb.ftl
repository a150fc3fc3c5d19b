### The discriminant, the rules of thumb beside it, and how they did on many sums.

thumb-lines = D = { $sum } = { $value }（帯 i = { $i }、j = { $j }）。打つべきは{ $choice }。

beginnings-said = os(1) = { $tree }（木が先）、os(2) = { $gote }（最大の後手、次に木）

beginnings-os-two-largest = 、os(3..) = { $two }（大きい後手二つが先）

beginnings = 。

text-averaging = 平均

text-doubling = 逆先手倍付け

text-whole-rule-thumb = 経験則全体

rule-line-does-not-decide = { $name }では決まりません。どちらでも同じです。

rule-line-does-not-decide-wrong = { $name }では決まりません。間違えると{ $cost }目の損です。

rule-line-says-right = { $name }では{ $choice }：正しい。

rule-line-says-wrong-loses = { $name }では{ $choice }：誤りで、{ $cost }目の損。

choice-text = AでもB1でも

no-discriminant = 判別式・経験則・平面には、深さ2の木1つと後手だけの和（選択肢は各1つ）が必要です。和そのものは解いています。

survey-lines = { $name }：{ $points }通りのうち誤り{ $wrong }、決まらず差が出るもの{ $undecided }。損は合計{ $lost }目、最大{ $largest }目。
