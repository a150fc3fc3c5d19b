### Why stones are no position, and what can be done about it.

button = { $name } ({ $point })
