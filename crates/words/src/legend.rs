//! The legend: every sign, column and word of the window, explained in a sentence or two.

use semeai_session::{Phrasing, Subject};

/// What an entry of the legend belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// Signs on the board.
    Board,
    /// The verdict above the board.
    Verdict,
    /// Columns and words of the list of regions.
    Regions,
    /// Signs of the tree and of the node.
    Tree,
    /// Words of the game.
    Game,
    /// Words of the theory.
    Theory,
    /// What the board shows of an endgame.
    EndgameBoard,
    /// Columns and words of an endgame.
    Endgame,
    /// What the board shows of who lives.
    LifeBoard,
    /// Words of life and death.
    Life,
    /// What the board shows of a tactics map.
    MapsBoard,
    /// Words of tactics maps.
    Maps,
}

impl Chapter {
    /// Every chapter, in the order of reading.
    pub const ALL: [Self; 12] = [
        Self::Board,
        Self::Verdict,
        Self::Regions,
        Self::Tree,
        Self::Game,
        Self::Theory,
        Self::EndgameBoard,
        Self::Endgame,
        Self::LifeBoard,
        Self::Life,
        Self::MapsBoard,
        Self::Maps,
    ];

    /// Every chapter, what belongs to the subject of the window first.
    pub fn in_order(subject: Subject) -> Vec<Self> {
        let own: &[Self] = match subject {
            Subject::Race => &[],
            Subject::Endgame => &[Self::EndgameBoard, Self::Endgame],
            Subject::Life => &[Self::LifeBoard, Self::Life],
            Subject::Maps => &[Self::MapsBoard, Self::Maps],
        };
        let is_own = |chapter: &&Self| own.contains(*chapter);
        let first = Self::ALL.iter().filter(is_own);
        let rest = Self::ALL.iter().filter(|chapter| !is_own(chapter));
        first.chain(rest).copied().collect()
    }

    /// Whether its entries are signs of the board, which are painted beside them.
    pub const fn is_of_signs(self) -> bool {
        matches!(
            self,
            Self::Board | Self::EndgameBoard | Self::LifeBoard | Self::MapsBoard
        )
    }

    /// The heading above its entries in the help.
    pub const fn heading(self, phrasing: Phrasing) -> &'static str {
        match self {
            Self::Board => say!(phrasing, en = "Signs on the board", ja = "盤の記号"),
            Self::Verdict => say!(phrasing, en = "The verdict", ja = "判定"),
            Self::Regions => say!(phrasing, en = "The list of regions", ja = "領域の一覧"),
            Self::Tree => say!(phrasing, en = "Tree and node", ja = "ゲーム木と節点"),
            Self::Game => say!(phrasing, en = "Words of the game", ja = "囲碁の用語"),
            Self::Theory => say!(phrasing, en = "Words of the theory", ja = "理論の用語"),
            Self::EndgameBoard => {
                say!(phrasing, en = "Signs of an endgame", ja = "ヨセの記号")
            }
            Self::Endgame => say!(phrasing, en = "Words of an endgame", ja = "ヨセの用語"),
            Self::LifeBoard => {
                say!(phrasing, en = "Signs of life and death", ja = "死活の記号")
            }
            Self::Life => say!(phrasing, en = "Words of life and death", ja = "死活の用語"),
            Self::MapsBoard => {
                say!(
                    phrasing,
                    en = "Signs of tactics maps",
                    ja = "戦術マップの記号"
                )
            }
            Self::Maps => say!(
                phrasing,
                en = "Words of tactics maps",
                ja = "戦術マップの用語"
            ),
        }
    }
}

/// Declares every entry with its chapter, its name and its text.
macro_rules! legend {
    ($($entry:ident: $chapter:ident, name($($name:tt)*), text($($text:tt)*);)*) => {
        /// A sign, a column or a word that the legend explains.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each entry is its own explanation")]
        pub enum LegendEntry {
            $($entry,)*
        }

        impl LegendEntry {
            /// Every entry, in the order of reading.
            pub const ALL: &'static [Self] = &[$(Self::$entry,)*];

            /// The chapter in which it stands.
            pub const fn chapter(self) -> Chapter {
                match self {
                    $(Self::$entry => Chapter::$chapter,)*
                }
            }

            /// What the sign or word is called.
            pub const fn name(self, phrasing: Phrasing) -> &'static str {
                match self {
                    $(Self::$entry => say!(phrasing, $($name)*),)*
                }
            }

            /// What the sign or word means, in whole sentences.
            pub const fn text(self, phrasing: Phrasing) -> &'static str {
                match self {
                    $(Self::$entry => say!(phrasing, $($text)*),)*
                }
            }
        }
    };
}

