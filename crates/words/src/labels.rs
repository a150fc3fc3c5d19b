//! The short texts of the window: menus, buttons, headings and hints, each once, English and Japanese side by side.
//!
//! Whole sentences about a position are made elsewhere in [the root](crate).

use semeai_session::Language;

/// Declares every label with its two texts.
macro_rules! labels {
    ($($name:ident: $english:literal, $japanese:literal;)*) => {
        /// A short text of the window.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Label {
            $(#[doc = $english] $name,)*
        }

        impl Label {
            /// Every label.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];
        }

        /// The text of a label.
        ///
        /// ```
        /// use semeai_session::Language;
        /// use semeai_words::labels::{Label, label};
        ///
        /// assert_eq!(label(Label::Undo, Language::English), "Undo");
        /// assert_eq!(label(Label::Undo, Language::Japanese), "元に戻す");
        /// ```
        pub const fn label(label: Label, language: Language) -> &'static str {
            match (label, language) {
                $(
                    (Label::$name, Language::English) => $english,
                    (Label::$name, Language::Japanese) => $japanese,
                )*
            }
        }
    };
}

labels! {
    // Menus.
    File: "File", "ファイル";
    Edit: "Edit", "編集";
    View: "View", "表示";
    Race: "Race", "攻合い";
    Help: "Help", "ヘルプ";
    Theme: "Theme", "配色";
    ThemeSystem: "As the system", "システムに合わせる";
    ThemeLight: "Light", "明るい";
    ThemeDark: "Dark", "暗い";
    LanguageSwitch: "Language", "言語";

    // File menu.
    New: "New board", "新しい盤";
    Open: "Open…", "開く…";
    OpenPath: "Open path…", "パスを指定して開く…";
    Save: "Save", "保存";
    SaveAs: "Save as…", "別名で保存…";
    SavePath: "Save to path…", "パスを指定して保存…";
    Recent: "Recent files", "最近のファイル";
    NoRecent: "No files yet", "まだありません";
    Samples: "Samples", "例題";
    Quit: "Quit", "終了";

    // Edit menu.
    Undo: "Undo", "元に戻す";
    Redo: "Redo", "やり直す";
    CopySgf: "Copy as SGF", "SGFでコピー";
    CopyDiagram: "Copy as text diagram", "テキスト図でコピー";
    Paste: "Paste a diagram or SGF", "図またはSGFを貼り付け";
    Erase: "Erase the stone", "石を消す";
    ClearBoard: "Clear the board", "盤を空にする";
    TurnRight: "Turn right", "右に回す";
    TurnLeft: "Turn left", "左に回す";
    MirrorLeftRight: "Mirror left and right", "左右を反転";
    MirrorTopBottom: "Mirror top and bottom", "上下を反転";
    SwapColors: "Swap the colours", "黒白を入れ替え";

    // View menu.
    Coordinates: "Coordinates", "座標";
    Regions: "Regions", "領域";
    Counts: "Counts", "手数";
    Theory: "Line of theory", "理論の行";
    TreeTopDown: "Tree from top to bottom", "木を上から下へ";
    ZoomIn: "Larger", "拡大";
    ZoomOut: "Smaller", "縮小";
    ZoomReset: "Actual size", "標準の大きさ";
    Shortcuts: "Mouse and keys", "マウスとキー";

    // Modes.
    SetUp: "Set up", "配置";
    Mark: "Mark", "属性";
    Analyse: "Analyse", "解析";
    PlayOut: "Play out", "検証";
    ToggleSetUp: "Set up and back", "配置と切り替え";

    // Race menu and buttons of the modes.
    Guess: "Guess the marks", "属性を推測";
    GuessSafe: "Guess the safe stones", "安全な石を推測";
    ClearRoles: "Clear the marks", "属性を消す";
    Essential: "Essential", "対象";
    Safe: "Safe", "安全";
    Unknown: "Unknown", "その他";
    MarkEssential: "Mark as essential", "対象ブロックにする";
    MarkSafe: "Mark as safe", "安全な石にする";
    MarkUnknown: "Mark as unknown", "その他の石にする";
    NextQuestion: "Next question", "次の未検討へ";
    PreviousQuestion: "Previous question", "前の未検討へ";
    AcceptHere: "Try the useful points here", "ここの有効点を候補に";
    AcceptAll: "Try all useful points once", "すべての有効点を一度に";
    Auto: "Expand automatically", "自動で展開";
    Suggestions: "Suggestions", "候補点の提案";
    ClearPicks: "Remove all candidates", "候補点をすべて消す";
    ToRoot: "Back to the board", "元の局面へ";
    BlackToMove: "Black to move", "黒番";
    WhiteToMove: "White to move", "白番";
    TreeParent: "One move back", "一手戻る";
    TreeChild: "One move on", "一手進む";
    TreeUp: "Option above", "上の枝へ";
    TreeDown: "Option below", "下の枝へ";
    GameMove: "Game: after move", "棋譜:手数";
    GameBack: "Previous move of the game", "棋譜の前の手";
    GameOn: "Next move of the game", "棋譜の次の手";
    FocusBoard: "Board cursor", "盤のカーソル";
    NextSample: "Next sample", "次の例題";
    PreviousSample: "Previous sample", "前の例題";
    NextMark: "Next: mark", "次へ:属性";
    NextAnalyse: "Next: analyse", "次へ:解析";
    Size: "Size", "大きさ";
    Columns: "Columns", "列";
    Rows: "Rows", "行";
    Apply: "Apply", "適用";
    Turn: "Turn", "回転";
    Mirror: "Mirror", "反転";
    Swap: "Swap colours", "黒白交換";
    Clear: "Clear", "消す";

    // Banner.
    BlackFirst: "Black first", "黒先";
    WhiteFirst: "White first", "白先";
    BlackWins: "Black wins", "黒の勝ち";
    WhiteWins: "White wins", "白の勝ち";
    Seki: "Seki", "セキ";
    NotKnownYet: "Open", "未確定";
    NoVerdict: "No verdict yet", "まだ判定できません";
    Undecided: "Cannot say", "判定できません";
    Why: "Why?", "なぜ?";
    Close: "Close", "閉じる";
    Next: "Next", "次へ";
    Final: "Final", "確定";
    Provisional: "Provisional", "暫定";
    Computing: "Analysing…", "解析中…";
    Cancel: "Cancel", "中止";
    Cancelled: "Stopped.", "中止しました。";
    AnalyzeAgain: "Analyse again", "もう一度解析";
    Failed: "The analysis failed: this is a defect of the program.", "解析に失敗しました。プログラムの不具合です。";

    // Region list.
    Liberties: "now", "ダメ";
    Value: "value", "値";
    Mean: "mean", "平均値";
    Temperature: "temp.", "温度";
    Candidates: "tries", "候補";
    State: "state", "状態";
    Settled: "settled", "決定";
    Complete: "complete", "完了";
    Questions: "open", "未検討";
    Eye: "eye", "眼";
    Shared: "Shared liberties", "内ダメ";
    NotPlain: "not plain", "単純でない";
    NoRegions: "No regions yet. Mark the two blocks that race.", "領域はまだありません。攻合いの二つのブロックを指定してください。";

    // Tree and inspector.
    Tree: "Tree of region", "手数木:領域";
    TreeNone: "Select a region to see its tree.", "領域を選ぶと手数木が出ます。";
    TreeEmpty: "Click a point of the region to try both sides' moves there.", "領域の点をクリックすると、そこへの双方の着手を試します。";
    TreeSettled: "Settled: nothing to ask here.", "決定済みです。検討は不要です。";
    LeftToRight: "Left to right", "左から右";
    TopDown: "Top down", "上から下";
    Inspector: "Node", "節点";
    CooledValue: "cooled by 2", "2度冷却";
    Raw: "As counted", "冷却なし";
    Cooled: "Cooled by 2", "2度冷却";
    PlainLiberty: "plain liberty", "単純なダメ";
    Thermograph: "Thermograph", "サーモグラフ";
    Root: "Board", "局面";
    Alive: "alive", "活き";
    Nil: "to be answered", "未検討";
    Suicide: "suicide", "自殺手";
    Repeats: "ko", "コウ";
    Occupied: "occupied", "石あり";
    NoValueYet: "No value yet: questions are open.", "未検討があるため値はまだありません。";
    CutNote: "The defender's moves here gain less than a liberty and are left out.", "守り側の手は一手分に満たないため省いています。";

    // Values panel.
    Values: "Values", "値の計算";
    OpenInValues: "Open in Values", "値の計算で開く";
    ThisRace: "This race", "この攻合い";
    FromBoard: "From the board", "盤から";
    Sum: "Sum", "和";
    Expression: "Expression", "式";
    ExpressionHint: "for example {4|0} + ^ - 1/2", "例:{4|0} + ^ - 1/2";
    NotationHint: "{a|b}, a+b-c, 3.a, ±a, *, *2, ^, v, tiny(a), 1/2; longer bars bind looser", "{a|b}、a+b-c、3.a、±a、*、*2、^、v、tiny(a)、1/2。縦線は長いほど外側を区切ります";
    Calculating: "Calculating…", "計算中…";
    CalculationFailed: "The calculation failed: this is a defect of the program.", "計算に失敗しました。プログラムの不具合です。";
    FullTemperature: "temperature", "温度";
    LeftStop: "left stop", "左ストップ";
    RightStop: "right stop", "右ストップ";
    Ceiling: "ceiling", "切り上げ";
    Floor: "floor", "切り捨て";
    Birthday: "birthday", "誕生日";
    ValueId: "value id", "値の番号";
    CoolBy: "Cool by", "冷却する温度";
    Uncooled: "As it is", "冷却前";
    CooledHere: "Cooled", "冷却後";
    Scaffolds: "Scaffolds", "足場";
    LeftWall: "left wall", "左の壁";
    RightWall: "right wall", "右の壁";
    Mast: "mast", "マスト";
    PointToRead: "Point at the picture to read it.", "図を指すと値を読めます。";
    CompareWith: "Compare with", "比較する式";
    Difference: "difference", "差";
    Simplification: "Dominated and reversible options", "支配される選択肢と打ち消される選択肢";
    StepsNone: "The written options are the canonical ones.", "書かれた選択肢がそのまま標準形です。";
    StepsNeedBraces: "Write a game in braces or a sum to see its options simplified step by step.", "{|}の形のゲームか和を書くと、選択肢が簡約される様子が出ます。";
    CopyText: "Copy as text", "文字でコピー";
    SaveSvg: "Save SVG…", "SVG保存…";
    SavePng: "Save PNG…", "PNG保存…";

    // Play out.
    TakeBack: "Take back", "待った";
    PlayAgain: "Forward again", "進める";
    Elsewhere: "Play elsewhere", "手抜き";
    StartAgain: "Start again", "最初から";
    BlackStarts: "Black starts", "黒先で始める";
    WhiteStarts: "White starts", "白先で始める";
    YouPlay: "You play", "あなたの石";
    PlaysBlack: "Black", "黒";
    PlaysWhite: "White", "白";
    PlaysBoth: "Both", "両方";
    PlayStyle: "The program plays", "相手の打ち方";
    StyleBest: "Best", "最善";
    StyleBestHint: "The best move; in a lost race the one that is hardest to answer", "最善手。負けのときは最も応じにくい手";
    StyleLongest: "Holds out", "最長抵抗";
    StyleLongestHint: "In a lost race, the line that lasts longest", "負けのときは最も長く続く手順";
    StyleInside: "Inside first", "内ダメから";
    StyleInsideHint: "The common mistake: fills shared liberties first", "よくある間違い。内ダメから詰める";
    KoThreats: "Ko threats", "コウ材";
    BlackMoreThreats: "One more ko threat for Black", "黒のコウ材を増やす";
    BlackFewerThreats: "One ko threat less for Black", "黒のコウ材を減らす";
    WhiteMoreThreats: "One more ko threat for White", "白のコウ材を増やす";
    WhiteFewerThreats: "One ko threat less for White", "白のコウ材を減らす";
    CountsSoFar: "Liberties, move by move", "ダメの推移";
    AtStart: "at the start", "開始時";
    GoOn: "Go on", "続ける";
    PartnerStopped: "Stopped thinking.", "考えるのを中止しました。";
    PartnerFailed: "The program cannot answer: this is a defect.", "応手を計算できません。プログラムの不具合です。";
    FindingRace: "Looking for the race…", "攻合いを探しています…";
    NoRaceHere: "There is no race to play out here. Mark the two blocks that fight each other.", "検証できる攻合いがありません。戦っている二つのブロックを指定してください。";
    MarkThem: "Mark them", "指定する";

    // Proposal.
    Propose: "Propose a race", "攻合いを提案";
    AcceptProposal: "Accept", "採用";
    DiscardProposal: "Discard", "取り消し";
    ProposedRace: "Proposed race", "攻合いの提案";
    EssentialBlocks: "Essential blocks", "対象ブロック";
    AssumedSafe: "Taken as safe", "安全とみなす石";
    NothingAssumed: "No stones around need to be taken as safe.", "安全とみなす石はありません。";
    RelevantPoints: "points matter (hatched)", "か所が関係します(斜線)";

    // Proof.
    Prove: "Prove", "証明する";
    Proof: "Proof", "証明";
    ProveLonger: "Search longer", "さらに調べる";
    Proving: "Searching every line…", "すべての変化を調べています…";
    PositionsSoFar: "positions", "局面";
    ProofIdle: "A search under the real rules confirms or refutes the count.", "実際のルールで探索し、計算の結論を確かめます。";
    Proved: "Proved", "証明済み";
    IsProved: "proved", "証明済";
    Ko: "Ko", "コウ";
    Nearby: "Searched nearby", "近くを探索";
    Counted: "Counted", "計算";
    ProofFailed: "The search failed: this is a defect of the program.", "探索に失敗しました。プログラムの不具合です。";
    WinningMoves: "First moves that keep it", "正解の初手";
    BestLine: "Best line", "最善の手順";
    LineBack: "One move back in the line", "手順を一手戻す";
    LineOn: "One move on in the line", "手順を一手進める";
    ToStart: "To the beginning", "最初へ";

    // Coach lines under the board.
    CoachPlayOut: "Left click: the side to move plays. Right click: take back. P: play elsewhere.", "左クリックで手番の側が打ちます。右クリックで待った。Pで手抜き。";
    CoachPropose: "Point at a block and press D: the race round it is proposed. D or Enter again accepts.", "ブロックを指してDを押すと攻合いを提案します。もう一度DかEnterで採用。";
    CoachChoose: "Click a block: the race round it is proposed. A second block says whom it races.", "ブロックをクリックすると攻合いを提案。相手のブロックもクリックすると組が決まります。";
    CoachProposed: "D or Enter accepts, Esc discards. Click a block to make it race; right click, E, S or U change a mark.", "DかEnterで採用、Escで取り消し。ブロックをクリックすると対象を変え、右クリックかE・S・Uで属性を変えます。";
    CoachLine: "The best line from this start: Left and Right step through it. Esc returns to the position.", "この先番の最善の手順です。左右キーで進め、Escで元の局面に戻ります。";
    CoachSetUp: "Left button: black. Right button: white. The same again removes. Drag to paint, drag a stone to move it.", "左ボタンで黒、右ボタンで白。もう一度で取り除き。ドラッグで続けて置き、石をドラッグで移動。";
    CoachMark: "Click a block: unknown, essential, safe. Or point at it and press E, S or U.", "ブロックをクリック:その他→対象→安全。石の上でE・S・Uキーでも指定できます。";
    CoachQuestion: "Click a point: both sides' moves there are tried. Faint discs are suggestions; Space takes them.", "点をクリックすると双方の着手を試します。薄い円は提案で、スペースキーで採用します。";
    CoachAnalyse: "Left click on a candidate: Black plays there. Right click: White plays there. Ctrl+Z takes back.", "候補点を左クリックで黒、右クリックで白が打ちます。Ctrl+Zで戻せます。";
    CoachNode: "The board shows this line of play. Esc returns to the position.", "盤はこの手順の局面です。Escで元の局面に戻ります。";

    // Path strip and start.
    PathToOpen: "File to open", "開くファイル";
    PathToSave: "File to write", "保存先のファイル";
    OpenButton: "Open", "開く";
    SaveButton: "Save", "保存";
    NoDialog: "If no file window appears, type the path here.", "ファイル選択が出ないときは、ここにパスを入力してください。";
    Restore: "Restore", "復元";
    Discard: "Discard", "破棄";
    RestoreQuestion: "The last session ended with unsaved changes.", "前回の変更が保存されていません。";
    Dismiss: "Dismiss", "閉じる";
    UnsavedQuestion: "This position has unsaved changes. They are kept and offered again at the next start.", "保存していない変更があります。次回の起動時に復元できます。";
    SaveFirst: "Save first", "保存する";
    QuitNow: "Quit", "終了する";
    Saved: "Saved.", "保存しました。";
    SavedDiagram: "Saved as a text diagram. Trees and comments are kept in SGF files only.", "図として保存しました。手数木とコメントはSGFにしか残りません。";
    Copied: "Copied.", "コピーしました。";
    NothingToPaste: "The clipboard holds no text.", "クリップボードにテキストがありません。";
    Clipboard: "clipboard", "クリップボード";
    DropHere: "Drop the file to open it", "ファイルをドロップすると開きます";
    Sample: "Sample", "例題";
    Untitled: "Untitled", "無題";
    Modified: "changed", "変更あり";
    AllAnswered: "all questions answered", "未検討なし";
    EmptyBoard: "The board is empty. Click to place stones, or paste a diagram.", "盤は空です。クリックで石を置くか、図を貼り付けてください。";
    NoDisplay: "Semeai needs a display to open its window; here is the analysis as text.", "ウィンドウを開ける画面がありません。解析結果をテキストで表示します。";

    // Help overlay: gestures that are no keys.
    HelpMouse: "Mouse", "マウス";
    HelpKeys: "Keys", "キー";
    GestureSetUp: "Set up: left black, right white; again removes; drag paints; drag from a stone moves it, with Ctrl copies; middle button erases", "配置:左で黒、右で白、もう一度で取り除き。ドラッグで続けて置き、石からのドラッグで移動、Ctrlでコピー、中ボタンで消去";
    GestureMark: "Mark: left or right turns the mark over; drag gives all blocks the mark of the first", "属性:左右クリックで切り替え。ドラッグで最初の石と同じ属性";
    GestureAnalyse: "Analyse: click a point to try it; left on a candidate goes to Black's move, right to White's; middle button removes it", "解析:点をクリックで候補に。候補の左クリックで黒、右クリックで白の着手へ。中ボタンで候補を外す";
    GesturePlayOut: "Play out: left plays for the side to move, right takes back", "検証:左クリックで打ち、右クリックで待った";
    GestureTree: "Tree: click a node to stand in its position", "手数木:節点をクリックでその局面へ";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_says_something_in_both_languages() {
        for &each in Label::ALL {
            for language in [Language::English, Language::Japanese] {
                let text = label(each, language);
                assert!(!text.trim().is_empty(), "{each:?} in {language:?}");
                assert_eq!(text.trim(), text, "{each:?} in {language:?}");
            }
        }
    }
}
