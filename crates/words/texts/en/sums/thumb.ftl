### The discriminant, the rules of thumb beside it, and how they did on many sums.

thumb-lines = D = { $sum } = { $value } (bands i = { $i }, j = { $j }); to be played: { $choice }.

beginnings-said = os(1) = { $tree } with the tree first, os(2) = { $gote } with the largest gote first and then the tree

beginnings-os-two-largest = , os(3..) = { $two } with the two largest gotes first

beginnings = .

text-averaging = Averaging

text-doubling = Doubling

text-whole-rule-thumb = The whole rule of thumb

rule-line-does-not-decide = { $name } does not decide; both moves are right.

rule-line-does-not-decide-wrong = { $name } does not decide; the wrong move loses { $cost }.

rule-line-says-right = { $name } says { $choice }: right.

rule-line-says-wrong-loses = { $name } says { $choice }: wrong, it loses { $cost }.

choice-text = A or B1

no-discriminant = The discriminant, the rules of thumb and the plane need one tree of depth 2 among gotes, with one option a side. The sum is still solved.

survey-lines = { $name }: { $points } sums, wrong in { $wrong }, undecided where it matters in { $undecided }; { $lost } points lost in all, { $largest } at most.
