//! What the samples are called, what they teach, and what to try in them.

use semeai_session::{Coordinates, Document, Phrasing, Sample};

/// Declares what every sample is called and what it teaches.
macro_rules! samples {
    ($($sample:ident { title($($title:tt)*), note($($note:tt)*), })*) => {
        /// The title of a sample.
        ///
        /// ```
        /// use semeai_session::{Phrasing, Sample};
        /// use semeai_words::samples::sample_title;
        ///
        /// assert_eq!(sample_title(Sample::ConnectFirst, Phrasing::JAPANESE), "まず連絡");
        /// ```
        pub const fn sample_title(sample: Sample, phrasing: Phrasing) -> &'static str {
            match sample {
                $(Sample::$sample => say!(phrasing, $($title)*),)*
            }
        }

        /// The same with the names of points in square brackets.
        const fn note(sample: Sample, phrasing: Phrasing) -> &'static str {
            match sample {
                $(Sample::$sample => say!(phrasing, $($note)*),)*
            }
        }
    };
}

samples! {
    ConnectFirst {
        title(en = "Connect first", ja = "まず連絡"),
        note(
            en = "[H9] is worth three liberties or none, a plain liberty only one: Black must play there before the liberties, for nothing else wins; White has other winning moves too. Try [H9] with the left button, Black's move, and with the right, White's; Esc comes back.",
            ja = "[H9]は3手か0手かの大きいところ、普通のダメは1手です。黒が勝つ手は[H9]だけなので、ダメを詰める前に打ちます（白にはほかにも勝つ手があります）。 [H9]を左クリック（黒）と右クリック（白）で試してください。Escで戻ります。",
        ),
    }
    SameCount {
        title(en = "Same count", ja = "同じ手数"),
        note(
            en = "Three liberties against three: whoever plays first is one ahead. Play it out (F5), then once more with White to play (Shift+B).",
            ja = "3手対3手。先に打ったほうが一手勝ちます。F5で打ち、次は白先（Shift+B）で打ってみてください。",
        ),
    }
    OneMore {
        title(en = "One more", ja = "一手多い"),
        note(
            en = "Four liberties against three: Black wins even if White plays first, by answering every move; with the move Black can play elsewhere once. Play it out (F5), and play elsewhere once with P.",
            ja = "4手対3手。白先でも、黒は一手ずつ応じれば勝ちます。黒番なら一度だけ手を抜けます。F5で一度だけPで手を抜いてみてください。",
        ),
    }
    OutsideFirst {
        title(en = "Outside first", ja = "外ダメから"),
        note(
            en = "One liberty is shared. Fill the outside liberties first: a shared one is also your own. Play it out (F5) and fill [D5] first to see what that costs.",
            ja = "内ダメが一つあります。外ダメから詰めます。内ダメは自分のダメでもあります。F5で[D5]から詰めると、どうなるか確かめてください。",
        ),
    }
    LiveTogether {
        title(en = "Live together", ja = "セキ"),
        note(
            en = "Two shared liberties and equal outside liberties: whoever fills a shared one loses. Prove it (Ctrl+Enter): the moves that lose the seki are named.",
            ja = "内ダメが二つ、外ダメは同数。先に内ダメを詰めたほうが取られます。 証明（Ctrl+Enter）すると、セキを失う手が示されます。",
        ),
    }
    KillOrSeki {
        title(en = "Kill or seki", ja = "取りかセキか"),
        note(
            en = "With two shared liberties Black must be one ahead outside; whoever plays first decides. Play it out (F5), once with each side first (B, Shift+B).",
            ja = "内ダメが二つあるとき、黒は外ダメで一手多く必要です。先に打ったほうの勝ちです。F5で黒先（B）と白先（Shift+B）の両方を打ってみてください。",
        ),
    }
    FarAhead {
        title(en = "Far ahead", ja = "大差"),
        note(
            en = "Two ahead outside: the shared liberties do not save White. Play it out (F5), play elsewhere with P, and still capture.",
            ja = "外ダメが二手多く、内ダメがあっても白は助かりません。F5でPで手を抜いても、取れることを確かめてください。",
        ),
    }
    AnEyeIsWorthALot {
        title(en = "An eye is worth a lot", ja = "眼あり眼なし"),
        note(
            en = "Black touches more empty points, but the shared ones count only for White, who has the eye. Play White (F5) and let Black start.",
            ja = "黒のほうが空点に多く接していますが、内ダメは眼のある白だけの手数になります。F5で白を持ち、黒先で打ってみてください。",
        ),
    }
    EyeButClose {
        title(en = "Eye, but close", ja = "眼あり、接戦"),
        note(
            en = "White has the only eye, Black enough outside liberties to make it a matter of who plays first. Play it out (F5), once with each side first (B, Shift+B).",
            ja = "眼は白だけですが、黒は外ダメが十分にあり、先に打ったほうの勝ちです。F5で黒先（B）と白先（Shift+B）の両方を打ってみてください。",
        ),
    }
    TwoBigEyes {
        title(en = "Two big eyes", ja = "大眼対大眼"),
        note(
            en = "A square eye takes five moves. With eyes of equal size the shared liberty must be filled by the attacker. Play it out (F5): how many moves does it take to fill White's eye?",
            ja = "四目の大眼は5手です。眼の大きさが同じなら、内ダメは攻めるほうが詰めます。F5で、白の眼を詰めるのに何手かかるか数えてください。",
        ),
    }
    BigEyeSmallEye {
        title(en = "Big eye, small eye", ja = "大中小中"),
        note(
            en = "The bigger eye takes the shared liberty: five and one against one and five. Play it out (F5), once with each side first (B, Shift+B).",
            ja = "内ダメは大きい眼の側の手数になります。5+1手対1+5手です。F5で黒先（B）と白先（Shift+B）の両方を打ってみてください。",
        ),
    }
    TwoSmallEyes {
        title(en = "Two small eyes", ja = "小眼対小眼"),
        note(
            en = "Each side has a small eye: Black can capture only by playing first, else both live. Play it out (F5), once with each side first (B, Shift+B).",
            ja = "どちらにも小さい眼があります。黒は先に打てば取れ、そうでなければセキです。F5で黒先（B）と白先（Shift+B）の両方を打ってみてください。",
        ),
    }
    PointsAreNotMoves {
        title(en = "Points are not moves", ja = "ダメの数と手数"),
        note(
            en = "Black has two liberties, yet White needs three moves: one of them cannot be filled at once. Play White (F5) with White to play (Shift+B), and find the point to connect at before [G6] can be filled.",
            ja = "黒のダメは二つですが、白は3手かかります。一つはすぐには詰められません。F5で白を持ち、白先（Shift+B）で、[G6]を詰める前につなぐ点を見つけてください。",
        ),
    }
    TheBiggerOneFirst {
        title(en = "The bigger one first", ja = "大きいほうから"),
        note(
            en = "Two hot regions: [J13] is worth three liberties, [J10] two. For Black only the hotter one wins; White has other winning moves too. Play it out (F5) as Black and begin with [J10] to see the race lost.",
            ja = "大きいところが二つあります。[J13]は3手、[J10]は2手の値打ちです。黒が勝つ手は大きいほうだけです（白にはほかにも勝つ手があります）。F5で黒を持って[J10]から打つと、負けることを確かめてください。",
        ),
    }
    CountTheKoThreats {
        title(en = "Count the ko threats", ja = "コウ材"),
        note(
            en = "A ko between the two blocks: counting liberties does not decide it, the ko threats do. Play it out (F5), with a ko threat for each side and with none.",
            ja = "二つのブロックの間にコウがあります。手数だけでは決まらず、コウ材で決まります。F5で、コウ材がない場合とある場合を比べてください。",
        ),
    }
    Corridors {
        title(en = "Corridors", ja = "通路"),
        note(
            en = "Every corridor is open at one end, and the longer it is the nearer a move at its mouth is to a whole point: 15/16, ¾, ½. Try the mouth of the longest, [B10], and then a move in its middle.",
            ja = "通路は片方だけが開いています。長いほど入口の手は1目に近づき、15/16、¾、½の値打ちです。一番長い通路の入口[B10]に打ち、次に途中の点を試してください。",
        ),
    }
    Introduction {
        title(en = "The introduction's example", ja = "入門の例"),
        note(
            en = "One region is left, and a move in it is worth ¾: Black makes it a draw, White wins by 1. Click the points [C5], [F5] and [D4], with Esc after each to come back: [D4] loses 2. Look at the values in the tree.",
            ja = "残った領域は一つ、一手の価値は¾です。黒先なら持碁、白先なら白1目勝ち。点[C5]、[F5]、[D4]を順にクリックし、そのつどEscで戻ってください。[D4]は2目の損です。木の中の値も見てください。",
        ),
    }
    GoteAndSente {
        title(en = "Gote and sente", ja = "後手と先手"),
        note(
            en = "[B6] is gote: a swing of 4, so a move is worth 2. [B4] is White's sente: the swing is only 1, but Black must answer, so it is worth all of that. Right click [B4] to see what White then threatens.",
            ja = "[B6]は後手で、出入り4目なので一手は2目です。[B4]は白の先手です。出入りは1目だけですが、黒が受けるのでそのまま1目の価値です。[B4]を右クリックして、白の次の狙いを見てください。",
        ),
    }
    ReverseSente {
        title(en = "Reverse sente", ja = "逆先手"),
        note(
            en = "[B8] is White's sente, a swing of 1; the corridors have a swing of 1½, but in gote, which is worth ¾. Let Black begin in a corridor and see a point lost: he must take the reverse sente first.",
            ja = "[B8]は白の先手で出入り1目。通路は出入り1目半ですが後手なので¾目です。黒が通路から打つと1目損になることを確かめてください。逆先手が先です。",
        ),
    }
    SenteFirst {
        title(en = "Sente first", ja = "先手が先"),
        note(
            en = "[B6] is worth 1½ and [G3] only 1, yet Black must play [G3] first: White has to answer there, and would take it from him next. Try [B6] for Black and see what it loses.",
            ja = "[B6]は1目半、[G3]は1目ですが、黒は[G3]を先に打ちます。白は受けるしかなく、打たなければ白に打たれます。黒で[B6]を試し、損を見てください。",
        ),
    }
    Miai {
        title(en = "Miai", ja = "見合い"),
        note(
            en = "Every region has its mirror image: what one side takes here the other takes there. Play it out (F5) from either start: Black wins by 1, whoever begins.",
            ja = "どの領域にも同じ形の相手があり、一方がここを打てば他方はあちらを打ちます。どちらが先でも黒の1目勝ちになることを、F5で確かめてください。",
        ),
    }
    LastMoveCounts {
        title(en = "The last move counts", ja = "最後の一手"),
        note(
            en = "Both regions are worth 1, but only one move gets the last play of that size: [B4] for Black, [B6] for White. Try the other one for each and see a point lost.",
            ja = "どちらの領域も1目ですが、その大きさの最後の手を打てるのは一方だけです。黒は[B4]、白は[B6]。それぞれ逆を試すと1目損になります。",
        ),
    }
    Snapback {
        title(en = "Snapback", ja = "ウッテガエシ"),
        note(
            en = "Black at [D4] can be taken at [D5], and takes everything back: 9 points. Click [D4], right click [D5] for White's answer, then click to take; [D5] at once loses all 9.",
            ja = "黒[D4]は白[D5]で取られますが、すぐ全部取り返して9目です。[D4]をクリック、[D5]を右クリックで白の応手、そして取り返してください。先に[D5]と打つと9目すべてを失います。",
        ),
    }
    DameAndScoring {
        title(en = "Dame and the two scorings", ja = "ダメと二つの数え方"),
        note(
            en = "By territory only the corridor counts: Black must begin at [B9], and a dame loses 1. Change the scoring to Area above the board: every dame is a point now, and whatever Black begins with loses nothing.",
            ja = "地の計算で残るのは通路だけです。黒は[B9]から打つべきで、ダメは1目損です。盤の上で計算方法を面積に変えてください。ダメも1目になり、黒はどこから打っても損がありません。",
        ),
    }
    HalfPointKo {
        title(en = "Half-point ko", ja = "半コウ"),
        note(
            en = "The regions cannot tell who fills the ko at [D4]: they leave it open. Press Ctrl+Enter to search the whole board: Black wins by 1 if he begins, else it is a draw, so the ko is worth half a point.",
            ja = "[D4]のコウを誰がつぐかは領域だけでは決まりません。Ctrl+Enterで盤全体を調べてください。黒先なら黒1目勝ち、白先なら持碁、つまり半目の価値です。",
        ),
    }
    FirstLineHane {
        title(en = "Hane on the first line", ja = "一線のハネツギ"),
        note(
            en = "Black plays [C1], White blocks at [D1], Black connects at [B1]; or White begins with [B1], and has it the other way round. Each takes a point and keeps one: books call the difference 2 points in gote, and one move is worth half of it. The corridors are worth ½ each. Begin with [B1] instead, and see a point lost.",
            ja = "黒[C1]のハネに白[D1]とオサエ、黒[B1]とツギます。白からなら[B1]のハネです。どちらも1目を奪い、1目を守ります。本の「後手2目」は両者の差で、一手の価値はその半分です。通路は半目ずつです。黒が[B1]から打つと1目損になることを確かめてください。",
        ),
    }
    MonkeyJump {
        title(en = "Monkey jump", ja = "サルスベリ"),
        note(
            en = "[D1] reaches three lines into White's territory, and White must answer at [D2]: next Black saves his three stones with [E1], and no territory is left. The small jump [C1] loses 1. Books count more: their territory goes on to the right, and if White blocks first, a hane follows on the other side. Here the territory is four lines wide, and Black's wall has nothing to lose.",
            ja = "[D1]は白地に三路入り込みます。次に[E1]で三子が助かると白地はなくなるので、白は[D2]と受けます。小ザルの[C1]は1目損です。本の目数が大きいのは、白地が右へ続き、白が先に止めると反対側へのハネも残るからです。ここでは白地の幅が四路で、黒の壁の内側に減る地はありません。",
        ),
    }
    Clamp {
        title(en = "Clamp", ja = "ハサミツケ"),
        note(
            en = "[D2] clamps White's stone: if it runs to [C3] Black cuts at [D3], if to [C1] at [D1], so White gives it up. The plain moves [C1] and [C3] let White connect at [D2], and lose 2. Books compare it with a monkey jump, for which there is no room here: the plain move stands in its place.",
            ja = "[D2]のハサミツケです。白の石が[C3]に逃げれば[D3]、[C1]なら[D1]と切られるので、白は捨てるほかありません。平凡な[C1]や[C3]では白に[D2]とつながれて2目損です。本はサルスベリと比べますが、ここにその余地はないので、平凡な手と比べています。",
        ),
    }
    Teire {
        title(en = "A move in one's own territory", ja = "手入れ"),
        note(
            en = "Seven points seem to be Black's below, White's stone counted twice, and nothing is open: why play there? Because White at [D2] takes the two stones at the border, and the one inside lives again: none of the seven is left. Black must fill [D2]; by the rules of Japan that costs one point, and six stay. Take the corridor first with [B8], and let White show it.",
            ja = "下の黒地は、白1子を2目と数えて7目に見え、すき間もないので、手は要らないようです。しかし白[D2]で端の黒2子が取られ、白1子は生き返り、7目は一つも残りません。黒は[D2]の手入れが必要です。日本ルールでは1目減って6目です。先に[B8]の通路を打つとどうなるか、白の手で確かめてください。",
        ),
    }
    FigureFour {
        title(en = "Figure 4 as a sum", ja = "図4の和"),
        note(
            en = "White begins, and here the tree and the gote of 6 are equally good. Drag the point of the boundary graph to (4,1): the average says the tree, but the gote comes first, and the rule loses a point. The board shows the gotes of 6 and 4.",
            ja = "白先で、ここでは木と6目の後手が同じ良さです。境界グラフの点を（4,1）に動かしてください。平均では木ですが、正解は後手で、経験則は1目損します。盤には6目と4目の後手があります。",
        ),
    }
    FigureFive {
        title(en = "Figure 5 as a sum", ja = "図5の和"),
        note(
            en = "Black begins: the average says the tree, but the gote of 6 comes first, and the tree loses 2. Drag the point of the boundary graph up until both are right. The board shows the gotes of 6 and 2.",
            ja = "黒先です。平均では木ですが、正解は6目の後手で、木を打つと2目損します。境界グラフの点を上に動かし、どちらも正しくなる所を探してください。盤には6目と2目の後手があります。",
        ),
    }
    Hole {
        title(en = "A hole in the board", ja = "盤の穴"),
        note(
            en = "The point D3 is missing: White has two outside liberties and Black three, so Black wins whoever starts. Take the hand Board (Ctrl+Shift+B) in Set up, click where the hole is, and draw a line to each of its four neighbours: now the first move decides.",
            ja = "D3の点がありません。白の外ダメは2つ、黒は3つなので、どちらが先でも黒の勝ちです。配置で「盤」（Ctrl+Shift+B）に持ち替え、穴をクリックして点を置き、隣の4点へ線を引いてください。先に打ったほうの勝ちになります。",
        ),
    }
    SevenPoints {
        title(en = "Seven points", ja = "7点の六角形"),
        note(
            en = "The smallest hexagon of triangles: its middle touches every other point. Whoever plays there first wins. Try both starts.",
            ja = "三角格子のいちばん小さい六角形です。中央は他のすべての点に接していて、先にそこへ打ったほうが勝ちます。両方の先手を試してください。",
        ),
    }
    Star {
        title(en = "The star", ja = "星"),
        note(
            en = "Every stone has one liberty, and it is the same one: the centre. Whoever takes it captures everything of the other side at once. Play it out (F5).",
            ja = "どの石もダメは中央の一点だけです。そこを取ったほうが相手の石を一度に全部取ります。F5で打ってみてください。",
        ),
    }
    Torus {
        title(en = "A race on a torus", ja = "トーラスの攻合い"),
        note(
            en = "The board goes on beyond its frame: what lies there is a copy of the other side. Black's two stones at the bottom have a liberty at the top, [C5]. Scroll the board with Ctrl+Shift and the arrows, or pull at the copies, until it lies beside them.",
            ja = "盤は枠の外へ続き、外に見えるのは反対側の写しです。下の黒2子には、上の[C5]にもダメがあります。Ctrl+Shift+矢印で、または写しを引っぱって盤をずらし、隣り合うところを見てください。",
        ),
    }
    HoneycombKo {
        title(en = "A ko in the honeycomb", ja = "蜂の巣のコウ"),
        note(
            en = "Every point has at most three neighbours, so a ko takes fewer stones than on squares. White to play wins; if Black begins, everything hangs on the ko, and he needs one threat more than White. Black fights it at [B5]. Ctrl+Enter proves it.",
            ja = "どの点も隣は3つまでなので、コウは少ない石でできます。白先は白の勝ち。黒先ならすべてがコウ次第で、黒は白よりコウ材が1つ多く必要です。コウを仕掛ける手は[B5]です。Ctrl+Enterで証明できます。",
        ),
    }
    DeadEye {
        title(en = "An eye of eight points that is dead", ja = "8点でも死ぬ眼"),
        note(
            en = "All eight points of Black's eye are neighbours of each other: wherever Black plays in it, what is left is one eye again. On squares so large an eye always lives; here it is 23 liberties and no more, and White has two eyes.",
            ja = "黒の眼の8点は互いにすべて隣り合っています。黒が中に打っても残りはまた一つの眼です。四角の盤ならこの大きさの眼は必ず活きますが、ここでは23手のダメにすぎず、白には眼が二つあります。",
        ),
    }
    OpenStar {
        title(en = "Who lives on a star?", ja = "星では誰が生きる?"),
        note(
            en = "An empty board of seven points. Every point is N: whoever plays first takes it, and the first move in the centre takes all of them. Click a point to see what every first move makes of it.",
            ja = "7点の空の盤です。どの点もN、つまり先に打つ側が取ります。中央への初手がすべてを取ります。点をクリックすると、それぞれの初手でその点がどうなるかが見られます。",
        ),
    }
    Wheel {
        title(en = "The wheel", ja = "車輪"),
        note(
            en = "Five points round a sixth. All are N, whoever wins the kos: no point wears the small square of a ko. Without its rim the wheel is a star; take one line of the rim away (hand Board) and look again.",
            ja = "6点目の周りに5点が輪になっています。コウにどちらが勝っても、すべてNです。コウの小さな四角はどの点にも付きません。輪の線を一本消して（「盤」の手）、もう一度見てください。",
        ),
    }
    Petersen {
        title(en = "Petersen's graph", ja = "ピーターセン・グラフ"),
        note(
            en = "Ten points with three neighbours each. Every point is P, a stand-off: neither side can take one, even by playing first. But whoever wins all kos takes every point by playing first, so each wears the sign of a ko.",
            ja = "どの点にも隣が3つある10点の盤です。すべてP、先に打ってもどちらも取れません。ただしコウにすべて勝つ側は、先に打てばすべての点を取れます。だからどの点にもコウの印が付きます。",
        ),
    }
    TriangleEye {
        title(en = "An eye that is a triangle", ja = "三角形の眼"),
        note(
            en = "Black's eye is three points that are all neighbours of each other. Wherever he plays in it, one eye is left: Black's stones are W. On squares three points in a row would be N.",
            ja = "黒の眼は互いに隣り合う3点です。中のどこに打っても眼は一つしか残らず、黒の石はWです。四角の盤で3点が並ぶ眼ならNになります。",
        ),
    }
    CompleteEye {
        title(en = "An eye of four points, all joined", ja = "すべて隣り合う4点の眼"),
        note(
            en = "Four points, each the neighbour of every other: dead again, as is every eye of this kind, however large. Take the diagonals away (hand Board): a ring of four is dead too. A ring of five lives, as the next sample shows.",
            ja = "4点が互いにすべて隣り合っています。これも死で、この形の眼はいくら大きくても死にます。対角線を消して（「盤」の手）4点の輪にしても死です。次の例のように、5点の輪なら生きます。",
        ),
    }
    RingEye {
        title(en = "An eye that is a ring of five", ja = "5点の輪の眼"),
        note(
            en = "The eye is a ring of five points, and Black's stones are B: he lives even if White plays first. But click a stone: after any first move of White in the ring it is N+, so Black has to answer.",
            ja = "眼は5点の輪で、黒の石はBです。白が先に打っても黒は生きます。ただし石をクリックすると、輪の中への白の初手のあとはどれもN+で、黒の受けが必要なことがわかります。",
        ),
    }
    TwoFates {
        title(en = "A string with two fates", ja = "二つの運命を持つ石"),
        note(
            en = "Two black stones in one string, but [D2] is B and [C2] is N. White captures both at [E2]; Black takes back at [D2], and White is left with [C2]. If Black plays first he connects at [E2]. A game may not be ended while a string has two fates.",
            ja = "つながった黒2子ですが、[D2]はB、[C2]はNです。白が[E2]で2子を取ると黒は[D2]に取り返し、白に残るのは[C2]だけです。黒が先なら[E2]につなぎます。一つの石に二つの運命があるうちは終局できません。",
        ),
    }
    Corner {
        title(en = "Six points in a corner", ja = "隅の6目"),
        note(
            en = "Black has two rows of three points in the corner and no liberty outside. He lives if he plays first, at [B19] or [B18]; White kills there. The rest of the board is too large to be classified, and does not matter: the white wall is safe. Play it (F5).",
            ja = "黒は隅に3目2列、外ダメはありません。黒先なら[B19]か[B18]で生き、白先なら同じ点で死にます。残りの盤は広すぎて分類できませんが、白の壁は安全なので関係ありません。F5で打ってみてください。",
        ),
    }
    Room {
        title(en = "Room about a point", ja = "空点に囲まれた点"),
        note(
            en = "P4(V): the points with at least four empty points about them, themselves among these. Of the empty points 21 are lit. [C5] is not, stones are on three sides of it, and no corner ever is: it has three points in all. So whoever plays by this map keeps away from corners and stones. Set stones and see.",
            ja = "P4(V)は、自分も含めて周りに空点が4つ以上ある点です。空点のうち21点が光ります。[C5]は三方に石があるので光らず、隅は全部で3点しかないので決して光りません。このマップで打つ側は隅と石から離れて打ちます。石を置いて確かめてください。",
        ),
    }
    Contact {
        title(en = "Touch White twice", ja = "白に二度触れる"),
        note(
            en = "P2(W): the points that touch at least two white stones, [D5] and [C4] here. F(W), next to it, is all that touch White or are White. In games against a player at random P2(W) wins far more often than F(W) or any other map this short: the tab Table plays them.",
            ja = "P2(W)は白石2子以上に触れる点で、ここでは[D5]と[C4]です。比べているF(W)は白石とその隣の点すべてです。でたらめに打つ相手との対局では、P2(W)はF(W)にも、これほど短いほかのどのマップにも大きく勝ち越します（タブ「表」で対局できます）。",
        ),
    }
    MoveChanges {
        title(en = "What a move changes", ja = "一手が変えるもの"),
        note(
            en = "AB({C3}) is what a black stone at [C3] would be joined to, DB({C3}) what it would take: [D3]. Move the pointer over the board: with the model on, every point tells its F and what a move there changes. Then play at [C3].",
            ja = "AB({C3})は、[C3]の黒石がつながる石です。DB({C3})は、取る石で[D3]です。盤の上でポインタを動かしてください。モデルを表示していると、どの点もFと、そこに打つと変わるものを示します。次に[C3]に打ってください。",
        ),
    }
    TwoFormulas {
        title(en = "Two formulas, one map", ja = "二つの式、一つのマップ"),
        note(
            en = "The map conjectured-2 is much longer than P4(V), and [C3] and [A2] are only in it. But both are stones: on the empty points, where one can play, the two are equal on every board and in every position. That is a law and stands below; a thousand games could only suggest it.",
            ja = "conjectured-2の式はP4(V)よりずっと長く、[C3]と[A2]はそちらだけにあります。しかしどちらも石です。打てる空点の上では、二つはどの盤のどの局面でも等しくなります。これは法則で、下に示されます。千局打っても、そうらしいとしか言えません。",
        ),
    }
    NothingThere {
        title(en = "A formula without a point", ja = "点のない式"),
        note(
            en = "The first map as the paper prints it needs four black stones about an empty point. On a honeycomb no point has more than three neighbours: the set is empty in every position, and its player plays at random. Yet the paper prints 68 wins of a hundred: signs were lost in print. Type P3(B): it is [C7].",
            ja = "論文に印刷された最初のマップには、空点の周りに黒石4子が必要です。蜂の巣の盤では隣は3点までなので、どの局面でも空集合になり、打ち手はでたらめに打ちます。それでも論文の勝率は68%です。印刷で記号が失われたのです。P3(B)と入力すると、[C7]が光ります。",
        ),
    }
    NoCorners {
        title(en = "No corners, no advantage", ja = "隅がなければ"),
        note(
            en = "The same P4(V) on a torus: nothing is a corner or an edge, and on the empty board every point is in the set. On a square of this size its player wins about two games of three against a player at random, here little more than half. The tab Table plays them: Without corners.",
            ja = "同じP4(V)をトーラスで見ます。隅も辺もないので、空の盤ではすべての点が集合に入ります。同じ大きさの四角の盤では、でたらめな相手に3局に2局ほど勝ちますが、ここでは半分を少し超えるだけです。タブ「表」の「隅のない盤」で対局できます。",
        ),
    }
}

