### Names, numbers, plurals and lists in both languages.

side-black = Black

side-white = White

move-name = pass

said-point = point { $name }

some-of = { $told } and { $left } others

listed = { $head }: { $list }
