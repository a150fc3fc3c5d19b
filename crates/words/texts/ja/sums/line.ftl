### The form of what is told of a sum: lines, sides and numbers.

side-left = 黒

side-right = 白
