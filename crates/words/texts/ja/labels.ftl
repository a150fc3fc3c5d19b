### The short texts of the window: menus, buttons, headings and hints.

## The labels of menus, and modes.

# Menus.

file = ファイル
edit = 編集
view = 表示
analysis = 解析
race = 攻合い
help = ヘルプ
turn-menu = 回転と反転
on-the-board = 盤の表示
size-menu = 表示倍率
theme = 配色
theme-system = システムに合わせる
theme-light = 明るい
theme-dark = 暗い
language-switch = 言語

# File menu.

new = 新しい盤
open = 開く…
try-this-race = この攻合いを打つ
set-up-own = 自分で配置する
open-path = パスを指定して開く…
save = 保存
save-as = 別名で保存…
handout = 問題プリント…
handout-hint = すべての局面を問題として印刷する（解答つきPDF）
making-handout = 問題プリントを作っています（解答を調べています）…
recent = 最近のファイル
no-recent = まだありません
samples = 例題
endgame-samples = ヨセ
quit = 終了

# Edit menu.

undo = 元に戻す
redo = やり直す
copy-sgf = SGFでコピー
copy-diagram = テキスト図でコピー
copy-picture = 画像としてコピー
save-picture = 図を保存
board-picture = 盤
line-picture = 手順図
picture-failed = 図を描けません。プログラムの不具合です。
copy-line-text = 手順図をコピー
copy-line-text-hint = 手順全体を番号つきのテキスト図でコピー
keep-line = 変化として残す
keep-line-hint = 手順全体を、各手の説明を注釈に付けて、局面の変化に加えます。局面とともに保存されます
kept-line = 変化として残しました。
copy-line-picture = 画像をコピー
copy-line-picture-hint = 手順全体を番号つきの画像でコピー
paste = 図またはSGFを貼り付け
erase = 石を消す
clear-board = 盤を空にする
turn-right = 右に回す
turn-left = 左に回す
mirror-left-right = 左右を反転
mirror-top-bottom = 上下を反転
swap-colors = 黒白を入れ替え

# Modes.

set-up = 配置
mark = 印を付ける
analyse = 解析
play-out = 打ってみる
toggle-set-up = 配置と切り替え

## The labels of what is seen and how, and the lines that say what the hand can do.

# View menu.

coordinates = 座標
regions = 領域
counts = 手数
theory = 理論の式
for-learners = 学習
for-learners-hint = 答えと、次にできることだけを示す
for-theory = 理論
for-theory-hint = 領域・木・値と、答えに至る手順も示す
lessons = 例題集
lessons-hint = テーマ別の例題
what-it-teaches = ここで分かること
click-a-block = 石をクリックすると、その石がどうなるかを調べます。
format-csv = CSV
format-markdown = Markdown
format-json = JSON
format-experiment = 実験
experiment-taken = 実験を「マップ」の「表」に取り込みました。
play-it = 打ってみる
play-it-hint = 自分の手を試す。プログラムが最善で応じる
read-it = 読んで調べる
read-on = もっと読む
show-line = 手順を見る
is-reading = 読んでいます…
is-counted = 計算
is-of-chosen-points = 選んだ点だけ
is-read-along-border = 境界だけ調査
is-not-proved = 未証明
too-much-is-open = まだ数えられません。未確定の所が多すぎます
counting-cannot = 数えるだけでは決まりません。読んで調べますか?
choose-block = どの石が争っていますか。クリックしてください
click-the-two = 争う二つの石をクリック。安全な石は右クリック
two-marked = 次に、取られない石を右クリックしてください
are-these-safe = これらの石は安全ですか。違う石をクリックしてください
still-too-open = まだ未確定の所が多すぎます。ほかの活きている石にも印を付けてください
larger-is-open = 読むのに時間のかかる領域があります
nothing-yet = 石を置くか、棋譜を開いてください
ko-decides = コウで決まります
is-open-still = 未確定
ask-first = 先に出題する
ask-first-hint = 例題は、答えを見せる前に出題します
ask-again = もう一度問う
hint = ヒント
hint-hint = 答えに一歩近づく（Space）
step-back = 隠し直す
show-me = 答えを見る
check-it = 答え合わせ
next-lesson = 次の例題
next-lesson-hint = 次の例題（PageDown）
show-on-board = 盤上で示す
show-on-board-hint = その答えを自分で打って確かめる。プログラムが最善で応じる
back-to-question = ‹ 問いに戻る
defence-looked = 相手が最善の受けを探しています…
defence-stray = これは、応じられると分かっている手ではありません。
defence-met = うまく応じました。相手にはほかの受け方もあります。
next-defence = 次の受け方
defences-open = 相手の応手をすべて読み切れたわけではありません。
stone-is-no-answer = そこには石があります。空点をクリックしてください。
lesson-is-read = まだ読んでいます。ヒントと答えはもう少しお待ちください。
lesson-solved = 正解です。
lesson-solved-helped = ヒントを見て正解しました。
lesson-solved-again = やり直して正解しました。
program-finds = プログラムの答え：
lesson-shown = これが答えです。
not-all-points = 違います。足りない点か、余分な点があります。
click-point = 盤上の点をクリックしてください。
click-all-points = 当てはまる点を全部クリックし、「答え合わせ」を押してください。
coach-lesson = 盤の横で答える。Space：ヒント、最後に答え。
coach-lesson-point = 盤上のクリックで答える。Space：ヒント、最後に答え。
back-to-answer = ‹ 答えに戻る
back-here = ‹ 戻る
tree-top-down = ゲーム木を上から下へ
scroll-left = 端のない盤を左へずらす
scroll-right = 端のない盤を右へずらす
scroll-up = 端のない盤を上へずらす
scroll-down = 端のない盤を下へずらす
scroll-hint = この盤は端のない盤です。枠の外をドラッグするか、Ctrl+Shift+矢印でずらせます。
nothing-to-scroll = ずらせるのは端のない盤で、全体を表示しているときだけです。
zoom-in = 拡大
zoom-out = 縮小
zoom-reset = 標準の大きさ
hide-answers = 答えを隠す
shortcuts = マウスとキー
legend = 記号と用語
manual = 手引き
about = このプログラムについて
about-program = 囲碁の攻合いとヨセを組合せゲーム理論で解析します。このプログラムのライセンスはMITかApache 2.0で、どちらでも選べます。
about-fonts = 組み込まれているフォント
about-libraries = 組み込まれているライブラリ
about-texts = それぞれのライセンスと、その下にライセンスの全文（原文）：
close-help = ヘルプを閉じる

