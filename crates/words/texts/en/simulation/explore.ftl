### The maps that win most.

classes-sentence = { $board }: { $maps } maps of depth { $depth } or less act in { $classes } ways, as far as random games show; rounds played: { $rounds }.

explored-sentence-said = { $place }. { $map }: { $won } % ({ $low } to { $high }) of { $games } games

explored-sentence-more-acts-alike = { $said }; 1 more plays alike

explored-sentence-more-act-alike = { $said }; { $others } more play alike

unfinished-sentence = Stopped before the last round: this ranking comes from fewer games.
