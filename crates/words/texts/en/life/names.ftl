### What classes, endings and rules of ko are called.

class-name-black = Black's

class-name-white = White's

class-name-first = whoever plays first takes it

class-name-stand-off = a stand-off

class-name-black-or-stand-off = Black takes it if he plays first

class-name-white-or-stand-off = White takes it if he plays first

class-sentence-whoever-plays-first = { $point } is { $class }: { $owner }'s, whoever plays first.

class-sentence-first = { $point } is { $class }: whoever plays first takes it.

class-sentence-stand-off = { $point } is { $class }: nobody can take it, a stand-off.

class-sentence-takes-if-he = { $point } is { $class }: { $taker } takes it if he plays first, else it is a stand-off.

class-answer-black-white = { $point } is { $who }'s, whoever plays first ({ $letters }).

class-answer-first = Whoever plays first takes { $point } ({ $letters }).

class-answer-stand-off = Nobody can take { $point }: a stand-off ({ $letters }).

class-answer-black-or-stand-off-white-or-stand-off = { $who } takes { $point } if he plays first, else nobody does ({ $letters }).

letters-told = { $letters }: { $name }

letters-told-2 = ;{" "}

letters-told-no = On the board, { $told }.

ending-name-territory = territory

ending-name-ultimate = ultimate

ending-name-target = target { $point }

ko-name-simple = simple ko

ko-name-black-wins = Black wins all kos

ko-name-white-wins = White wins all kos

ko-name-free = no ko rule

ko-name-superko = positional superko

reach-name-point-black = B

reach-name-point-white = W

reach-name-stand-off-black = P or N+

reach-name-stand-off-white = P or N−

reach-name-nothing = neither