# Where answers are hidden.

answers-hidden = 答えを隠しています。
show-answers = 答えを表示

# The board, for a screen reader.

board = 盤

# Coach lines under the board.

coach-play-out = 左クリックで手番の側が打ちます。右クリックで待った。Pで手抜き。
put-stones = 石を置いてください
coach-try = 左クリック：黒の手。右クリック：白の手。
coach-propose = 石をクリック：対象、もう一度で安全。右クリック：安全。石の上でD：攻合いを提案。
coach-choose = ブロックをクリックすると攻合いを提案。相手のブロックもクリックすると組が決まります。
coach-proposed = DかEnterで採用、Escで取り消し。クリックで対象を、右クリックかE・S・Uで印を変更。
coach-rule-line = この打ち方の手順。最後が最初の損な手です。左右キーで進み、Escで戻ります。
coach-line = この先番の最善の手順です。左右キーで進め、Escで元の局面に戻ります。
coach-black-stones = 左クリックで黒、右クリックで白。
coach-white-stones = 左クリックで白、右クリックで黒。
coach-in-turn = 左で手番の側が打ち、右で一手戻します。
coach-set-up = 左で黒、右で白、もう一度で除く。ドラッグで続けて置く。
coach-pen = クリック：点。ドラッグ：線、Shiftで移動。Del。ダブルクリック：名前。
coach-select-stones = 石を囲むようにドラッグ。Escでやめます。
coach-selected = ドラッグで移動。Ctrl+C・X・V、Del。Escで解除。
coach-mark = クリック：対象→安全。右クリック：安全。ドラッグ：最初の石と同じ印。E・S・Uキーも可。
coach-question = 点をクリックすると双方の着手を試します。薄い円は提案で、スペースキーで採用します。
coach-analyse = 候補点を左クリックで黒、右クリックで白が打ちます。Escで戻ります。
coach-further = 候補点の左クリックで黒、右クリックで白。薄い円はほかに試せる点です（スペース）。
coach-sheet = Escで盤に戻ります。
shown-as-endgame = 戦いが見つからないので、ヨセとして示します。
shown-as-race = ヨセとしては数えられないので、戦いを示します。
coach-game = ←→キー、または盤の上でホイールを回すと、棋譜を進めたり戻したりできます。
coach-node = 盤はこの手順の局面です。Escで元の局面に戻ります。

# Path strip and start.

path-to-open = 開くファイル
path-to-save = 保存先のファイル
open-button = 開く
save-button = 保存
path-to-gather = 加えるファイルかフォルダー
gather-button = 加える
no-dialog = ファイル選択が出ないときは、ここにパスを入力してください。
restore = 復元
discard = 破棄
leave-without = 変更を失って終了
write-over = 上書き
open-changed = そのファイルを開く
show-file = 表示
dismiss = 閉じる
left-unsaved = 前の局面に未保存の変更がありました。Ctrl+Zで戻せます（次の起動時にも復元できます）。
dropped-unsaved = 未保存の局面が50件を超えたため、最も古いものを破棄しました。
discard-all = すべて破棄
saved-diagram = 図として保存しました。ゲーム木とコメントはSGFにしか残りません。
copied = コピーしました。
nothing-to-paste = クリップボードにテキストがありません。
clipboard = クリップボード
drop-positions = ファイルをドロップすると、局面を問題集に加えます
drop-here = ファイルをドロップすると開きます
sample = 例題
untitled = 無題
modified = 変更あり
all-answered = 未検討なし
empty-board = クリックで石を置くか、図を貼り付けます。
no-stones = 石がありません。「配置」で石を置くか、図を貼り付けます。
no-display = ウィンドウを開ける画面がありません。解析結果をテキストで表示します。

