### Why a file cannot be read or written.

file-error-spot = { $name }、{ $line }行{ $column }文字目：{ $reason }

file-error-none = { $name }：{ $reason }

format-error-diagram = この盤はテキスト図では表せません。図の盤は長方形だけです。何も書き込んでいません。

format-error-sgf = この盤は{ $name }では表せません。{ $name }の盤は長方形、トーラス、円筒だけで、GraphMLならどの盤も保存できます。何も書き込んでいません。

format-error-read-but-not = { $name }は読むだけの形式です。何も書き込んでいません。

reason-write = { $reason }何も書き込んでいません。元のファイルはそのままです。

reason-nothing-was-written = { $reason }何も書き込んでいません。

reason-diagram-unknown-character-words = { $reason }石はB W # @ X O、空点は.で表します。

other-game-hint = 別の棋譜は--game Nで選べます。

board-size = { $columns }×{ $rows }の盤は扱えません。各辺は{ $min_side }から{ $max_side }までです。
