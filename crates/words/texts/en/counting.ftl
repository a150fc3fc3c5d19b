### How points are counted: scoring, komi, prisoners.

scoring-name-territory = Territory

scoring-name-area = Area

counting-line = { $head } B { $black }, W { $white }

counting-head = { $short } · prisoners
