### What the window tells of a map: where it can be played, what each of its parts is, how two maps compare, what a move changes.

# $all: not in English
map-headline = { $points }, { $empty } of them empty; { $who } can play at { $playable }.

map-error-sentence = Column { $column }: { $reason }.

set-names = none

part-sentence-at-least-at-most = { $said } (a stone counts with its string)

part-sentence-intersection = the points that are in both: { $one }; { $other }

part-sentence-union = the points that are in either: { $one }; { $other }

part-sentence-difference = { $one }, but not { $other }

members-leaf-empty = { $number ->
        [one] 1 empty point
       *[other] { NUMBER($number) } empty points
    }

members-points = { $number ->
        [one] 1 point
       *[other] { NUMBER($number) } points
    } of { $map }

leaf-sentence-stones = { $who }'s stones

leaf-sentence-empty = the empty points

leaf-sentence-atari = strings in atari, and empty points with no empty neighbour

leaf-sentence-all = all points (our extension)

leaf-sentence-where-may-play = where { $who } may play, ko left out (our extension)

leaf-sentence-points = these points (our extension)

operator-sentence-complement = all points but { $what } (our extension)

operator-sentence-reach = { $what } as strings, and their neighbours

operator-sentence-start-reach = { $what } and their neighbours

operator-sentence-strings-touch = { $what }, and { $who }'s strings that touch it

operator-sentence-stones-move-takes = { $whose }'s stones that a move of { $who } in { $what } takes

operator-sentence-points-least-next = the points with at least { $some } on or next to them

operator-sentence-points-most-next = the points with at most { $some } on or next to them

comparison-sentences-these-stones-both = On these stones both are the same.

comparison-sentences-these-stones-they = On these stones they differ on stones only: in play they are the same.

comparison-sentences-these-stones-they-differ = On these stones they differ on empty points.

comparison-sentences-only-first = Only in the first, { $first }

comparison-sentences-only-second = Only in the second, { $second }

comparison-sentences-both = In both, { $both }

player-name = random

players-name = { $black }, White { $white }

cell-title = { $players } on { $board }

playable-points = playable: { $points }

game-title = { $cell }, game { $number }

time-left-about-s-left = about { $rest } s left

time-left-about-min-s = about { $minutes } min { $rest } s left

change-headline-at = { $who } at { $point }

change-headline-has-stone-move = { $point } has a stone: no move there.

change-headline-would-suicide = { $who } at { $point } would be suicide.

model-rows-into = into H

model-rows-out = out of H