# Help overlay: gestures that are no keys.

help-mouse = マウス
help-keys = キー
gesture-set-up = 配置：左で黒、右で白、もう一度で取り除き。ドラッグで続けて置き、石からのドラッグで移動、Ctrlでコピー、Shift+ドラッグかRの後のドラッグで四角く選択、中ボタンで消去。B・W・A：黒、白、交互（石を取る）
gesture-mark = 印：左右クリックで切り替え。ドラッグで最初の石と同じ印
gesture-analyse = 解析：点をクリックで候補に。候補の左クリックで黒、右クリックで白の着手へ。中ボタンで候補を外す。Shift+ドラッグで四角の中だけを検討。棋譜ではShift+クリックでその石の手へ、Ctrl+クリックで点の名前をコメントへ
gesture-play-out = 打ってみる：左クリックで打ち、右クリックで待った
gesture-look = 盤：Ctrl+ホイールか二本指で拡大、Shift+ホイールで移動。ホイールで手順、右ボタンを押しながらで変化。石を指すとダメを数えます
gesture-tree = ゲーム木：節点をクリックでその局面へ、ダブルクリックで提案を試す。右クリックでメニュー。指すと手順を盤に表示
gesture-touch = タッチ：一度目のタップで点を示し、二度目で実行。長押しは右ボタン。二本指で拡大と移動

## The labels of races: marks, regions, trees, proposals and proofs.

# Race menu and buttons of the modes.

propose-marks = 印を提案
propose-safe = 安全な石を提案
clear-roles = 印を消す
first-decides = 最初の一つで負け
first-decides-hint = 対象ブロックが複数あるとき、すべてではなく最初の一つを取られたら負けとします。
mark-essential = 対象ブロックにする
mark-safe = 安全な石にする
mark-unknown = その他の石にする
next-question = 次の未検討へ
previous-question = 前の未検討へ
accept-here = ここの有効点を候補に
accept-all = すべての有効点を一度に
expand = すべての領域を展開
auto = 自動で展開
proposals = 候補点の提案
clear-picks = 候補点をすべて消す
to-root = 元の局面へ
black-to-move = 黒番
white-to-move = 白番
tree-parent = 一手戻る
tree-child = 一手進む
tree-up = 上の枝へ
tree-down = 下の枝へ
game-move = 棋譜：手数
game-slider-hint = 動かすと棋譜をたどれます。印は、戦いが始まった手と損をした手
game-back = 棋譜の前の手
copy-selected = 選んだ石をコピー
next-coordinates = 座標の書き方を変える
coordinates-style = 座標の書き方
coordinates-letters = A1
coordinates-japanese = 1の一
coordinates-numbers = 1-1
coordinates-sgf = aa
name-point = 点を指定…
point-name = 点の名前
point-hint = 8の一、H9、ha
no-such-point = 盤にその点はありません。
erase-block = ポインタの下の石を消す
finger-black = タップで黒
finger-white = タップで白
close-move = この手は無用
close-node = 手なし
useless = 無用とした手（Nで取り消し）
not-here-suicide = 自殺手なので打てません。
not-here-ko = コウなので打てません。
not-here-settled = ここでは何も試しません。どう打っても手数はもう変わりません。
not-here-alive = ここでは何も試しません。対象ブロックはもう取られません。
not-here-shared = ここでは何も試しません。双方のダメを含む領域で、全体で判定します。
not-here-outside = ここでは何も試しません。攻合いのどの領域の点でもありません。
expanded = 候補点のない領域を最後まで展開します。Shift+Enterで候補点を自分で選ぶ方法に戻ります。
expanded-already = 領域は展開済みです。Shift+Enterで候補点を自分で選ぶ方法に戻ります。
candidates-asked = 候補点のない領域は、また候補点を選ぶのを待ちます。
nothing-to-expand = 展開する攻合いがありません。対象ブロックを指定するか、Dで提案させてください。
nothing-to-accept = 採用するものはありません。
nothing-to-close = 候補点の半分を指すか、未検討に進む手を選んでください。
make-first = 先頭にする
delete-branch = 枝を削除
full-screen = 全画面
board-alone = 盤だけを表示
preferences = 環境設定
fold-tree = ゲーム木を畳む
select-rectangle = 四角く選択
both-stones = 左で黒、右で白
black-stones = 黒石
white-stones = 白石
take-turns = 交互に打つ（石を取る）
tools = 道具（並び順）
copy-way = 手順をコピー
too-many-to-try = 有効な点が多すぎて一度には試せません。試す点をクリックするか、Shift+ドラッグで範囲を選んでください。
coach-many = 有効な点が多すぎます。試す点をクリックするか、Shift+ドラッグで範囲を選択。
nothing-selected = 四角の中に提案はありません。
deselect = 選択を解除
game = 棋譜
game-moves = 手順
fights-of-game = 戦い
fights-of-game-hint = 取るか助けるかが手番で決まる三子以上の石を、そうなった手数とともに並べます。クリックすると、その局面で読みます。
no-game-here = 棋譜ではなく局面だけです
no-fights-of-game = 手番しだいで取られる石は見つかりませんでした。
games-in-file = ファイルの棋譜
no-game = 手順はありません。棋譜や変化付きの局面を開くとここに出ます。
game-begins = 初形
game-pass = パス
game-set-up = 石の配置
comment = コメント
comment-hint = この局面について書く
variations = 変化
previous-variation = 前の変化
next-variation = 次の変化
previous-game = ファイルの前の棋譜
ten-back = 10手戻る
ten-on = 10手進む
next-game = ファイルの次の棋譜
move-numbers = 手順の番号
crop-to-race = 攻合いを拡大
whole-board = 全体を表示
game-start = 棋譜の最初
game-end = 棋譜の最後
game-on = 棋譜の次の手
focus-board = 盤のカーソル
next-sample = 次の例題
previous-sample = 前の例題
next-mark = 次へ：印を付ける
liberties-now = ダメ
mark-blocks = 石に印を付ける
mark-safe-stones = 安全な石を指定
mark-safe-stones-hint = 生きている石をクリックします。Shiftとドラッグで、調べる点だけを選べます
next-analyse = 次へ：解析
columns = 列
rows = 行
apply = 適用
board-size = 大きさ
change-board = 変更
choose-board = 盤…
draw-board = 盤の形を編集
draw-own = 自分で描く…
hand-stones = 石
hand-board = 盤
spread-out = 配置し直す
straighten = 整える
rename-point = 点の名前を変える
nothing-to-straighten = 点はすでに揃っているか、揃えると重なってしまいます。
boards = 盤を選ぶ
use-board = この盤を使う
turn = 回転
mirror = 反転
swap = 黒白交換
clear = 消す

