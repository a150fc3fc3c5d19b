### What the stones do that the count does not see.

not-in-contact = These blocks do not attack each other; no race.

in-atari = { $color } is in atari and it is { $attacker }'s turn: { $attacker } captures at { $name }.

escape = { $color } may escape at { $name } to safe stones; the count does not see that.

ko = Ko at { $name }: the recapture is left out. Ko threats are not counted.

captor-may-die = If { $name } captures, { $other } may capture in turn: what is left may be too small to live in. Prove the race to be sure.

seki-or-both-live = Called a seki: whether both also live on their own wasn't searched to the end.

over-budget = The race is too large: the calculation stopped at its limit. Fewer candidates or more safe stones make it smaller.
