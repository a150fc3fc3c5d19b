### What the marks of a race lack, and what they leave to be asked.

no-essential = Mark one black and one white block that fight each other.

missing-essential = { $color }'s essential block is missing.

many-unknown = { $count } unknown blocks touch the race; are any of them safe?

safe-in-atari = The stones marked safe at { $names } are in atari. They still count as safe.
