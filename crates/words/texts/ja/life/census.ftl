### 多くのグラフを、空の盤の点の分類で数える。

census-line = { $points }点：グラフ{ $graphs }個。すべてN{ $first }、すべてP{ $stand_off }、混在{ $mixed }。コウで変わるもの{ $ko }。

census-too-large = --census { $points }：1から{ $most }までの点の数（{ $most }点の連結グラフは{ $graphs }個）か、graph6のファイルを指定してください

census-needs-seconds = --census { $points }：グラフ{ $graphs }個には2コアで約{ $minutes }分かかります。--secondsで時間を、続きから再開するには--saveでファイルを指定してください

census-cut = { $graphs }個のグラフのうち{ $done }個で止めました（{ $seconds }秒経過）。--secondsで時間を延ばすか、--saveのファイルから続けてください

census-no-row = { $name }:{ $line }:集計の行ではありません。--saveには別のファイルを指定してください
