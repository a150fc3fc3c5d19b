### The end of a game in the Chinese way.

end-sentence-game-may-not = The game can't end yet: it matters who plays first at { $names }.

end-sentence-game-may-not-ended = The game can't end yet: the stones of a string do not share one fate ({ $names }).

counted-empty-points-make = The difference is in the empty points, the eyes of the groups.

counted-empty-points-dead = The difference is in the empty points and the dead stones.

counted-game-may-ended = The game can end: { $margin }. { $result }

counted-by-stones-alone = The game can end: { $margin }. Counting stones only, { $stones }. { $why } { $result }

result-komi-wins = With a komi of { $with } { $winner } wins.

result-none = With a komi of { $with } it is a draw.

lead-equal = the score is even

lead-points = { $by ->
        [one] 1 point
       *[other] { NUMBER($by) } points
    }

lead-ahead = { $leader } is { $points } ahead

gain-sentence = As long as they stay empty, stand-offs count for nobody; a stone would still gain the { $noun } { $names }.
