### Which boards are alike, and whether the pairs of the source come back.

first-boards = Only the first { $most } boards are compared.

distance = { $first } and { $second } are { $points } points apart (standard error { $error }; players compared: { $maps }).

alike-sentence = Nearest are { $first } and { $second } ({ $near } points).

farthest = {" "}Farthest from all others is { $board }: { $far } points and more.

pairing-printed = {" "}By the printed numbers { $b } is nearest to { $d }, and { $a } to { $c }:

pairing-these-players-comes = {" "}these players reproduce that.

pairing-these-players-does = {" "}these players don't reproduce that.
