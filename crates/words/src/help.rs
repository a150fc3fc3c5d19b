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
    (PROGRAM: en = "Solve capturing races, endgames and life and death on the command line.", ja = "攻合いをコマンドラインで解析します。");
    (ANALYZE: en = "Count a capturing race: who wins it, and the value of every region", ja = "攻合いの勝敗と各領域の値を示す");
    (SOLVE: en = "Solve the fight in a position: who wins, with which moves, proved by search", ja = "攻合いを見つけ、勝敗と勝つ手を示し、盤上の探索で証明する");
    (SUM: en = "Evaluate a sum of trees: the score, the best move, and what the other moves lose", ja = "木の和の勝敗と点差、最善手、ほかの手の損を示す");
    (MAP: en = "Explain a tactics map: what it is, what it equals, and the points it gives in a position", ja = "戦術マップが何か、法則により何に等しいか、局面でどの点を与えるかを示す");
    (OF_BOARDS: en = "List the kinds of boards, or describe one board and write it to a file", ja = "盤の種類を一覧する。または盤やファイルの盤を調べ、別の形式で書き出す");
    (RENDER: en = "Draw a position, a tree or a thermograph as SVG, PNG, PDF or text, or print files as a handout", ja = "攻合いやヨセの局面、木、サーモグラフ、推移をSVG、PNG、PDF、テキストに描く。ファイルの局面を問題プリントにする");
    (VALUE: en = "Evaluate a combinatorial game: canonical form, mean, temperature, thermograph", ja = "ゲームの値について分かることをすべて示す");
    (OF_HELP: en = "Print this message or the help of the given subcommand(s)", ja = "この説明、または各コマンドの説明を表示");
    (LONG_HELP: en = "Print help (see a summary with '-h')", ja = "説明を表示");
    (SHORT_HELP: en = "Print help (see more with '--help')", ja = "説明を表示");
    (PLAIN_HELP: en = "Print help", ja = "説明を表示");
    (VERSION: en = "Print version", ja = "版を表示");
    // Input.
    (FILE: en = "SGF file or text diagram (- for standard input)", ja = "SGFか図のファイル。-なら標準入力");
    (BOARD: en = "Board by name in place of a file, such as tri-hexagon:5 or torus:6x6 ('board' lists them)", ja = "ファイルの代わりの盤の名前。tri-hexagon:5、torus:6x6など。一覧はboardで");
    (BOARD_OR_FILE: en = "Board by name, such as tri-hexagon:5, or a file with a board [default: list all kinds]", ja = "tri-hexagon:5のような盤の名前か、盤のファイル。なければ種類を一覧する");
    (BOARD_OUTPUT: en = "Output file: .graphml, .json or .sgf", ja = "盤の書き出し先。.graphml、.json、.sgf");
    (STONES: en = "Stones, one sign per point: B W racing, # @ safe, X O other, . empty", ja = "その盤の石。点の番号順に一点一文字。B Wは対象、# @は安全、X Oはほかの石、.は空点。空白は数えない");
    (AFTER_MOVE: en = "Move number in the main line, as in the window; 0 is the set-up position [default: the set-up stones, else the end of the game]", ja = "本譜のこの手を打った後の局面(画面の手数と同じ。0なら最初の配置)。なければ最初に置かれた石、それもなければ終局");
    (ANALYZE_GAME: en = "Game number in a file with several games [default: the one saved last, else the first]", ja = "複数の棋譜があるとき何番目か(1から)。なければ最後に保存したもの、それもなければ最初の囲碁の棋譜");
    (GAME: en = "Game number in a file with several games; with --move, the game that the position is from [default: the one saved last, else the first]", ja = "複数の棋譜があるとき何番目か(1から)。なければ最後に保存したもの、それもなければ最初の囲碁の棋譜。手を指定したときは、その局面の元の棋譜");
    (ESSENTIAL: en = "A stone of each group that races, such as C3,D5; one is enough if its opponent is clear", ja = "攻合いのブロックの石をC3,D5のように指定。相手が明らかなら一つでよい");
    (RACES: en = "List the groups in the game that could have been captured or saved, each with the move where it began; solve one with --move and --essential", ja = "取るか助けるかが手番で決まった石を、そうなった手数とともに並べる。そのひとつは--moveと--essentialで解く");
    (SEVERAL: en = "When a side with several essential blocks has lost: with all of them, or with the first [default: as the file says, else all]", ja = "対象ブロックが複数あるとき、すべて取られたら負けか、最初の一つで負けか。なければファイルのとおり、それもなければすべて");
    (PICKS: en = "Candidate points as MOVES:POINTS: ':C3,D4' at the root, 'bB3/wH3:H5' after two moves", ja = "節点の候補点を「着手:点」で指定。根なら ':C3,D4'、二手後なら 'bB3/wH3:H5'");
    // What is asked.
    (ANALYZE_FIRST: en = "Side that plays first in the count", ja = "どちらが先の場合を判定するか");
    (SOLVE_FIRST: en = "Side that plays first in the fight", ja = "どちらが先の場合を解くか");
    (FIRST: en = "Side that plays first", ja = "先に打つ側");
    (RENDER_FIRST: en = "Side that begins the line, or whose first moves are shown [default: the side to move]", ja = "手順を始める側、初手の損を示す側。なければ手番の側");
    (AUTO: en = "Expand every region in which no point is picked", ja = "候補点のない領域をすべて展開");
    (ACCEPT_NEARBY: en = "Accept a local result (exit status 0 instead of 1)", ja = "近くだけの結果(広い範囲で変わりうる)も答えとみなし、終了コードを1でなく0にする");
    // Limits.
    (SOLVE_NODES: en = "Maximum number of positions to search", ja = "探索の局面数と、計算での各側の局面数の上限");
    (SECONDS: en = "Time limit in seconds [default: 10]", ja = "答えるまでの秒数。それまでに分からないことは判定しない(既定は10)");
    (SUM_NODES: en = "Maximum number of positions [default: 5000000]", ja = "答えるまでの局面数(既定は5000000)");
    // Output.
    (JSON: en = "Print JSON", ja = "JSONで出力");
    (SUM_JSON: en = "Print JSON, one object per line for a file", ja = "JSONで出力。ファイルなら一行に一つ");
    (VALUE_JSON: en = "Print JSON, one object per line with --batch", ja = "JSONで出力。--batchなら一行に一つ");
    (SOLVE_SGF: en = "Write the position as SGF, with the best lines as variations", ja = "局面に最善の手順を変化として付けて書き出す");
    (LANGUAGE: en = "Language [default: the system's]", ja = "文の言語。なければシステムの言語");
    (RENDER_LANGUAGE: en = "Language of captions and messages [default: the system's]", ja = "図の下の文とメッセージの言語。なければシステムの言語");
    // Pictures.
    (OUTPUT: en = "Output file: .svg, .png, .pdf or .txt; a PDF is a handout unless another option is given", ja = "図のファイル。名前の最後は .svg、.png、.pdf、.txt のどれか。PDFは、ほかに指定がなければ問題プリント");
    (MORE_FILES: en = "More files for a handout", ja = "問題プリントに加えるファイル");
    (HANDOUT: en = "Make a handout: the problems first, then the answers; .svg and .png give one file per page, OUT-1, OUT-2 …", ja = "すべての局面を問題プリントにする(問題、続いて解答)。.svgと.pngは一頁ずつOUT-1、OUT-2…");
    (REGIONS: en = "Show the regions with their numerals", ja = "領域とそのローマ数字を描く");
    (COUNTS: en = "Show the liberty counts of the regions; in an endgame show territory and dame", ja = "領域の手数と、どちらのダメかを描く。ヨセなら決着した地とダメ");
    (LETTERS: en = "Show the letters of the candidate points; in an endgame mark the best points of each region", ja = "候補点の文字を描く。ヨセなら領域ごとに一文字を最善の点に");
    (STARS: en = "Star the first moves that win, or are best in an endgame: Black's on the left, White's on the right", ja = "勝つ初手、ヨセなら最善の初手に星印を描く。左が黒、右が白");
    (LOSSES: en = "Show how many points each first move of an endgame loses", ja = "ヨセの初手がそれぞれ何目損かを描く");
    (RENDER_ENDGAME: en = "Treat the position as an endgame [default: as the file says]", ja = "局面をヨセとして見る。なければファイルのとおり");
    (CURVE: en = "Plot the value of the biggest endgame move along the best line, instead of the board", ja = "盤の代わりに、ヨセの最善の手順で一番大きい手の価値の推移を描く");
    (ENDGAME_SGF: en = "Write the position as SGF, with safe stones, settled territory and the best lines", ja = "局面に、安全な石、決着した地、最善の手順を変化として付けて書き出す");
    (CLASSES: en = "Show the class of every point: B, W, N, P, N+, N-", ja = "すべての点の種別を描く:B、W、N、P、N+、N-");
    (FOUR_LETTERS: en = "Use four class letters: N for N+ and N-", ja = "種別を4文字で描く:N+とN-もNとする");
    (LINE: en = "Number the moves of the best line", ja = "最善の手順を番号で描く");
    (RENDER_TREE: en = "Draw the tree of a region (its numeral or letter, II or B) instead of the board", ja = "盤の代わりに、ローマ数字か文字(IIまたはB)で指定した領域の木を描く");
    (THERMOGRAPH: en = "Draw a thermograph instead of the board: of a region by its numeral or letter, else of the whole race or of the hottest region", ja = "盤の代わりに、ローマ数字か文字で指定した領域のサーモグラフを描く。指定がなければ攻合い全体か、ヨセの一番大きい領域");
    (COORDINATES: en = "Show coordinates", ja = "盤の横に座標を書く");
    (CROP: en = "Show only the race or the regions with what is around them", ja = "攻合いや領域とその周りだけを描く");
    (SIZE: en = "Length of the longer side in pixels [default: 40 per line, PNG 80]", ja = "長い辺のピクセル数(既定は盤の一路につき40、PNGは80)");
    (THEME: en = "Colours", ja = "配色");
    // Endgames.
    (ENDGAME: en = "Find the biggest endgame move, the value of every move, and the score", ja = "ヨセで一番大きい手、各所の価値、勝敗と差を示す");
    (SAFE: en = "More safe stones, such as C3,D5", ja = "見つかったもののほかに安全とみなす石をC3,D5のように指定");
    (ONLY: en = "Read these points as one region, such as C3-F5,G4; everything around them stays as it is (repeatable)", ja = "C3-F5,G4のように指定した点を、見つけた領域のほかに一つの領域とする。まわりは今のままとし、結果は手動と示す。何度でも指定できる");
    (NARROW: en = "Read only the points where the two sides meet, even if the whole board can be read", ja = "盤全体で答えが出るときも、黒と白が接している点だけを調べる");
    (SCORING: en = "Scoring method [default: by the rules in the file, else territory]", ja = "数え方。なければファイルのルールのもの、それもなければ地");
    (KOMI: en = "Komi [default: the file's, else 0]", ja = "コミ。なければファイルのもの、それもなければ0");
    (PRISONERS: en = "Prisoners taken by Black and by White [default: the game's]", ja = "黒と白が取ったアゲハマ。なければ棋譜のもの");
    (ENDGAME_PROVE: en = "Also search the whole board by the rules alone", ja = "盤全体をルールだけで探索して確かめる");
    (FROM: en = "Answer for every position from before this move on, one per line; --seconds is per position", ja = "この手の前から各局面に一行ずつ答える。--secondsは一局面ごとの秒数");
    (ENDGAME_NODES: en = "Maximum number of positions for a region and for the whole board; grows with --seconds [default: 400000, 6000000]", ja = "各領域と盤全体の局面数の上限(既定は400000、6000000。--secondsで時間を延ばすと増える)");
    (ENDGAME_JSON: en = "Print JSON, one object per line with --from", ja = "JSONで出力。--fromなら一行に一つ");
    // Who lives.
    (CLASSIFY: en = "Classify every point: whose it is, who gets it by playing first, and whether the game can end", ja = "各点がどちらのものか、先に打てばどうなるか、終われるかどうかを示す");
    (ENDING: en = "When a point is decided: territory (unconditionally alive stones settle it), ultimate (in an ultimate position only), or target:POINT (when that string is captured or settled)", ja = "点がいつ決まるか。territory(無条件に生きた石により決まる)、ultimate(窮極盤面のみ)、target:点(その石が取られるか決まるまで)");
    (KO_RULE: en = "Side that may take a ko back at once: simple (neither), black, white, or all to compare", ja = "コウをすぐ取り返せる側。simple(なし)、black、white、allはすべてを並べて示す");
    (LIFE_REGION: en = "Read only the region around this point", ja = "この点の領域だけを調べる");
    (LIFE_SAFE: en = "Safe groups, one stone each, such as C3,D5", ja = "安全とみなす石をC3,D5のように一つずつ指定");
    (LIFE_POINT: en = "Show what every first move makes of this point", ja = "それぞれの初手でこの点がどうなるかを示す");
    (LIFE_NODES: en = "Maximum number of positions to look at", ja = "調べる局面数の上限");
    (LIFE_BATCH: en = "Read graph6 graphs, one per line (- for standard input), and print one line of JSON for each", ja = "graph6のファイル(-は標準入力)から一行に一つグラフを読み、一行ずつJSONで出力");
    // Maps.
    (MAP_EXPRESSION: en = "Map, such as P4(V) or 'F(W | V)', or a preset such as @paper-2", ja = "マップ。P4(V)や'F(W | V)'など。@paper-2のような見本の名前でもよい");
    (MAP_PLAYER: en = "Side that plays by the map; for White the colours are swapped", ja = "マップで打つ側。白なら色を入れ替える");
    (RENDER_MAP: en = "Show the points of a tactics map: strong where the player can play, pale elsewhere", ja = "戦術マップの点を示す。打てる点は濃く、ほかは淡く");
    // Sums.
    (SUM_EXPRESSION: en = "Sum of trees", ja = "和");
    (SUM_TREE: en = "Sum of the tree A(xl,xr,y) and the gotes of --gotes", ja = "木A(xl,xr,y)一つと--gotesの後手の和");
    (GOTES: en = "Gotes to add to --tree", ja = "--treeに加える後手");
    (SUM_FILE: en = "Read sums from a file, one per line (- for standard input)", ja = "和をファイル(-は標準入力)から一行に一つ読む");
    (COUNT: en = "Count the endings of a sum of this many depth-3 trees, depth-2 trees and gotes", ja = "深さ3の木、深さ2の木、後手がこれだけある和の終わり方を数える");
    (SUM_PROVE: en = "Also try every order of play", ja = "すべての順序でも確かめる");
    (PLANE: en = "Show where the tree should be played first, on the plane of two of its numbers [default: Black to play]", ja = "木の二つの数の平面で、木から打つべき範囲を示す。--firstがなければ黒先のもの");
    (SUM_SVG: en = "Draw the plane to an SVG file", ja = "平面を図に書き出す");
    // Simulations.
    (COMPOSE: en = "Compose exercises, each proved, and write them as the games of one SGF file", ja = "問題を作り、証明し、一つのSGFファイルの複数の棋譜として書き出す");
    (COMPOSE_KIND: en = "Topic: plain, outside, shared, eyes, approach, throw-in, hot, ko; corridor, gote, tedomari; life", ja = "何の問題か。攻合い: plain、outside、shared、eyes、approach、throw-in、hot、ko。ヨセ: corridor、gote、tedomari。死活: life");
    (COMPOSE_GRADE: en = "Level, from 1 to 3", ja = "難度。1から3");
    (COMPOSE_COUNT: en = "Number of exercises, all different", ja = "題数。互いに似た問題は作らない");
    (COMPOSE_SEED: en = "Random seed: the same seed gives the same exercises everywhere", ja = "乱数の種。同じ種からはどこでも同じ問題ができる");
    (COMPOSE_OUTPUT: en = "Output file, optional with --json", ja = "書き出し先。--jsonなら省略できる");
    (COMPOSE_SECONDS: en = "Time limit in seconds; writes what is ready, as Ctrl+C does", ja = "この秒数で止め、Ctrl+Cと同じくできた分を書き出す");
    (SIMULATE: en = "Play games by maps or at random on any board, and count how often Black wins", ja = "マップまたは無作為に打つ対局を任意の盤で繰り返し、黒の勝率を示す");
    (SIMULATE_BOARDS: en = "Boards by name or file, separated by commas; tri-triangle:4..10 is a range of sizes", ja = "盤の名前かファイルをコンマで区切る。tri-triangle:4..10は大きさの並び");
    (SIMULATE_BLACK: en = "Black's player: a map, @ and a preset, or random; separate several with semicolons", ja = "黒の打ち方。マップ、@とプリセット名、またはrandom。複数ならセミコロンで区切る");
    (SIMULATE_WHITE: en = "White's player; write maps as for Black", ja = "白の打ち方。マップは黒の立場で書く");
    (SIMULATE_GAMES: en = "Number of games per cell, or in the last round of --explore", ja = "一欄の局数、--exploreでは最後の回戦の局数");
    (SIMULATE_SEED: en = "Random seed", ja = "乱数の種");
    (SIMULATE_RULES: en = "Rules: paper-like, or with changes: own-eyes=yes, ko=none|simple|superko, end=two-passes|one-pass, cap=N, score=area|stones|territory, pass=last|any", ja = "paper-like、または変更を付ける: own-eyes=yes、ko=none|simple|superko、end=two-passes|one-pass、cap=N、score=area|stones|territory、pass=last|any");
    (SIMULATE_THREADS: en = "Number of threads [default: one per core]", ja = "スレッド数。なければコアの数");
    (SIMULATE_SECONDS: en = "Time limit in seconds [default: none; Ctrl+C stops]", ja = "この秒数で止める。なければCtrl+Cまで");
    (SIMULATE_EXPERIMENT: en = "Read boards, players, rules, number of games and seed from an experiment file", ja = "盤、打ち手、ルール、局数、種を実験のファイルから読む");
    (SIMULATE_SAVE: en = "Also write the settings as a file for --experiment", ja = "対局の条件を--experiment用のファイルにも書き出す");
    (SIMULATE_REPLAY: en = "Replay one game of a cell by its number, from 0, move by move", ja = "一欄の対局を番号(0から)で再現し、一手ずつ示す");
    (SIMULATE_EXPLORE: en = "Find the maps of depth 1 to N (at most 3) that win most; the maps of --black take part", ja = "この深さ(1から3)までのすべてのマップから勝率の高いものを探す。--blackのマップも加わる");
    (SIMULATE_SHARD: en = "Play every N-th cell from the I-th on (with one cell, every N-th block of games) and print lines for --join", ja = "I番目からN個おきの欄(一欄だけなら対局のまとまり)を打ち、--join用の行を出力");
    (SIMULATE_JOIN: en = "Join the lines of several --shard runs, from files or - for standard input", ja = "--shardの出力をまとめる。ファイル、または-で標準入力");
    (CSV: en = "Print comma-separated values", ja = "CSVで出力");
    // Values.
    (VALUE_EXPRESSION: en = "Expression", ja = "式");
    (COOL: en = "Cool by this dyadic number, at least 0", ja = "この二進分数(0以上)で冷却する");
    (COMPARE: en = "Compare with another expression", ja = "別の式と比べる");
    (VALUE_SVG: en = "Draw the thermograph (after cooling, if any) to a file", ja = "サーモグラフ(冷却したときは冷却後のもの)を図に書き出す");
    (BATCH: en = "Read expressions from a file, one per line (- for standard input); with tabs, from the third column", ja = "式をファイル(-は標準入力)から一行に一つ読む。タブ区切りの行では第3列が式");
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
