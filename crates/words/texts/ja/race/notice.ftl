### What does not fit the theory, and what can be done about it.

notices-count = 指摘{ $count }件

button-no-essential-guess = 提案する

button-cuttable-link-leave = 了解

button-cuttable-link-make-unknown = 領域として扱う

button-ko-prove = コウ材を数える

button-shared-not-plain-prove = 探索する

button-safe-in-atari-leave = 安全でよい
