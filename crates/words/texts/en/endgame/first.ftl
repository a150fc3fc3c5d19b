### The first move of an endgame in sentences: the biggest one, what comes before it, and what a proof says of it where a ko decides.

of-one-worth = {" "}({ $why })

of-one-worth-plays-region = { $who } plays { $point }, in region { $id }{ $instead }: { $figures }.

figures-worth = worth { $worth }, { $how }

figures-worth-swing = worth { $worth }, { $how }, a swing of { $swing }

first-move-with-ko-begins = { $black } begins at { $at }, { $white } at { $then }.

first-move-with-ko-begins-2 = { $who } begins at { $at }.

starts-apart-ko-does-not = With the ko, it does not matter who starts.

starts-apart-ko-two-starts = With the ko, the two starts differ by { $apart }.

biggest = The biggest move is { $point }, in region { $sign }: { $figures }.

nothing-left-gained = there is nothing left to gain.

nothing-left-but-dame = only dame are left.

nothing-left-by-hand = At the points looked at,{" "}

nothing-left-assuming = Assuming this,{" "}

biggest-beside-ko-none = Which move is the biggest depends on the ko.

biggest-beside-ko-apart-from-ko = Apart from the ko, the biggest move is { $point }, in region { $id }: { $figures }.

comes-first-sente-comes-first = { $point } is { $who }'s sente: it comes first, and { $other } must answer at { $answer }.

comes-first = : { $why }

comes-first-plays-first = { $who } plays { $point } first{ $why }.

comes-first-whoever-starts-plays = Whoever starts plays { $point } first.

instead-yes = { $named }, worth as much, would lose { $lost }

instead-no = { $named } would lose { $lost }
