//! The labels of endgames.

/// Puts the labels of endgames behind those of the areas before, and hands all on to the areas that are left.
macro_rules! endgame_labels {
    ([$next:ident $($left:ident)*] $($before:tt)*) => {
        $next! {
            [$($left)*]
            $($before)*

            // Endgames.
            Endgame(en = "Endgame", ja = "ヨセ");
            TurnSubject(en = "Next topic", ja = "次のテーマ");
            ChooseRace(en = "Look at the race", ja = "攻合いを見る");
            ChooseEndgame(en = "Look at the endgame", ja = "ヨセを見る");
            LookAtRace(en = "Subject: race", ja = "対象：攻合い");
            LookAtEndgame(en = "Subject: endgame", ja = "対象：ヨセ");
            FindSafe(en = "Find safe stones", ja = "安全な石を見つける");
            FindingSafe(en = "Looking for safe stones…", ja = "安全な石を調べています…");
            ProveBoard(en = "Prove on the whole board", ja = "盤全体で証明");
            ProveNeedsSafe(en = "Nothing can be proved yet: no stones are safe. Propose safe stones first (D), or mark them in Mark.", ja = "まだ証明できません。安全な石がありません。先に安全な石を提案させるか（D）、「印を付ける」で安全な石を指定してください。");
            BoardToSums(en = "From the board to Sums", ja = "盤の領域を和に移す");
            MoveLosses(en = "Points lost by each move", ja = "各手の損");
            EndgameValue(en = "Value", ja = "値");
            RegionStateColumn(en = "State", ja = "状態");
            NoRegionsYet(en = "Which stones are safe?", ja = "安全な石はどれですか");
            NothingSeenSafe(en = "No safe group found", ja = "安全と分かる石がありません");
            NoRegionsWhy(en = "Regions lie between safe stones. Propose safe stones (D), or mark them in Mark.", ja = "領域は安全な石のあいだにできます。安全な石を提案させる（D）か、「印を付ける」で安全な石を指定してください。");
            SearchingRegions(en = "Searching the regions. A large one takes a while.", ja = "領域を調べています。広い領域は時間がかかります。");
            NothingOpen(en = "Everything is settled.", ja = "未決着の領域はありません。");
            ProposedSafe(en = "Taken as safe", ja = "安全とみなす石");
            ProposedSafeWhy(en = "Nothing has changed yet. Click a group to make it safe, or not; Enter accepts, Esc discards.", ja = "まだ何も変わっていません。石をクリックすると安全かどうかが切り替わります。Enterで採用、Escで取り消し。");
            NothingSafe(en = "Click the groups that can't be captured, then accept (Enter); Esc leaves.", ja = "取られることのない石をクリックし、Enterで採用してください。Escでやめます。");
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
            CoachEndgame(en = "In a region, left-click plays Black's move, right-click White's. D proposes safe stones again.", ja = "領域の中を左クリックで黒、右クリックで白の手を試せます。Dで安全な石を提案し直します。");
            CoachEndgameFirst(en = "Press D: the program proposes safe stones and finds the regions.", ja = "Dを押すと、安全とみなす石と領域が示されます。");
            Order(en = "Order", ja = "打つ順");
            MoveColumn(en = "Move", ja = "着手");
            Gain(en = "Gain", ja = "得");
            ScoreSoFar(en = "Score so far", ja = "ここまで");
            TemperatureLeft(en = "Biggest left", ja = "残りの最大");
            TemperatureCurve(en = "What the biggest move is worth (up) after each move (across)", ja = "各手の後（横）の一番大きい手の価値（縦）");
            NoOrder(en = "No order of play yet: every region needs a value first.", ja = "手順はまだ分かりません。すべての領域の値が必要です。");
            PlayedByRules(en = "Rules of thumb against best play", ja = "規則どおりに打つと（相手は最善）");
            FromThisGame(en = "From this game", ja = "この棋譜の手");
            FromThisGameHint(en = "The moves played from here on, each with the points it lost", ja = "ここから実際に打たれた手と、それぞれの損");
            Lost(en = "Lost", ja = "損");
            CameFirst(en = "Came first", ja = "先に打つ手");
            BestPlay(en = "Best play:", ja = "最善なら：");
            BestPlayFromHere(en = "The score with best play from here on", ja = "ここから双方が最善に打ったときの結果");
            ThenBestPlay(en = "Then, best play", ja = "以後最善なら");
            MovesSoFar(en = "Moves, with the points each lost", ja = "着手と損");
            StyleBestEndgameHint(en = "A move that loses nothing, the biggest first", ja = "損のない手を大きい順に");
            StyleHotstrat(en = "Hotstrat", ja = "最大の手");
            StyleHotstratHint(en = "Plays where a move is worth most, whoever's sente it is", ja = "先手後手を問わず、価値の一番大きい手");
            StyleSentestrat(en = "Sentestrat", ja = "先手に受ける");
            StyleSentestratHint(en = "Answers if the last move made a bigger one; else as hotstrat", ja = "相手の手で盤上より大きくなった所に受け、なければ価値の一番大きい手");
            StyleThermostrat(en = "Thermostrat", ja = "温度で選ぶ");
            StyleThermostratHint(en = "Plays where the thermograph is widest at the most promising temperature", ja = "一番見込みのある温度で、サーモグラフの幅が一番広い所");
            StyleGreedy(en = "Greedy", ja = "目先の得");
            StyleGreedyHint(en = "Takes the most points at once, whatever follows", ja = "あとのことを考えず、その場で一番得をする手");
            Pass(en = "Pass", ja = "パス");
            CoachPlayEndgame(en = "Left-click plays for the side to move; right-click takes back; P passes.", ja = "左クリックで手番の側が打ちます。右クリックで待った。Pでパス。");
            CoachProposedSafe(en = "Click a group to make it safe, or not; Enter or D accepts, Esc discards.", ja = "石をクリックで安全かどうかを切り替え。EnterかDで採用、Escで取り消し。");
            MoveTree(en = "Tree of region", ja = "ゲーム木：領域");
            ValueOfRegion(en = "Value of region", ja = "値：領域");
            KoFigures(en = "A direct ko is worth a third of what it decides; other kos have no worth here.", ja = "本コウの価値は争う目数の3分の1です。ほかのコウの価値は示しません。");
            GainByArea(en = "Counted by area, a move gains one point more than it is worth in the list: its own stone.", ja = "面積の計算では石そのものも1目なので、得は一覧の価値より1目多くなります。");
            OnlyMeeting(en = "Read only the border", ja = "境界だけ調査");
            OnlyMeetingHint(en = "Reads only the points where Black and White meet. What lies behind them counts as it stands.", ja = "黒と白が接している所だけを調べます。その奥は今のまま地として数え、答えにもそう示します。");
            OnlySelected(en = "Only these points", ja = "この範囲だけ");
            OnlySelectedHint(en = "Reads only the selected points; the answer says so.", ja = "選択した範囲だけを調べます。答えにもそう示します。");
            CoachSelect(en = "Drag a rectangle over the points to read; Esc leaves it.", ja = "打つ点を囲むようにドラッグしてください。Escでやめます。");
            AllRegions(en = "All regions", ja = "すべての領域");
            MarkMoreSafe(en = "Mark more stones safe", ja = "安全な石をもっと指定");
            TooLargeHint(en = "Mark more stones as safe, or ask about only the points in a rectangle (Shift and a drag).", ja = "安全な石をもっと指定するか、Shift+ドラッグで囲んだ範囲だけを調べてください。");
            OverBudgetHint(en = "Search longer, mark more stones as safe, or ask about only the points in a rectangle (Shift and a drag).", ja = "さらに調べるか、安全な石をもっと指定するか、Shift+ドラッグで囲んだ範囲だけを調べてください。");
            SumFromBoard(en = "From the board", ja = "盤から");
            SumFromBoardHint(en = "The endgame regions as a sum of trees, each with one good move for each side", ja = "各領域で双方の良い手が一つずつなら、ヨセの領域を木の和にします");
            CoachInside(en = "Left-click plays Black, right-click White; Esc goes back to the board.", ja = "左クリックで黒、右クリックで白の手。Escで元の盤面に戻ります。");
            BestMoves(en = "Best moves", ja = "最善手");
            AllMoves(en = "All moves", ja = "すべての手");
            TreeIsCut(en = "Not all positions are shown.", ja = "一部の局面は省略しています。");
            WorthElsewhere(en = "elsewhere", ja = "他の手");
        }
    };
}
