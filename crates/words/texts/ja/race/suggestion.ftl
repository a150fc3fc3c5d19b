### What a proposed candidate does.

suggestion = { $who }{ $point }：{ $does }。

suggested-points = ここでは候補点を選びます。提案：{ $names }（スペースキーで採用）。

effect-fills = ダメを詰めて、残りは{ $left }手

effect-connects = つながってダメが{ $gains }手増える

effect-connects-safe-stones = 安全な石につながる

effect-cuts = 切って、ダメが{ $gains }手増えるのを防ぐ

effect-cuts-block-off-from = 安全な石とのつながりを断つ

effect-captures = { $stones }子取る

effect-makes-eye = 眼を作る

effect-takes-eye = 眼を奪う

effect-throw-in = 取られる石を放り込む

effect-prepares-filling = { $liberty }を詰めるための準備の手
