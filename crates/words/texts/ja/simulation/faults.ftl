### Why a table cannot be played, read or put together.

experiment-fault-no-cells = 盤か打ち手がありません。

experiment-fault-cells-more-than = { $cells }欄は表の上限の{ $most }欄を超えています。盤か打ち手を減らしてください。

experiment-fault-more-than-boards = 盤は{ $most }面までです。

experiment-fault-no-games = 1局以上が必要です。

experiment-fault-games-cell-more = 一欄{ $games }局は上限の{ $most }局を超えています。

rules-error = { $column }文字目：「{ $text }」。書けるのは { $expected }

sizes-error-not-numbers = 「{ $text }」は4..10のような大きさの並びではありません。

sizes-error-falling = 大きさ{ $first }..{ $last }：始めは終わりより大きくできません。

sizes-error-unequal = { $first }個と{ $second }個の並びは一緒に使えません。

sizes-error-boards-one-name = 一つの名前で{ $count }面の盤は上限の{ $most }面を超えています。

experiment-file-error-json = 実験のファイルではありません：{ $reason }

experiment-file-error-format = 実験のファイル（semeai-experiment）ではありません。

experiment-file-error-version = 新しいプログラムが書いた版{ $version }の実験です。

experiment-file-error-its-board-not = 盤「{ $name }」がありません。{ $error }

experiment-file-error-graph = 「{ $name }」は盤になりません：{ $error }

experiment-file-error-its-rules = ルール：{ $error }

player-error = { $color }の打ち手「{ $text }」：{ $error }

join-error-format = 表の一部ではありません。

join-error-version = 新しいプログラムが書いた版{ $version }の一部です。

join-error-other = 別の実験の一部です。

join-error-twice = 同じ部分が二度あります。

join-error-games = 欄の局数を超えています。

join-error-seconds = 「seconds」が時間になりません。

join-error-stopped = 時間切れです。

join-error-more-cells-than = 表の上限の{ $most }欄を超えています。

join-error-line = { $line }行目：{ $reason }

too-long = { $games }局には約{ $time }かかります。局数を減らすか、--seconds で時間を限るか、--shard で分けてください。

long-time-s = { $seconds }秒

long-time-minutes = { $minutes }分

long-time-years = { $years }年

long-time-days = { $days }日

long-time-hours = { $hours }時間

wants-one-cell = 再現できるのは一欄の対局ですが、{ $cells }欄あります。盤と両者の打ち手を一つずつ指定してください。
