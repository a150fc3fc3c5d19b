### The verdict as one line of theory.

theory-pieces = ;{" "}

clauses-sum-yet-questions = no sum yet: { $questions ->
        [one] 1 question
       *[other] { NUMBER($questions) } questions
    } left

clauses-name = sum{" "}

clauses-cooled-g = cooled by 2: g ={" "}

clauses-life = ∞ stands for alive

rule-name-plain = no eyes, { $shared } shared (type 1)

rule-name-shared = no eyes, { $shared } shared (type 2)

rule-name-only-eye = only { $name } has an eye, { $shared } shared (type 3)

rule-name-equal-eyes = eyes of one class, { $shared } shared (types 4 and 6)

rule-name-larger-eye = { $name } has the larger eye, { $shared } shared (type 5)

rule-name-alive = { $name } cannot be captured: no count is needed

rule-name-search = all moves of both sides together

rule-name-both-alive = neither block can be captured: no count is needed
