### The help of the command line: what its commands and options do.

# Commands.

program = 攻合い、ヨセ、死活をコマンドラインで解析する
analyze = 攻合いの勝敗と各領域の値を示す
solve = 攻合いを見つけ、勝敗と勝つ手を示し、盤上の探索で証明する
sum = 木の和の勝敗と点差、最善手、ほかの手の損を示す
map = 戦術マップが何か、法則により何に等しいか、局面でどの点を与えるかを示す
of-boards = 盤の種類を一覧する。または盤やファイルの盤を調べ、別の形式で書き出す
render = 攻合いやヨセの局面、木、サーモグラフ、推移をSVG、PNG、PDF、テキストに描く。ファイルの局面を問題プリントにする
value = ゲームの値について分かることをすべて示す
gtp = Go Text Protocol（GTP）でGoGui、Sabaki、q5Goなど他のプログラムとやりとりする
of-help = この説明、または各コマンドの説明を表示
long-help = 説明を表示
short-help = 説明を表示
plain-help = 説明を表示
version = バージョンを表示

# Input.

file = SGFか図のファイル。-なら標準入力
board = FILEの代わりの盤。名前(tri-hexagon:5、torus:6x6など。一覧はboardで)か、盤のファイル
board-or-file = tri-hexagon:5のような盤の名前か、盤のファイル。なければ種類を一覧する
board-output = 盤の書き出し先。.graphml、.json、.g6、.edges、.sgf
stones = 石のない盤やファイルに置く石。点の番号順に一点一文字。B Wは対象、# @は安全、X Oはほかの石、.は空点。空白は数えない
after-move = 本譜のこの手を打った後の局面(画面の手数と同じ。0なら最初の配置)。なければ最初に置かれた石、それもなければ終局
analyze-game = 複数の棋譜があるとき何番目か(1から)。なければ最後に保存したもの、それもなければ最初の囲碁の棋譜
game = 複数の棋譜があるとき何番目か(1から)。なければ最後に保存したもの、それもなければ最初の囲碁の棋譜。手を指定したときは、その局面の元の棋譜
essential = 攻合いのブロックの石をC3,D5のように指定。相手が明らかなら一つでよい
races = 棋譜の中で取るか助けるかが手番で決まった石を、そうなった手数とともに並べる。そのうち一つを--moveと--essentialで解ける
several = 対象ブロックが複数あるとき、すべて取られたら負けか、最初の一つで負けか。なければファイルのとおり、それもなければすべて
picks = 節点の候補点を「着手:点」で指定。根なら ':C3,D4'、二手後なら 'bB3/wH3:H5'

# What is asked.

analyze-first = どちらが先の場合を判定するか
solve-first = どちらが先の場合を解くか
first = 先に打つ側
render-first = 手順を始める側、または初手を示す側。なければ手番の側
auto = 候補点のない領域をすべて展開
accept-nearby = 近くだけの結果も答えとして認める（終了コードを1でなく0にする）

# Limits.

solve-nodes = 探索する局面数の上限
seconds = 制限時間（秒）（既定は10）
sum-nodes = 局面数の上限（既定は5000000）

# Output.

json = JSONで出力
sum-json = JSONで出力。ファイルなら一行に一つ
value-json = JSONで出力。--batchなら一行に一つ
solve-sgf = 局面に最善の手順を変化として付けて書き出す
language = 文の言語。なければシステムの言語
render-language = 図の下の文とメッセージの言語。なければシステムの言語

# Pictures.

output = 図のファイル。名前の最後は .svg、.png、.pdf、.txt のどれか。PDFは、ほかに指定がなければ問題プリント
more-files = 問題プリントに加えるファイル
handout = すべての局面を問題プリントにする(問題、続いて解答)。.svgと.pngは一頁ずつOUT-1、OUT-2…
regions = 領域とそのローマ数字を描く
counts = 領域の手数と、どちらのダメかを描く。ヨセなら決着した地とダメ
letters = 候補点の文字を描く。ヨセなら領域ごとに一文字を最善の点に
stars = 勝つ初手、ヨセなら最善の初手に星印を描く。左が黒、右が白
losses = ヨセの初手がそれぞれ何目損かを描く
render-endgame = 局面をヨセとして見る。なければファイルのとおり
curve = 盤の代わりに、ヨセの最善の手順で一番大きい手の価値の推移を描く
endgame-sgf = 局面に、安全な石、決着した地、最善の手順を変化として付けて書き出す。--fromとともになら、損をした手に印を付けた棋譜を書き出す
classes = すべての点の種別を描く:B、W、N、P、N+、N-
four-letters = 種別を4文字で描く:N+とN-もNとする
line = 最善の手順を番号で描く
render-tree = 盤の代わりに、ローマ数字か文字(IIまたはB)で指定した領域の木を描く
thermograph = 盤の代わりに、ローマ数字か文字で指定した領域のサーモグラフを描く。指定がなければ攻合い全体か、ヨセの一番大きい領域
coordinates = 盤の横に座標を書く
crop = 攻合いや領域とその周りだけを描く
size = 長い辺のピクセル数(既定は盤の一路につき40、PNGは80)
theme = 配色

# Endgames.

