### The end of a game in the Chinese way.

end-sentence-game-may-not = The game can't end yet: it matters who plays first at { $names }.

end-sentence-game-may-not-ended = The game can't end yet: the stones of a string do not share one fate ({ $names }).

counted-empty-points-make = {" "}The empty points make the difference: the eyes of the groups.

counted-empty-points-dead = {" "}The empty points and the dead stones make the difference.

counted-game-may-ended = The game can end: { $margin }, by the stones alone { $stones }.{ $why } { $result }

result-komi-wins = With a komi of { $with } { $winner } wins.

result-none = With a komi of { $with } it is a draw.

lead-equal = equal

lead-points = { $by ->
        [one] 1 point
       *[other] { NUMBER($by) } points
    }

lead-ahead = { $leader } is { $points } ahead

gain-sentence = As long as they stay empty, stand-offs count for nobody; a stone would still gain the { $noun } { $names }.
