### How a race ends, in a few words.

solved-outcome = Ko
