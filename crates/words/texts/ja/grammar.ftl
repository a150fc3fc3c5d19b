### Names, numbers, plurals and lists in both languages.

side-black = 黒

side-white = 白

move-name = パス

said-point = 点{ $name }

some-of = { $told }ほか{ $left }か所

listed = { $head }：{ $list }