# Banner.

black-first = 黒先
white-first = 白先
black-wins = 黒の勝ち
white-wins = 白の勝ち
seki = セキ
both-live = 両方活き
not-known-yet = 未確定
no-verdict = まだ判定できません
undecided = 判定不能
why = なぜ?
next = 次へ
provisional = 暫定
computing = 解析中…
cancel = 中止
cancelled = 中止しました。
analyze-again = もう一度解析
failed = 解析に失敗しました。プログラムの不具合です。

# Region list.

liberties = ダメ
value = 値
mean = 平均値
temperature = 温度
candidates = 候補
state = 状態
settled = 決定
complete = 完了
questions = 未検討
eye = 眼
shared = 内ダメ
not-plain = 単純でない
open-liberties = 囲われていない所
no-own-regions = 片方だけの領域はありません。
no-regions-without-race = 領域は攻合いについてのものです。
no-regions = 領域はまだありません。

# Tree and inspector.

tree = ゲーム木：領域
tree-none = 領域を選ぶとゲーム木が出ます。
tree-empty = 領域の点をクリックすると、双方がそこに打つ手を試します。
tree-settled = 決定済みです。どう打っても手数は変わらないので、検討は不要です。
left-to-right = 左から右
top-down = 上から下
inspector = 節点
cooled-value = 2度冷却
raw = 冷却なし
cooled = 2度冷却
plain-liberty = 単純なダメ
thermograph = サーモグラフ
root = 局面
alive = 活き
nil = 未検討
occupied = 石あり
no-value-yet = 未検討があるため値はまだありません。
cut-note = ここでは守り側の手は一手分に満たないため、示しますが数えません。

# Proposal.

propose = 攻合いを提案
accept-proposal = 採用
discard-proposal = 取り消し
proposed-blocks = 提案する石
essential-blocks = 対象ブロック
assumed-safe = 安全とみなす石
nothing-assumed = 安全とみなす石はありません。
relevant-points = か所が関係します（斜線）

# Proof.

prove = 証明する
proof = 証明
prove-longer = さらに調べる
proving = すべての変化を調べています…
graphs-so-far = 個のグラフ

positions-so-far = 局面
proof-idle = 実際のルールで探索し、計算の結論を確かめます。
proved = 証明済み
is-proved = 証明済
ko = コウ
nearby = 近くのみ
is-nearby = 近くのみ
counted = 計算
proof-failed = 探索に失敗しました。プログラムの不具合です。
best-line = 最善の手順
line-back = 手順を一手戻す
line-on = 手順を一手進める
to-start = 最初へ

## The labels of sums and game values.

# Sums panel.

sums = ヨセの和
sum-text = 木の和の式
sum-hint = 例：A(4,1,4) + {"{"}6|0{"}"} + {"{"}4|0{"}"}
sum-notation = 数、{"{"}9|4||3|0{"}"}、深さ2の木 A(xl,xr,y)、複数なら 3*{"{"}5|0{"}"}。必ず交互に打ちます
sum-numbers-too = 。下の数字はドラッグでも変えられます
sum-numbers = 数字は右か上へドラッグすると増え、左か下で減ります。クリックすれば入力できます。
add-gote = 後手を加える
drop-gote = 最小の後手を除く
figure-four = 図4
figure-five = 図5
sum-trees = 木
boundary-graph = 境界グラフ
plane-xl-xr = xl と xr
plane-xl-y = xl と y
plane-xr-y = xr と y
plane-hint = 点をドラッグするか、移したい所をクリックします。
test-rules = 経験則を試す
test-rules-up-to = xl・xr・y が次の数までの整数のすべて
try-every-order = すべての順序を試す

