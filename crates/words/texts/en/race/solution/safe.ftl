### What a solved race takes as safe, each block with its reason.

safe-list = Taken as safe:

beyond-sentence = Searched up to { $which }. The answer holds whatever lies beyond.

nearby-note = This holds if nothing farther away matters.

hangs-sentence = { $own } may escape at { $point } unless { $other } has stones there.

left-out-sentence = Not read: { $which } and everything beyond.

left-out-points = { $names }, { $rest } more

safe-sentence = { $color } { $point }

safe-sentence-2 = { $names }: { $reason }.

safe-reason-said = marked as safe

safe-reason-two-eyes = two eyes

safe-reason-room = room for two eyes

safe-reason-outside-race = { $count } { $noun } outside the race

safe-reason-joined = joined to safe stones

safe-reason-edge = at the edge of what is searched

safe-reason-looks = looks alive
