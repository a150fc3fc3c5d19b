### A line of play in words.

step-text-elsewhere = { $color } elsewhere

step-text-after-ko-threat = { $color } { $point } (after a ko threat)

step-text = { $color } { $point }
