### How a record was read where it keeps to no standard: komi, rules, handicap, stray signs, broken bytes.

with-place = Line { $line }, column { $column }: { $said }

move-off-board = move { $number }, { $property }[{ $value }], is not a point of this board; this is the position before it.

board-names = { $property }[{ $value }] uses the board's name for a point, not SGF's; it was read that way.

late-size = the board size comes after the game has begun; it was used for the whole game.

small-letters = the property { $property } is in lower case; it was read as capitals, like all others of its kind.

unreadable = { $property }[{ $value }] could not be understood and was left out.

to-move-in-words = { $color } plays first, as these words say.

encoding-guess = The file does not name its encoding; it was read as { $encoding }.

wrong-encoding = The file says that it is in { $named }, but it isn't; it was read as { $read_as }.

several-encodings = The file mixes several encodings; each text was read in the one that fits it.

bytes-broken = these bytes are not valid { $encoding }. They are kept in the file as they are.

komi-meant-hundredths = {" "}(hundredths of a point)

komi-meant-hundredths-of-stones = {" "}(hundredths of a stone, which counts two points)

komi-meant-tenths = {" "}(tenths of a point)

komi-meant-stones = {" "}(stones, which count two points each)

komi-missing = komi is not given (KM has no value); it counts as 0.

komi-unknown = KM[{ $value }] can't be understood as komi; it counts as 0.

rules-unknown = the rules RU[{ $value }] can't be understood, so they don't decide the scoring here.

handicap-missing = the file gives { $said } handicap stones, but places { $there } of them before White's first move. It doesn't say where the others go, so they were left out.

handicap-put = The file doesn't say where its { $stones } handicap stones are; they were placed on the usual points.

names-of-nobody = The file doesn't say which player each name belongs to: { $names }. They are kept as a game comment.

passed-over = “{ $text }” is not part of a game record and was skipped.

bracket-inside = a “]” in the middle of a value was read as part of it.

sign-missing-file-ends-before = the file ends before its last “)”; part of the game may be missing.

sign-missing-missing-here-record = a “{ $sign }” is missing here; the file was read as if it were there.

more-places = Other non-standard places that were read anyway: { $places }.
