### A solved race in words: who wins with which move, how it is known, what was assumed.

start-with-line = Line: { $line }.

race-sentence = The race is between Black { $black } and White { $white }.
