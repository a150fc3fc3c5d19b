//! The help of the command line: what its commands and options do.

use semeai_session::Phrasing;

/// Declares every help text in all languages, and its English as a constant, which is what the reader of arguments is given.
macro_rules! helps {
    ($(($name:ident: en = $en:literal, $($others:tt)*);)*) => {
        $(
            #[doc = $en]
            pub const $name: &str = $en;
        )*

        /// A help text in a language, found by what it says in English; absent if it is not known.
        ///
        /// ```
        /// use semeai_session::Phrasing;
        /// use semeai_words::help;
        ///
        /// assert_eq!(help::JSON, "Print JSON");
        /// assert_eq!(help::help_text(help::JSON, Phrasing::JAPANESE), Some("JSONで出力"));
        /// ```
        pub fn help_text(english: &str, phrasing: Phrasing) -> Option<&'static str> {
            match english {
                $($name => Some(say!(phrasing, en = $en, $($others)*)),)*
                _ => None,
            }
        }
    };
}

helps! {
    // Commands.
    (PROGRAM: en = "Capturing-race analysis on the command line.", ja = "攻合いをコマンドラインで解析します。");
    (ANALYZE: en = "Says who wins the race of a position, and what every region is worth", ja = "攻合いの勝敗と各領域の値を示す");
    (SOLVE: en = "Finds the race of a position, says who wins with which moves, and proves it by search on the board", ja = "攻合いを見つけ、勝敗と勝つ手を示し、盤上の探索で証明する");
    (SUM: en = "Says who wins a sum of trees by how much, which move is best, and what the others lose", ja = "木の和の勝敗と点差、最善手、ほかの手の損を示す");
    (MAP: en = "Tells what a tactics map is, what laws make it equal to, and which points it gives on a position", ja = "戦術マップが何か、法則により何に等しいか、局面でどの点を与えるかを示す");
    (OF_BOARDS: en = "Lists the kinds of boards, or says what one or the board of a file is made of, and writes it as another file", ja = "盤の種類を一覧する。または盤やファイルの盤を調べ、別の形式で書き出す");
    (RENDER: en = "Draws a position of a race or an endgame, a tree, a thermograph or a curve as SVG, PNG, PDF or text, or the positions of files as a handout", ja = "攻合いやヨセの局面、木、サーモグラフ、推移をSVG、PNG、PDF、テキストに描く。ファイルの局面を問題プリントにする");
    (VALUE: en = "Tells everything about the value of a game", ja = "ゲームの値について分かることをすべて示す");
    (OF_HELP: en = "Print this message or the help of the given subcommand(s)", ja = "この説明、または各コマンドの説明を表示");
    (LONG_HELP: en = "Print help (see a summary with '-h')", ja = "説明を表示");
    (SHORT_HELP: en = "Print help (see more with '--help')", ja = "説明を表示");
    (PLAIN_HELP: en = "Print help", ja = "説明を表示");
    (VERSION: en = "Print version", ja = "版を表示");
    // Input.
    (FILE: en = "An SGF file or a text diagram; - reads standard input", ja = "SGFか図のファイル。-なら標準入力");
    (BOARD: en = "A board by its name in place of a file, such as tri-hexagon:5 or torus:6x6; 'board' lists them", ja = "ファイルの代わりの盤の名前。tri-hexagon:5、torus:6x6など。一覧はboardで");
    (BOARD_OR_FILE: en = "A board by its name, such as tri-hexagon:5, or a file with a board; without it all kinds are listed", ja = "tri-hexagon:5のような盤の名前か、盤のファイル。なければ種類を一覧する");
    (BOARD_OUTPUT: en = "Where the board is written: .graphml, .json or .sgf", ja = "盤の書き出し先。.graphml、.json、.sgf");
    (STONES: en = "What stands on that board: one sign a point in the order of their numbers, B W essential, # @ safe, X O other stones, . none; blanks do not count", ja = "その盤の石。点の番号順に一点一文字。B Wは対象、# @は安全、X Oはほかの石、.は空点。空白は数えない");
    (AFTER_MOVE: en = "The position after this move of the main line, as the window counts them, and what is set up for 0; without it the stones of the root, or if there are none the end of the game", ja = "本譜のこの手を打った後の局面(画面の手数と同じ。0なら最初の配置)。なければ最初に置かれた石、それもなければ終局");
    (ANALYZE_GAME: en = "Which game of a file with several, from 1; without it the one that this program saved last, else the first of Go", ja = "複数の棋譜があるとき何番目か(1から)。なければ最後に保存したもの、それもなければ最初の囲碁の棋譜");
    (GAME: en = "Which game of a file with several, from 1; without it the one that this program saved last, else the first of Go; where a move is named, the game that this one is from", ja = "複数の棋譜があるとき何番目か(1から)。なければ最後に保存したもの、それもなければ最初の囲碁の棋譜。手を指定したときは、その局面の元の棋譜");
    (ESSENTIAL: en = "A stone of each block that races, as C3,D5; one is enough if the other is plain", ja = "攻合いのブロックの石をC3,D5のように指定。相手が明らかなら一つでよい");
    (RACES: en = "List the groups that somebody could have captured or saved in the game, each with the move from which on it hangs; solve one with --move and --essential", ja = "取るか助けるかが手番で決まった石を、そうなった手数とともに並べる。そのひとつは--moveと--essentialで解く");
    (SEVERAL: en = "With which of several essential blocks a side has lost: all of them, or the first; without it as the file says, else all", ja = "対象ブロックが複数あるとき、すべて取られたら負けか、最初の一つで負けか。なければファイルのとおり、それもなければすべて");
    (PICKS: en = "Candidate points at a node, as MOVES:POINTS: ':C3,D4' at the roots, 'bB3/wH3:H5' after two moves", ja = "節点の候補点を「着手:点」で指定。根なら ':C3,D4'、二手後なら 'bB3/wH3:H5'");
    // What is asked.
    (ANALYZE_FIRST: en = "Which start to judge", ja = "どちらが先の場合を判定するか");
    (SOLVE_FIRST: en = "Which start to solve", ja = "どちらが先の場合を解くか");
    (FIRST: en = "Who moves first", ja = "先に打つ側");
    (RENDER_FIRST: en = "Who begins that line, or makes the first moves that lose; without it the side to move", ja = "手順を始める側、初手の損を示す側。なければ手番の側");
    (AUTO: en = "Expand every region in which nothing is picked", ja = "候補点のない領域をすべて展開");
    (ACCEPT_NEARBY: en = "Take an answer of near surroundings, which wider ones may change, as an answer: exit status 0 instead of 1", ja = "近くだけの結果(広い範囲で変わりうる)も答えとみなし、終了コードを1でなく0にする");
    // Limits.
    (SOLVE_NODES: en = "The most positions of the search, and of each side in the count", ja = "探索の局面数と、計算での各側の局面数の上限");
    (SECONDS: en = "How long an answer may take: what is not known by then is left open [default: 10]", ja = "答えるまでの秒数。それまでに分からないことは判定しない(既定は10)");
    (SUM_NODES: en = "The positions that an answer may take [default: 5000000]", ja = "答えるまでの局面数(既定は5000000)");
    // Output.
    (JSON: en = "Print JSON", ja = "JSONで出力");
    (SUM_JSON: en = "Print JSON; of a file one object a line", ja = "JSONで出力。ファイルなら一行に一つ");
    (VALUE_JSON: en = "Print JSON; with --batch one object a line", ja = "JSONで出力。--batchなら一行に一つ");
    (SOLVE_SGF: en = "Write the position with the best lines as variations", ja = "局面に最善の手順を変化として付けて書き出す");
    (LANGUAGE: en = "The language of sentences; without it that of the system", ja = "文の言語。なければシステムの言語");
    (RENDER_LANGUAGE: en = "The language of what stands below a picture, and of messages; without it that of the system", ja = "図の下の文とメッセージの言語。なければシステムの言語");
    // Pictures.
    (OUTPUT: en = "The picture: a file that ends in .svg, .png, .pdf or .txt; a PDF is a handout if nothing else is asked for", ja = "図のファイル。名前の最後は .svg、.png、.pdf、.txt のどれか。PDFは、ほかに指定がなければ問題プリント");
    (MORE_FILES: en = "More files of a handout", ja = "問題プリントに加えるファイル");
    (HANDOUT: en = "Make a handout of all positions: problems, then answers; of .svg and .png a file for each page, OUT-1, OUT-2 …", ja = "すべての局面を問題プリントにする(問題、続いて解答)。.svgと.pngは一頁ずつOUT-1、OUT-2…");
    (REGIONS: en = "Show the regions, with their numerals", ja = "領域とそのローマ数字を描く");
    (COUNTS: en = "Show the counts of the regions and whose liberty a point is; of an endgame what is settled and what is dame", ja = "領域の手数と、どちらのダメかを描く。ヨセなら決着した地とダメ");
    (LETTERS: en = "Show the letters of the candidate points; of an endgame a letter for each region on its best points", ja = "候補点の文字を描く。ヨセなら領域ごとに一文字を最善の点に");
    (STARS: en = "Show a star where a first move wins, or of an endgame is best: Black's on the left, White's on the right", ja = "勝つ初手、ヨセなら最善の初手に星印を描く。左が黒、右が白");
    (LOSSES: en = "Show what first moves of an endgame lose", ja = "ヨセの初手がそれぞれ何目損かを描く");
    (RENDER_ENDGAME: en = "Take the position as an endgame; without it as the file says", ja = "局面をヨセとして見る。なければファイルのとおり");
    (CURVE: en = "Show what the biggest move of an endgame is worth along its best line, instead of the board", ja = "盤の代わりに、ヨセの最善の手順で一番大きい手の価値の推移を描く");
    (ENDGAME_SGF: en = "Write the position with what is safe, what is settled and the best lines as variations", ja = "局面に、安全な石、決着した地、最善の手順を変化として付けて書き出す");
    (CLASSES: en = "Show the class of every point: B, W, N, P, N+, N-", ja = "すべての点の種別を描く:B、W、N、P、N+、N-");
    (FOUR_LETTERS: en = "Show classes in four letters: N+ and N- as N", ja = "種別を4文字で描く:N+とN-もNとする");
    (LINE: en = "Show the best line by numbers", ja = "最善の手順を番号で描く");
    (RENDER_TREE: en = "Show the tree of a region, by its numeral or its letter (II or B), instead of the board", ja = "盤の代わりに、ローマ数字か文字(IIまたはB)で指定した領域の木を描く");
    (THERMOGRAPH: en = "Show the thermograph of a region, by its numeral or its letter, or without one of the whole race or the hottest region of an endgame, instead of the board", ja = "盤の代わりに、ローマ数字か文字で指定した領域のサーモグラフを描く。指定がなければ攻合い全体か、ヨセの一番大きい領域");
    (COORDINATES: en = "Write the names of the lines beside the board", ja = "盤の横に座標を書く");
    (CROP: en = "Show the race or the regions and what lies around them only", ja = "攻合いや領域とその周りだけを描く");
    (SIZE: en = "The longer side in pixels [default: 40 a line of the board, PNG 80]", ja = "長い辺のピクセル数(既定は盤の一路につき40、PNGは80)");
    (THEME: en = "The colours", ja = "配色");
    // Endgames.
    (ENDGAME: en = "Says which move of an endgame is biggest, what each is worth, and who wins by how much", ja = "ヨセで一番大きい手、各所の価値、勝敗と差を示す");
    (SAFE: en = "Stones that are safe, beside those found, as C3,D5", ja = "見つかったもののほかに安全とみなす石をC3,D5のように指定");
    (ONLY: en = "Make these points a region of their own beside those found, as C3-F5,G4: what lies round them stays as it stands, and only they are read; may be given several times", ja = "C3-F5,G4のように指定した点を、見つけた領域のほかに一つの領域とする。まわりは今のままとし、結果は手動と示す。何度でも指定できる");
    (NARROW: en = "Look only at the points where the two sides meet, also where the whole board gives an answer", ja = "盤全体で答えが出るときも、黒と白が接している点だけを調べる");
    (SCORING: en = "How points are counted; without it as the rules of the file say, else territory", ja = "数え方。なければファイルのルールのもの、それもなければ地");
    (KOMI: en = "What White gets for playing second; without it what the file says, else 0", ja = "コミ。なければファイルのもの、それもなければ0");
    (PRISONERS: en = "The prisoners that Black and White have taken; without it those of the game", ja = "黒と白が取ったアゲハマ。なければ棋譜のもの");
    (ENDGAME_PROVE: en = "Search the whole board too, by the rules alone", ja = "盤全体をルールだけで探索して確かめる");
    (FROM: en = "Answer every position of the game from before this move on, one a line; --seconds is for each of them", ja = "この手の前から各局面に一行ずつ答える。--secondsは一局面ごとの秒数");
    (ENDGAME_NODES: en = "The positions that a region, or the whole board, may take, more where --seconds gives more time than usual [default: 400000, 6000000]", ja = "各領域と盤全体の局面数の上限(既定は400000、6000000。--secondsで時間を延ばすと増える)");
    (ENDGAME_JSON: en = "Print JSON; with --from one object a line", ja = "JSONで出力。--fromなら一行に一つ");
    // Who lives.
    (CLASSIFY: en = "Says of every point whose it is, and of whom if he plays first, and whether the game may end", ja = "各点がどちらのものか、先に打てばどうなるか、終われるかどうかを示す");
    (ENDING: en = "When a point is decided: territory (settled by stones that live unconditionally), ultimate (in an ultimate position only), or target:POINT (when that string is captured or settled)", ja = "点がいつ決まるか。territory(無条件に生きた石により決まる)、ultimate(究極の局面のみ)、target:点(その石が取られるか決まるまで)");
    (KO_RULE: en = "Who may take a ko back at once: simple (nobody), black, white, or all of these side by side", ja = "コウをすぐ取り返せる側。simple(なし)、black、white、allはすべてを並べて示す");
    (LIFE_REGION: en = "Look only at the region of this point", ja = "この点の領域だけを調べる");
    (LIFE_SAFE: en = "Blocks that are taken as safe, by one stone each, as C3,D5", ja = "安全とみなす石をC3,D5のように一つずつ指定");
    (LIFE_POINT: en = "Show what every first move makes of this point", ja = "それぞれの初手でこの点がどうなるかを示す");
    (LIFE_NODES: en = "The most positions that may be looked at", ja = "調べる局面数の上限");
    (LIFE_BATCH: en = "Read graphs from a graph6 file (- is standard input), one a line, and print a line of JSON for each", ja = "graph6のファイル(-は標準入力)から一行に一つグラフを読み、一行ずつJSONで出力");
    // Maps.
    (MAP_EXPRESSION: en = "The map, such as P4(V) or 'F(W | V)', or a preset by its name, such as @paper-2", ja = "マップ。P4(V)や'F(W | V)'など。@paper-2のような見本の名前でもよい");
    (MAP_PLAYER: en = "Who plays by the map; for White its colours are exchanged", ja = "マップで打つ側。白なら色を入れ替える");
    (RENDER_MAP: en = "Show the points of a tactics map, strong where the player can play and pale elsewhere", ja = "戦術マップの点を示す。打てる点は濃く、ほかは淡く");
    // Sums.
    (SUM_EXPRESSION: en = "The sum", ja = "和");
    (SUM_TREE: en = "The sum of one tree A(xl,xr,y) and the gotes of --gotes", ja = "木A(xl,xr,y)一つと--gotesの後手の和");
    (GOTES: en = "The gotes beside --tree", ja = "--treeに加える後手");
    (SUM_FILE: en = "Read sums from a file (- is standard input), one a line", ja = "和をファイル(-は標準入力)から一行に一つ読む");
    (COUNT: en = "Count the endings of a sum of so many trees of depth 3, of depth 2, and gotes", ja = "深さ3の木、深さ2の木、後手がこれだけある和の終わり方を数える");
    (SUM_PROVE: en = "Try every order too", ja = "すべての順序でも確かめる");
    (PLANE: en = "Where the tree is to be played first, on the plane of two of its numbers; without --first the one with Black first", ja = "木の二つの数の平面で、木から打つべき範囲を示す。--firstがなければ黒先のもの");
    (SUM_SVG: en = "Draw the plane to a file", ja = "平面を図に書き出す");
    // Simulations.
    (COMPOSE: en = "Composes exercises, proves them, and writes them as the games of one SGF file", ja = "問題を作り、証明し、一つのSGFファイルの複数の棋譜として書き出す");
    (COMPOSE_KIND: en = "What they are about: plain, outside, shared, eyes, approach, throw-in, hot, ko; corridor, gote, tedomari; life", ja = "何の問題か。攻合い: plain、outside、shared、eyes、approach、throw-in、hot、ko。ヨセ: corridor、gote、tedomari。死活: life");
    (COMPOSE_GRADE: en = "How hard they are, from 1 to 3", ja = "難度。1から3");
    (COMPOSE_COUNT: en = "How many, none like another", ja = "題数。互いに似た問題は作らない");
    (COMPOSE_SEED: en = "What all random numbers are made from: the same seed gives the same exercises everywhere", ja = "乱数の種。同じ種からはどこでも同じ問題ができる");
    (COMPOSE_OUTPUT: en = "Where they are written; with --json it may be left out", ja = "書き出し先。--jsonなら省略できる");
    (COMPOSE_SECONDS: en = "Stop after so many seconds and write what is there, as Ctrl+C does", ja = "この秒数で止め、Ctrl+Cと同じくできた分を書き出す");
    (SIMULATE: en = "Plays games by maps or at random on any boards, and says how often Black wins", ja = "マップまたは無作為に打つ対局を任意の盤で繰り返し、黒の勝率を示す");
    (SIMULATE_BOARDS: en = "Boards by name or files, between commas; tri-triangle:4..10 is a row of sizes", ja = "盤の名前かファイルをコンマで区切る。tri-triangle:4..10は大きさの並び");
    (SIMULATE_BLACK: en = "How Black plays: a map, @ and a preset, or random; several with semicolons", ja = "黒の打ち方。マップ、@とプリセット名、またはrandom。複数ならセミコロンで区切る");
    (SIMULATE_WHITE: en = "How White plays; a map is written as for Black", ja = "白の打ち方。マップは黒の立場で書く");
    (SIMULATE_GAMES: en = "How many games a cell has, or the last ones of --explore", ja = "一欄の局数、--exploreでは最後の回戦の局数");
    (SIMULATE_SEED: en = "What all random numbers are made from", ja = "乱数の種");
    (SIMULATE_RULES: en = "paper-like, or with changes: own-eyes=yes, ko=none|simple|superko, end=two-passes|one-pass, cap=N, score=area|stones|territory, pass=last|any", ja = "paper-like、または変更を付ける: own-eyes=yes、ko=none|simple|superko、end=two-passes|one-pass、cap=N、score=area|stones|territory、pass=last|any");
    (SIMULATE_THREADS: en = "On how many threads; without it as many as there are cores", ja = "スレッド数。なければコアの数");
    (SIMULATE_SECONDS: en = "Stop after so many seconds; without it only Ctrl+C stops", ja = "この秒数で止める。なければCtrl+Cまで");
    (SIMULATE_EXPERIMENT: en = "Read boards, players, rules, games and seed from the file of an experiment", ja = "盤、打ち手、ルール、局数、種を実験のファイルから読む");
    (SIMULATE_SAVE: en = "Write what is to be played as a file for --experiment, too", ja = "対局の条件を--experiment用のファイルにも書き出す");
    (SIMULATE_REPLAY: en = "Show one game of a cell by its number, from 0, move by move", ja = "一欄の対局を番号(0から)で再現し、一手ずつ示す");
    (SIMULATE_EXPLORE: en = "Search all maps of up to this depth, 1 to 3, for those that win most; maps of --black take part", ja = "この深さ(1から3)までのすべてのマップから勝率の高いものを探す。--blackのマップも加わる");
    (SIMULATE_SHARD: en = "Play every N-th cell, beginning with the I-th, or of one cell every N-th block of games, and print lines for --join", ja = "I番目からN個おきの欄(一欄だけなら対局のまとまり)を打ち、--join用の行を出力");
    (SIMULATE_JOIN: en = "Put lines that --shard printed together, from files or - for standard input", ja = "--shardの出力をまとめる。ファイル、または-で標準入力");
    (CSV: en = "Print values between commas", ja = "CSVで出力");
    // Values.
    (VALUE_EXPRESSION: en = "The expression", ja = "式");
    (COOL: en = "Cool by this dyadic number, 0 or more", ja = "この二進分数(0以上)で冷却する");
    (COMPARE: en = "Compare with another expression", ja = "別の式と比べる");
    (VALUE_SVG: en = "Write the thermograph (of the cooled game, if cooled) as a picture", ja = "サーモグラフ(冷却したときは冷却後のもの)を図に書き出す");
    (BATCH: en = "Read expressions from a file (- is standard input), one a line; of tab-separated lines the third column is the expression", ja = "式をファイル(-は標準入力)から一行に一つ読む。タブ区切りの行では第3列が式");
}

