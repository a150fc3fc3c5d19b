### How a record was read where it keeps to no standard: komi, rules, handicap, stray signs, broken bytes.

with-place = Line { $line }, column { $column }: { $said }

move-off-board = move { $number }, { $property }[{ $value }], is no point of this board; the position is the one before it.

board-names = { $property }[{ $value }] names a point as it is called on the board, not as SGF does; it was read as that.

late-size = the size of the board is named after the game has begun; it was taken for the whole game.

small-letters = the property { $property } is written in small letters; it was read as capitals, as were all like it.

unreadable = { $property }[{ $value }] could not be understood and was left out.

to-move-in-words = { $color } plays first, as these words say.

encoding-guess = The file does not name its encoding; it was read as { $encoding }.

wrong-encoding = The file is not in { $named }, as it says; it was read as { $read_as }.

several-encodings = The file holds texts in several encodings; each was read in the one that fits it.

bytes-broken = bytes that are no text in { $encoding }. They are kept in the file as they are.

komi-meant-hundredths = {" "}(hundredths of a point)

komi-meant-hundredths-of-stones = {" "}(hundredths of a stone, which counts two points)

komi-meant-tenths = {" "}(tenths of a point)

komi-meant-stones = {" "}(stones, which count two points each)

komi-missing = komi is not given (KM has no value); it is counted as 0.

komi-unknown = KM[{ $value }] is no komi that could be understood; it is counted as 0.

rules-unknown = the rules RU[{ $value }] could not be understood; they do not say how points are counted here.

handicap-missing = the record speaks of { $said } handicap stones and has { $there } of them before White's first move. Where the others stood is not said, so they were not put.

handicap-put = The record does not say where its { $stones } handicap stones stand; they were put on the usual points.

names-of-nobody = The record doesn't say which player each name belongs to: { $names }. They are kept as a game comment.

passed-over = “{ $text }” is no part of a record and was passed over.

bracket-inside = a “]” in the middle of a value was read as a part of it.

sign-missing-file-ends-before = the file ends before its last “)”; a part of the record may be missing.

sign-missing-missing-here-record = a “{ $sign }” is missing here; the record was read as if it were there.

more-places = Further places that keep to no standard and were read all the same: { $places }.