# Values panel.

values = 値の計算
back-to-board = ‹ 盤に戻る
open-in-values = 値の計算で開く
no-value-here = この局面にはまだ値がありません。
this-race = この攻合い
from-board = 盤から
sum = 和
expression = 式
expression-hint = 例：{"{"}4|0{"}"} + ^ - 1/2
notation-hint = {"{"}a|b{"}"}、a+b-c、3.a、±a、*、*2、^、v、tiny(a)、1/2。縦線は長いほど外側を区切ります
calculating = 計算中…
calculation-failed = 計算に失敗しました。プログラムの不具合です。
full-temperature = 温度
left-stop = 左ストップ
right-stop = 右ストップ
ceiling = 切り上げ
floor = 切り捨て
birthday = 誕生日
cool-by = 冷却する温度
uncooled = 冷却前
cooled-here = 冷却後
scaffolds = 足場
left-wall = 左の壁
right-wall = 右の壁
mast = マスト
point-to-read = 図を指すと値を読めます。
compare-with = 比較する式
difference = 差
simplification = 支配される選択肢と打ち消される選択肢
steps-none = 書かれた選択肢がそのまま標準形です。
steps-need-braces = {"{"}|{"}"}の形のゲームか和を書くと、選択肢が簡約される様子が出ます。
copy-text = 文字でコピー
save-svg = SVG保存…
save-png = PNG保存…

## The labels of playing out.

# Play out.

take-back = 待った
play-again = 進める
elsewhere = 手抜き
start-again = 最初から
black-starts = 黒先で始める
white-starts = 白先で始める
you-play = あなたの石
plays-black = 黒
plays-white = 白
plays-both = 両方
play-style = 相手の打ち方
style-best = 最善
style-best-hint = 最善手。負けのときは最も応じにくい手
style-longest = 最長抵抗
style-longest-hint = 負けのときは最も長く続く手順
style-inside = 内ダメから
style-inside-hint = よくある間違い。内ダメから詰める
ko-threats = コウ材
black-more-threats = 黒のコウ材を増やす
black-fewer-threats = 黒のコウ材を減らす
white-more-threats = 白のコウ材を増やす
white-fewer-threats = 白のコウ材を減らす
group-after = 石の状態
counts-so-far = ダメの推移
at-start = 開始時
go-on = 続ける
partner-stopped = 考えるのを中止しました。
partner-failed = 応手を計算できません。プログラムの不具合です。
finding-race = 攻合いを探しています…
no-race = 攻合いではありません
liberties-left = 双方のダメ
no-race-here = 打ってみる攻合いがありません。戦っている二つのブロックを指定してください。
mark-them = 印を付ける

## The labels of endgames.

# Endgames.

