### What does not fit the theory, and what can be done about it.

notices-count = { $count ->
        [one] 1 remark
       *[other] { NUMBER($count) } remarks
    }

button-no-essential-guess = Propose them

button-cuttable-link-leave = Accept

button-cuttable-link-make-unknown = Make it a region

button-ko-prove = Count ko threats

button-shared-not-plain-prove = Search instead

button-safe-in-atari-leave = Trust me
