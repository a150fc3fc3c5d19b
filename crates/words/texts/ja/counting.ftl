### How points are counted: scoring, komi, prisoners.

scoring-name-territory = 地

scoring-name-area = 面積

counting-line = { $head } 黒{ $black } 白{ $white }

counting-head = { $short } · アゲハマ
