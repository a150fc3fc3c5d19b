### Why the verdict is what it is, step by step.

why-steps = 未検討が{ $questions }か所あり、和はまだ出ません。

essential-liberties-start = 対象ブロックのダメは黒{ $black }、白{ $white }。

essential-liberties-one-point-shared = 内ダメは1か所。

essential-liberties-points-shared = 内ダメは{ $n }か所。

regions = { $name }の領域：{ $runs }。

in-all-greater = 最後に詰めるダメには寄せ手がいらないので

in-all-less = ホウリコミは取り返す手がいるので

in-all-has-all = { $reason }、{ $name }は合わせて{ $count }手。

runs-each = { $first }と{ $last }は各{ $worth }

runs-each-2 = { $first }〜{ $last }は各{ $worth }

worth-count = { $count }手

worth-alive = 活き

worth-open = 未検討

stops-moves-life = 手数か活き

stops-yes = { $more }手

stops-no = { $less }手か{ $more }手

sum-sum-cooled-rule = 和は{ $text }、2度冷却すると{ $cooled }。規則：{ $rule }。

sum-balance-rule = 差は{ $text }。規則：{ $rule }。

first-move-win = { $name }先は{ $moves }で勝ち。

first-move-give-away = { $name }先で{ $moves }に打つと損。

first-move-live = { $name }先は{ $moves }で活き。

first-move-hold-seki = { $name }先は{ $moves }でセキ。
