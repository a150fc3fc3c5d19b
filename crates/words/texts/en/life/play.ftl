### What is said while a point is fought for in a play-out.

status-has-decided = { $owner } has { $point }: it is decided.

status-passed = Both passed.

status = { $passed } { $said }

status-repeats = The position repeats: nobody takes { $point }, a stand-off.

slip = Move { $number } ({ $place }) gave something away: { $point } would have been { $before }, and is { $after } now.

outlook-none = not known

outlook-stand-off = nobody's

outlook = { $owner }'s

refusal-over = It's over.

refusal-outside-region = { $point } is outside the region.

no-fight-no-point = Which point do you want to fight for? Click one in Analyse first.

no-fight-already-there-nothing = { $point } is { $owner }'s already: there is nothing to fight for.

no-fight-region-points-vary = In the region of { $point }, { $points } points vary: too many to play out.

no-fight-none-points-asked = { $point } is not one of the points asked about.

no-target = The target { $point } has no stone. Click another string, or choose another ending.
