### What is said while a fight about one group is played out.

status-nobody-can-capture = Nobody can capture { $stones } any more.

status-captured = Captured: { $stones }.

status-decided = { $what }: { $stones }. { $turn }

status-both-elsewhere = Both sides played elsewhere.

status-repeats = The position repeats.

as-known = { $said } (local result)

liberties-left = { $count ->
        [one] 1 liberty
       *[other] { NUMBER($count) } liberties
    }

fate-name-captured = captured

fate-name-saved = saved

fate-name-ko = ko

fate-name-alive = alive

slip = Move { $number } ({ $place }): { $before }; { $after }.

outlook-captured = the group could be captured

outlook-ko = the group depended on a ko

outlook-saved-alive-unknown = the group could be saved

now-captured = now it is captured

now-ko = now it is a ko

now-saved-alive-unknown = now it gets away
