### Why there is nothing to solve, what is true of the blocks then, and what was taken for granted.

propose-error-there-stone = There is no stone at { $point }.

propose-error-stones-one-colour = The stones at { $a } and { $b } are the same colour; name one block of each.

propose-error-stopped = The search was stopped before a race was found.

no-race-why-there-race-here = There is no race here: no two blocks are in danger from each other.

no-race-why-fight-was-found = No fight found here; that isn't proved.

no-race-head = { $names } do not race.

not-found-head = It isn't known whether { $names } race.

told-sentence = { $name }: { $words }.

proposal-heading-proposed-race = Proposed race

proposal-heading-race-not-captured = No race: { $name } is not captured

proposal-heading-dead = No race: { $name } is dead

proposal-heading-perhaps-race = Perhaps a race

told-words-race = in a race with { $point }

told-words-captured-if-starts = captured if { $other } starts

told-words = ;{" "}

block-name = { $color } { $point }

alone-words-two-eyes = alive, with two eyes

alone-words-lives = alive; it can't be captured

alone-words-wins-even-if = { $own } wins, even if { $other } starts

alone-words-unsettled = unsettled: whoever plays first decides

alone-words-play-captures-can = { $other } to play captures it; can it be saved? Not found yet

alone-words-dead = dead; it can't be saved

alone-words-gets-liberties-even = gets { $count } liberties at { $point }, even if it is attacked first

alone-words-captured-if-starts = captured if { $other } starts; if { $own } does it gets { $count } liberties at { $point }

alone-words-open = found no way to capture it

marks-taken = Circled stones are taken as essential, stones with squares as safe; change this with --essential.

several-decide-all = { $name } has several essential blocks and loses when all of them are captured. The other reading: with the first.

several-decide-first = { $name } has several essential blocks and loses when the first of them is captured. The other reading: with all.