/// What a sample teaches and what to try in it, in a few sentences.
///
/// ```
/// use semeai_session::{Coordinates, Phrasing, Sample};
/// use semeai_words::samples::sample_note;
///
/// let note = |phrasing| sample_note(Sample::ConnectFirst, phrasing);
/// assert!(note(Phrasing::ENGLISH).starts_with("H9 is worth"));
/// let coordinates = Coordinates::Japanese;
/// assert!(note(Phrasing { coordinates, ..Phrasing::JAPANESE }).starts_with("8の一は"));
/// ```
pub fn sample_note(sample: Sample, phrasing: Phrasing) -> String {
    let mut pieces = note(sample, phrasing).split('[');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    // Where points are called as they are written there, nobody needs the board.
    let board = (phrasing.coordinates != Coordinates::Letters).then(|| sample.document());
    for piece in pieces {
        let (name, after) = piece.split_once(']').unwrap_or((piece, ""));
        let point = board.as_ref().and_then(|board| {
            let topology = board.topology();
            let point = topology.point(name)?;
            Some(phrasing.point(topology, point).into_owned())
        });
        text += point.as_deref().unwrap_or(name);
        text += after;
    }
    text
}

/// The position of a sample under its title. That is in English, as what is written to a file is.
///
/// # Panics
///
/// Never: a test reads every sample.
pub fn sample_document(sample: Sample) -> Document {
    let mut document = sample.document();
    sample_title(sample, Phrasing::ENGLISH).clone_into(&mut document.text.title);
    document
}