endgame = ヨセ
turn-subject = 次のテーマ
choose-race = 攻合いを見る
choose-endgame = ヨセを見る
look-at-race = 対象：攻合い
look-at-endgame = 対象：ヨセ
find-safe = 安全な石を見つける
finding-safe = 安全な石を調べています…
prove-board = 盤全体で証明
prove-needs-safe = まだ証明できません。安全な石がありません。先に安全な石を提案させるか（D）、「印を付ける」で安全な石を指定してください。
board-to-sums = 盤の領域を和に移す
move-losses = 各手の損
endgame-value = 値
region-state-column = 状態
no-regions-yet = 安全な石はどれですか
nothing-seen-safe = 安全と分かる石がありません
no-regions-why = 領域は安全な石のあいだにできます。安全な石を提案させる（D）か、「印を付ける」で安全な石を指定してください。
searching-regions = 領域を調べています。広い領域は時間がかかります。
nothing-open = 未決着の領域はありません。
proposed-safe = 安全とみなす石
proposed-safe-why = まだ何も変わっていません。石をクリックすると安全かどうかが切り替わります。Enterで採用、Escで取り消し。
nothing-safe = 取られない石をクリックし、Enterで確定してください。Escで中止します。
counting-hint = 計算方法、コミ、アゲハマ
komi = コミ
prisoners-of-black = 黒のアゲハマ
prisoners-of-white = 白のアゲハマ
search-longer = さらに調べる
positions = 局面
region = 領域
count = 目数
worth = 価値
swing = 出入り
kind = 種類
best-of-black = 黒
best-of-white = 白
chilled = 1度冷却
follow-up = 次は
follow-ups = 次の手
no-ko-threats = コウ材なし
black-wins-kos = 黒コウ勝ち
white-wins-kos = 白コウ勝ち
coach-endgame = 領域の中を左クリックで黒、右クリックで白の手を試せます。Dで安全な石を提案し直します。
coach-endgame-first = Dを押すと、安全とみなす石と領域が示されます。
order = 打つ順
move-column = 着手
gain = 得
score-so-far = ここまで
temperature-left = 残りの最大
temperature-curve = 各手の後（横）の一番大きい手の価値（縦）
no-order = 手順はまだ分かりません。すべての領域の値が必要です。
played-by-rules = 規則どおりに打つと（相手は最善）
from-this-game = この棋譜の手
from-this-game-hint = ここから実際に打たれた手と、それぞれの損
lost = 損
came-first = 先に打つ手
best-play = 最善なら：
best-play-from-here = ここから双方が最善に打ったときの結果
then-best-play = 以後最善なら
moves-so-far = 着手と損
style-best-endgame-hint = 損のない手を大きい順に
style-hotstrat = 最大の手
style-hotstrat-hint = 先手後手を問わず、価値の一番大きい手
style-sentestrat = 先手に受ける
style-sentestrat-hint = 相手の手で盤上より大きくなった所に受け、なければ価値の一番大きい手
style-thermostrat = 温度で選ぶ
style-thermostrat-hint = 一番見込みのある温度で、サーモグラフの幅が一番広い所
style-greedy = 目先の得
style-greedy-hint = あとのことを考えず、その場で一番得をする手
pass = パス
coach-play-endgame = 左クリックで手番の側が打ちます。右クリックで待った。Pでパス。
coach-proposed-safe = 石をクリックで安全かどうかを切り替え。EnterかDで採用、Escで取り消し。
move-tree = ゲーム木：領域
value-of-region = 値：領域
ko-figures = 本コウの価値は争う目数の3分の1です。ほかのコウの価値は示しません。
gain-by-area = 面積の計算では石そのものも1目なので、得は一覧の価値より1目多くなります。
only-meeting = 境界だけ調査
only-meeting-hint = 黒と白が接している所だけを調べます。その奥は今のまま地として数え、答えにもそう示します。
only-selected = この範囲だけ
only-selected-hint = 選択した範囲だけを調べます。答えにもそう示します。
coach-select = 読む点を囲むようにドラッグしてください。Escでやめます。
all-regions = すべての領域
mark-more-safe = 安全な石をもっと指定
too-large-hint = 安全な石をもっと指定するか、Shift+ドラッグで囲んだ範囲だけを調べてください。
over-budget-hint = さらに調べるか、安全な石をもっと指定するか、Shift+ドラッグで囲んだ範囲だけを調べてください。
sum-from-board = 盤から
sum-from-board-hint = 各領域で双方の良い手が一つずつなら、ヨセの領域を木の和にします
coach-inside = 左クリックで黒、右クリックで白の手。Escで元の盤面に戻ります。
best-moves = 最善手
all-moves = すべての手
tree-is-cut = 一部の局面は省略しています。
worth-elsewhere = 他の手

## The labels of who lives.

# Who lives.

life = 死活
look-at-life = 対象：死活
subject = 対象
choose-life = 死活を見る
life-samples = 死活
map-samples = 戦術マップ
classes = 種別
ending-row = 終わり方
ending-territory = 地
ending-territory-hint = 無条件に生きた石で決まった時点で、その点は決まりです。これは本プログラムの読み方です。
ending-ultimate = 窮極盤面
ending-ultimate-hint = どの石もちょうど二つの一目の眼で生きる窮極盤面でだけ決まります。出典の終わり方です。
ending-target = 目標
ending-target-hint = 一つの石だけを、取られるか決まるまで調べます。あとでその石をクリックしてください。
ko-row = コウ
ko-all = 三通り
all-ko-rules = コウの規則すべて
ko-all-hint = 単純コウで調べ、コウの勝ち負けで変わる点に小さな四角を付けます
ko-simple = 単純コウ
ko-simple-hint = どちらもすぐには取り返せません
classify-larger = 分類する
classify-larger-hint = 13〜16点の領域の表を作ります。途中で止められます。
four-letters = 種別を四文字で
only-selected-life-hint = 選択した範囲だけを分類します。外はそのままで、石は取られず、空点はダメになりません。
all-points = すべての点
decided-already = すでに決まっていて、どの手でも変わりません。
ban-lifted-by-pass = コウの禁じ手があり、それを解くパスも手の一つです。
no-end-without-classes = 終わることができるかは、すべての点の種別が分かると示します。
choose-point = 点を選ぶ
click-a-point = 盤の点をクリックすると、ここで説明します。
first-moves = 最初の手
first-moves-hint = クリックでその手を打ち、Escで戻ります。
rule-of-classes = 規則：それぞれの側の手が導く最善の結果
black-reaches = 黒が至る
white-reaches = 白が至る
the-end = 終局
points-of-classes = 種別ごとの点数
back-to-start = 元の局面へ
play-for-point = 打ってみる
class-after = その後の種別
owner-after = その点は
moves-with-owners = 着手と、その点がどちらのものか
moves-with-classes = 着手とその後の種別
coach-life = 点をクリックすると、その種別と最初の手の結果を示します。
coach-life-point = 左クリックで黒、右クリックで白の手。Shift+クリックで別の点。Escで点を外します。
coach-life-target = 目標の石をクリックしてください。Escでやめます。
coach-play-life = 左クリックで手番の側が打ちます。右クリックで待った。Pでパス。

