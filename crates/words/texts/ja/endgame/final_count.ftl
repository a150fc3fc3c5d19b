### A finished board in one sentence: what each side has, who wins, what is dead, what is dame.

endgame-finished-yes = 両者パス

endgame-finished-no = このまま計算

endgame-finished = { $result }（{ $head }）：{ $black }、{ $white }{ $gone }。

as-it-looks = { $condition }{ $result }です：{ $black }、{ $white }。両者パス。

as-it-looks-with-dead = { $condition }、ほかの石は生きているものとして{ $result }です：{ $black }、{ $white }。両者パス。

are-dead = { $names }が死んでいれば

all-live = すべての石が生きていれば

others-live = ほかの石が生きていれば

no-count-mark-stones-live = 生きている石は安全と指定し、死んでいる石は取り除いてください。境界だけ調査することもできます。

no-count-none = 生きている石は安全と指定し、死んでいる石は取り除いてください。

no-count-both-have-passed = 両者パス。プログラムはこのままでは計算できません。{ $helps }

no-count-both-have-passed-program = 両者パス。{ $named }の死活を証明できないので、プログラムは計算していません。{ $helps }

side-has = { $who }{ MOKU($all) }（{ $terms }）

side-terms-prisoners = アゲハマ

side-terms-stones = 石

side-terms-territory = 地{ $territory }

side-terms = { $name }{ $more }

side-terms-komi = コミ{ MOKU($given) }

gone-dead = 、死に石：{ $dead }

gone-dame = 、ダメ：{ $dame }

dead-of = { $who }{ $names }

along-border = 境界が破れなければ、{ $said }

along-border-with-dead = 境界が破れず、{ $condition }、{ $said }
