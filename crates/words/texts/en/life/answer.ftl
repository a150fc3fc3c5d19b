### The answer to who lives in one line.

life-answer-too-much-open = Too much is undecided to read all of it: find the living stones first

life-answer-none-points-asked = At the points asked about, it doesn't matter who plays first

life-answer-matters-nowhere-who = It doesn't matter anywhere who plays first

life-answer-matters-point-who = Who plays first matters at 1 point: click it

life-answer-matters-points-who = Who plays first matters at { $open } points: click one