## The labels of tactics maps and the games that are played by them.

# Tactics maps.

maps = マップ
look-at-maps = 対象：マップ
choose-maps = 戦術マップを見る
map-tab = マップ
map-none = マップがまだありません。誤りは式の下に示します。
map-field = 戦術マップ
map-hint = 例：P4(V)、F(W | V \ F Q3(W))、@paper-2
map-presets = 見本
maps-printed = 印刷のとおり
maps-conjectured = 推測
map-of-black = 黒の着手
map-of-white = 白の着手
map-of-black-hint = 黒がこのマップで打ちます。
map-of-white-hint = 白がこのマップで打ちます。同じ式の黒白を入れ替えます。
map-model = モデル
map-model-hint = ポインタの下の点についてB-Wモデルの内容と、そこに打つと変わるものを示します。
map-compare = 比べる
map-compare-hint = この局面で別のマップと異なる点を示します。
map-other-field = 比べるマップ
map-points = 点
map-playable = 打てる点
map-elsewhere = ほかの点
map-mathematics = 数式
map-tree = 木
map-part-hint = 部分を指すと、その集合を盤に示します。
map-laws = 法則
map-laws-hint = 法則から導けなくても、等しいことはあります。
map-exchanged = 白の着手なので、黒白を入れ替えています。
map-table = 表
table-paper = 論文の表
table-without-corners = 隅のない盤
table-hint = それぞれの盤と見本について一万局ずつ打ちます。白は無作為です。終わった欄は残ります。
table-black = 黒の打ち方
table-also = ほかに
table-draws = 引分
table-white-wins = 白勝
table-capped = 上限
table-fallbacks = 選外
table-plies = 手数
table-speed = 局/秒
table-copy = コピー
table-save = 保存
plot-save = 図を保存
table-picture = 対局の表
plot-picture = 欄の図
cell-all = ‹ すべての欄
cell-hint = 欄をクリックすると中身が見られます。
cell-again = 勝率の推移を見るために対局をやり直しています…
cell-one-size = この表にはこの種類の盤が一つの大きさしかありません。
cell-no-game = まだ対局がありません。
plot-margins = 点差
plot-margins-hint = 点差ごとの対局数です。濃い柱は黒の勝ち、薄い柱は白の勝ちです。
plot-course = 推移
plot-course-hint = 番号順に数えた対局数ごとの黒の勝率です。帯は95%区間（Wilson）。横軸は十倍ごとに等間隔です。
plot-sizes = 大きさ
plot-sizes-hint = 表にある同じ種類の盤での同じ打ち手の勝率です。帯は95%区間。
plot-boards = 盤
plot-boards-hint = 同じ打ち手の盤ごとの勝率です。点は黒の勝率、線は95%区間、輪は論文の値です。
plot-players = 打ち手
plot-players-hint = この盤での打ち手ごとの勝率です。点は黒の勝率、線は95%区間、輪は論文の値です。
axis-margin = 黒の点数−白の点数
axis-games = 対局数
axis-wins = 黒の勝率
axis-points = 盤の点の数
table-copied = コピーしました（終わった欄のみ）。
table-replay = 対局を再現
table-replay-hint = 盤の上で一手ずつ、両者が選んだ候補とともに再現します。今の局面はそのままです。
table-show-game = 表示
table-cell = 表の欄
table-game = 対局
table-alike = どの盤が似ているか
table-alike-hint = 両方の盤で終わったマップの差の二乗平均平方根（ポイント）と標準誤差です。
table-own = 自分の実験
table-own-hint = 打ち手・盤・ルールを自分で決めます。欄を開閉します。
experiment-black = 黒の打ち手
experiment-white = 白の打ち手
experiment-players-hint = random; P4(V); @paper-2
experiment-boards = 盤
experiment-boards-hint = square:6x6, tri-triangle:4..10
experiment-add-board = この盤を加える
experiment-add-board-hint = ウィンドウの盤を加えます。ファイルの盤も使えます。
experiment-games = 一欄の局数
experiment-seed = 乱数の種
experiment-rules = ルール
experiment-change-rules = 変える
experiment-play = 打つ
experiment-play-anyway = それでも打つ
over-games = 無作為な対局で
over-games-hint = この盤の無作為な対局のすべての局面で二つを比べます。
over-games-show = 局面を示す
map-explore = 探索
explore-hint = ある深さまでのすべてのマップがこの盤で打ち、回戦ごとに下位の半分を落とします。白・ルール・乱数の種・最終回戦の局数は「自分の実験」のものです。
explore-depth = 深さ
explore-budget = 局数の上限
explore-entered = 自分のマップ
explore-start = 探す
explore-take-all = すべて実験へ
explore-take = 実験へ
explore-to-field = マップ欄へ
explore-no-experiment = 「自分の実験」に誤りがあります。先に直してください。
model-point = 盤の点を指してください。
model-before = 前
model-after = 後
model-past = 最後の手
model-possible = ここに打つと
model-legal-hint = Lの意味での合法手です。自殺手は打てず、コウは考えません。
map-no-game = 打ち進められません。この盤のマップとして読めないか、石の配置が正しくありません。
map-chosen-from = 候補の数
map-play-chosen = 選ばせる
map-play-chosen-hint = 手番の側の打ち手（マップか無作為）に一手選ばせます。
map-replay-hint = 矢印キーで一手ずつ。盤には手番の側の候補が示されます（濃い印は打てる点、薄い印はマップのほかの点）。クリックすると別の手を打てます。
map-replay-left = 元の対局から離れています。
map-replay-back = ‹ 戻る (Esc)
map-replay-again = 初めから
map-replay-take = 文書として開く
map-replay-take-hint = 今の局面がこの対局に置き換わります。「元に戻す」で戻せます。
coach-map-game = 左クリックで手番の側が打ちます。右クリックか←で待った、→で進む。Pでパス、Escで戻る。
coach-maps = 左クリックで黒、右クリックで白を打つと、集合も変わります。石は配置で置けます。

