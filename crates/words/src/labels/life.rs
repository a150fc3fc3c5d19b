//! The labels of who lives.

/// Puts the labels of who lives behind those of the areas before, and hands all on to the areas that are left.
macro_rules! life_labels {
    ([$next:ident $($left:ident)*] $($before:tt)*) => {
        $next! {
            [$($left)*]
            $($before)*

            // Who lives.
            Life(en = "Life", ja = "死活");
            LookAtLife(en = "Subject: life", ja = "対象：死活");
            Subject(en = "Subject", ja = "対象");
            ChooseLife(en = "Look at life and death", ja = "死活を見る");
            LifeSamples(en = "Life and death", ja = "死活");
            MapSamples(en = "Tactics maps", ja = "戦術マップ");
            Classes(en = "Classes", ja = "種別");
            EndingRow(en = "Ending", ja = "終わり方");
            EndingTerritory(en = "Territory", ja = "地");
            EndingTerritoryHint(en = "A point is decided once unconditionally alive strings settle it. This is our interpretation.", ja = "無条件に生きた石で決まった時点で、その点は決まりです。これは本プログラムの読み方です。");
            EndingUltimate(en = "Ultimate", ja = "窮極盤面");
            EndingUltimateHint(en = "Points are decided only in an ultimate position, where every group has exactly two one-point eyes: the ending of the source.", ja = "どの石もちょうど二つの一目の眼で生きる窮極盤面でだけ決まります。出典の終わり方です。");
            EndingTarget(en = "Target", ja = "目標");
            EndingTargetHint(en = "Asks about one string only, until it is captured or settled: click it.", ja = "一つの石だけを、取られるか決まるまで調べます。あとでその石をクリックしてください。");
            KoRow(en = "Ko", ja = "コウ");
            KoAll(en = "All three", ja = "三通り");
            AllKoRules(en = "All rules of ko", ja = "コウの規則すべて");
            KoAllHint(en = "Simple ko, and a small square where it matters who wins all kos", ja = "単純コウで調べ、コウの勝ち負けで変わる点に小さな四角を付けます");
            KoSimple(en = "Simple", ja = "単純コウ");
            KoSimpleHint(en = "Neither side takes a ko back at once", ja = "どちらもすぐには取り返せません");
            ClassifyLarger(en = "Classify", ja = "分類する");
            ClassifyLargerHint(en = "Makes the tables for regions of 13 to 16 points; you can stop it.", ja = "13〜16点の領域の表を作ります。途中で止められます。");
            FourLetters(en = "Classes in four letters", ja = "種別を四文字で");
            OnlySelectedLifeHint(en = "Classifies only the selected points. Everything else stays: stones there can't be captured, empty points are no liberties.", ja = "選択した範囲だけを分類します。外はそのままで、石は取られず、空点はダメになりません。");
            AllPoints(en = "All points", ja = "すべての点");
            DecidedAlready(en = "Already decided: no move changes it.", ja = "すでに決まっていて、どの手でも変わりません。");
            BanLiftedByPass(en = "A ko is banned here, so a pass, which lifts the ban, counts as a move.", ja = "コウの禁じ手があり、それを解くパスも手の一つです。");
            NoEndWithoutClasses(en = "Whether the game can end is shown once every point has a class.", ja = "終わることができるかは、すべての点の種別が分かると示します。");
            ChoosePoint(en = "Choose a point", ja = "点を選ぶ");
            ClickAPoint(en = "Click a point on the board to see it explained here.", ja = "盤の点をクリックすると、ここで説明します。");
            FirstMoves(en = "First moves", ja = "最初の手");
            FirstMovesHint(en = "Click to play the move on the board; Esc goes back.", ja = "クリックでその手を打ち、Escで戻ります。");
            RuleOfClasses(en = "The rule: the best that the moves of each side lead to", ja = "規則：各側の手が至る最善");
            BlackReaches(en = "Black reaches", ja = "黒が至る");
            WhiteReaches(en = "White reaches", ja = "白が至る");
            TheEnd(en = "The end", ja = "終局");
            PointsOfClasses(en = "Points of each class", ja = "種別ごとの点数");
            BackToStart(en = "Back to the position", ja = "元の局面へ");
            PlayForPoint(en = "Play it out", ja = "打ってみる");
            ClassAfter(en = "Class after it", ja = "その後の種別");
            OwnerAfter(en = "Owner then", ja = "その点は");
            MovesWithOwners(en = "Moves, and the owner after each", ja = "着手と、その点がどちらのものか");
            MovesWithClasses(en = "Moves, with the class after each", ja = "着手とその後の種別");
            CoachLife(en = "Click a point: what it is, and what every first move makes of it.", ja = "点をクリックすると、その種別と最初の手の結果を示します。");
            CoachLifePoint(en = "Left-click plays Black, right-click White. Shift-click: another point. Esc: no point.", ja = "左クリックで黒、右クリックで白の手。Shift+クリックで別の点。Escで点を外します。");
            CoachLifeTarget(en = "Click the target string; Esc leaves it.", ja = "目標の石をクリックしてください。Escでやめます。");
            CoachPlayLife(en = "Left-click plays for the side to move; right-click takes back; P passes.", ja = "左クリックで手番の側が打ちます。右クリックで待った。Pでパス。");
        }
    };
}