legend! {
    Ring: Board,
        name(en = "ring", ja = "丸"),
        text(en = "A stone of an essential block: one of the two that race.",
             ja = "対象ブロックの石。攻合いをしている二つのうちの一つです。");
    Square: Board,
        name(en = "square on a stone", ja = "石の上の四角"),
        text(en = "A safe stone: it lives whatever happens.",
             ja = "安全な石。何があっても取られません。");
    Unmarked: Board,
        name(en = "question mark on a stone", ja = "石の上の?"),
        text(en = "Nothing is said of this block yet: in Mark a click makes it essential, another one safe.",
             ja = "まだ何も指定していないブロック。「印を付ける」でクリックすると対象ブロック、もう一度で安全になります。");
    WouldBe: Board,
        name(en = "signs at the two corners", ja = "石の左下と右下の記号"),
        text(en = "What the left and the right button make of the block that is pointed at: a ring for essential, a square for \
                   safe, ? for neither.",
             ja = "左ボタンと右ボタンで、指しているブロックがどうなるか。丸は対象ブロック、四角は安全、?はどちらでもない石です。");
    Dot: Board,
        name(en = "small disc on a point", ja = "点の小さな円"),
        text(en = "A liberty of the essential block of that colour; half black and half white: a shared one.",
             ja = "その色の対象ブロックのダメ。半分ずつなら内ダメです。");
    Cross: Board,
        name(en = "cross", ja = "×"),
        text(en = "A point that the count need not try: a move there does no more than a plain one.",
             ja = "計算では候補にしなくてよい点です。そこに打っても、ふつうの一手より得はありません。");
    Tint: Board,
        name(en = "colour, hatch and numeral (I, II …)", ja = "色と斜線とローマ数字（I、II…）"),
        text(en = "A region. Its lines fall for Black's liberties, rise for White's and cross where both touch it. The number \
                   is its count, if it is settled.",
             ja = "領域。斜線は黒のダメなら右下がり、白なら右上がり、双方に接すれば交差します。数字は決定した手数です。");
    Disc: Board,
        name(en = "disc with a small letter", ja = "小文字の入った円"),
        text(en = "A candidate point: left half Black's move, right half White's. A filled half is answered, a dot in it \
                   is a question, a stroke means that the move cannot be played, ∅ that you called it useless.",
             ja = "候補点。左半分は黒の着手、右半分は白の着手です。塗りつぶしは検討済み、点は未検討、線は着手不能、∅は無用とした手です。");
    FaintDisc: Board,
        name(en = "faint dashed disc", ja = "薄い破線の円"),
        text(en = "A useful point that is proposed as a candidate; Space takes it.",
             ja = "候補点として提案される有効点。スペースキーで採用します。");
    Star: Board,
        name(en = "star", ja = "星印"),
        text(en = "A first move with which this colour wins. Where nobody can win, one that keeps the seki or fights the ko.",
             ja = "その色の側が打てば勝てる初手。勝てないときは、セキを守る手やコウを争う手。");
    KoBan: Board,
        name(en = "small square on a point", ja = "点の上の四角"),
        text(en = "A ko that may not be taken back at once.",
             ja = "すぐには取り返せないコウです。");
    Hatch: Board,
        name(en = "hatch without a numeral", ja = "数字のない斜線"),
        text(en = "The points that matter to a proposed race.",
             ja = "提案された攻合いに関係する点です。");
    LastMove: Board,
        name(en = "dot on a stone", ja = "石の点"),
        text(en = "The last move of the game.",
             ja = "棋譜の最後の手です。");
    MoveNumber: Board,
        name(en = "number on a stone", ja = "石の数字"),
        text(en = "The number of its move, in a game (M), a line or a play-out; the last has a ring. On the block that is pointed \
                   at: how many liberties it has.",
             ja = "何手目に打った石か。棋譜（M）、手順、対局で出て、最後の手には輪が付きます。指しているブロックではダメの数です。");
    LibertyNumber: Board,
        name(en = "small number in a circle", ja = "円の中の小さな数字"),
        text(en = "The liberties of the block that is pointed at, counted one by one.",
             ja = "指しているブロックのダメを一つずつ数えたものです。");

    SolidEdge: Verdict,
        name(en = "solid edge", ja = "実線の枠"),
        text(en = "The answer is final: proved, or counted with every condition checked.",
             ja = "確定した答え。証明したか、条件をすべて確かめて計算したものです。");
    DashedEdge: Verdict,
        name(en = "dashed edge", ja = "破線の枠"),
        text(en = "The answer may change: a question is open, or only near surroundings were searched. Grey: nothing is known.",
             ja = "変わりうる答え。未検討があるか、近くだけを探索しています。灰色は不明です。");
    Proved: Verdict,
        name(en = "proved", ja = "証明済み"),
        text(en = "Every line was tried on the board, and nothing beyond what was searched can change the answer.",
             ja = "盤上ですべての変化を調べ、その外に何があっても答えは変わりません。");
    NearbyOnly: Verdict,
        name(en = "nearby", ja = "近くのみ"),
        text(en = "Every line was tried in near surroundings; what was left out stands before the answer and may change it.",
             ja = "近くだけですべての変化を調べました。省いたものは答えの前に示し、それで答えが変わることがあります。");
    Undecided: Verdict,
        name(en = "undecided", ja = "判定不能"),
        text(en = "Neither count nor search is enough; the endings that are still possible are named.",
             ja = "計算でも探索でも決まりません。まだありうる結果を示します。");

    Now: Regions,
        name(en = "now", ja = "ダメ"),
        text(en = "How many liberties the essential block has in the region as it stands.",
             ja = "今の局面で、その領域に対象ブロックのダメがいくつあるかです。");
    Value: Regions,
        name(en = "value", ja = "値"),
        text(en = "How many moves the region is worth, as a game: 3 is three moves; {3|0} is three if Black moves there \
                   first and none if White does. White's moves are negative.",
             ja = "領域が何手分かを表すゲームの値。3は三手、{3|0}は黒が先に打てば三手、白が先なら零手。白の手数は負の数です。");
    Mean: Regions,
        name(en = "mean", ja = "平均値"),
        text(en = "What the value comes to on average, if many such regions are played out.",
             ja = "同じ領域をたくさん打ったときの、一つあたりの値です。");
    Temperature: Regions,
        name(en = "temp. (temperature)", ja = "温度"),
        text(en = "What a move there gains. Above 1 it is worth more than filling a plain liberty; -1 means that no move is \
                   worth anything.",
             ja = "そこに打つ手の価値。1より高ければ単純なダメを詰めるより大きく、-1なら打つ意味がありません。");
    Tries: Regions,
        name(en = "tries", ja = "候補"),
        text(en = "The candidate points that have been tried in the region, by their small letters.",
             ja = "その領域で試した候補点の小文字です。");
    State: Regions,
        name(en = "state", ja = "状態"),
        text(en = "settled: the count cannot change any more. complete: all questions are answered. 2 open: so many are \
                   left. alive: the block cannot be captured.",
             ja = "決定：手数はもう変わりません。完了：すべて検討済み。未検討2：残りの数。活き：取られません。");
    Times: Regions,
        name(en = "× 3", ja = "× 3"),
        text(en = "So many equal settled regions share the row; a click goes from each to the next.",
             ja = "同じ決定済みの領域がまとめてあります。クリックで順に選べます。");
    SharedRow: Regions,
        name(en = "shared liberties, not plain", ja = "内ダメ、単純でない"),
        text(en = "Liberties of both blocks. They are not plain if there is more between the blocks than empty points that \
                   each side can only fill: then the count has nothing to say. Not closed in: liberties that lie open towards \
                   the rest of the board.",
             ja = "双方のダメ。ただ詰めるだけの空点でないときは単純でなく、計算では決まりません。囲われていない所：ダメが盤の残りに開いています。");

    Pill: Tree,
        name(en = "number in a frame", ja = "枠の数字"),
        text(en = "A position of the region with its count or value. A click puts it on the board.",
             ja = "領域の局面と、その手数または値。クリックで盤に表示します。");
    Branch: Tree,
        name(en = "line with a stone", ja = "石のついた線"),
        text(en = "The move that leads there, Black's above White's.",
             ja = "そこへ進む着手。黒が上、白が下です。");
    Question: Tree,
        name(en = "? in a dashed frame", ja = "破線の?"),
        text(en = "Nil: this position needs candidates before it has a value.",
             ja = "未検討。値を求めるには候補点が要ります。");
    Useless: Tree,
        name(en = "∅", ja = "∅"),
        text(en = "You closed a question: beside a count nobody has a useful move there, so that every liberty is a plain one \
                   (Shift+N); alone the move is of no use (N). The same key takes it back.",
             ja = "閉じた未検討。手数の横なら双方に有効な手がなく、ダメはみな単純です（Shift+N）。単独ならその手は無用です（N）。同じキーで取り消せます。");
    Infinity: Tree,
        name(en = "∞", ja = "∞"),
        text(en = "The block is alive there: more than any count.",
             ja = "ブロックは活きです。どんな手数よりも大きい値です。");
    Blocked: Tree,
        name(en = "circled cross, ↻", ja = "丸に斜線、↻"),
        text(en = "The move cannot be played: suicide, or a ko that repeats.",
             ja = "着手できません。自殺手、または同形に戻るコウです。");
    Thermograph: Tree,
        name(en = "thermograph", ja = "サーモグラフ"),
        text(en = "How the value changes with what a move elsewhere is worth, which grows upwards. The slanting walls are what \
                   each side gets by moving first; where they meet is the temperature, and the mast above stands on the mean.",
             ja = "よそに打つ手の価値（上ほど大）に応じた値。斜めの壁は双方が先に打った結果、交わる高さが温度、その上の柱が平均値です。");
    PlainLine: Tree,
        name(en = "plain liberty (dashed line)", ja = "単純なダメ（破線）"),
        text(en = "The height 1, at which filling a plain liberty stands. What rises above it is played first.",
             ja = "単純なダメを詰める手の高さ1。これより高いところを先に打ちます。");
    Cooled: Tree,
        name(en = "cooled by 2", ja = "2度冷却"),
        text(en = "The value if every move costs two: a plain liberty is then worth nothing, and who is ahead stands out.",
             ja = "一手ごとに2を払うときの値。単純なダメは0になり、優劣がはっきりします。");

    Race: Game,
        name(en = "capturing race, semeai", ja = "攻合い"),
        text(en = "Two blocks of which neither can live but by capturing the other.",
             ja = "相手を取らなければ活きられない石どうしの争いです。");
    Liberty: Game,
        name(en = "liberty", ja = "ダメ"),
        text(en = "An empty point next to a block. Outside: of one side only. Inside or shared: next to both blocks.",
             ja = "石に隣り合う空点。片方だけなら外ダメ、双方に接すれば内ダメです。");
    Moves: Game,
        name(en = "number of moves", ja = "手数"),
        text(en = "How many moves it takes to capture a block. It can be more than its liberties, if some must be prepared.",
             ja = "相手の石を取るのにかかる手数。準備が要るとダメの数より多くなります。");
    Block: Game,
        name(en = "block", ja = "ブロック"),
        text(en = "Solidly connected stones of one colour.",
             ja = "縦横につながった同じ色の石です。");
    Approach: Game,
        name(en = "approach move", ja = "寄せ手"),
        text(en = "A move that has to be played before a liberty can be filled.",
             ja = "ダメを詰める前に必要な準備の一手です。");
    Eye: Game,
        name(en = "eye", ja = "眼"),
        text(en = "A room of one side alone. In a race an eye of up to three points is small; four points count five moves, \
                   five eight, six twelve.",
             ja = "片方だけで囲んだ場所。攻合いでは三目までが小眼、四目は5手、五目は8手、六目は12手です。");
    Seki: Game,
        name(en = "seki", ja = "セキ"),
        text(en = "Nobody can approach: who begins is captured.",
             ja = "どちらからも手を出せず、先に打つと取られます。");
    BothLive: Game,
        name(en = "both live", ja = "両方活き"),
        text(en = "Nobody wins, and neither block could be captured even if the other were safe.",
             ja = "勝ち負けがなく、相手がどうであれどちらも取られません。");
    Ko: Game,
        name(en = "ko, ko threat", ja = "コウ、コウ材"),
        text(en = "A stone that takes and could be taken back for ever; it may not be taken back at once. A threat is a move \
                   elsewhere that must be answered first.",
             ja = "互いに取り返せる形。すぐには取り返せません。コウ材は、先に応じなければならないよその手です。");
    Unsettled: Game,
        name(en = "unsettled", ja = "未確定"),
        text(en = "Whoever plays first wins, or gets more.",
             ja = "先に打ったほうが勝つか、得をします。");
    Elsewhere: Game,
        name(en = "play elsewhere", ja = "手抜き"),
        text(en = "A move that is not played in the race.",
             ja = "攻合いの外に打つことです。");
    ThrowIn: Game,
        name(en = "throw-in", ja = "ホウリコミ"),
        text(en = "A stone given up so that its capture takes the other side's own liberties.",
             ja = "取らせて相手のダメを減らす捨て石です。");
    Ahead: Game,
        name(en = "ahead", ja = "手数の差"),
        text(en = "By how many moves the winner can wait and still win.",
             ja = "勝つ側が何回まで手を抜けるかです。");

    Essential: Theory,
        name(en = "essential, safe, unknown", ja = "対象、安全、その他"),
        text(en = "The roles of blocks: the two that race; those that live in any case; and all others, which can be captured, \
                   cut off or connected.",
             ja = "ブロックの印。攻合いの二つ、必ず活きている石、取ったり切ったりつないだりできるその他の石です。");
    Region: Theory,
        name(en = "region", ja = "領域"),
        text(en = "Empty points and unknown stones that hang together, bounded by essential and safe blocks. Each is counted by \
                   itself, and the values are added.",
             ja = "対象ブロックと安全な石で区切られた、空点とその他の石のまとまり。領域ごとに数えて足します。");
    Candidate: Theory,
        name(en = "candidate point", ja = "候補点"),
        text(en = "A point where both sides' moves are tried.",
             ja = "双方の着手を試す点です。");
    Nil: Theory,
        name(en = "nil", ja = "未検討（nil）"),
        text(en = "A position in which no candidate has been named yet: an open question.",
             ja = "候補点がまだない局面。残っている問いです。");
    Number: Theory,
        name(en = "number", ja = "数"),
        text(en = "A value in which nobody gains by moving, such as 3 or 13/2.",
             ja = "打っても得をしない値。3や13/2など。");
    Switch: Theory,
        name(en = "{a|b}, switch", ja = "{a|b}、スイッチ"),
        text(en = "Left of the bar what Black's move leads to, right of it White's. With more bars, the longest binds last.",
             ja = "縦線の左は黒が打った結果、右は白が打った結果。縦線が長いほど外側を区切ります。");
    StarGame: Theory,
        name(en = "*, ↑, ↓", ja = "*、↑、↓"),
        text(en = "Values smaller than every positive number: star helps who moves first, up is a little good for Black, down for White.",
             ja = "どの正の数より小さい値。スターは先に打つ側に、↑は黒に、↓は白に少し有利です。");
    Sum: Theory,
        name(en = "sum", ja = "和"),
        text(en = "All regions together: Black's moves less White's.",
             ja = "すべての領域を足した値。黒の手数から白の手数を引いたものです。");
    G: Theory,
        name(en = "g", ja = "g"),
        text(en = "The sum cooled by two degrees, in which plain liberties are numbers.",
             ja = "和を2度冷却したもの。単純なダメは数になります。");
    Rounded: Theory,
        name(en = "⌈g⌉, ⌊g⌋", ja = "⌈g⌉、⌊g⌋"),
        text(en = "g rounded for the side that starts: up if Black starts, down if White does.",
             ja = "先に打つ側のために丸めたg。黒先なら切り上げ、白先なら切り捨てです。");
    F: Theory,
        name(en = "F", ja = "F"),
        text(en = "The threshold: Black captures from ⌈g⌉ = F upwards, White from ⌊g⌋ = -F downwards. Without eyes it is \
                   one less than the shared liberties, or 0; with eyes of one class their number; else 0.",
             ja = "しきい値。⌈g⌉がF以上なら黒が、⌊g⌋が-F以下なら白が取ります。眼なし同士なら内ダメの数から1を引いた数（または0）、同格の眼なら内ダメの数、ほかは0です。");
    Type: Theory,
        name(en = "type 1 to 6", ja = "型1〜6"),
        text(en = "R. Hunter's kinds of races: 1 no eyes and at most one shared liberty; 2 no eyes and two or more; 3 an eye \
                   against none; 4 big eye against big eye; 5 bigger against smaller; 6 small against small.",
             ja = "R. Hunterの分類。1 眼なしで内ダメ一つ以下、2 眼なしで内ダメ二つ以上、3 眼あり眼なし、4 大眼対大眼、5 大中小中、6 小眼対小眼。");
    Settled: Theory,
        name(en = "settled", ja = "決定"),
        text(en = "No move of either side can change the count of the region.",
             ja = "どちらが打っても領域の手数が変わりません。");
    Useful: Theory,
        name(en = "useful point", ja = "有効点"),
        text(en = "A point where a move can change the count.",
             ja = "打つと手数が変わりうる点です。");
    Plain: Theory,
        name(en = "plain liberty", ja = "単純なダメ"),
        text(en = "A liberty that is filled by one move and changes nothing else. Filling it gains one: temperature 1.",
             ja = "一手で詰まり、ほかに影響しないダメ。詰める手の価値は1です。");
    Territory: EndgameBoard,
        name(en = "small square on a point", ja = "点の小さな四角"),
        text(en = "Settled territory of the side of this colour, dead stones in it too.",
             ja = "その色の確定地。中の死に石にも付きます。");
    DamePoint: EndgameBoard,
        name(en = "diamond", ja = "ひし形"),
        text(en = "Dame: a move here gains nothing but a turn.",
             ja = "ダメ。打っても手番が変わるだけで得はありません。");
    BestMove: EndgameBoard,
        name(en = "star on a point", ja = "点の星印"),
        text(en = "A first move of the side to move that loses nothing.",
             ja = "手番の側にとって損のない初手です。");
    MoveLoss: EndgameBoard,
        name(en = "number below zero", ja = "マイナスの数"),
        text(en = "What a first move of the side to move loses against the best one, in points; between two numbers where a \
                   ko decides, one above the other.",
             ja = "手番の側の初手が最善手に比べて損する目数。コウしだいなら幅を上下二段で示します。");
    NoMove: EndgameBoard,
        name(en = "circle with a stroke", ja = "丸に斜線"),
        text(en = "The side to move may not play here: its stones would have no liberty.",
             ja = "手番の側はここに打てません。自分の石のダメがなくなるからです（着手禁止点）。");
    EndgameCount: Endgame,
        name(en = "count", ja = "目数"),
        text(en = "The mean of a region: Black's points less White's on average, prisoners counted.",
             ja = "領域の平均値。黒地から白地を引いた差の平均（アゲハマを含む）です。");
    Worth: Endgame,
        name(en = "worth", ja = "価値"),
        text(en = "What a move there gains on average: the temperature (miai value).",
             ja = "そこに打つ一手の平均の価値（温度、見合い計算の値）です。");
    Swing: Endgame,
        name(en = "swing", ja = "出入り"),
        text(en = "The difference between the two sides moving first: twice the worth in gote, as much as the worth in sente.",
             ja = "双方が先に打った場合の差。後手なら価値の2倍、先手なら価値と同じです。");
    Kind: Endgame,
        name(en = "gote, sente", ja = "後手、先手"),
        text(en = "Gote: nobody need answer. Sente: the other side must answer, and the one whose sente it is plays it when he likes. \
                   Only the last move counts: the region is worth a number but for who plays last.",
             ja = "後手は相手が受けなくてよい手、先手は相手が受けなければならない手です。「手止まりだけが問題」は最後に打つ側だけが問題になる領域です。");
    BestHere: Endgame,
        name(en = "best point of a side", ja = "各側の最善点"),
        text(en = "Where the side plays in this region, if it does; of several the first.",
             ja = "その側がこの領域に打つなら、どこか。複数あるときは最初の点です。");
    FollowUp: Endgame,
        name(en = "follow-up", ja = "次の手"),
        text(en = "What the next move in the region is worth after Black's best move there, and after White's; - where nothing follows.",
             ja = "黒の最善手の後と白の最善手の後に、領域での次の一手の価値です。続く手がなければ-です。");
    Chilled: Endgame,
        name(en = "chilled value", ja = "1度冷却した値"),
        text(en = "The value cooled by one degree, so that every move costs a point. Rounded up it is the score if Black starts, \
                   rounded down if White does.",
             ja = "1度冷却した値（一手ごとに1目払う）。切り上げると黒先、切り捨てると白先の結果になります。");
    EndgameState: Endgame,
        name(en = "exact, ko, unfinished", ja = "正確、コウ、探索が途中"),
        text(en = "Exact: every move of both sides was searched to the end. Ko: it depends on who wins a ko. Unfinished: the \
                   search was over budget. Too large: the region has more points than are searched.",
             ja = "正確は双方のすべての手を最後まで調べた領域、コウはコウの結果による領域、探索が途中は予算を使い切った領域、大きすぎるは点が多すぎて調べない領域です。");
    OwnedClass: LifeBoard,
        name(en = "square with B or W", ja = "BかWの四角"),
        text(en = "The point is Black's (B) or White's (W), whoever plays first.",
             ja = "どちらが先に打っても黒（B）または白（W）のものになる点です。");
    FirstClass: LifeBoard,
        name(en = "diamond with N", ja = "Nのひし形"),
        text(en = "Whoever plays first takes the point.",
             ja = "先に打った側が取る点です。");
    StandOffClass: LifeBoard,
        name(en = "disc with P", ja = "Pの丸"),
        text(en = "Nobody can take the point: a stand-off. Play that never decides it counts for nobody.",
             ja = "どちらも取れない点です。いつまでも決まらない打ち方は、どちらのものにもなりません。");
    HalfClass: LifeBoard,
        name(en = "house with N+ or N−", ja = "N+かN−の五角形"),
        text(en = "Black (N+) or White (N−) takes the point by playing first; else it is a stand-off. That these are kept apart from N is our \
                   reading; in four letters they are N.",
             ja = "黒（N+）または白（N−）が先なら取れ、そうでなければどちらも取れない点です。Nと分けるのは本プログラムの読み方で、四文字ではNです。");
    KoClass: LifeBoard,
        name(en = "small square beside a class", ja = "種別の横の小さな四角"),
        text(en = "The class is another one where Black or White wins all kos; a click tells all three.",
             ja = "黒または白がコウにすべて勝つと種別が変わる点です。クリックで三通りを示します。");
    UltimateEye: LifeBoard,
        name(en = "ring round a point", ja = "点の周りの輪"),
        text(en = "An eye of an ultimate position, in the colour of its side.",
             ja = "窮極盤面の眼。その側の色です。");
    UltimateWord: Life,
        name(en = "ultimate", ja = "窮極盤面"),
        text(en = "Every group lives with exactly two eyes of one point. The ending of the source, which asks much: a group with a spare third eye never \
                   has to fill it, so what is beside it stays a stand-off.",
             ja = "どの石もちょうど二つの一目の眼で生きる局面。出典の終わり方ですが厳しい条件です。三つ目の眼を持つ石はそれを埋めなくてよいので、隣の点は決まらないままになります。");
    TerritoryWord: Life,
        name(en = "territory", ja = "地"),
        text(en = "A point is decided as soon as strings that live unconditionally settle it. Our reading, for whole boards and regions.",
             ja = "無条件に生きた石で決まった時点で、その点は決まりです。本プログラムの読み方です。");
    TargetWord: Life,
        name(en = "target", ja = "目標"),
        text(en = "Only one string is asked about: whether it is captured, or settled.",
             ja = "一つの石だけについて、取られるか決まるかを調べます。");
    SafeOutside: Life,
        name(en = "outside", ja = "外側"),
        text(en = "Safe stones, and what lives unconditionally, are never captured. What is left falls apart into regions, each classified by itself.",
             ja = "安全な石と無条件に生きた石は取られません。残りは領域に分かれ、それぞれ別に分類します。");
    MapPlayable: MapsBoard,
        name(en = "full diamond", ja = "塗りつぶしたひし形"),
        text(en = "A point of the map, or of the part that is pointed at, where its player may play.",
             ja = "マップ（指している部分があればその部分）の点で、打てる点です。");
    MapElsewhere: MapsBoard,
        name(en = "hollow diamond", ja = "中空のひし形"),
        text(en = "A point of the map where its player may not play: a stone, suicide, or a ban by ko.",
             ja = "マップの点で、打てない点です。石があるか、自殺手か、コウの禁じ手です。");
    MapBoth: MapsBoard,
        name(en = "disc", ja = "丸"),
        text(en = "A point of both maps that are compared.",
             ja = "比べている二つのマップの両方にある点です。");
    MapOnlyFirst: MapsBoard,
        name(en = "disc with its left half filled", ja = "左半分を塗った丸"),
        text(en = "A point of the first map alone; with its right half filled of the second alone.",
             ja = "最初のマップだけにある点です。右半分を塗った丸は、二つ目だけにある点です。");
    MapReach: MapsBoard,
        name(en = "tinted ground", ja = "色の付いた地"),
        text(en = "F of the point that is pointed at, or of the last move: its string with its neighbours.",
             ja = "指している点や最後の手のF、つまり連とその隣です。");
    MapJoined: MapsBoard,
        name(en = "ring", ja = "輪"),
        text(en = "A of that point: it, and the own strings that touch it.",
             ja = "その点のA、つまりその点とそれに接する自分の連です。");
    MapTaken: MapsBoard,
        name(en = "cross on a stone", ja = "石の上の×"),
        text(en = "D of that point: a stone that the move takes.",
             ja = "その点のD、つまりその手で取れる石です。");
    MapWord: Maps,
        name(en = "map", ja = "マップ（マップ）"),
        text(en = "A rule that gives a set of points for every position. After a paper by N. Sato and K. Anada, whose text has lost signs in print: \
                   which maps it simulated is not known.",
             ja = "どの局面にも点の集合を与える規則です。N. SatoとK. Anadaの論文によりますが、印刷で記号が失われており、どのマップをシミュレーションしたかは分かりません。");
    ReachWord: Maps,
        name(en = "F, F₀", ja = "F、F₀"),
        text(en = "F(x) is the string of x with its neighbours, an empty point being a string of one; F₀(x) is x with its neighbours. Of a set: the \
                   union over its points.",
             ja = "F(x)はxの連とその隣です。空点は一点の連とみなします。F₀(x)はxとその隣です。集合では各点の和集合です。");
    CountWord: Maps,
        name(en = "P2, Q3", ja = "P2、Q3"),
        text(en = "P2(O): the points y for which F(y) has at least 2 points of O; Q3(O): at most 3. Any number may stand there.",
             ja = "P2(O)はF(y)にOの点が2個以上、Q3(O)は3個以下ある点yです。どの数でも書けます。");
    AttachWord: Maps,
        name(en = "AB, DB", ja = "AB、DB"),
        text(en = "AB(O): O with Black's strings that touch it. DB(O): White's stones that a black move in O takes. AW and DW for White.",
             ja = "AB(O)はOとそれに接する黒の連、DB(O)はOに黒が打つと取れる白石です。白はAWとDWです。");
    AtariWord: Maps,
        name(en = "B, W, V, H, X, L", ja = "B、W、V、H、X、L"),
        text(en = "Black's stones, White's, the empty points; H: strings in atari and empty points with no empty neighbour. X, all points, LB and LW, where \
                   a side may play, lists of points and the complement ¬ are our extensions.",
             ja = "B、W、Vは黒石、白石、空点。Hはアタリの石と、空点に接しない空点です。X（すべての点）、LBとLW（打てる点）、点の並び、補集合¬は独自の拡張です。");
    ConjecturedWord: Maps,
        name(en = "conjectured", ja = "推測"),
        text(en = "A map of the paper with bars put back by fit among many possibilities: that it agrees with the printed numbers is no test.",
             ja = "論文のマップに、多くの候補から合うように上線を補ったものです。印刷の数値と合うことは検証になりません。");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_says_something_in_both_languages() {
        for phrasing in Phrasing::ALL {
            for &entry in LegendEntry::ALL {
                let (name, text) = (entry.name(phrasing), entry.text(phrasing));
                assert!(!name.is_empty() && name.trim() == name, "{entry:?}");
                assert!(
                    text.ends_with(['.', '。']) && !text.contains("  "),
                    "{entry:?}: {text}"
                );
            }
            let endgame = Chapter::in_order(Subject::Endgame);
            assert_eq!(endgame[..2], [Chapter::EndgameBoard, Chapter::Endgame]);
            assert_eq!(endgame.len(), Chapter::ALL.len());
            let life = Chapter::in_order(Subject::Life);
            assert_eq!(life[..2], [Chapter::LifeBoard, Chapter::Life]);
            let maps = Chapter::in_order(Subject::Maps);
            assert_eq!(maps[..2], [Chapter::MapsBoard, Chapter::Maps]);
            assert_eq!(Chapter::in_order(Subject::Race), Chapter::ALL);
            for chapter in Chapter::ALL {
                assert!(!chapter.heading(phrasing).is_empty());
                assert!(
                    LegendEntry::ALL
                        .iter()
                        .any(|entry| entry.chapter() == chapter)
                );
            }
        }
    }
}