## The labels of lessons of one's own, exercises, and what came of them.

# A lesson of one's own.

own-lesson = 自作の問題集
own-lesson-hint = このファイルの局面です。ドラッグで順番を変えられます。保存するとすべてが1つのファイルに入ります。
add-position = この局面を加える
add-position-hint = 盤の局面を最後に加えます。すでに入っている局面なら写しを加え、次はその写しを編集します。
add-files = ファイルを加える…
add-files-hint = いまの問題集はそのままで、選んだファイルのすべての局面を後ろに加えます。問題集なら全局面、棋譜なら最後の局面です。この一覧が出ている間は、ファイルを画面にドロップしても加わります。
add-them = 加える
new-position = 新しい局面
new-position-hint = 空の盤を最後に加えます。そこへ石を置きます。ここで図・SGFを貼り付けたり、ファイルをドロップしたりすると、この問題集に局面が加わります
double-position = 複製
mirror-position = 反転
remove-position = 外す
earlier-position = 上へ
later-position = 下へ
position-title = 題名
asked-starts = 手番
asked-starts-hint = 問い、ヒント、印刷の手番：両方を問うか、一方だけを問うか
both-starts = 両方を問う
lesson-question = 問題文
lesson-question-hint = 出題する文。プログラムが自分で出す問いも付きます
lesson-answer = 解答
lesson-answer-hint = 最後に、プログラムの答えの前に示す文
try-lesson = 出題してみる
try-lesson-hint = 解く人に見えるとおりに出題する
own-marks-hint = 読む人のための印：選んで盤をクリック。同じ点をもう一度クリックすると消えます。矢印と線はドラッグ。文字列はクリックしてから入力。
mark-nothing = 印なし
mark-nothing-hint = 盤のクリックはいつもどおりに働きます
mark-letter = 文字
mark-text = 文字列
mark-text-hint = 8文字まで
mark-triangle = 三角
mark-circle = 丸
mark-square = 四角
mark-cross = バツ
mark-arrow = 矢印
mark-line = 線
mark-with-answer = 解答にだけ
mark-with-answer-hint = 今から付ける印は出題中は隠れ、解答といっしょに表示・印刷されます
seen-with-answer = 解答で表示
no-marks = 印をすべて消す
open-folder = フォルダーを開く…
folder-to-open = 開くフォルダー
unread-file = 読めません
folder-files = フォルダーのファイル
previous-problem = 前の問題
next-problem = 次の問題
next-problem-hint = 問題集の次の局面（PageDown）
coach-mark-safe = 石をクリックで安全の指定を切り替え。ドラッグで続けて指定。

# Exercises, and what came of lessons.

new-exercise = 新しい練習問題…
new-exercise-hint = 種類と難度を選ぶと、新しく作って証明した問題を出します
exercises = 新しい練習問題
exercises-hint = 種類を選んでください。一題ずつ作って証明し、似た問題は出しません。
grade = 難度
grade-hint = 1：入門。2：数え方を知っている人に。3：読みが必要。
exercise-count = 問題数
exercise-count-hint = 1問ならすぐに出題します。2問以上なら問題集になり、印刷・保存・出題ができます
exercise-group = 黒の石
next-exercise = 次の練習問題
next-exercise-hint = 同じ種類の別の問題（PageDown）
stop-composing = 作問を中止
composing-exercise = 練習問題を作っています…
exercise-ready = 練習問題ができました。その間に局面が変わっています。
exercise-failed = プログラムの不具合で、練習問題を作れませんでした。
show-exercise = 表示する
missed-lessons = できなかった問題
drop-missed = もう出さない
lesson-is-solved = 正解
lesson-is-missed = 未正解
export-results = 成績を書き出す…
export-results-hint = 正解と未正解の一覧を表で：題名、ファイル、番号、成績、日時（CSV。名前を.jsonにするとJSON）
wipe-results = 成績を消去…
wipe-results-hint = 正解と未正解の記録を消します。先に確かめます
wipe-now = 消去
keep-results = 残す
results-wiped = 消去しました。
no-results = まだ何も答えていません。
