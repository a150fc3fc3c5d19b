### An endgame as text for a terminal: scores, the biggest move, the list of regions, the best lines.

plain-endgame = 目数、価値、出入りは地の計算のものです。{ $gain }

known-sentence = { $known }。

score-sentence-as-ko-goes = コウしだいで{ $range }

score-sentence-play = { $who }先：{ $result }。

theory-no = 、面積の計算{ $area }

theory-play = { $who }先

theory-count-chilled-territory = 目数{ MOKU($count) }、冷却した値{ $chilled }、地の計算{ $territory }{ $area }（{ $order }）。

theory-count-territory = 目数{ MOKU($count) }、地の計算{ $territory }{ $area }（{ $order }）。

theory-about-territory = 目数は約{ MOKU($count) }、地の計算{ $territory }{ $area }（{ $order }）。

theory-territory = 地の計算{ $territory }{ $area }（{ $order }）。

starts = /

row-sized = { $told }［{ $id }：{ $details }］

row-other = { $id }：{ $kind }{ $details }{ $best }

row-count = 目数{ $count }

row-swing = 出入り{ $swing }

row-proved-best = 、証明された最善：{ $best }

row-depends-on-ko = 価値はコウしだい

some-points = { $named }（{ $count }点）

line-text = { $who }先の最善手順の一つ：{ $moves }

rule-text-play-first-slip = { $who }先の最初の損：{ $slip }

rule-text-by = { $name }なら{ $scores }。{ $error }

safe-text = { $who }{ $point }（{ $reason }）

safe-text-taken-safe-proof = 安全とみなした石：{ $names }。証明では盤上のコウ材も含めてコウを打っています。

safe-text-taken-safe-assumes = 安全とみなした石：{ $names }。コウ材はないものとします。

endgame-of-move-end = 最後

endgame-of-move = { $number } { $who }：{ $why }

endgame-of-move-2 = （{ $known }）

endgame-of-move-3 = { $number } { $who }：{ $told }{ $note }

biggest-in-a-line = 最大{ MOKU($worth) }

scores-in-a-line-scores = 結果{ $black }/{ $white }

scores-in-a-line-territory-without-ko = { $scores }、地の計算でコウ材なし{ $black }/{ $white }

loss-in-a-line = 損{ $lost }

answer-as-it-looks = 死活は見た目で判断したもので、証明ではありません。違う所は --dead または --safe で指定してください。

safe-text-many = { $count }個の石（--theoryで一覧）

row-dame = ダメ：{ $points }
