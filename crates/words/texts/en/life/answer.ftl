### The answer to who lives in one line.

life-answer-too-much-open = Too much is open to read all of it: find the stones that live first

life-answer-none-points-asked = At none of the points asked about it matters who plays first

life-answer-matters-nowhere-who = It matters nowhere who plays first

life-answer-matters-point-who = It matters at 1 point who plays first: click it

life-answer-matters-points-who = It matters at { $open } points who plays first: click one
