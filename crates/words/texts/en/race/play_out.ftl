### What is said while a race is played out.

whose-race-ends-black = Black's race

whose-race-ends-white = White's race

whose-race-ends-seki = seki

whose-race-ends-both-live = both live

whose-race-ko = ko

block-size = { $stones ->
        [one] 1 stone
       *[other] { NUMBER($stones) } stones
    }, { $dame ->
        [one] 1 liberty
       *[other] { $dame } liberties
    }

whose-turn = That meets it.

turn-both = { $color } to move.

turn-your-turn-move = Your turn: { $color } to move.

turn-thinking = { $color } is thinking…

end-sentence-captured-black = Black captures and wins the race.

end-sentence-captured-white = White captures and wins the race.

end-sentence-both-elsewhere = Both sides played elsewhere: nobody is captured.

end-sentence-repeats = The position repeats: nobody is captured. No result under Japanese rules.

slip-move = Move { $number } ({ $name })

slip-none = Move { $number } (elsewhere)

slip-ends-black = now it is Black's race

slip-ends-white = now it is White's race

slip-now-only-seki = now it is only a seki

slip = { $place }: { $was }; { $is_now }.

chance-ends-seki = you had a seki

chance-had-seki = { $own } had a seki

chance-you-were-ahead = you were ahead

chance-was-ahead = { $own } was ahead

move-text-elsewhere = elsewhere

move-text-after-ko-threat = { $name } (after a ko threat)

replayed = { $number } at { $name }

numbered-note-begins = { $first } plays { $begin }.

numbered-note = { $begins } { $told }.

aside-text-at = { $number } at { $other }

aside-text-elsewhere = { $number } elsewhere

aside-text-after-threat = { $number } after a ko threat

line-comments-liberties = Liberties { $counts }.

line-comments = { $race }.

refusal-over = The race is over. Take a move back or start again.

refusal-does-not-matter = { $name } doesn't affect the race. To play elsewhere, press P.

illegal-occupied = There is a stone on this point.

illegal-suicide = Suicide: this stone would have no liberty.

illegal-ko = Ko: you can't retake at once without a ko threat.

illegal-not-on-board = The point is not on the board.

threat-comments-ko-threat-elsewhere = A ko threat elsewhere.

threat-comments-its-answer = Its answer.
