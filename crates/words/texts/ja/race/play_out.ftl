### What is said while a race is played out.

whose-race-ends-black = 黒の勝ち

whose-race-ends-white = 白の勝ち

whose-race-ends-seki = セキ

whose-race-ends-both-live = 両方活き

whose-race-ko = コウ

block-size = 石{ $stones }、ダメ{ $dame }

whose-turn = うまく応じました。

turn-both = { $color }番です。

turn-your-turn-move = あなたの番です（{ $color }）。

turn-thinking = { $color }が考えています…

end-sentence-captured-black = 黒が取って勝ちました。

end-sentence-captured-white = 白が取って勝ちました。

end-sentence-both-elsewhere = 両者とも手を抜きました。どちらも取られていません。

end-sentence-repeats = 同形反復です。どちらも取られません。日本ルールでは無勝負です。

slip-move = { $number }手目（{ $name }）

slip-none = { $number }手目（手抜き）

slip-ends-black = 今は黒の勝ちです

slip-ends-white = 今は白の勝ちです

slip-now-only-seki = 今はセキにしかなりません

slip = { $place }：{ $was }が、{ $is_now }。

chance-ends-seki = セキにできる形でした

chance-had-seki = { $own }はセキにできる形でした

chance-you-were-ahead = あなたが勝っていました

chance-was-ahead = { $own }が勝っていました

move-text-elsewhere = 手抜き

move-text-after-ko-threat = { $name }（コウ材のあと）

replayed = { $number }は{ $name }

numbered-note-begins = { $begin }は{ $first }。

numbered-note = { $begins }{ $told }。

aside-text-at = { $number }は{ $other }の所

aside-text-elsewhere = { $number }は手抜き

aside-text-after-threat = { $number }はコウ材のあと

line-comments-liberties = ダメ { $counts }。

line-comments = { $race }。

refusal-over = 勝負はついています。一手戻すか、最初からどうぞ。

refusal-does-not-matter = { $name }は攻合いに関係しません。ほかに打つときは「手抜き」（P）を使ってください。

illegal-occupied = そこには石があります。

illegal-suicide = 自殺手です。ダメがなくなるので打てません。

illegal-ko = コウです。コウ材がなければすぐには取り返せません。

illegal-not-on-board = 盤の外の点です。

threat-comments-ko-threat-elsewhere = よそのコウ材。

threat-comments-its-answer = その応手。
