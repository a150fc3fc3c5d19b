### The legend: every sign, column and word of the window, explained in a sentence or two.

heading-board = 盤の記号

heading-verdict = 判定

heading-regions = 領域の一覧

heading-tree = ゲーム木と節点

heading-game = 囲碁の用語

heading-theory = 理論の用語

heading-endgame-board = ヨセの記号

heading-endgame = ヨセの用語

heading-life-board = 死活の記号

heading-life = 死活の用語

heading-maps-board = 戦術マップの記号

heading-maps = 戦術マップの用語