/// What is to be known of expressions and batches.
pub fn help_of_values(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "An expression is braces with bars of any length, sums, multiples and names:
  '{4|0} + {6||4|0} - 7'   '3.{2|-1}'   '±{3|1}'   '+-1'   '^*'   'v'   '⇑*'   'tiny(2)'   'miny(1)'   '1 1/2'

  With --batch each line gives, between tabs: the columns before the expression, canonical form,
  mean, temperature, outcome, and the cooled value if asked for; or 'error' and the reason. A line is answered
  as soon as it and those before it are done, however many follow; --seconds is for all of them, from the first line on.",
        ja = "式は波括弧と任意の長さの縦棒、和、倍、名前でできています:
  '{4|0} + {6||4|0} - 7'   '3.{2|-1}'   '±{3|1}'   '+-1'   '^*'   'v'   '⇑*'   'tiny(2)'   'miny(1)'   '1 1/2'

  --batchでは行ごとに、式の前の列、標準形、平均、温度、勝敗、冷却を頼んだときは冷却した値をタブ区切りで出します。
  読めない行は 'error' と理由です。後に何行続いても、それまでの行が済みしだい答えます。--secondsは最初の行から全体での秒数です。"
    )
}

/// What is to be known of maps.
pub fn help_of_maps(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "A map gives a set of points O for every position:
  B W V     black stones, white stones, empty points        X {C3,D4}   all points, these points
  H         |F(z) & V| = 1: strings in atari, empty points without empty neighbour     LB LW   legal moves
  F(O)      the strings of O (an empty point is one) and their neighbours              F0(O)   O and its neighbours
  AB(O)     O and the black strings touching it             DB(O)       white stones that a black move in O takes
  P2(O)     points whose F has at least 2 points of O       Q2(O)       at most 2
  ~O  A & B  A | B  A \\ B    not in O, in both, in either, in A but not in B; & binds tighter, | and \\ from left to right

  Presets: @paper-1 -2 -3 -4a -4b -5 as printed, @conjectured-1 to -5 and -5b with lost bars put back; nobody knows the
  maps that the paper simulated.",
        ja = "マップは局面ごとに点の集合Oを与えます:
  B W V     黒石、白石、空点                 X {C3,D4}   すべての点、これらの点
  H         |F(z) & V| = 1。アタリの連と、隣に空点のない空点        LB LW   着手できる点
  F(O)      Oの連(空点は一つで連)とその隣    F0(O)       Oとその隣
  AB(O)     Oと、それに接する黒の連          DB(O)       Oへの黒の着手で取れる白石
  P2(O)     FにOの点が2つ以上ある点          Q2(O)       2つ以下
  ~O  A & B  A | B  A \\ B    Oの外、両方、どちらか、AにありBにない点。&が先、|と\\は左から

  見本: @paper-1 -2 -3 -4a -4b -5は印刷のとおり、@conjectured-1から-5と-5bは失われた上線を補ったもの。
  論文がシミュレーションしたマップは分かっていません。"
    )
}

