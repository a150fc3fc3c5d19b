### What single regions leave open.

shared-not-plain-one-sided = { $name } does not touch both blocks

shared-not-plain-unknown-stone = there is an unknown stone at { $name }

shared-not-plain-safe-stone = the safe stone at { $name } borders it

shared-not-plain-region-holds-liberties = The region at { $place } holds liberties of both sides. Plain shared liberties are fine; this one is not plain ({ $stone }).

open = The race is open to the rest of the board, from { $place } on. Analyse it, or close it in with safe stones.

eye-potential = { $color } might make an eye in region { $id }. The count assumes no eye there.

approach-order = The order of filling may change the result; counting can't tell.

not-expanded-region-depends-ko = Region { $id } depends on a ko and has no single value; pick candidates in it or prove the race.

not-expanded-region-too-large = Region { $id } is too large to be expanded automatically; pick candidates in it or prove the race.

picks-differ = In region { $id } the tree with your candidates is worth { $picked }, but all moves together give { $found }; the verdict uses the latter.
