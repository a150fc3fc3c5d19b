### The legend: every sign, column and word of the window, explained in a sentence or two.

heading-board = Signs on the board

heading-verdict = The verdict

heading-regions = The list of regions

heading-tree = Tree and node

heading-game = Words of the game

heading-theory = Words of the theory

heading-endgame-board = Signs of an endgame

heading-endgame = Words of an endgame

heading-life-board = Signs of life and death

heading-life = Words of life and death

heading-maps-board = Signs of tactics maps

heading-maps = Words of tactics maps
