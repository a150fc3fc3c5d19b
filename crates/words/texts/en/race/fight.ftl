### The fights of a position: who captures or saves a block by moving first, where, and how that is known.

fight-sentences-play = { $owner } to play { $attempt }.

fight-sentences-none = Found no move by which { $owner } saves { $stones }.

start-sentence = { $name } to play { $reached }.

# $count: not in English
attempt-words = can try { $point } ({ $left }): found no capture after it

start-words-not-known = not known

start-words-captured = captures { $stones } with { $moves }

start-words-captures-if-wins = captures { $stones } with { $moves } if { $name } wins the ko

start-words-ko = starts a ko for { $stones } with { $moves }

start-words-captures-by-ko = captures { $stones } by ko with { $moves } if { $condition }

start-words-saves-by-ko = saves { $stones } by ko with { $moves } if { $condition }

ko-condition-none = { $other } has no ko threats

ko-condition-threats = { $name } has { $count ->
        [one] 1 ko threat
       *[other] { NUMBER($count) } ko threats
    } and { $other } none

start-words-lives = saves { $stones } with { $moves }

start-words-liberties = gets { $count } liberties for { $stones } with { $moves }

start-words-saves-winning-race = saves { $stones } with { $moves }, winning the race against { $other }

start-words-seki = saves { $stones } in seki with { $moves }

start-words-local-result = { $said } (local result)

pronoun-it = it

pronoun-them = them

# $color: not in English
# $count: not in English
stones-named = { $stones } at { $point }

fight-headline-whoever-plays-first = Whoever plays first wins the fight over { $stones }

fight-headline-play-captures = { $attacker } to play captures { $stones }

fight-headline-ko = A ko for { $stones }
