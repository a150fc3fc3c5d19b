### A sheet of values as rows for a terminal.

facts-name = cooled by { $t }

facts-standing = { $at } from t = { $from }

comparison-rows-compared = compared

comparison-rows-difference = difference

too-long = (too long to print)

pair = { $first } and { $second }

wall = { $v } at t = { $t }

facts-outcome = outcome

facts-mean = mean

facts-temperature = temperature

facts-stops = stops

facts-ceil-floor = ceil, floor

facts-left-wall = left wall

facts-right-wall = right wall

facts-mast = mast

facts-birthday = birthday

forms-value = value

forms-braces = in braces

steps-written = as written

steps-rest = … and { $rest } more steps
