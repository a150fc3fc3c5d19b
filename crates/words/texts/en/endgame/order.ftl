### The order of play in an endgame as tables: one best line, and what rules for choosing a move make of the position.

gain-in-ko = ?: the gain of a ko move isn't shown; the proof covers the result.

line-comment-region = Region { $region }

line-comment = .

line-comment-none = { $region }. { $count }

line-comment-gains = { $region }, gains { $gain }. { $count }

line-comment-nothing-left-gained = ; there is nothing left to gain.

line-comment-biggest-move-then = ; the biggest move is then worth { $left }.

rule-not-tried = too many choices to try

rules-left-out-rules-choosing-move = Rules for choosing a move aren't tried where the border isn't proved.

rules-left-out-rules-choosing-move-not = Rules for choosing a move aren't tried where a ko matters.

rule-loses-loses-all = loses { $worst } in all

rule-loses-may-lose-several = may lose { $worst }: several moves look equal

rule-loses-loses-several-moves = loses { $lost }: several moves look equal

first-slip = First slip: { $slip }

slip = move { $number } at { $place } loses { $lost }. { $better } was better.

order-heading = { $who } to play: { $score } with best play.