#[cfg(test)]
mod tests {
    use semeai_board::Color;
    use semeai_endgame::position_report::EndgameReport;
    use semeai_endgame::{Endgame, EndgameLimits, RegionKind, endgame_report};

    use super::*;

    fn endgame(document: &Document) -> EndgameReport {
        let mut asked = Endgame::new(document.position().expect("a position"));
        asked.roles = document.marks.roles;
        endgame_report(&asked, &EndgameLimits::default())
    }

    /// The note says of the sample on gote and sente that Black must answer: nothing else is as good.
    #[test]
    fn in_the_sample_on_sente_the_answer_is_the_only_best_move() {
        let mut document = Sample::GoteAndSente.document();
        let point = |name: &str| document.topology().point(name).expect("a point");
        let (b4, c4) = (point("B4"), point("C4"));
        let sente = endgame(&document);
        let sente = sente
            .regions
            .iter()
            .find(|region| region.points.contains(b4));
        assert_eq!(
            sente.and_then(|region| region.kind),
            Some(RegionKind::WhiteSente)
        );
        document.board.setup.set(b4, Some(Color::White));
        let answered = endgame(&document);
        let start = answered.starts.black.as_ref().expect("asked");
        assert_eq!(start.best, [c4]);
    }

    #[test]
    fn every_point_that_a_note_names_is_on_its_board() {
        for &sample in Sample::ALL {
            let document = sample.document();
            for phrasing in Phrasing::ALL {
                let names = note(sample, phrasing).split('[').skip(1);
                for name in names.filter_map(|piece| Some(piece.split_once(']')?.0)) {
                    let point = document.topology().point(name);
                    assert!(point.is_some(), "{sample:?}: {name}");
                }
            }
        }
    }

    #[test]
    fn nothing_is_missing() {
        for &sample in Sample::ALL {
            for phrasing in Phrasing::ALL {
                let texts = [
                    sample_title(sample, phrasing).to_owned(),
                    sample_note(sample, phrasing),
                ];
                assert!(texts.iter().all(|text| !text.is_empty()), "{sample:?}");
            }
        }
        let opening = sample_document(Sample::ConnectFirst);
        assert_eq!(opening.text.title, "Connect first");
    }
}
