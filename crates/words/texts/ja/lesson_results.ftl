### What is said of the lessons that were solved and missed, and of the file that keeps them.

place-title = { $file } 問題{ $number }

results-summary-problems = { NUMBER($count) }

results-summary-solved-missed = 全{ $problems }問中、正解{ $solved }問、未正解{ $missed }問

problem-label = 問題{ $number }

missed-unread = { $reason }そこにあったできなかった問題は、もう一度出せません。

missed-changed = できなかった問題の局面は{ $file }にもうありません。変更されたか、外されています。

wipe-question-forget-what-came = { $problems }問の成績を消去しますか?元に戻せません。

results-fault-text = { $line }行{ $column }列目が壊れています。

results-fault-format-newer = 成績のファイルではありません。

results-unread-file-was-kept = 元のファイルは{ $aside }に残しました。

results-unread-none = 別の名前で残せないので、このファイルには書き込みません。

results-unread-file-what-was = 成績のファイルを読めないので、新しく始めます。{ $why }{ $kept }

results-newer = 成績のファイル{ $file }は新しい版のものです。そのまま残すので、今回の成績は保存されません。
