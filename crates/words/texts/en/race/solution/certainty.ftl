### How a solved race is known, and where count and search differ.

not-all-first-moves = Not every first move was read to the end.

# $count: not in English
search-sentence-proof = The result is proved by search ({ $positions }, { $seconds } s).

# $count: not in English
search-sentence-checked-trying-every-line = Checked by trying every line ({ $positions }, { $seconds } s).

# $count: not in English
search-sentence-count = Counted; the search stopped after { $positions } ({ $seconds } s).

# $count: not in English
search-sentence-nearby = The result was checked by search nearby ({ $positions }, { $seconds } s). Wider surroundings were not searched to the end.

# $count: not in English
search-sentence-checked-trying-every-line-2 = Checked by trying every line ({ $positions }, { $seconds } s), except what was left out. A longer search may settle it.

# $count: not in English
search-sentence-checked-trying-every-line-3 = Checked by trying every line nearby ({ $positions }, { $seconds } s). Wider surroundings were not searched to the end.

# $count: not in English
search-sentence-nothing = The search stopped after { $positions } ({ $seconds } s); a longer one may decide it.

known-in-short-proof = The result is proved.

known-in-short-proved-every-line-was = Proved: every line was tried.

known-in-short-count = Counted.

known-in-short-nearby = The result was checked nearby; wider surroundings may change it.

known-in-short-every-line-was-tried = Every line was tried, except what was left out.

known-in-short-every-line-nearby-was = Every line nearby was tried; wider surroundings may change the answer.

known-in-short-nothing = The search was not finished.

count-sentence-play = { $who } to play: { $result }.

count-sentence-count = By count: { $sentence }

disagreement-sentence-said = { $starter } to play: the count says “{ $counted }”, playing it out says “{ $proved }”. Please report this position.

disagreement-sentence-they-differ-position = They differ in this position.

disagreement-sentence-they-still-differ = They still differ after { $line }.
