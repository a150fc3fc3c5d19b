### The form of what is told of a sum: lines, sides and numbers.

side-left = Black

side-right = White
