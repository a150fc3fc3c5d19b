### The order of play in an endgame as tables: one best line, and what rules for choosing a move make of the position.

gain-in-ko = ?: what a move of the ko gains is not told; the proof knows the result.

line-comment-region = Region { $region }

line-comment = .

line-comment-none = { $region }. { $count }

line-comment-gains = { $region }, gains { $gain }. { $count }

line-comment-nothing-left-gained = ; nothing is left to be gained.

line-comment-biggest-move-then = ; the biggest move is then worth { $left }.

rule-not-tried = too many choices to try

rules-left-out-rules-choosing-move = Rules for choosing a move are not played out where the border is not proved.

rules-left-out-rules-choosing-move-not = Rules for choosing a move are not played out where a ko matters.

rule-loses-loses-all = loses { $worst } in all

rule-loses-may-lose-several = may lose { $worst }: several moves look equal

rule-loses-loses-several-moves = loses { $lost }: several moves look equal

first-slip = First slip: { $slip }

slip = move { $number } at { $place } loses { $lost }. { $better } came first.

order-heading = { $who } to play: { $score } with best play.
