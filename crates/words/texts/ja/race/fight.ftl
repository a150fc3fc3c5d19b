### The fights of a position: who captures or saves a block by moving first, where, and how that is known.

fight-sentences-play = { $owner }先：{ $attempt }。

fight-sentences-none = { $owner }が{ $stones }を助ける手は見つかりませんでした。

start-sentence = { $name }先：{ $reached }。

attempt-words = { $point }（ダメ{ $count }）と打てば、取る手は見つかっていない

start-words-not-known = 分からない

start-words-captured = { $moves }で{ $stones }を取る

start-words-captures-if-wins = { $moves }でコウにし、{ $name }がコウに勝てば{ $stones }を取る

start-words-ko = { $moves }で{ $stones }をコウにする

start-words-captures-by-ko = { $moves }でコウにし、{ $condition }{ $stones }を取る

start-words-saves-by-ko = { $moves }でコウにし、{ $condition }{ $stones }が助かる

ko-condition-none = { $other }にコウ材がなければ

ko-condition-threats = { $name }にコウ材が{ NUMBER($count) }つあって{ $other }になければ

start-words-lives = { $moves }で{ $stones }が助かる

start-words-liberties = { $moves }で{ $stones }のダメが{ $count }になる

start-words-saves-winning-race = { $moves }で{ $other }との攻合いに勝ち、{ $stones }が助かる

start-words-seki = { $moves }で{ $stones }はセキ

start-words-local-result = { $said }（近くだけの結果）

pronoun-it = その石

pronoun-them = その石

stones-named = { $color }{ $point }の{ $count }子

fight-headline-whoever-plays-first = { $stones }の攻防は先に打ったほうが勝ち

fight-headline-play-captures = { $attacker }先で{ $stones }を取れる

fight-headline-ko = { $stones }をめぐるコウ
