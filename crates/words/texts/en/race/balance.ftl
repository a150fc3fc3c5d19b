### What each side has, in the words of the rule that applies.

rule-sentence-only-eye = The shared liberties count only for the side with the eye.

rule-sentence-only-has-eye = Only { $color } has an eye.

rule-sentence-equal-eyes = Both eyes are of the same class: whoever captures must fill the shared liberties.

rule-sentence-both-eyes-same-class = Both eyes are of the same class.

rule-sentence-cannot-captured-two = { $color } cannot be captured (two eyes or a link to safe stones).

rule-sentence-search = This had to be read out.

rule-sentence-both-alive = Neither block can be captured: both live.

larger-eye-table = four is 5, five is 8, six is 12, seven is 17

larger-eye-bigger-eye-has = The bigger eye has { $liberties } liberties and takes the shared ones ({ $table }).

larger-eye-bigger-eye-has-liberties = The bigger eye has { $liberties } liberties ({ $table }).

totals = Black needs { $white ->
        [one] 1 move
       *[other] { NUMBER($white) } moves
    } to capture, White needs { $black }{ $note }.

shared-note = {" "}(one shared liberty included)

favourite-shared = outside

favourite-its-own = of its own

# $shared: not in English
favourite-each-side-has = Each side has { $black } { $outside }, and { $are } shared.

favourite-shared-2 = {" "}+ 1

favourite-has-against-shared = { $name } has { $ahead } { $outside }{ $spare } against { $other }'s { $behind } { $outside } + { $shared } shared.

averages = { $names } may still live.

rest-must-answer-every = { $name } must answer every move; if { $name } is to move now, that one move may be played elsewhere.

rest-may-ignore-moves = { $name } may ignore { $spare ->
        [one] 1 move
       *[other] { NUMBER($spare) } moves
    } (one more if { $name } is to move now).