endgame = ヨセで一番大きい手、各所の価値、勝敗と差を示す
safe = 見つかったもののほかに安全とみなす石をC3,D5のように指定
dead = 死んでいる石（例：C4,F8）。つながった石ごと取り上げてアゲハマとする
only = C3-F5,G4のように指定した点を一つの領域として読む。まわりは今のままとする（何度でも指定できる）
narrow = ひと目で結果が出なければ、長く調べずに盤を見た目どおりに扱う
scoring = 数え方。なければファイルのルールのもの、それもなければ地
komi = コミ。なければファイルのもの、それもなければ0
prisoners = 黒と白が取ったアゲハマ。なければ棋譜のもの
endgame-prove = 盤全体をルールだけで探索して確かめる
from = この手の前から各局面に一行ずつ答える。--secondsは一局面ごとの秒数
compare-moves = D6,F1のような二手を、手番の側（または--firstの側）で比べる。どちらが大きいか、打つとどうなるか
slips = --fromとともに：損をした手を損の大きい順に、先だった手とともに示す
endgame-nodes = 各領域と盤全体の局面数の上限(既定は400000、6000000。--secondsで時間を延ばすと増える)
endgame-theory = 各領域の値、地と面積の結果、目安の規則による結果も示す
endgame-json = JSONで出力。--fromなら一行に一つ

# Who lives.

classify = 各点がどちらのものか、先に打てばどうなるか、終われるかどうかを示す
ending = 点がいつ決まるか。territory(無条件に生きた石により決まる)、ultimate(窮極盤面のみ)、target:点(その石が取られるか決まるまで)
ko-rule = コウの規則。simple(すぐには取り返せない)、black、white(その側はすぐ取り返せる)、all(これらを比較)、superko(同じ局面を繰り返せない。7点まで)
life-region = この点の領域だけを調べる
life-safe = 安全とみなす石をC3,D5のように一つずつ指定
life-point = それぞれの初手でこの点がどうなるかを示す
life-nodes = 探索する局面数の上限
count-legal = 合法な局面の数も数える(盤の幅で決まり、9路まで、長さは問わない)
all-positions = 今ある石によらず、盤のすべての合法な局面を数える：窮極盤面の数、種別ごとの点の数
census = 指定した点数(10点まで)の連結グラフすべて、またはgraph6のファイルのグラフについて、空の盤を分類して種類ごとに数える
census-save = 行をこのファイルに書き、すでにある行は計算し直さない
census-csv = グラフごとに一行のCSVで出力
life-batch = graph6のファイル(-は標準入力)から一行に一つグラフを読み、一行ずつJSONで出力

# Boards solved.

solve-board = 16点までの盤を解く：双方最善の得点、すべての初手の損、最善の進行
solved-board = square:3x3のような盤の名前か、盤や局面のファイル。-なら標準入力
board-scoring = 点の数え方
repetition = 同じ盤面の扱い。drawとno-result(単純コウ、終わらないことがある)、positionalとsituational(スーパーコウ、7点まで、面積計算)

# Maps.

map-expression = マップ。P4(V)や'F(W | V)'など。@paper-2のような見本の名前でもよい
map-explore = 一つの写像の代わりに、深さ1からN(3まで)の写像を一覧にする。PとQの数は--boardの点の隣の数の最大より一つ大きい数まで[既定: 隣は4]
map-list = CSVで一覧にするもの
map-player = マップで打つ側。白なら色を入れ替える
render-map = 戦術マップの点を示す。打てる点は濃く、ほかは淡く

# Sums.

sum-expression = 和
sum-tree = 木A(xl,xr,y)一つと--gotesの後手の和
gotes = --treeに加える後手
sum-file = 和をファイル(-は標準入力)から一行に一つ読む
count = 深さ3の木、深さ2の木、後手をそれぞれこの数だけ含む和の終わり方を数える
sum-prove = すべての順序でも確かめる
plane = 木の二つの数の平面で、木から打つべき範囲を示す。--firstがなければ黒先のもの
sum-svg = 平面を図に書き出す

# Simulations.

compose = 練習問題を作って証明し、一つのSGFファイルの棋譜として書き出す
compose-kind = 問題の種類。攻合い: plain、outside、shared、eyes、approach、throw-in、hot、ko。ヨセ: corridor、gote、tedomari。死活: life
compose-grade = 難度。1から3
compose-count = 題数。互いに似た問題は作らない
compose-seed = 乱数の種。同じ種からはどこでも同じ問題ができる
compose-output = 書き出し先。--jsonなら省略できる
compose-seconds = 制限時間（秒）。Ctrl+Cと同じく、できた分を書き出す
simulate = マップまたは無作為に打つ対局を任意の盤で繰り返し、黒の勝率を示す
simulate-boards = 盤の名前かファイルをコンマで区切る。tri-triangle:4..10は大きさの並び
simulate-black = 黒の打ち方。マップ、@とプリセット名、またはrandom。複数ならセミコロンで区切る
simulate-white = 白の打ち方。マップは黒の立場で書く
simulate-games = 一欄の局数、--exploreでは最後の回戦の局数
simulate-seed = 乱数の種
simulate-rules = paper-like、または変更を付ける: own-eyes=yes、ko=none|simple|superko、end=two-passes|one-pass、cap=N、score=area|stones|territory、pass=last|any
simulate-threads = スレッド数。なければコアの数
simulate-seconds = 制限時間（秒）。なければCtrl+Cまで
simulate-experiment = 実験の名前(paperかwithout-corners)、または盤、打ち手、ルール、局数、種を書いた実験のファイル
simulate-save = 対局の条件を--experiment用のファイルにも書き出す
simulate-replay = 一欄の対局を番号(0から)で再現し、一手ずつ示す
simulate-explore = この深さ(1から3)までのすべてのマップから勝率の高いものを探す。--blackのマップも加わる
simulate-shard = I番目からN個おきの欄(一欄だけなら対局のまとまり)を打ち、--join用の行を出力
simulate-join = --shardの出力をまとめる。ファイル、または-で標準入力
csv = CSVで出力

# Values.

value-expression = 式
cool = この二進分数(0以上)で冷却する
compare = 別の式と比べる
value-svg = サーモグラフ(冷却したときは冷却後のもの)を図に書き出す
batch = 式をファイル(-は標準入力)から一行に一つ読む。タブ区切りの行では第3列が式
