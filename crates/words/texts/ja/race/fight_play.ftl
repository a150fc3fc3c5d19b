### What is said while a fight about one group is played out.

status-nobody-can-capture = { $stones }はもう取られません。

status-captured = { $stones }が取られました。

status-decided = { $stones }：{ $what }。{ $turn }

status-both-elsewhere = 両者とも手を抜きました。

status-repeats = 同形反復です。

as-known = { $said }（近くだけの結果）

liberties-left = ダメ{ $count }

fate-name-captured = 取られる

fate-name-saved = 助かる

fate-name-ko = コウ

fate-name-alive = 活き

slip = { $number }手目（{ $place }）：{ $before }が、{ $after }。

outlook-captured = 取れる石でした

outlook-ko = コウになる石でした

outlook-saved-alive-unknown = 助かる石でした

now-captured = これで取られます

now-ko = これでコウです

now-saved-alive-unknown = これで助かります
