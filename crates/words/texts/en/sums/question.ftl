### What a lesson asks about a sum of trees, and its hints.

sum-question = What is the score of { $text } with best play?

sum-first-left = Black to play

sum-first-right = White to play

sum-term-question = { $who } plays first: in which of them?

sum-term-loses = It loses { $loss }.

hint-terms = Try each first move to its end: the others then go by size, in turns.

hint-term = { $who } begins in { $term }.
