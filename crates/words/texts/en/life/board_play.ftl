### What is said while a small board is played against best play.

status-passed = Both passed.

status-over = { $passed } { $score }.

status-repeats = The position has come back: { $score }.

slip = Move { $number } ({ $place }): { $before } became { $after }.

refusal-over = It's over.
