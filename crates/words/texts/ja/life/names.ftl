### What classes, endings and rules of ko are called.

class-name-black = 黒のもの

class-name-white = 白のもの

class-name-first = 先に打つ側が取る

class-name-stand-off = どちらも取れない

class-name-black-or-stand-off = 黒が先なら黒が取る

class-name-white-or-stand-off = 白が先なら白が取る

class-sentence-whoever-plays-first = { $point }は{ $class }。どちらが先でも{ $owner }のものです。

class-sentence-first = { $point }は{ $class }。先に打つ側が取ります。

class-sentence-stand-off = { $point }は{ $class }。どちらも取れません。

class-sentence-takes-if-he = { $point }は{ $class }。{ $taker }が先なら{ $taker }が取り、そうでなければどちらも取れません。

class-answer-black-white = { $point }はどちらが先でも{ $who }のものです（{ $letters }）。

class-answer-first = { $point }は先に打つ側が取ります（{ $letters }）。

class-answer-stand-off = { $point }はどちらも取れません（{ $letters }）。

class-answer-black-or-stand-off-white-or-stand-off = { $point }は{ $who }が先なら{ $who }が取り、そうでなければどちらも取れません（{ $letters }）。

letters-told = { $letters }：{ $name }

letters-told-2 = 、

letters-told-no = 盤上の文字は{ $told }。

ending-name-territory = 地

ending-name-ultimate = 窮極盤面

ending-name-target = 目標{ $point }

ko-name-simple = 単純コウ

ko-name-black-wins = 黒がコウにすべて勝つ

ko-name-white-wins = 白がコウにすべて勝つ

ko-name-free = コウの規則なし

ko-name-superko = スーパーコウ(同一局面の再現禁止)

reach-name-point-black = B

reach-name-point-white = W

reach-name-stand-off-black = PかN+

reach-name-stand-off-white = PかN−

reach-name-nothing = なし
