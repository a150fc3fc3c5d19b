### A line of play in words.

step-text-elsewhere = { $color }手抜き

step-text-after-ko-threat = { $color }{ $point }（コウ材を打ってから）

step-text = { $color }{ $point }
