//! The labels of races: marks, regions, trees, proposals and proofs.

/// Puts the labels of races behind those of the areas before, and hands all on to the areas that are left.
macro_rules! race_labels {
    ([$next:ident $($left:ident)*] $($before:tt)*) => {
        $next! {
            [$($left)*]
            $($before)*

            // Race menu and buttons of the modes.
            ProposeMarks(en = "Propose the marks", ja = "印を提案");
            ProposeSafe(en = "Propose the safe stones", ja = "安全な石を提案");
            ClearRoles(en = "Clear the marks", ja = "印を消す");
            FirstDecides(en = "The first capture decides", ja = "最初の一つで負け");
            FirstDecidesHint(en = "A side with several essential blocks loses when the first of them is captured, not when all are.", ja = "対象ブロックが複数あるとき、すべてではなく最初の一つを取られたら負けとします。");
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
            GameMove(en = "Game: after move", ja = "棋譜：手数");
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
            EraseBlock(en = "Remove the block pointed at", ja = "ポインタの下の石を消す");
            FingerBlack(en = "Tap plays Black", ja = "タッチは黒");
            FingerWhite(en = "Tap plays White", ja = "タッチは白");
            CloseMove(en = "This move is useless", ja = "この手は無用");
            CloseNode(en = "No useful move here", ja = "手なし");
            Useless(en = "marked useless (N undoes that)", ja = "無用とした手（Nで取り消し）");
            NotHereSuicide(en = "Suicide: not allowed here.", ja = "自殺手なので打てません。");
            NotHereKo(en = "Ko: not allowed here.", ja = "コウなので打てません。");
            NotHereSettled(en = "Nothing to try here: no move changes the count any more.", ja = "ここでは何も試しません。どう打っても手数はもう変わりません。");
            NotHereAlive(en = "Nothing to try here: the block can't be captured any more.", ja = "ここでは何も試しません。対象ブロックはもう取られません。");
            NotHereShared(en = "Nothing to try here: the region holds liberties of both sides and is judged as a whole.", ja = "ここでは何も試しません。双方のダメを含む領域で、全体で判定します。");
            NotHereOutside(en = "Nothing to try here: the point is in no region of the race.", ja = "ここでは何も試しません。攻合いのどの領域の点でもありません。");
            Expanded(en = "Expanded the regions without candidates to their end. Shift+Enter asks for candidates again.", ja = "候補点のない領域を最後まで展開します。Shift+Enterで候補点を自分で選ぶ方法に戻ります。");
            ExpandedAlready(en = "Already expanded. Shift+Enter asks for candidates again.", ja = "領域は展開済みです。Shift+Enterで候補点を自分で選ぶ方法に戻ります。");
            CandidatesAsked(en = "Regions without candidates ask for them again.", ja = "候補点のない領域は、また候補点を選ぶのを待ちます。");
            NothingToExpand(en = "No race to expand yet: mark its two blocks, or press D for a proposal.", ja = "展開する攻合いがありません。対象ブロックを指定するか、Dで提案させてください。");
            NothingToAccept(en = "Nothing to accept.", ja = "採用するものはありません。");
            NothingToClose(en = "Point at half of a candidate, or go to a move that leads to a question.", ja = "候補点の半分を指すか、未検討に進む手を選んでください。");
            MakeFirst(en = "Make first", ja = "先頭にする");
            DeleteBranch(en = "Delete the branch", ja = "枝を削除");
            FullScreen(en = "Full screen", ja = "全画面");
            BoardAlone(en = "Board alone", ja = "盤だけを表示");
            Preferences(en = "Preferences", ja = "環境設定");
            FoldTree(en = "Fold the tree", ja = "ゲーム木を畳む");
            SelectRectangle(en = "Select a rectangle", ja = "四角く選択");
            BothStones(en = "Left black, right white", ja = "左で黒、右で白");
            BlackStones(en = "Black stones", ja = "黒石");
            WhiteStones(en = "White stones", ja = "白石");
            TakeTurns(en = "Alternating, with captures", ja = "交互に打つ（石を取る）");
            Tools(en = "The tools, in their order", ja = "モードの道具（順に）");
            CopyWay(en = "Copy the moves", ja = "手順をコピー");
            TooManyToTry(en = "Too many useful points to try at once: click some, or drag a rectangle (Shift-drag).", ja = "有効な点が多すぎて一度には試せません。試す点をクリックするか、Shiftとドラッグで四角を選んでください。");
            CoachMany(en = "Click the points to try: too many are useful to suggest all. Shift-drag: in a rectangle.", ja = "試す点をクリック。有効な点が多く提案は出ません（Shift+ドラッグで四角の中だけ）。");
            NothingSelected(en = "Nothing to suggest in the rectangle.", ja = "四角の中に提案はありません。");
            Deselect(en = "Deselect", ja = "選択を解除");
            Game(en = "Game", ja = "棋譜");
            GameMoves(en = "Moves", ja = "手順");
            FightsOfGame(en = "Fights", ja = "戦い");
            FightsOfGameHint(en = "Groups of three stones or more that somebody could have captured or saved, with the move where it began. Click one to go there and analyse it.", ja = "取るか助けるかが手番で決まる三子以上の石を、そうなった手数とともに並べます。クリックすると、その局面で読みます。");
            NoGameHere(en = "there is no game here, only a position", ja = "棋譜ではなく局面だけです");
            NoFightsOfGame(en = "No group could be captured or saved.", ja = "手番しだいで取られる石は見つかりませんでした。");
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
            NextMark(en = "Next: mark", ja = "次へ：印を付ける");
            LibertiesNow(en = "Liberties", ja = "ダメ");
            MarkBlocks(en = "Mark the blocks", ja = "石に印を付ける");
            MarkSafeStones(en = "Mark safe stones", ja = "安全な石を指定");
            MarkSafeStonesHint(en = "Click each safe group. Shift-drag: read only these points", ja = "生きている石をクリックします。Shiftとドラッグで、調べる点だけを選べます");
            NextAnalyse(en = "Next: analyse", ja = "次へ：解析");
            Columns(en = "Columns", ja = "列");
            Rows(en = "Rows", ja = "行");
            Apply(en = "Apply", ja = "適用");
            ChooseBoard(en = "Board…", ja = "盤…");
            DrawBoard(en = "Draw the board", ja = "盤の形を編集");
            DrawOwn(en = "Draw my own…", ja = "自分で描く…");
            HandStones(en = "Stones", ja = "石");
            HandBoard(en = "Board", ja = "盤");
            SpreadOut(en = "Spread out", ja = "配置し直す");
            Straighten(en = "Straighten", ja = "整える");
            RenamePoint(en = "Rename the point", ja = "点の名前を変える");
            NothingToStraighten(en = "The points are straight already, or would hide each other.", ja = "点はすでに揃っているか、揃えると重なってしまいます。");
            Boards(en = "Choose a board", ja = "盤を選ぶ");
            UseBoard(en = "Use this board", ja = "この盤を使う");
            Turn(en = "Rotate", ja = "回転");
            Mirror(en = "Mirror", ja = "反転");
            Swap(en = "Swap colours", ja = "黒白交換");
            Clear(en = "Clear", ja = "消す");

            // Banner.
            BlackFirst(en = "Black to play", ja = "黒先");
            WhiteFirst(en = "White to play", ja = "白先");
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
            Failed(en = "The analysis failed: this is a bug.", ja = "解析に失敗しました。プログラムの不具合です。");

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
            Tree(en = "Tree of region", ja = "ゲーム木：領域");
            TreeNone(en = "Select a region to see its tree.", ja = "領域を選ぶとゲーム木が出ます。");
            TreeEmpty(en = "Click a point of the region to try both sides' moves there.", ja = "領域の点をクリックすると、そこへの双方の着手を試します。");
            TreeSettled(en = "Settled: no move changes the count any more.", ja = "決定済みです。どう打っても手数は変わらないので、検討は不要です。");
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
            CutNote(en = "The moves of the block's own side gain less than a liberty here: they are shown, but don't count.", ja = "ここでは守り側の手は一手分に満たないため、示しますが数えません。");

            // Proposal.
            Propose(en = "Propose a race", ja = "攻合いを提案");
            AcceptProposal(en = "Accept", ja = "採用");
            DiscardProposal(en = "Discard", ja = "取り消し");
            ProposedBlocks(en = "Proposed blocks", ja = "提案する石");
            EssentialBlocks(en = "Essential blocks", ja = "対象ブロック");
            AssumedSafe(en = "Taken as safe", ja = "安全とみなす石");
            NothingAssumed(en = "No other stones need to be safe.", ja = "安全とみなす石はありません。");
            RelevantPoints(en = "points matter (hatched)", ja = "か所が関係します（斜線）");

            // Proof.
            Prove(en = "Prove", ja = "証明する");
            Proof(en = "Proof", ja = "証明");
            ProveLonger(en = "Search longer", ja = "さらに調べる");
            Proving(en = "Searching every line…", ja = "すべての変化を調べています…");
            PositionsSoFar(en = "positions", ja = "局面");
            ProofIdle(en = "A search by the rules confirms or refutes the count.", ja = "実際のルールで探索し、計算の結論を確かめます。");
            Proved(en = "Proved", ja = "証明済み");
            IsProved(en = "proved", ja = "証明済");
            Ko(en = "Ko", ja = "コウ");
            Nearby(en = "Local result", ja = "近くのみ");
            IsNearby(en = "local result", ja = "近くのみ");
            Counted(en = "Counted", ja = "計算");
            ProofFailed(en = "The search failed: this is a bug.", ja = "探索に失敗しました。プログラムの不具合です。");
            BestLine(en = "Best line", ja = "最善の手順");
            LineBack(en = "One move back in the line", ja = "手順を一手戻す");
            LineOn(en = "One move on in the line", ja = "手順を一手進める");
            ToStart(en = "To the beginning", ja = "最初へ");
        }
    };
}