/// What is to be known of sums.
pub fn help_of_sums(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "A sum is made of terms with + and -: numbers, trees as written, copies, and trees of depth 2:
  '{9|4||3|0} + 2*{5|0} - A(4,1,4) + 1/3'    A(xl,xr,y) is {{xl+y+xr|xl+y}|{xl|0}}

  Players move in turn, every move is compulsory, and at the end the numbers are added. A file has one sum a line;
  B: or W: before it says who starts, # begins a comment.",
        ja = "和は項を + と - でつないだもので、項は数、木、その個数倍、深さ2の木です:
  '{9|4||3|0} + 2*{5|0} - A(4,1,4) + 1/3'    A(xl,xr,y) は {{xl+y+xr|xl+y}|{xl|0}}

  交互に必ず打ち、最後に数を足します。ファイルでは一行に一つの和を書きます。
  行の初めの B: か W: は先に打つ側、# から後は注釈です。"
    )
}

/// The text of an option with what it may be and what it is where nothing is said.
pub fn help_of_option(
    text: &str,
    possible: &[String],
    usual: Option<&str>,
    phrasing: Phrasing,
) -> String {
    let list = possible.join(say!(phrasing, en = ", ", ja = "・"));
    let usual = usual.map(|usual| tell!(phrasing, en = "default: {usual}", ja = "既定は{usual}"));
    let parts: Vec<String> = [Some(list).filter(|list| !list.is_empty()), usual]
        .into_iter()
        .flatten()
        .collect();
    if parts.is_empty() {
        return text.to_owned();
    }
    say!(
        phrasing,
        en = format!("{text} [{}]", parts.join("; ")),
        ja = format!("{text}({})", parts.join("、"))
    )
}

/// What stands over the lists of a help text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpHeading {
    /// The commands.
    Commands,
    /// What has to be said, in its order.
    Arguments,
    /// What may be said.
    Options,
    /// How a command is used.
    Usage,
}

/// A heading of a help text.
pub fn help_heading(heading: HelpHeading, phrasing: Phrasing) -> &'static str {
    match heading {
        HelpHeading::Commands => say!(phrasing, en = "Commands", ja = "コマンド"),
        HelpHeading::Arguments => say!(phrasing, en = "Arguments", ja = "引数"),
        HelpHeading::Options => say!(phrasing, en = "Options", ja = "オプション"),
        HelpHeading::Usage => say!(phrasing, en = "Usage", ja = "使い方"),
    }
}
