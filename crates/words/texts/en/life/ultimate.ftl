### Whether a position is ultimate, and if not, why.

ultimate-sentence-is = The position is ultimate: every group lives with exactly two eyes of one point.

ultimate-sentence-position-not-ultimate = The position is not ultimate: there is no empty point.

ultimate-sentence-position-not-ultimate-2 = The position is not ultimate: at { $point } { $why }.

eyes-of = { $owner }'s eyes: { $names }.

fault-name-no-neighbor = there is no neighbour

fault-name-empty-neighbor = a neighbour is empty

fault-name-both-colors = the neighbours are of both colours

fault-name-one-liberty = a string beside it has one liberty

fault-name-more-liberties = the strings next to it have more than two liberties in all
