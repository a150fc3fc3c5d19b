### A finished board in one sentence: what each side has, who wins, what is dead, what is dame.

endgame-finished-yes = both have passed

endgame-finished-no = counted as it stands

endgame-finished = { $result } ({ $head }): { $black }, { $white }{ $gone }.

as-it-looks = { $result } if { $condition }: { $black }, { $white }. Both have passed.

as-it-looks-with-dead = { $result } if { $condition } and the other stones live: { $black }, { $white }. Both have passed.

are-dead = { $count ->
        [one] { $names } is dead
       *[other] { $names } are dead
    }

all-live = all stones live

others-live = the other stones live

no-count-mark-stones-live = Mark living stones as safe, remove dead ones, or read only the border.

no-count-none = Mark living stones as safe, or remove dead ones.

no-count-both-have-passed = Both have passed. The program can't count the board as it stands. { $helps }

no-count-both-have-passed-program = Both have passed. The board isn't counted: the fate of { $named } isn't proved. { $helps }

side-has = { $who } { $all } ({ $terms })

side-terms-prisoners = prisoners

side-terms-stones = stones

side-terms-territory = territory { $territory }

side-terms = { $name } { $more }

side-terms-komi = komi { $given }

gone-dead = ; dead: { $dead }

gone-dame = ; dame: { $dame }

dead-of = { $who } { $names }

along-border = If the border holds, { $said }

along-border-with-dead = If the border holds and { $condition }, { $said }
