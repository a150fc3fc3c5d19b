//! The short texts of the window: menus, buttons, headings and hints, each once, English and Japanese side by side.
//!
//! Whole sentences about a position are made elsewhere in [the root](crate).

use semeai_session::{Language, Phrasing};

/// Declares every label with its two texts.
macro_rules! labels {
    ($($name:ident(en = $en:literal, $($others:tt)*);)*) => {
        /// A short text of the window.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Label {
            $(#[doc = $en] $name,)*
        }

        impl Label {
            /// Every label, in the order in which they are declared.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];
        }

        /// The text of a label.
        ///
        /// ```
        /// use semeai_session::Phrasing;
        /// use semeai_words::labels::{Label, label};
        ///
        /// assert_eq!(label(Label::Undo, Phrasing::ENGLISH), "Undo");
        /// assert_eq!(label(Label::Undo, Phrasing::JAPANESE), "元に戻す");
        /// ```
        pub const fn label(label: Label, phrasing: Phrasing) -> &'static str {
            match label {
                $(Label::$name => say!(phrasing, en = $en, $($others)*),)*
            }
        }
    };
}

labels! {
    // Menus.
    File(en = "File", ja = "ファイル");
    Edit(en = "Edit", ja = "編集");
    View(en = "View", ja = "表示");
    Analysis(en = "Analysis", ja = "解析");
    Race(en = "Race", ja = "攻合い");
    Help(en = "Help", ja = "ヘルプ");
    TurnMenu(en = "Turn and mirror", ja = "回転と反転");
    OnTheBoard(en = "On the board", ja = "盤の表示");
    SizeMenu(en = "Size", ja = "大きさ");
    Theme(en = "Theme", ja = "配色");
    ThemeSystem(en = "As the system", ja = "システムに合わせる");
    ThemeLight(en = "Light", ja = "明るい");
    ThemeDark(en = "Dark", ja = "暗い");
    LanguageSwitch(en = "Language", ja = "言語");

    // File menu.
    New(en = "New board", ja = "新しい盤");
    Open(en = "Open…", ja = "開く…");
    TryThisRace(en = "Play this race", ja = "この攻合いを打つ");
    SetUpOwn(en = "Set up my own", ja = "自分で配置する");
    OpenPath(en = "Open path…", ja = "パスを指定して開く…");
    Save(en = "Save", ja = "保存");
    SaveAs(en = "Save as…", ja = "別名で保存…");
    SavePath(en = "Save to path…", ja = "パスを指定して保存…");
    Handout(en = "Handout…", ja = "問題プリント…");
    MakingHandout(en = "Making the handout: finding the answers…", ja = "問題プリントを作っています(解答を調べています)…");
    Recent(en = "Recent files", ja = "最近のファイル");
    NoRecent(en = "No files yet", ja = "まだありません");
    Samples(en = "Samples", ja = "例題");
    EndgameSamples(en = "Endgames", ja = "ヨセ");
    Quit(en = "Quit", ja = "終了");

    // Edit menu.
    Undo(en = "Undo", ja = "元に戻す");
    Redo(en = "Redo", ja = "やり直す");
    CopySgf(en = "Copy as SGF", ja = "SGFでコピー");
    CopyDiagram(en = "Copy as text diagram", ja = "テキスト図でコピー");
    CopyPicture(en = "Copy as picture", ja = "画像としてコピー");
    SavePicture(en = "Save picture", ja = "図を保存");
    BoardPicture(en = "Board", ja = "盤");
    LinePicture(en = "Line with numbers", ja = "手順図");
    PictureFailed(en = "The picture cannot be drawn: this is a defect of the program.", ja = "図を描けません。プログラムの不具合です。");
    CopyLineText(en = "Copy diagram", ja = "手順図をコピー");
    CopyLineTextHint(en = "The whole line as a text diagram with numbers", ja = "手順全体を番号つきのテキスト図でコピー");
    KeepLine(en = "Keep as variation", ja = "変化として残す");
    KeepLineHint(en = "The whole line becomes a variation of the position, with what is told of each move as a comment; it is saved with it", ja = "手順全体を、各手の説明を注釈に付けて、局面の変化に加えます。局面とともに保存されます");
    KeptLine(en = "Kept as a variation.", ja = "変化として残しました。");
    CopyLinePicture(en = "Copy picture", ja = "画像をコピー");
    CopyLinePictureHint(en = "The whole line as a picture with numbers", ja = "手順全体を番号つきの画像でコピー");
    Paste(en = "Paste a diagram or SGF", ja = "図またはSGFを貼り付け");
    Erase(en = "Erase the stone", ja = "石を消す");
    ClearBoard(en = "Clear the board", ja = "盤を空にする");
    TurnRight(en = "Turn right", ja = "右に回す");
    TurnLeft(en = "Turn left", ja = "左に回す");
    MirrorLeftRight(en = "Mirror left and right", ja = "左右を反転");
    MirrorTopBottom(en = "Mirror top and bottom", ja = "上下を反転");
    SwapColors(en = "Swap the colours", ja = "黒白を入れ替え");

    // View menu.
    Coordinates(en = "Coordinates", ja = "座標");
    Regions(en = "Regions", ja = "領域");
    Counts(en = "Counts", ja = "手数");
    Theory(en = "Line of theory", ja = "理論の式");
    ForLearners(en = "Learner", ja = "学習");
    ForLearnersHint(en = "The answer alone, with what can be done next", ja = "答えと、次にできることだけを示す");
    ForTheory(en = "Theory", ja = "理論");
    ForTheoryHint(en = "Regions, trees, values, and the steps that lead to the answer", ja = "領域・木・値と、答えに至る手順も示す");
    Lessons(en = "Lessons", ja = "例題集");
    LessonsHint(en = "What can be learned here, by subject", ja = "学べることの一覧");
    WhatItTeaches(en = "What it teaches", ja = "学べること");
    ClickABlock(en = "Click a stone to see what becomes of it.", ja = "石をクリックすると、その石がどうなるかを調べます。");
    FormatCsv(en = "CSV", ja = "CSV");
    FormatMarkdown(en = "Markdown", ja = "Markdown");
    FormatJson(en = "JSON", ja = "JSON");
    FormatExperiment(en = "Experiment", ja = "実験");
    ExperimentTaken(en = "The experiment stands in the tab Table of Maps.", ja = "実験を「マップ」の「表」に入れました。");
    PlayIt(en = "Play it", ja = "打ってみる");
    PlayItHint(en = "Try your moves: the program answers with the best ones", ja = "自分の手を試す。プログラムが最善で応じる");
    ReadIt(en = "Read it out", ja = "読んで調べる");
    ReadOn(en = "Read on", ja = "もっと読む");
    ShowLine(en = "Show the line", ja = "手順を見る");
    IsReading(en = "Reading…", ja = "読んでいます…");
    IsCounted(en = "counted", ja = "計算");
    IsOfChosenPoints(en = "chosen points only", ja = "選んだ点だけ");
    IsReadAlongBorder(en = "read along the border", ja = "境界だけ調査");
    TooMuchIsOpen(en = "Too much is open to say: mark the border or play on", ja = "未確定の所が多すぎます。境界を指定するか、打ち進めてください");
    CountingCannot(en = "Counting cannot decide this. Read it out?", ja = "数えるだけでは決まりません。読んで調べますか?");
    ChooseBlock(en = "Which block races? Click it", ja = "どの石が争っていますか。クリックしてください");
    ClickTheTwo(en = "Click the two blocks that race. Right click: safe", ja = "争う二つの石をクリック。安全な石は右クリック");
    TwoMarked(en = "The two blocks are marked. What cannot be captured: right click", ja = "二つの石に印が付きました。取られない石は右クリック");
    AreTheseSafe(en = "Are these stones safe? Click what is not", ja = "これらの石は安全ですか。違う石をクリックしてください");
    StillTooOpen(en = "Too much is still open to read all of it: mark more stones that live", ja = "まだ未確定の所が多すぎます。ほかの活きている石にも印を付けてください");
    LargerIsOpen(en = "Some of it takes longer to read", ja = "読むのに時間のかかる所があります");
    NothingYet(en = "Place some stones, or open a game", ja = "石を置くか、棋譜を開いてください");
    KoDecides(en = "A ko decides", ja = "コウで決まります");
    IsOpenStill(en = "not final", ja = "未確定");
    AskFirst(en = "Ask first", ja = "先に問う");
    AskFirstHint(en = "A lesson asks before it shows its answer", ja = "例題は答えを見せる前に問う");
    AskAgain(en = "Ask again", ja = "もう一度問う");
    Hint(en = "Hint", ja = "ヒント");
    HintHint(en = "A step nearer to the answer (Space)", ja = "答えに一歩近づく(Space)");
    ShowMe(en = "Show me", ja = "答えを見る");
    CheckIt(en = "Check", ja = "答え合わせ");
    NextLesson(en = "Next lesson", ja = "次の例題");
    NextLessonHint(en = "The next sample (the key Page Down)", ja = "次の例題(PageDown)");
    ShowOnBoard(en = "Show it on the board", ja = "盤上で示す");
    ShowOnBoardHint(en = "You play what you said, and the program answers with its best moves", ja = "その答えを自分で打って確かめる。プログラムが最善で応じる");
    BackToQuestion(en = "‹ Back to the question", ja = "‹ 問いに戻る");
    DefenceLooked(en = "The other side looks for its best defence …", ja = "相手が最善の受けを探しています…");
    DefenceStray(en = "This is none of the answers that are known to meet it.", ja = "これは、応じられると分かっている手ではありません。");
    DefenceMet(en = "That meets it. There is another defence.", ja = "うまく応じました。相手にはほかの受け方もあります。");
    NextDefence(en = "Next defence", ja = "次の受け方");
    DefencesOpen(en = "Not every answer of the other side was read out.", ja = "相手の応手をすべて読み切れたわけではありません。");
    StoneIsNoAnswer(en = "That is a stone: click an empty point.", ja = "そこには石があります。空点をクリックしてください。");
    LessonIsRead(en = "Still reading: the hints and the answer come in a moment.", ja = "まだ読んでいます。ヒントと答えはもう少しお待ちください。");
    LessonSolved(en = "Right: solved.", ja = "正解です。");
    LessonSolvedHelped(en = "Solved, with a hint.", ja = "ヒントを見て正解しました。");
    LessonSolvedAgain(en = "Solved, after a wrong try.", ja = "やり直して正解しました。");
    ProgramFinds(en = "The program finds:", ja = "プログラムの答え:");
    LessonShown(en = "This is the answer.", ja = "これが答えです。");
    NotAllPoints(en = "No: some points are missing, or there are too many.", ja = "違います。足りない点か、余分な点があります。");
    ClickPoint(en = "Click the point on the board.", ja = "盤上の点をクリックしてください。");
    ClickAllPoints(en = "Click every such point, then Check.", ja = "当てはまる点を全部クリックし、「答え合わせ」を押してください。");
    CoachLesson(en = "Answer beside the board. Space: a hint, and at last the answer.", ja = "盤の横で答える。Space: ヒント、最後に答え。");
    CoachLessonPoint(en = "Answer by a click on the board. Space: a hint, and at last the answer.", ja = "盤上のクリックで答える。Space: ヒント、最後に答え。");
    BackToAnswer(en = "‹ Back to the answer", ja = "‹ 答えに戻る");
    BackHere(en = "‹ Back", ja = "‹ 戻る");
    TreeTopDown(en = "Tree from top to bottom", ja = "手数木を上から下へ");
    ScrollLeft(en = "Scroll a board without edges to the left", ja = "端のない盤を左へずらす");
    ScrollRight(en = "Scroll it to the right", ja = "端のない盤を右へずらす");
    ScrollUp(en = "Scroll it up", ja = "端のない盤を上へずらす");
    ScrollDown(en = "Scroll it down", ja = "端のない盤を下へずらす");
    ScrollHint(en = "This board goes on beyond its edges: drag its frame to scroll it, or Ctrl+Shift and an arrow.", ja = "この盤は端のない盤です。枠の外をドラッグするか、Ctrl+Shift+矢印でずらせます。");
    NothingToScroll(en = "Only a board without edges can be scrolled, while all of it is seen.", ja = "ずらせるのは端のない盤で、全体を表示しているときだけです。");
    ZoomIn(en = "Larger", ja = "拡大");
    ZoomOut(en = "Smaller", ja = "縮小");
    ZoomReset(en = "Actual size", ja = "標準の大きさ");
    HideAnswers(en = "Hide the answers", ja = "答えを隠す");
    Shortcuts(en = "Mouse and keys", ja = "マウスとキー");
    Legend(en = "Signs and words", ja = "記号と用語");
    Manual(en = "Manual", ja = "手引き");
    About(en = "About", ja = "このプログラムについて");
    AboutProgram(en = "Capturing races and endgames in Go, by combinatorial game theory. The program is under the MIT licence or the Apache licence 2.0, as you like.", ja = "囲碁の攻合いとヨセを組合せゲーム理論で解析します。このプログラムのライセンスはMITかApache 2.0で、どちらでも選べます。");
    AboutFonts(en = "Fonts in the program", ja = "組み込まれているフォント");
    AboutLibraries(en = "Libraries in the program", ja = "組み込まれているライブラリ");
    AboutTexts(en = "Each with its licence, and below them the texts of the licences:", ja = "それぞれのライセンスと、その下にライセンスの全文(原文):");
    CloseHelp(en = "Close the help", ja = "ヘルプを閉じる");

    // Modes.
    SetUp(en = "Set up", ja = "配置");
    Mark(en = "Mark", ja = "印を付ける");
    Analyse(en = "Analyse", ja = "解析");
    PlayOut(en = "Play out", ja = "打ってみる");
    ToggleSetUp(en = "Set up and back", ja = "配置と切り替え");

    // Race menu and buttons of the modes.
    ProposeMarks(en = "Propose the marks", ja = "印を提案");
    ProposeSafe(en = "Propose the safe stones", ja = "安全な石を提案");
    ClearRoles(en = "Clear the marks", ja = "印を消す");
    FirstDecides(en = "The first captured decides", ja = "最初の一つで負け");
    FirstDecidesHint(en = "A side with several essential blocks has lost when the first of them is captured, not when all are.", ja = "対象ブロックが複数あるとき、すべてではなく最初の一つを取られたら負けとします。");
    MarkEssential(en = "Mark as essential", ja = "対象ブロックにする");
    MarkSafe(en = "Mark as safe", ja = "安全な石にする");
    MarkUnknown(en = "Mark as unknown", ja = "その他の石にする");
    NextQuestion(en = "Next question", ja = "次の未検討へ");
    PreviousQuestion(en = "Previous question", ja = "前の未検討へ");
    AcceptHere(en = "Try the useful points here", ja = "ここの有効点を候補に");
    AcceptAll(en = "Try all useful points once", ja = "すべての有効点を一度に");
    Expand(en = "Expand all regions", ja = "すべての領域を展開");
    Auto(en = "Expand automatically", ja = "自動で展開");
    Proposals(en = "Proposals", ja = "候補点の提案");
    ClearPicks(en = "Remove all candidates", ja = "候補点をすべて消す");
    ToRoot(en = "Back to the board", ja = "元の局面へ");
    BlackToMove(en = "Black to move", ja = "黒番");
    WhiteToMove(en = "White to move", ja = "白番");
    TreeParent(en = "One move back", ja = "一手戻る");
    TreeChild(en = "One move on", ja = "一手進む");
    TreeUp(en = "Option above", ja = "上の枝へ");
    TreeDown(en = "Option below", ja = "下の枝へ");
    GameMove(en = "Game: after move", ja = "棋譜:手数");
    GameBack(en = "Previous move of the game", ja = "棋譜の前の手");
    CopySelected(en = "Copy the selected stones", ja = "選んだ石をコピー");
    NextCoordinates(en = "Next style of coordinates", ja = "座標の書き方を変える");
    CoordinatesStyle(en = "Style of coordinates", ja = "座標の書き方");
    CoordinatesLetters(en = "A1", ja = "A1");
    CoordinatesJapanese(en = "Japanese", ja = "1の一");
    CoordinatesNumbers(en = "1-1", ja = "1-1");
    CoordinatesSgf(en = "aa", ja = "aa");
    NamePoint(en = "Go to a point…", ja = "点を指定…");
    PointName(en = "Point", ja = "点の名前");
    PointHint(en = "H9, ha, 8-1", ja = "8の一、H9、ha");
    NoSuchPoint(en = "The board has no such point.", ja = "盤にその点はありません。");
    EraseBlock(en = "Remove the block pointed at", ja = "指しているブロックを消す");
    FingerBlack(en = "A touch plays Black", ja = "タッチは黒");
    FingerWhite(en = "A touch plays White", ja = "タッチは白");
    CloseMove(en = "This move is of no use", ja = "この手は無用");
    CloseNode(en = "No useful move here", ja = "手なし");
    Useless(en = "said to be of no use (N takes that back)", ja = "無用とした手(Nで取り消し)");
    NotHereSuicide(en = "Suicide: not allowed here.", ja = "自殺手なので打てません。");
    NotHereKo(en = "Ko: not allowed here.", ja = "コウなので打てません。");
    NotHereSettled(en = "Nothing is tried here: no move can change the count any more.", ja = "ここでは何も試しません。どう打っても手数はもう変わりません。");
    NotHereAlive(en = "Nothing is tried here: the block cannot be captured any more.", ja = "ここでは何も試しません。対象ブロックはもう取られません。");
    NotHereShared(en = "Nothing is tried here: the region holds liberties of both sides and is judged as a whole.", ja = "ここでは何も試しません。双方のダメを含む領域で、全体で判定します。");
    NotHereOutside(en = "Nothing is tried here: the point belongs to no region of the race.", ja = "ここでは何も試しません。攻合いのどの領域の点でもありません。");
    Expanded(en = "Regions without candidates are expanded to their end. Shift+Enter asks for candidates again.", ja = "候補点のない領域を最後まで展開します。Shift+Enterで候補点を自分で選ぶ方法に戻ります。");
    ExpandedAlready(en = "The regions are expanded already. Shift+Enter asks for candidates again.", ja = "領域は展開済みです。Shift+Enterで候補点を自分で選ぶ方法に戻ります。");
    CandidatesAsked(en = "Regions without candidates ask for them again.", ja = "候補点のない領域は、また候補点を選ぶのを待ちます。");
    NothingToExpand(en = "There is no race to expand yet: mark its two blocks, or press D for a proposal.", ja = "展開する攻合いがありません。対象ブロックを指定するか、Dで提案させてください。");
    NothingToAccept(en = "There is nothing to accept.", ja = "採用するものはありません。");
    NothingToClose(en = "Point at half of a candidate, or stand on a move that leads to a question.", ja = "候補点の半分を指すか、未検討に進む手を選んでください。");
    MakeFirst(en = "Make first", ja = "先頭にする");
    DeleteBranch(en = "Delete the branch", ja = "枝を削除");
    FullScreen(en = "Full screen", ja = "全画面");
    BoardAlone(en = "Board alone", ja = "盤だけを表示");
    Preferences(en = "Preferences", ja = "環境設定");
    FoldTree(en = "Fold the tree", ja = "手数木を畳む");
    SelectRectangle(en = "Select a rectangle", ja = "四角く選択");
    BothStones(en = "Left black, right white", ja = "左で黒、右で白");
    BlackStones(en = "Black stones", ja = "黒石");
    WhiteStones(en = "White stones", ja = "白石");
    TakeTurns(en = "In turn, with captures", ja = "交互に打つ(石を取る)");
    Tools(en = "The tools of the mode, in their order", ja = "モードの道具(順に)");
    CopyWay(en = "Copy the moves", ja = "手順をコピー");
    TooManyToTry(en = "Too many useful points to try at once: click those to try, or mark a rectangle (Shift and a drag).", ja = "有効な点が多すぎて一度には試せません。試す点をクリックするか、Shiftとドラッグで四角を選んでください。");
    CoachMany(en = "Click the points to try: too many are useful to propose all. Shift and a drag: in a rectangle.", ja = "試す点をクリック。有効な点が多く提案は出ません(Shift+ドラッグで四角の中だけ)。");
    NothingSelected(en = "Nothing is proposed in the rectangle.", ja = "四角の中に提案はありません。");
    Deselect(en = "Let the selection go", ja = "選択を解除");
    Game(en = "Game", ja = "棋譜");
    GameMoves(en = "Moves", ja = "手順");
    RacesOfGame(en = "Races", ja = "攻合い");
    RacesOfGameHint(en = "Blocks that seem to race, by short searches nearby, from which move on, and how many stones they come to. Click one to go there and have it read out.", ja = "近くを短く読んで攻合いと見た石を、始まる手数と石の数とともに並べます。クリックすると、その局面で読みます。");
    NoGameHere(en = "there is no game here, only a position", ja = "棋譜ではなく局面だけです");
    NoRacesOfGame(en = "No race was found.", ja = "攻合いは見つかりませんでした。");
    GamesInFile(en = "Games of the file", ja = "ファイルの棋譜");
    NoGame(en = "No moves yet: open a game, or a position with variations.", ja = "手順はありません。棋譜や変化付きの局面を開くとここに出ます。");
    GameBegins(en = "Beginning", ja = "初形");
    GamePass(en = "pass", ja = "パス");
    GameSetUp(en = "stones set up", ja = "石の配置");
    Comment(en = "Comment", ja = "コメント");
    CommentHint(en = "Write about this position", ja = "この局面について書く");
    Variations(en = "Variations", ja = "変化");
    PreviousVariation(en = "Previous variation", ja = "前の変化");
    NextVariation(en = "Next variation", ja = "次の変化");
    PreviousGame(en = "Previous game of the file", ja = "ファイルの前の棋譜");
    TenBack(en = "Ten moves back", ja = "10手戻る");
    TenOn(en = "Ten moves on", ja = "10手進む");
    NextGame(en = "Next game of the file", ja = "ファイルの次の棋譜");
    MoveNumbers(en = "Move numbers", ja = "手順の番号");
    CropToRace(en = "Zoom to the race", ja = "攻合いを拡大");
    WholeBoard(en = "Whole board", ja = "全体を表示");
    GameStart(en = "Beginning of the game", ja = "棋譜の最初");
    GameEnd(en = "End of the game", ja = "棋譜の最後");
    GameOn(en = "Next move of the game", ja = "棋譜の次の手");
    FocusBoard(en = "Board cursor", ja = "盤のカーソル");
    NextSample(en = "Next sample", ja = "次の例題");
    PreviousSample(en = "Previous sample", ja = "前の例題");
    NextMark(en = "Next: mark", ja = "次へ:印を付ける");
    LibertiesNow(en = "Liberties", ja = "ダメ");
    MarkBlocks(en = "Mark the blocks", ja = "石に印を付ける");
    MarkSafeStones(en = "Mark safe stones", ja = "安全な石を指定");
    MarkSafeStonesHint(en = "Click each block that lives. Shift and a drag: only these points are read", ja = "生きている石をクリックします。Shiftとドラッグで、調べる点だけを選べます");
    NextAnalyse(en = "Next: analyse", ja = "次へ:解析");
    Columns(en = "Columns", ja = "列");
    Rows(en = "Rows", ja = "行");
    Apply(en = "Apply", ja = "適用");
    ChooseBoard(en = "Board…", ja = "盤…");
    DrawBoard(en = "Draw the board", ja = "盤を描く");
    DrawOwn(en = "Draw my own…", ja = "自分で描く…");
    HandStones(en = "Stones", ja = "石");
    HandBoard(en = "Board", ja = "盤");
    SpreadOut(en = "Spread out", ja = "配置し直す");
    Straighten(en = "Straighten", ja = "整える");
    RenamePoint(en = "Rename the point", ja = "点の名前を変える");
    NothingToStraighten(en = "The points stand straight already, or would hide each other.", ja = "点はすでに揃っているか、揃えると重なってしまいます。");
    Boards(en = "Choose a board", ja = "盤を選ぶ");
    UseBoard(en = "Use this board", ja = "この盤を使う");
    Turn(en = "Turn", ja = "回転");
    Mirror(en = "Mirror", ja = "反転");
    Swap(en = "Swap colours", ja = "黒白交換");
    Clear(en = "Clear", ja = "消す");

    // Banner.
    BlackFirst(en = "Black first", ja = "黒先");
    WhiteFirst(en = "White first", ja = "白先");
    BlackWins(en = "Black wins", ja = "黒の勝ち");
    WhiteWins(en = "White wins", ja = "白の勝ち");
    Seki(en = "Seki", ja = "セキ");
    BothLive(en = "Both live", ja = "両方活き");
    NotKnownYet(en = "Open", ja = "未確定");
    NoVerdict(en = "No verdict yet", ja = "まだ判定できません");
    Undecided(en = "Undecided", ja = "判定不能");
    Why(en = "Why?", ja = "なぜ?");
    Next(en = "Next", ja = "次へ");
    Final(en = "Final", ja = "確定");
    Provisional(en = "Provisional", ja = "暫定");
    Computing(en = "Analysing…", ja = "解析中…");
    Cancel(en = "Cancel", ja = "中止");
    Cancelled(en = "Stopped.", ja = "中止しました。");
    AnalyzeAgain(en = "Analyse again", ja = "もう一度解析");
    Failed(en = "The analysis failed: this is a defect of the program.", ja = "解析に失敗しました。プログラムの不具合です。");

    // Where answers are hidden.
    AnswersHidden(en = "The answers are hidden.", ja = "答えを隠しています。");
    ShowAnswers(en = "Show the answers", ja = "答えを表示");

    // Region list.
    Liberties(en = "now", ja = "ダメ");
    Value(en = "value", ja = "値");
    Mean(en = "mean", ja = "平均値");
    Temperature(en = "temp.", ja = "温度");
    Candidates(en = "tries", ja = "候補");
    State(en = "state", ja = "状態");
    Settled(en = "settled", ja = "決定");
    Complete(en = "complete", ja = "完了");
    Questions(en = "open", ja = "未検討");
    Eye(en = "eye", ja = "眼");
    Shared(en = "Shared liberties", ja = "内ダメ");
    NotPlain(en = "not plain", ja = "単純でない");
    OpenLiberties(en = "Not closed in", ja = "囲われていない所");
    NoOwnRegions(en = "No region belongs to one side alone.", ja = "片方だけの領域はありません。");
    NoRegionsWithoutRace(en = "Regions belong to a race.", ja = "領域は攻合いについてのものです。");
    NoRegions(en = "No regions yet.", ja = "領域はまだありません。");

    // Tree and inspector.
    Tree(en = "Tree of region", ja = "手数木:領域");
    TreeNone(en = "Select a region to see its tree.", ja = "領域を選ぶと手数木が出ます。");
    TreeEmpty(en = "Click a point of the region to try both sides' moves there.", ja = "領域の点をクリックすると、そこへの双方の着手を試します。");
    TreeSettled(en = "Settled: no move can change the count any more, so nothing is asked here.", ja = "決定済みです。どう打っても手数は変わらないので、検討は不要です。");
    LeftToRight(en = "Left to right", ja = "左から右");
    TopDown(en = "Top down", ja = "上から下");
    Inspector(en = "Node", ja = "節点");
    CooledValue(en = "cooled by 2", ja = "2度冷却");
    Raw(en = "As counted", ja = "冷却なし");
    Cooled(en = "Cooled by 2", ja = "2度冷却");
    PlainLiberty(en = "plain liberty", ja = "単純なダメ");
    Thermograph(en = "Thermograph", ja = "サーモグラフ");
    Root(en = "Board", ja = "局面");
    Alive(en = "alive", ja = "活き");
    Nil(en = "to be answered", ja = "未検討");
    Occupied(en = "occupied", ja = "石あり");
    NoValueYet(en = "No value yet: questions are open.", ja = "未検討があるため値はまだありません。");
    CutNote(en = "The moves of the block's own side gain less than a liberty here: they are shown, but do not count.", ja = "ここでは守り側の手は一手分に満たないため、示しますが数えません。");

    // Sums panel.
    Sums(en = "Sums", ja = "ヨセの和");
    SumText(en = "Sum of trees", ja = "木の和の式");
    SumHint(en = "for example A(4,1,4) + {6|0} + {4|0}", ja = "例:A(4,1,4) + {6|0} + {4|0}");
    SumNotation(en = "Numbers, {9|4||3|0} as written, A(xl,xr,y) for a tree of depth 2, 3*{5|0} for copies; players must move in turn", ja = "数、{9|4||3|0}、深さ2の木 A(xl,xr,y)、複数なら 3*{5|0}。必ず交互に打ちます");
    SumNumbersToo(en = ". The numbers below can be dragged too", ja = "。下の数字はドラッグでも変えられます");
    SumNumbers(en = "Drag a number to the right or up for more, to the left or down for less, or click it and type.", ja = "数字は右か上へドラッグすると増え、左か下で減ります。クリックすれば入力できます。");
    AddGote(en = "Add a gote", ja = "後手を加える");
    DropGote(en = "Drop the smallest gote", ja = "最小の後手を除く");
    FigureFour(en = "Figure 4", ja = "図4");
    FigureFive(en = "Figure 5", ja = "図5");
    SumTrees(en = "Trees", ja = "木");
    BoundaryGraph(en = "Boundary graph", ja = "境界グラフ");
    PlaneXlXr(en = "xl and xr", ja = "xl と xr");
    PlaneXlY(en = "xl and y", ja = "xl と y");
    PlaneXrY(en = "xr and y", ja = "xr と y");
    PlaneHint(en = "Drag the point, or click where it is to be.", ja = "点をドラッグするか、移したい所をクリックします。");
    TestRules(en = "Test the rules", ja = "経験則を試す");
    TestRulesUpTo(en = "all whole xl, xr and y up to", ja = "xl・xr・y が次の数までの整数のすべて");
    TryEveryOrder(en = "Try every order", ja = "すべての順序を試す");

    // Values panel.
    Values(en = "Values", ja = "値の計算");
    BackToBoard(en = "‹ Back to the board", ja = "‹ 盤に戻る");
    OpenInValues(en = "Open in Values", ja = "値の計算で開く");
    NoValueHere(en = "Where the board stands has no value yet.", ja = "この局面にはまだ値がありません。");
    ThisRace(en = "This race", ja = "この攻合い");
    FromBoard(en = "From the board", ja = "盤から");
    Sum(en = "Sum", ja = "和");
    Expression(en = "Expression", ja = "式");
    ExpressionHint(en = "for example {4|0} + ^ - 1/2", ja = "例:{4|0} + ^ - 1/2");
    NotationHint(en = "{a|b}, a+b-c, 3.a, ±a, *, *2, ^, v, tiny(a), 1/2; longer bars bind looser", ja = "{a|b}、a+b-c、3.a、±a、*、*2、^、v、tiny(a)、1/2。縦線は長いほど外側を区切ります");
    Calculating(en = "Calculating…", ja = "計算中…");
    CalculationFailed(en = "The calculation failed: this is a defect of the program.", ja = "計算に失敗しました。プログラムの不具合です。");
    FullTemperature(en = "temperature", ja = "温度");
    LeftStop(en = "left stop", ja = "左ストップ");
    RightStop(en = "right stop", ja = "右ストップ");
    Ceiling(en = "ceiling", ja = "切り上げ");
    Floor(en = "floor", ja = "切り捨て");
    Birthday(en = "birthday", ja = "誕生日");
    CoolBy(en = "Cool by", ja = "冷却する温度");
    Uncooled(en = "As it is", ja = "冷却前");
    CooledHere(en = "Cooled", ja = "冷却後");
    Scaffolds(en = "Scaffolds", ja = "足場");
    LeftWall(en = "left wall", ja = "左の壁");
    RightWall(en = "right wall", ja = "右の壁");
    Mast(en = "mast", ja = "マスト");
    PointToRead(en = "Point at the picture to read it.", ja = "図を指すと値を読めます。");
    CompareWith(en = "Compare with", ja = "比較する式");
    Difference(en = "difference", ja = "差");
    Simplification(en = "Dominated and reversible options", ja = "支配される選択肢と打ち消される選択肢");
    StepsNone(en = "The written options are the canonical ones.", ja = "書かれた選択肢がそのまま標準形です。");
    StepsNeedBraces(en = "Write a game in braces or a sum to see its options simplified step by step.", ja = "{|}の形のゲームか和を書くと、選択肢が簡約される様子が出ます。");
    CopyText(en = "Copy as text", ja = "文字でコピー");
    SaveSvg(en = "Save SVG…", ja = "SVG保存…");
    SavePng(en = "Save PNG…", ja = "PNG保存…");

    // Play out.
    TakeBack(en = "Take back", ja = "待った");
    PlayAgain(en = "Forward again", ja = "進める");
    Elsewhere(en = "Play elsewhere", ja = "手抜き");
    StartAgain(en = "Start again", ja = "最初から");
    BlackStarts(en = "Black starts", ja = "黒先で始める");
    WhiteStarts(en = "White starts", ja = "白先で始める");
    YouPlay(en = "You play", ja = "あなたの石");
    PlaysBlack(en = "Black", ja = "黒");
    PlaysWhite(en = "White", ja = "白");
    PlaysBoth(en = "Both", ja = "両方");
    PlayStyle(en = "The program plays", ja = "相手の打ち方");
    StyleBest(en = "Best", ja = "最善");
    StyleBestHint(en = "The best move; in a lost race the one that is hardest to answer", ja = "最善手。負けのときは最も応じにくい手");
    StyleLongest(en = "Holds out", ja = "最長抵抗");
    StyleLongestHint(en = "In a lost race, the line that lasts longest", ja = "負けのときは最も長く続く手順");
    StyleInside(en = "Inside first", ja = "内ダメから");
    StyleInsideHint(en = "The common mistake: fills shared liberties first", ja = "よくある間違い。内ダメから詰める");
    KoThreats(en = "Ko threats", ja = "コウ材");
    BlackMoreThreats(en = "One more ko threat for Black", ja = "黒のコウ材を増やす");
    BlackFewerThreats(en = "One ko threat less for Black", ja = "黒のコウ材を減らす");
    WhiteMoreThreats(en = "One more ko threat for White", ja = "白のコウ材を増やす");
    WhiteFewerThreats(en = "One ko threat less for White", ja = "白のコウ材を減らす");
    CountsSoFar(en = "Liberties, move by move", ja = "ダメの推移");
    AtStart(en = "at the start", ja = "開始時");
    GoOn(en = "Go on", ja = "続ける");
    PartnerStopped(en = "Stopped thinking.", ja = "考えるのを中止しました。");
    PartnerFailed(en = "The program cannot answer: this is a defect.", ja = "応手を計算できません。プログラムの不具合です。");
    FindingRace(en = "Looking for the race…", ja = "攻合いを探しています…");
    NoRace(en = "No race", ja = "攻合いではありません");
    LibertiesLeft(en = "Liberties of both sides", ja = "双方のダメ");
    NoRaceHere(en = "There is no race to play out here. Mark the two blocks that fight each other.", ja = "打ってみる攻合いがありません。戦っている二つのブロックを指定してください。");
    MarkThem(en = "Mark them", ja = "印を付ける");

    // Proposal.
    Propose(en = "Propose a race", ja = "攻合いを提案");
    AcceptProposal(en = "Accept", ja = "採用");
    DiscardProposal(en = "Discard", ja = "取り消し");
    ProposedBlocks(en = "Proposed blocks", ja = "提案する石");
    EssentialBlocks(en = "Essential blocks", ja = "対象ブロック");
    AssumedSafe(en = "Taken as safe", ja = "安全とみなす石");
    NothingAssumed(en = "No stones around need to be taken as safe.", ja = "安全とみなす石はありません。");
    RelevantPoints(en = "points matter (hatched)", ja = "か所が関係します(斜線)");

    // Proof.
    Prove(en = "Prove", ja = "証明する");
    Proof(en = "Proof", ja = "証明");
    ProveLonger(en = "Search longer", ja = "さらに調べる");
    Proving(en = "Searching every line…", ja = "すべての変化を調べています…");
    PositionsSoFar(en = "positions", ja = "局面");
    ProofIdle(en = "A search under the real rules confirms or refutes the count.", ja = "実際のルールで探索し、計算の結論を確かめます。");
    Proved(en = "Proved", ja = "証明済み");
    IsProved(en = "proved", ja = "証明済");
    Ko(en = "Ko", ja = "コウ");
    Nearby(en = "Nearby", ja = "近くのみ");
    IsNearby(en = "nearby", ja = "近くのみ");
    Counted(en = "Counted", ja = "計算");
    ProofFailed(en = "The search failed: this is a defect of the program.", ja = "探索に失敗しました。プログラムの不具合です。");
    BestLine(en = "Best line", ja = "最善の手順");
    LineBack(en = "One move back in the line", ja = "手順を一手戻す");
    LineOn(en = "One move on in the line", ja = "手順を一手進める");
    ToStart(en = "To the beginning", ja = "最初へ");

    // The board, for a screen reader.
    Board(en = "Board", ja = "盤");

    // Coach lines under the board.
    CoachPlayOut(en = "Left click: the side to move plays. Right click: take back. P: play elsewhere.", ja = "左クリックで手番の側が打ちます。右クリックで待った。Pで手抜き。");
    PutStones(en = "Put the stones of both sides", ja = "両方の石を置いてください");
    CoachTry(en = "Left click: Black plays and White answers. Right click: White plays.", ja = "左クリック:黒が打ち、白が応じます。右クリック:白が打ちます。");
    CoachPropose(en = "Click a block: it races; again: safe. Right click: safe. D on a block proposes its race.", ja = "石をクリック:対象、もう一度で安全。右クリック:安全。石の上でD:攻合いを提案。");
    CoachChoose(en = "Click a block: the race round it is proposed. A second block says whom it races.", ja = "ブロックをクリックすると攻合いを提案。相手のブロックもクリックすると組が決まります。");
    CoachProposed(en = "D or Enter accepts, Esc discards. Click: this block races. Right click, E, S, U: other marks.", ja = "DかEnterで採用、Escで取り消し。クリックで対象を、右クリックかE・S・Uで印を変更。");
    CoachRuleLine(en = "The rule's moves up to its first slip: Left and Right step through them. Esc goes back.", ja = "この打ち方の手順。最後が最初の損な手です。左右キーで進み、Escで戻ります。");
    CoachLine(en = "The best line from this start: Left and Right step through it. Esc returns to the position.", ja = "この先番の最善の手順です。左右キーで進め、Escで元の局面に戻ります。");
    CoachBlackStones(en = "Left: black. Right: white. Until another tool is taken.", ja = "左で黒、右で白(道具を変えるまで)。");
    CoachWhiteStones(en = "Left: white. Right: black. Until another tool is taken.", ja = "左で白、右で黒(道具を変えるまで)。");
    CoachInTurn(en = "Left: the side to move plays. Right: takes back.", ja = "左で手番の側が打ち、右で一手戻します。");
    CoachSetUp(en = "Left: black. Right: white. Again: removes. Drag: paints.", ja = "左で黒、右で白、もう一度で除く。ドラッグで続けて置く。");
    CoachPen(en = "Click: point. Drag: line, Shift: move. Del. Double click: name.", ja = "クリック:点。ドラッグ:線、Shiftで移動。Del。2度押し:名前。");
    CoachSelectStones(en = "Drag a rectangle over stones. Esc leaves it.", ja = "石を囲むようにドラッグ。Escでやめます。");
    CoachSelected(en = "Drag: moves. Ctrl+C, X, V. Del. Esc lets go.", ja = "ドラッグで移動。Ctrl+C・X・V、Del。Escで解除。");
    CoachMark(en = "Click: essential, then safe. Right click: safe. Drag: as the first. Keys E, S, U.", ja = "クリック:対象→安全。右クリック:安全。ドラッグ:最初の石と同じ印。E・S・Uキーも可。");
    CoachQuestion(en = "Click a point: both sides' moves there are tried. Faint discs: proposals (Space).", ja = "点をクリックすると双方の着手を試します。薄い円は提案で、スペースキーで採用します。");
    CoachAnalyse(en = "Left click on a candidate: Black plays, right click: White. Esc goes back.", ja = "候補点を左クリックで黒、右クリックで白が打ちます。Escで戻ります。");
    CoachFurther(en = "Left click: Black plays, right click: White. Faint discs: further points to try (Space).", ja = "候補点の左クリックで黒、右クリックで白。薄い円はほかに試せる点です(スペース)。");
    CoachSheet(en = "Esc goes back to the board.", ja = "Escで盤に戻ります。");
    CoachNode(en = "The board shows this line of play. Esc returns to the position.", ja = "盤はこの手順の局面です。Escで元の局面に戻ります。");

    // Path strip and start.
    PathToOpen(en = "File to open", ja = "開くファイル");
    PathToSave(en = "File to write", ja = "保存先のファイル");
    OpenButton(en = "Open", ja = "開く");
    SaveButton(en = "Save", ja = "保存");
    PathToGather(en = "File or folder to add", ja = "加えるファイルかフォルダー");
    GatherButton(en = "Add", ja = "加える");
    NoDialog(en = "If no file window appears, type the path here.", ja = "ファイル選択が出ないときは、ここにパスを入力してください。");
    Restore(en = "Restore", ja = "復元");
    Discard(en = "Discard", ja = "破棄");
    WriteOver(en = "Write over it", ja = "上書き");
    OpenChanged(en = "Open that file", ja = "そのファイルを開く");
    ShowFile(en = "Show it", ja = "表示");
    Dismiss(en = "Dismiss", ja = "閉じる");
    LeftUnsaved(en = "The document before had unsaved changes. They are kept: Ctrl+Z brings it back, and so does the next start.", ja = "前の局面に未保存の変更がありました。残してあります。Ctrl+Zで戻せ、次の起動時にも復元できます。");
    DroppedUnsaved(en = "More than 50 unsaved positions were left: the oldest of them is no longer kept.", ja = "未保存の局面が50件を超えたため、最も古いものを破棄しました。");
    DiscardAll(en = "Discard all", ja = "すべて破棄");
    Saved(en = "Saved.", ja = "保存しました。");
    SavedDiagram(en = "Saved as a text diagram. Trees and comments are kept in SGF files only.", ja = "図として保存しました。手数木とコメントはSGFにしか残りません。");
    Copied(en = "Copied.", ja = "コピーしました。");
    NothingToPaste(en = "The clipboard holds no text.", ja = "クリップボードにテキストがありません。");
    Clipboard(en = "clipboard", ja = "クリップボード");
    DropPositions(en = "Drop the files to add their positions to the lesson", ja = "ファイルをドロップすると、局面を問題集に加えます");
    DropHere(en = "Drop the file to open it", ja = "ファイルをドロップすると開きます");
    Sample(en = "Sample", ja = "例題");
    Untitled(en = "Untitled", ja = "無題");
    Modified(en = "changed", ja = "変更あり");
    AllAnswered(en = "all questions answered", ja = "未検討なし");
    EmptyBoard(en = "Click to place stones, or paste a diagram.", ja = "クリックで石を置くか、図を貼り付けます。");
    NoStones(en = "The board is empty: put stones in Set up, or paste a diagram.", ja = "石がありません。「配置」で石を置くか、図を貼り付けます。");
    NoDisplay(en = "Semeai needs a display to open its window; here is the analysis as text.", ja = "ウィンドウを開ける画面がありません。解析結果をテキストで表示します。");

    // Help overlay: gestures that are no keys.
    HelpMouse(en = "Mouse", ja = "マウス");
    HelpKeys(en = "Keys", ja = "キー");
    GestureSetUp(en = "Set up: left black, right white; again removes; drag paints; drag from a stone moves it, with Ctrl copies; Shift and a drag, or R and a drag, selects a rectangle; middle button erases; B, W and A: black, white, in turn with captures", ja = "配置:左で黒、右で白、もう一度で取り除き。ドラッグで続けて置き、石からのドラッグで移動、Ctrlでコピー、Shift+ドラッグかRの後のドラッグで四角く選択、中ボタンで消去。B・W・A:黒、白、交互(石を取る)");
    GestureMark(en = "Mark: left or right turns the mark over; drag gives all blocks the mark of the first", ja = "印:左右クリックで切り替え。ドラッグで最初の石と同じ印");
    GestureAnalyse(en = "Analyse: click a point to try it; left on a candidate goes to Black's move, right to White's; middle button removes it; Shift and a drag asks only in a rectangle. In a game Shift and a click on a stone goes to its move, Ctrl and a click writes the point into the comment", ja = "解析:点をクリックで候補に。候補の左クリックで黒、右クリックで白の着手へ。中ボタンで候補を外す。Shift+ドラッグで四角の中だけを検討。棋譜ではShift+クリックでその石の手へ、Ctrl+クリックで点の名前をコメントへ");
    GesturePlayOut(en = "Play out: left plays for the side to move, right takes back", ja = "打ってみる:左クリックで打ち、右クリックで待った");
    GestureLook(en = "Board: Ctrl and the wheel, or two fingers, zoom to where the pointer is; Shift and the wheel move it; the wheel steps, with the right button held through variations; point at a block to count its liberties", ja = "盤:Ctrl+ホイールか二本指で拡大、Shift+ホイールで移動。ホイールで手順、右ボタンを押しながらで変化。石を指すとダメを数えます");
    GestureTree(en = "Tree: click a node to stand in its position, twice to try what is proposed there; right click for more; point at it to see its moves on the board", ja = "手数木:節点をクリックでその局面へ、ダブルクリックで提案を試す。右クリックでメニュー。指すと手順を盤に表示");
    GestureTouch(en = "Touch: the first tap shows the point, the second one acts; a long one is the right button; two fingers zoom and move", ja = "タッチ:一度目のタップで点を示し、二度目で実行。長押しは右ボタン。二本指で拡大と移動");

    // Endgames.
    Endgame(en = "Endgame", ja = "ヨセ");
    TurnSubject(en = "Next subject", ja = "次の対象");
    ChooseRace(en = "Look at the race", ja = "攻合いを見る");
    ChooseEndgame(en = "Look at the endgame", ja = "ヨセを見る");
    LookAtRace(en = "Subject: race", ja = "対象:攻合い");
    LookAtEndgame(en = "Subject: endgame", ja = "対象:ヨセ");
    FindSafe(en = "Find what is safe", ja = "安全な石を見つける");
    FindingSafe(en = "Looking for what is safe…", ja = "安全な石を調べています…");
    ProveBoard(en = "Prove on the whole board", ja = "盤全体で証明");
    ProveNeedsSafe(en = "Nothing can be proved yet: no stone is taken as safe. Propose the safe stones first (D), or mark safe stones in Mark.", ja = "まだ証明できません。安全な石がありません。先に安全な石を提案させるか(D)、「印を付ける」で安全な石を指定してください。");
    BoardToSums(en = "From the board to Sums", ja = "盤の領域を和に移す");
    MoveLosses(en = "What moves lose", ja = "各手の損");
    EndgameValue(en = "Value", ja = "値");
    RegionStateColumn(en = "State", ja = "状態");
    NoRegionsYet(en = "Which stones are safe?", ja = "安全な石はどれですか");
    NothingSeenSafe(en = "No block is seen to be safe", ja = "安全と分かる石がありません");
    NoRegionsWhy(en = "Regions lie between safe stones. Propose the safe stones (D), or mark them in Mark.", ja = "領域は安全な石のあいだにできます。安全な石を提案させる(D)か、「印を付ける」で安全な石を指定してください。");
    SearchingRegions(en = "The regions are being searched. A large one takes a while.", ja = "領域を調べています。広い領域は時間がかかります。");
    NothingOpen(en = "No region is open: everything is settled.", ja = "未決着の領域はありません。");
    ProposedSafe(en = "Taken as safe", ja = "安全とみなす石");
    ProposedSafeWhy(en = "Nothing has changed yet. A click on a block makes it safe, or not; Enter accepts, Esc discards.", ja = "まだ何も変わっていません。石をクリックすると安全かどうかが切り替わります。Enterで採用、Escで取り消し。");
    NothingSafe(en = "Click the blocks that cannot be captured, then accept (Enter); Esc leaves.", ja = "取られることのない石をクリックし、Enterで採用してください。Escでやめます。");
    CountingHint(en = "Scoring, komi and prisoners", ja = "計算方法、コミ、アゲハマ");
    Komi(en = "Komi", ja = "コミ");
    PrisonersOfBlack(en = "Prisoners taken by Black", ja = "黒のアゲハマ");
    PrisonersOfWhite(en = "Prisoners taken by White", ja = "白のアゲハマ");
    SearchLonger(en = "Search longer", ja = "さらに調べる");
    Positions(en = "positions", ja = "局面");
    Region(en = "Region", ja = "領域");
    Count(en = "Count", ja = "目数");
    Worth(en = "Worth", ja = "価値");
    Swing(en = "Swing", ja = "出入り");
    Kind(en = "Kind", ja = "種類");
    BestOfBlack(en = "Black", ja = "黒");
    BestOfWhite(en = "White", ja = "白");
    Chilled(en = "Chilled", ja = "1度冷却");
    FollowUp(en = "then", ja = "次は");
    FollowUps(en = "Follow-up", ja = "次の手");
    NoKoThreats(en = "Nobody has ko threats", ja = "コウ材なし");
    BlackWinsKos(en = "Black wins kos", ja = "黒コウ勝ち");
    WhiteWinsKos(en = "White wins kos", ja = "白コウ勝ち");
    CoachEndgame(en = "Left click in a region plays Black's move, right click White's. D proposes anew what is safe.", ja = "領域の中を左クリックで黒、右クリックで白の手を試せます。Dで安全な石を提案し直します。");
    CoachEndgameFirst(en = "Press D: the program says which stones it takes as safe, and finds the regions.", ja = "Dを押すと、安全とみなす石と領域が示されます。");
    Order(en = "Order", ja = "打つ順");
    MoveColumn(en = "Move", ja = "着手");
    Gain(en = "Gain", ja = "得");
    ScoreSoFar(en = "Score so far", ja = "ここまで");
    TemperatureLeft(en = "Biggest left", ja = "残りの最大");
    TemperatureCurve(en = "What the biggest move is worth (up) after each move (across)", ja = "各手の後(横)の一番大きい手の価値(縦)");
    NoOrder(en = "No order of play is known: every region needs a value first.", ja = "手順はまだ分かりません。すべての領域の値が必要です。");
    PlayedByRules(en = "Rules against best play", ja = "規則どおりに打つと(相手は最善)");
    FromThisGame(en = "From this game", ja = "この棋譜の手");
    FromThisGameHint(en = "The moves that were really played from here on, each with what it lost", ja = "ここから実際に打たれた手と、それぞれの損");
    Lost(en = "Lost", ja = "損");
    CameFirst(en = "Came first", ja = "先に打つ手");
    BestPlay(en = "Best play:", ja = "最善なら:");
    BestPlayFromHere(en = "The score with best play from here on", ja = "ここから双方が最善に打ったときの結果");
    ThenBestPlay(en = "Then, best play", ja = "以後最善なら");
    MovesSoFar(en = "Moves, with what each lost", ja = "着手と損");
    StyleBestEndgameHint(en = "A move that loses nothing, the biggest first", ja = "損のない手を大きい順に");
    StyleHotstrat(en = "Hotstrat", ja = "最大の手");
    StyleHotstratHint(en = "Where a move is worth most, whoever's sente it is", ja = "先手後手を問わず、価値の一番大きい手");
    StyleSentestrat(en = "Sentestrat", ja = "先手に受ける");
    StyleSentestratHint(en = "An answer where the last move made something bigger than the board had; else as hotstrat", ja = "相手の手で盤上より大きくなった所に受け、なければ価値の一番大きい手");
    StyleThermostrat(en = "Thermostrat", ja = "温度で選ぶ");
    StyleThermostratHint(en = "Where the thermograph is widest at the temperature that promises most", ja = "一番見込みのある温度で、サーモグラフの幅が一番広い所");
    StyleGreedy(en = "Greedy", ja = "目先の得");
    StyleGreedyHint(en = "The most points at once, whatever comes after", ja = "あとのことを考えず、その場で一番得をする手");
    Pass(en = "Pass", ja = "パス");
    CoachPlayEndgame(en = "Left click: the side to move plays. Right click: take back. P: pass.", ja = "左クリックで手番の側が打ちます。右クリックで待った。Pでパス。");
    CoachProposedSafe(en = "Click a block to take it as safe or not; Enter or D accepts, Esc discards.", ja = "石をクリックで安全かどうかを切り替え。EnterかDで採用、Escで取り消し。");
    MoveTree(en = "Tree of region", ja = "手数木:領域");
    ValueOfRegion(en = "Value of region", ja = "値:領域");
    KoFigures(en = "A direct ko is worth a third of what it decides; of other kos no worth is told.", ja = "本コウの価値は争う目数の3分の1です。ほかのコウの価値は示しません。");
    GainByArea(en = "Counted by area, a move gains one point more than it is worth in the list: its own stone.", ja = "面積の計算では石そのものも1目なので、得は一覧の価値より1目多くなります。");
    OnlyMeeting(en = "Read only the border", ja = "境界だけ調査");
    OnlyMeetingHint(en = "Looks only at the points where Black and White meet. What lies behind them counts as it stands, and the answer says so.", ja = "黒と白が接している所だけを調べます。その奥は今のまま地として数え、答えにもそう示します。");
    OnlySelected(en = "Only these points", ja = "この範囲だけ");
    OnlySelectedHint(en = "Asks about what is selected alone; the answer says so.", ja = "選択した範囲だけを調べます。答えにもそう示します。");
    CoachSelect(en = "Drag a rectangle over the points that are to be played; Esc leaves it.", ja = "打つ点を囲むようにドラッグしてください。Escでやめます。");
    AllRegions(en = "All regions", ja = "すべての領域");
    MarkMoreSafe(en = "Mark more stones safe", ja = "安全な石をもっと指定");
    TooLargeHint(en = "Mark more stones as safe, or ask about only the points in a rectangle (Shift and a drag).", ja = "安全な石をもっと指定するか、Shift+ドラッグで囲んだ範囲だけを調べてください。");
    OverBudgetHint(en = "Search longer, mark more stones as safe, or ask about only the points in a rectangle (Shift and a drag).", ja = "さらに調べるか、安全な石をもっと指定するか、Shift+ドラッグで囲んだ範囲だけを調べてください。");
    SumFromBoard(en = "From the board", ja = "盤から");
    SumFromBoardHint(en = "The regions of the endgame as a sum of trees, where each side has one good move in each", ja = "各領域で双方の良い手が一つずつなら、ヨセの領域を木の和にします");
    CoachInside(en = "Left click plays Black, right click White; Esc goes back to the board.", ja = "左クリックで黒、右クリックで白の手。Escで元の盤面に戻ります。");
    BestMoves(en = "Best moves", ja = "最善手");
    AllMoves(en = "All moves", ja = "すべての手");
    TreeIsCut(en = "Not all positions are shown.", ja = "一部の局面は省略しています。");
    WorthElsewhere(en = "elsewhere", ja = "他の手");

    // Who lives.
    Life(en = "Life", ja = "死活");
    LookAtLife(en = "Subject: life", ja = "対象:死活");
    Subject(en = "Subject", ja = "対象");
    ChooseLife(en = "Look at who lives", ja = "死活を見る");
    LifeSamples(en = "Life and death", ja = "死活");
    MapSamples(en = "Tactics maps", ja = "戦術マップ");
    Classes(en = "Classes", ja = "種別");
    EndingRow(en = "Ending", ja = "終わり方");
    EndingTerritory(en = "Territory", ja = "地");
    EndingTerritoryHint(en = "A point is decided as soon as strings that live unconditionally settle it. This is our reading.", ja = "無条件に生きた石で決まった時点で、その点は決まりです。これは本プログラムの読み方です。");
    EndingUltimate(en = "Ultimate", ja = "究極");
    EndingUltimateHint(en = "Points are decided in an ultimate position only, where every group has exactly two eyes of one point: the ending of the source.", ja = "どの石もちょうど二つの一目の眼で生きる究極の局面でだけ決まります。出典の終わり方です。");
    EndingTarget(en = "Target", ja = "目標");
    EndingTargetHint(en = "Only one string is asked about, until it is captured or settled: click it then.", ja = "一つの石だけを、取られるか決まるまで調べます。あとでその石をクリックしてください。");
    KoRow(en = "Ko", ja = "コウ");
    KoAll(en = "All three", ja = "三通り");
    AllKoRules(en = "All rules of ko", ja = "コウの規則すべて");
    KoAllHint(en = "Simple ko, and a small square where it matters who wins all kos", ja = "単純コウで調べ、コウの勝ち負けで変わる点に小さな四角を付けます");
    KoSimple(en = "Simple", ja = "単純コウ");
    KoSimpleHint(en = "Nobody takes a ko back at once", ja = "どちらもすぐには取り返せません");
    ClassifyLarger(en = "Classify", ja = "分類する");
    ClassifyLargerHint(en = "Makes the tables of regions of 13 to 16 points; it can be stopped.", ja = "13〜16点の領域の表を作ります。途中で止められます。");
    FourLetters(en = "Classes in four letters", ja = "種別を四文字で");
    OnlySelectedLifeHint(en = "Classifies what is selected alone. What lies beyond stays as it is: stones there are not captured, empty points are no liberties.", ja = "選択した範囲だけを分類します。外はそのままで、石は取られず、空点はダメになりません。");
    AllPoints(en = "All points", ja = "すべての点");
    DecidedAlready(en = "It is decided already: no move changes it.", ja = "すでに決まっていて、どの手でも変わりません。");
    BanLiftedByPass(en = "A ban by ko holds, so a pass, which lifts it, counts among the moves.", ja = "コウの禁じ手があり、それを解くパスも手の一つです。");
    NoEndWithoutClasses(en = "Whether the game may be ended is told when every point has a class.", ja = "終わることができるかは、すべての点の種別が分かると示します。");
    ChoosePoint(en = "Choose a point", ja = "点を選ぶ");
    ClickAPoint(en = "Click a point of the board: it is explained here.", ja = "盤の点をクリックすると、ここで説明します。");
    FirstMoves(en = "First moves", ja = "最初の手");
    FirstMovesHint(en = "A click plays the move: the board goes there, Esc comes back.", ja = "クリックでその手を打ち、Escで戻ります。");
    RuleOfClasses(en = "The rule: the best that the moves of each side lead to", ja = "規則:各側の手が至る最善");
    BlackReaches(en = "Black reaches", ja = "黒が至る");
    WhiteReaches(en = "White reaches", ja = "白が至る");
    TheEnd(en = "The end", ja = "終局");
    PointsOfClasses(en = "Points of each class", ja = "種別ごとの点数");
    BackToStart(en = "Back to the position", ja = "元の局面へ");
    PlayForPoint(en = "Play it out", ja = "打ってみる");
    ClassAfter(en = "Class after it", ja = "その後の種別");
    OwnerAfter(en = "Whose it is then", ja = "その点は");
    MovesWithOwners(en = "Moves, and whose the point is then", ja = "着手と、その点がどちらのものか");
    MovesWithClasses(en = "Moves, with the class after each", ja = "着手とその後の種別");
    CoachLife(en = "Click a point: what it is, and what every first move makes of it.", ja = "点をクリックすると、その種別と最初の手の結果を示します。");
    CoachLifePoint(en = "Left click plays Black, right click White. Shift and a click: another point. Esc: no point.", ja = "左クリックで黒、右クリックで白の手。Shift+クリックで別の点。Escで点を外します。");
    CoachLifeTarget(en = "Click the string that is the target; Esc leaves it.", ja = "目標の石をクリックしてください。Escでやめます。");
    CoachPlayLife(en = "Left click: the side to move plays. Right click: take back. P: pass.", ja = "左クリックで手番の側が打ちます。右クリックで待った。Pでパス。");

    // Tactics maps.
    Maps(en = "Maps", ja = "マップ");
    LookAtMaps(en = "Subject: maps", ja = "対象:マップ");
    ChooseMaps(en = "Look at tactics maps", ja = "戦術マップを見る");
    MapTab(en = "Map", ja = "マップ");
    MapNone(en = "No map yet: what is wrong stands below its text.", ja = "まだマップではありません。誤りは式の下に示します。");
    MapField(en = "Tactics map", ja = "戦術マップ");
    MapHint(en = "e.g. P4(V), F(W | V \\ F Q3(W)), @paper-2", ja = "例:P4(V)、F(W | V \\ F Q3(W))、@paper-2");
    MapPresets(en = "Presets", ja = "見本");
    MapsPrinted(en = "As printed", ja = "印刷のとおり");
    MapsConjectured(en = "Conjectured", ja = "推測");
    MapOfBlack(en = "For Black", ja = "黒の着手");
    MapOfWhite(en = "For White", ja = "白の着手");
    MapOfBlackHint(en = "Black plays by the map.", ja = "黒がこのマップで打ちます。");
    MapOfWhiteHint(en = "White plays by the map: the same text with the colours exchanged.", ja = "白がこのマップで打ちます。同じ式の黒白を入れ替えます。");
    MapModel(en = "Model", ja = "モデル");
    MapModelHint(en = "Shows what the B-W model says of the point under the pointer, and what a move there would change.", ja = "ポインタの下の点についてB-Wモデルの内容と、そこに打つと変わるものを示します。");
    MapCompare(en = "Compare", ja = "比べる");
    MapCompareHint(en = "Shows where another map differs on these stones.", ja = "この局面で別のマップと異なる点を示します。");
    MapOtherField(en = "Compared with", ja = "比べるマップ");
    MapPoints(en = "Points", ja = "点");
    MapPlayable(en = "Playable", ja = "打てる点");
    MapElsewhere(en = "Other points", ja = "ほかの点");
    MapMathematics(en = "As mathematics", ja = "数式");
    MapTree(en = "As a tree", ja = "木");
    MapPartHint(en = "Point at a part: the board shows its set.", ja = "部分を指すと、その集合を盤に示します。");
    MapLaws(en = "By law", ja = "法則");
    MapLawsHint(en = "What does not follow from the laws may be true all the same.", ja = "法則から導けなくても、等しいことはあります。");
    MapExchanged(en = "The colours are exchanged, for White plays by it.", ja = "白の着手なので、黒白を入れ替えています。");
    MapTable(en = "Table", ja = "表");
    TablePaper(en = "The paper's table", ja = "論文の表");
    TableWithoutCorners(en = "Without corners", ja = "隅のない盤");
    TableHint(en = "Plays 10,000 games for every board and every preset, White at random; what is finished stays.", ja = "それぞれの盤と見本について一万局ずつ打ちます。白は無作為です。終わった欄は残ります。");
    TableBlack(en = "Black plays by", ja = "黒の打ち方");
    TableAlso(en = "Also", ja = "ほかに");
    TableDraws(en = "draws", ja = "引分");
    TableWhiteWins(en = "White wins", ja = "白勝");
    TableCapped(en = "capped", ja = "上限");
    TableFallbacks(en = "fallbacks", ja = "選外");
    TablePlies(en = "plies", ja = "手数");
    TableSpeed(en = "games/s", ja = "局/秒");
    TableCopy(en = "Copy as", ja = "コピー");
    TableSave(en = "Save as", ja = "保存");
    PlotSave(en = "Save the plot as", ja = "図を保存");
    TablePicture(en = "Table of games", ja = "対局の表");
    PlotPicture(en = "Plot of the cell", ja = "欄の図");
    CellAll(en = "‹ All cells", ja = "‹ すべての欄");
    CellHint(en = "Click a cell to look into it.", ja = "欄をクリックすると中身が見られます。");
    CellAgain(en = "Its games are being played again to see how the share settled…", ja = "勝率の推移を見るために対局をやり直しています…");
    CellOneSize(en = "The table has this kind of board in one size only.", ja = "この表にはこの種類の盤が一つの大きさしかありません。");
    CellNoGame(en = "No game of it has been played yet.", ja = "まだ対局がありません。");
    PlotMargins(en = "Margin", ja = "点差");
    PlotMarginsHint(en = "How many games ended by each margin: dark where Black won, light where White did.", ja = "点差ごとの対局数です。濃い柱は黒の勝ち、薄い柱は白の勝ちです。");
    PlotCourse(en = "Course", ja = "推移");
    PlotCourseHint(en = "Black's wins after so many games, by their numbers; the band is the 95 % interval (Wilson). Ten times as many games are equal steps.", ja = "番号順に数えた対局数ごとの黒の勝率です。帯は95%区間(Wilson)。横軸は十倍ごとに等間隔です。");
    PlotSizes(en = "Size", ja = "大きさ");
    PlotSizesHint(en = "The same players on all boards of this kind that the table has; the band is the 95 % interval.", ja = "表にある同じ種類の盤での同じ打ち手の勝率です。帯は95%区間。");
    PlotBoards(en = "Boards", ja = "盤");
    PlotBoardsHint(en = "The same players on every board: the dot is Black's share of wins, the line its 95 % interval, the ring the printed number.", ja = "同じ打ち手の盤ごとの勝率です。点は黒の勝率、線は95%区間、輪は論文の値です。");
    PlotPlayers(en = "Players", ja = "打ち手");
    PlotPlayersHint(en = "Every player on this board: the dot is Black's share of wins, the line its 95 % interval, the ring the printed number.", ja = "この盤での打ち手ごとの勝率です。点は黒の勝率、線は95%区間、輪は論文の値です。");
    AxisMargin(en = "points more for Black than for White", ja = "黒の点数−白の点数");
    AxisGames(en = "games", ja = "対局数");
    AxisWins(en = "Black's wins", ja = "黒の勝率");
    AxisPoints(en = "points of the board", ja = "盤の点の数");
    TableCopied(en = "Copied. Only finished cells are in it.", ja = "コピーしました。終わった欄だけが入っています。");
    TableReplay(en = "Replay a game", ja = "対局を再現");
    TableReplayHint(en = "Move by move on the board, with what each side chose from; your position stays as it is.", ja = "盤の上で一手ずつ、両者が選んだ候補とともに再現します。今の局面はそのままです。");
    TableShowGame(en = "Show", ja = "表示");
    TableCell(en = "cell of the table", ja = "表の欄");
    TableGame(en = "game", ja = "対局");
    TableAlike(en = "Which boards are alike?", ja = "どの盤が似ているか");
    TableAlikeHint(en = "Root mean square of the differences over the maps that are finished on both boards, in points, with its standard error.", ja = "両方の盤で終わったマップの差の二乗平均平方根(ポイント)と標準誤差です。");
    TableOwn(en = "Own experiment", ja = "自分の実験");
    TableOwnHint(en = "Your players, boards and rules: shown or folded away.", ja = "打ち手・盤・ルールを自分で決めます。欄を開閉します。");
    ExperimentBlack(en = "Black's players", ja = "黒の打ち手");
    ExperimentWhite(en = "White's players", ja = "白の打ち手");
    ExperimentPlayersHint(en = "random; P4(V); @paper-2", ja = "random; P4(V); @paper-2");
    ExperimentBoards(en = "Boards", ja = "盤");
    ExperimentBoardsHint(en = "square:6x6, tri-triangle:4..10", ja = "square:6x6, tri-triangle:4..10");
    ExperimentAddBoard(en = "Add this board", ja = "この盤を加える");
    ExperimentAddBoardHint(en = "Adds the board of the window, one of a file too.", ja = "ウィンドウの盤を加えます。ファイルの盤も使えます。");
    ExperimentGames(en = "Games a cell", ja = "一欄の局数");
    ExperimentSeed(en = "Seed", ja = "乱数の種");
    ExperimentRules(en = "Rules", ja = "ルール");
    ExperimentChangeRules(en = "Change", ja = "変える");
    ExperimentPlay(en = "Play", ja = "打つ");
    ExperimentPlayAnyway(en = "Play all the same", ja = "それでも打つ");
    OverGames(en = "Over random games", ja = "無作為な対局で");
    OverGamesHint(en = "Compares both maps on every position of random games on this board.", ja = "この盤の無作為な対局のすべての局面で二つを比べます。");
    OverGamesShow(en = "Show the position", ja = "局面を示す");
    MapExplore(en = "Explore", ja = "探索");
    ExploreHint(en = "All maps of a depth play on this board, in rounds in which the worse half is dropped. White, rules, seed and the games of the last round are those of the own experiment.", ja = "ある深さまでのすべてのマップがこの盤で打ち、回戦ごとに下位の半分を落とします。白・ルール・乱数の種・最終回戦の局数は「自分の実験」のものです。");
    ExploreDepth(en = "Depth", ja = "深さ");
    ExploreBudget(en = "At most games", ja = "局数の上限");
    ExploreEntered(en = "Your own map", ja = "自分のマップ");
    ExploreStart(en = "Search", ja = "探す");
    ExploreTakeAll(en = "All into the experiment", ja = "すべて実験へ");
    ExploreTake(en = "Into the experiment", ja = "実験へ");
    ExploreToField(en = "Into the map field", ja = "マップ欄へ");
    ExploreNoExperiment(en = "The own experiment has a fault: mend that first.", ja = "「自分の実験」に誤りがあります。先に直してください。");
    ModelPoint(en = "Point at a point of the board.", ja = "盤の点を指してください。");
    ModelBefore(en = "before", ja = "前");
    ModelAfter(en = "after", ja = "後");
    ModelPast(en = "The last move", ja = "最後の手");
    ModelPossible(en = "A move here", ja = "ここに打つと");
    ModelLegalHint(en = "Legal as L has it: no suicide; the model knows no ko.", ja = "合法かどうかはLによります。自殺手はなく、コウは考えません。");
    MapNoGame(en = "Nothing to play by: the text is no map on this board, or the stones are no legal position.", ja = "打ち進められません。この盤のマップとして読めないか、石の配置が正しくありません。");
    MapChosenFrom(en = "Chosen from", ja = "候補の数");
    MapPlayChosen(en = "Let it choose", ja = "選ばせる");
    MapPlayChosenHint(en = "Plays for the side to move as its player would: by its map, or at random.", ja = "手番の側の打ち手(マップか無作為)に一手選ばせます。");
    MapReplayHint(en = "Arrow keys step; the board shows what the side to move chooses from: strong what can be played, pale the rest of its map. A click plays another move.", ja = "矢印キーで一手ずつ。盤には手番の側の候補が示されます(濃い印は打てる点、薄い印はマップのほかの点)。クリックすると別の手を打てます。");
    MapReplayLeft(en = "This is not the game any more.", ja = "元の対局から離れています。");
    MapReplayBack(en = "‹ Back (Esc)", ja = "‹ 戻る (Esc)");
    MapReplayAgain(en = "To its beginning", ja = "初めから");
    MapReplayTake(en = "Open as a document", ja = "文書として開く");
    MapReplayTakeHint(en = "The game takes the place of the position; undo brings that back.", ja = "対局が局面に代わります。元に戻すで戻ります。");
    CoachMapGame(en = "Left click: the side to move plays. Right click, ←: take back. →: play again. P: pass. Esc: back.", ja = "左クリックで手番の側が打ちます。右クリックか←で待った、→で進む。Pでパス、Escで戻る。");
    CoachMaps(en = "Left click plays Black, right click White; the set follows. Set up: put stones.", ja = "左クリックで黒、右クリックで白を打つと、集合も変わります。石は配置で置けます。");
    // A lesson of one's own.
    OwnLesson(en = "Lesson of my own", ja = "自作の問題集");
    OwnLessonHint(en = "The positions of this file: drag one to put it elsewhere. Save writes all of them.", ja = "このファイルの局面です。ドラッグで順番を変えられます。保存するとすべてが1つのファイルに入ります。");
    AddPosition(en = "Add this position", ja = "この局面を加える");
    AddPositionHint(en = "The position on the board becomes the last one. If it is one already, a copy of it does, and that is what you change next.", ja = "盤の局面を最後に加えます。すでに入っている局面なら写しを加え、次はその写しを編集します。");
    AddFiles(en = "Add files…", ja = "ファイルを加える…");
    AddFilesHint(en = "Every position of the files that are chosen comes behind those of this lesson, which stays: all positions of a lesson, of a whole game its end. Files that are dropped on the window are added too, as long as this list is shown.", ja = "いまの問題集はそのままで、選んだファイルのすべての局面を後ろに加えます。問題集なら全局面、棋譜なら最後の局面です。この一覧が出ている間は、ファイルを画面にドロップしても加わります。");
    AddThem(en = "Add them", ja = "加える");
    NewPosition(en = "New position", ja = "新しい局面");
    NewPositionHint(en = "An empty board becomes the last one, to put stones on. A diagram or SGF that is pasted here, or a file that is dropped, adds positions to this lesson", ja = "空の盤を最後に加えます。そこへ石を置きます。ここで図・SGFを貼り付けたり、ファイルをドロップしたりすると、この問題集に局面が加わります");
    DoublePosition(en = "Duplicate", ja = "複製");
    MirrorPosition(en = "Mirror", ja = "反転");
    RemovePosition(en = "Remove", ja = "外す");
    EarlierPosition(en = "Up", ja = "上へ");
    LaterPosition(en = "Down", ja = "下へ");
    PositionTitle(en = "Title", ja = "題名");
    LessonQuestion(en = "Question", ja = "問題文");
    LessonQuestionHint(en = "What you ask; what the program can ask by itself comes with it", ja = "出題する文。プログラムが自分で出す問いも付きます");
    LessonAnswer(en = "Answer", ja = "解答");
    LessonAnswerHint(en = "What is told at the end, above what the program finds", ja = "最後に、プログラムの答えの前に示す文");
    TryLesson(en = "Try it", ja = "出題してみる");
    TryLessonHint(en = "As whoever is to solve it sees it", ja = "解く人に見えるとおりに出題する");
    OwnMarksHint(en = "Marks for readers: choose one and click the board; click there again to take it away. Arrows and lines are dragged. A text is typed after the click.", ja = "読む人のための印:選んで盤をクリック。同じ点をもう一度クリックすると消えます。矢印と線はドラッグ。文字列はクリックしてから入力。");
    MarkNothing(en = "No mark", ja = "印なし");
    MarkNothingHint(en = "A click on the board means what it does elsewhere", ja = "盤のクリックは普段どおりの意味になります");
    MarkLetter(en = "Letter", ja = "文字");
    MarkText(en = "Text", ja = "文字列");
    MarkTextHint(en = "Up to eight signs", ja = "8文字まで");
    MarkTriangle(en = "Triangle", ja = "三角");
    MarkCircle(en = "Circle", ja = "丸");
    MarkSquare(en = "Square", ja = "四角");
    MarkCross(en = "Cross", ja = "バツ");
    MarkArrow(en = "Arrow", ja = "矢印");
    MarkLine(en = "Line", ja = "線");
    NoMarks(en = "Take all marks away", ja = "印をすべて消す");
    OpenFolder(en = "Open folder…", ja = "フォルダーを開く…");
    FolderToOpen(en = "Folder to open", ja = "開くフォルダー");
    FolderFiles(en = "Files of the folder", ja = "フォルダーのファイル");
    PreviousProblem(en = "Previous problem", ja = "前の問題");
    NextProblem(en = "Next problem", ja = "次の問題");
    NextProblemHint(en = "The next position of the lesson (the key Page Down)", ja = "問題集の次の局面(PageDown)");
    CoachMarkSafe(en = "Click a block to mark it as safe, or not; drag to mark several.", ja = "石をクリックで安全の指定を切り替え。ドラッグで続けて指定。");

    // Exercises, and what came of lessons.
    NewExercise(en = "New exercise…", ja = "新しい練習問題…");
    NewExerciseHint(en = "Composed and proved for you: choose what about, and how hard", ja = "種類と難度を選ぶと、新しく作って証明した問題を出します");
    Exercises(en = "New exercise", ja = "新しい練習問題");
    ExercisesHint(en = "Choose what about. Each is composed and proved for you; none is like one before.", ja = "種類を選んでください。一題ずつ作って証明し、似た問題は出しません。");
    Grade(en = "Grade", ja = "難度");
    GradeHint(en = "1: for beginners. 2: for who knows the rules of thumb. 3: to be read out.", ja = "1:入門。2:数え方を知っている人に。3:読みが必要。");
    ExerciseGroup(en = "The black group", ja = "黒の石");
    NextExercise(en = "Next exercise", ja = "次の練習問題");
    NextExerciseHint(en = "Another one of this kind (the key Page Down)", ja = "同じ種類の別の問題(PageDown)");
    StopComposing(en = "Stop composing", ja = "作問を中止");
    ComposingExercise(en = "An exercise is being composed…", ja = "練習問題を作っています…");
    ExerciseReady(en = "The exercise is there. The position has changed in the meantime.", ja = "練習問題ができました。その間に局面が変わっています。");
    ExerciseFailed(en = "The exercise could not be composed: a defect of the program.", ja = "プログラムの不具合で、練習問題を作れませんでした。");
    ShowExercise(en = "Show it", ja = "表示する");
    MissedLessons(en = "Missed: once more", ja = "できなかった問題");
    DropMissed(en = "Do not offer it again", ja = "もう出さない");
    LessonIsSolved(en = "solved", ja = "正解");
    LessonIsMissed(en = "missed", ja = "未正解");
    ExportResults(en = "Export results…", ja = "成績を書き出す…");
    ExportResultsHint(en = "What was solved and missed as a table: title, file, number, result, time (CSV; JSON by the name .json)", ja = "正解と未正解の一覧を表で:題名、ファイル、番号、成績、日時(CSV。名前を.jsonにするとJSON)");
    WipeResults(en = "Wipe results…", ja = "成績を消去…");
    WipeResultsHint(en = "Forgets what was solved and missed; it asks first", ja = "正解と未正解の記録を消します。先に確かめます");
    WipeNow(en = "Wipe", ja = "消去");
    KeepResults(en = "Keep", ja = "残す");
    ResultsWiped(en = "Wiped.", ja = "消去しました。");
    NoResults(en = "Nothing has been answered yet.", ja = "まだ何も答えていません。");
}

/// A language under its own name, so that it is found by who needs it.
pub const fn language_name(language: Language) -> &'static str {
    say!(Phrasing::of(language), en = "English", ja = "日本語")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_says_something_in_both_languages() {
        for &each in Label::ALL {
            for phrasing in Phrasing::ALL {
                let text = label(each, phrasing);
                assert!(!text.trim().is_empty(), "{each:?} in {phrasing:?}");
                assert_eq!(text.trim(), text, "{each:?} in {phrasing:?}");
            }
        }
    }
}
