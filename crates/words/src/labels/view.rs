//! The labels of what is seen and how, and the lines that say what the hand can do.

/// Puts the labels of the view, and what the hand can do behind those of the areas before, and hands all on to the areas that are left.
macro_rules! view_labels {
    ([$next:ident $($left:ident)*] $($before:tt)*) => {
        $next! {
            [$($left)*]
            $($before)*

            // View menu.
            Coordinates(en = "Coordinates", ja = "座標");
            Regions(en = "Regions", ja = "領域");
            Counts(en = "Counts", ja = "手数");
            Theory(en = "Theory line", ja = "理論の式");
            ForLearners(en = "Learner", ja = "学習");
            ForLearnersHint(en = "The answer, and what you can do next", ja = "答えと、次にできることだけを示す");
            ForTheory(en = "Theory", ja = "理論");
            ForTheoryHint(en = "Regions, trees, values, and every step to the answer", ja = "領域・木・値と、答えに至る手順も示す");
            Lessons(en = "Lessons", ja = "例題集");
            LessonsHint(en = "Lessons by topic", ja = "学べることの一覧");
            WhatItTeaches(en = "What this shows", ja = "学べること");
            ClickABlock(en = "Click a group to see what becomes of it.", ja = "石をクリックすると、その石がどうなるかを調べます。");
            FormatCsv(en = "CSV", ja = "CSV");
            FormatMarkdown(en = "Markdown", ja = "Markdown");
            FormatJson(en = "JSON", ja = "JSON");
            FormatExperiment(en = "Experiment", ja = "実験");
            ExperimentTaken(en = "The experiment is in the tab Table of Maps.", ja = "実験を「マップ」の「表」に入れました。");
            PlayIt(en = "Play it", ja = "打ってみる");
            PlayItHint(en = "Try it: the program replies with its best moves", ja = "自分の手を試す。プログラムが最善で応じる");
            ReadIt(en = "Analyse", ja = "読んで調べる");
            ReadOn(en = "Keep searching", ja = "もっと読む");
            ShowLine(en = "Show the line", ja = "手順を見る");
            IsReading(en = "Reading…", ja = "読んでいます…");
            IsCounted(en = "counted", ja = "計算");
            IsOfChosenPoints(en = "chosen points only", ja = "選んだ点だけ");
            IsReadAlongBorder(en = "edges only", ja = "境界だけ調査");
            TooMuchIsOpen(en = "Can't score this yet: too much is undecided", ja = "未確定の所が多すぎます。境界を指定するか、打ち進めてください");
            CountingCannot(en = "Counting can't decide this. Search it?", ja = "数えるだけでは決まりません。読んで調べますか?");
            ChooseBlock(en = "Which group? Click it", ja = "どの石が争っていますか。クリックしてください");
            ClickTheTwo(en = "Click the two groups that race; right-click safe stones", ja = "争う二つの石をクリック。安全な石は右クリック");
            TwoMarked(en = "Now right-click the stones that can't be captured", ja = "二つの石に印が付きました。取られない石は右クリック");
            AreTheseSafe(en = "Are these stones safe? Click any that aren't", ja = "これらの石は安全ですか。違う石をクリックしてください");
            StillTooOpen(en = "Too much is undecided to read all of it: mark more safe stones", ja = "まだ未確定の所が多すぎます。ほかの活きている石にも印を付けてください");
            LargerIsOpen(en = "Some regions take longer to read", ja = "読むのに時間のかかる所があります");
            NothingYet(en = "Place some stones, or open a game", ja = "石を置くか、棋譜を開いてください");
            KoDecides(en = "A ko decides", ja = "コウで決まります");
            IsOpenStill(en = "incomplete", ja = "未確定");
            AskFirst(en = "Ask first", ja = "先に出題する");
            AskFirstHint(en = "A lesson asks before it shows its answer", ja = "例題は答えを見せる前に問う");
            AskAgain(en = "Ask again", ja = "もう一度問う");
            Hint(en = "Hint", ja = "ヒント");
            HintHint(en = "One step closer to the answer (Space)", ja = "答えに一歩近づく（Space）");
            StepBack(en = "Hide again", ja = "隠し直す");
            ShowMe(en = "Show me", ja = "答えを見る");
            CheckIt(en = "Check", ja = "答え合わせ");
            NextLesson(en = "Next lesson", ja = "次の例題");
            NextLessonHint(en = "The next sample (Page Down)", ja = "次の例題（PageDown）");
            ShowOnBoard(en = "Show it on the board", ja = "盤上で示す");
            ShowOnBoardHint(en = "Play your answer: the program replies with its best moves", ja = "その答えを自分で打って確かめる。プログラムが最善で応じる");
            BackToQuestion(en = "‹ Back to the question", ja = "‹ 問いに戻る");
            DefenceLooked(en = "Looking for the best defence …", ja = "相手が最善の受けを探しています…");
            DefenceStray(en = "None of the known answers to this defence.", ja = "これは、応じられると分かっている手ではありません。");
            DefenceMet(en = "That works. There is another defence.", ja = "うまく応じました。相手にはほかの受け方もあります。");
            NextDefence(en = "Next defence", ja = "次の受け方");
            DefencesOpen(en = "Not every defence was read to the end.", ja = "相手の応手をすべて読み切れたわけではありません。");
            StoneIsNoAnswer(en = "That is a stone: click an empty point.", ja = "そこには石があります。空点をクリックしてください。");
            LessonIsRead(en = "Still reading: hints and answer are coming.", ja = "まだ読んでいます。ヒントと答えはもう少しお待ちください。");
            LessonSolved(en = "Right: solved.", ja = "正解です。");
            LessonSolvedHelped(en = "Solved, with a hint.", ja = "ヒントを見て正解しました。");
            LessonSolvedAgain(en = "Solved, after a wrong try.", ja = "やり直して正解しました。");
            ProgramFinds(en = "The program finds:", ja = "プログラムの答え：");
            LessonShown(en = "This is the answer.", ja = "これが答えです。");
            NotAllPoints(en = "No: points are missing, or too many.", ja = "違います。足りない点か、余分な点があります。");
            ClickPoint(en = "Click the point on the board.", ja = "盤上の点をクリックしてください。");
            ClickAllPoints(en = "Click every such point, then Check.", ja = "当てはまる点を全部クリックし、「答え合わせ」を押してください。");
            CoachLesson(en = "Answer beside the board. Space gives a hint, then the answer.", ja = "盤の横で答える。Space：ヒント、最後に答え。");
            CoachLessonPoint(en = "Answer by clicking the board. Space gives a hint, then the answer.", ja = "盤上のクリックで答える。Space：ヒント、最後に答え。");
            BackToAnswer(en = "‹ Back to the answer", ja = "‹ 答えに戻る");
            BackHere(en = "‹ Back", ja = "‹ 戻る");
            TreeTopDown(en = "Tree from top to bottom", ja = "ゲーム木を上から下へ");
            ScrollLeft(en = "Scroll a board without edges to the left", ja = "端のない盤を左へずらす");
            ScrollRight(en = "Scroll it to the right", ja = "端のない盤を右へずらす");
            ScrollUp(en = "Scroll it up", ja = "端のない盤を上へずらす");
            ScrollDown(en = "Scroll it down", ja = "端のない盤を下へずらす");
            ScrollHint(en = "This board has no edges: drag its frame to scroll it, or press Ctrl+Shift and an arrow.", ja = "この盤は端のない盤です。枠の外をドラッグするか、Ctrl+Shift+矢印でずらせます。");
            NothingToScroll(en = "Only a board without edges can be scrolled, and only when all of it is shown.", ja = "ずらせるのは端のない盤で、全体を表示しているときだけです。");
            ZoomIn(en = "Larger", ja = "拡大");
            ZoomOut(en = "Smaller", ja = "縮小");
            ZoomReset(en = "Actual size", ja = "標準の大きさ");
            HideAnswers(en = "Hide the answers", ja = "答えを隠す");
            Shortcuts(en = "Mouse and keys", ja = "マウスとキー");
            Legend(en = "Glossary", ja = "記号と用語");
            Manual(en = "Manual", ja = "手引き");
            About(en = "About", ja = "このプログラムについて");
            AboutProgram(en = "Capturing races and endgames in Go, by combinatorial game theory. MIT or Apache 2.0 licence, as you prefer.", ja = "囲碁の攻合いとヨセを組合せゲーム理論で解析します。このプログラムのライセンスはMITかApache 2.0で、どちらでも選べます。");
            AboutFonts(en = "Fonts in the program", ja = "組み込まれているフォント");
            AboutLibraries(en = "Libraries in the program", ja = "組み込まれているライブラリ");
            AboutTexts(en = "With their licences; the licence texts are below.", ja = "それぞれのライセンスと、その下にライセンスの全文（原文）：");
            CloseHelp(en = "Close help", ja = "ヘルプを閉じる");

            // Where answers are hidden.
            AnswersHidden(en = "The answers are hidden.", ja = "答えを隠しています。");
            ShowAnswers(en = "Show the answers", ja = "答えを表示");

            // The board, for a screen reader.
            Board(en = "Board", ja = "盤");

            // Coach lines under the board.
            CoachPlayOut(en = "Left click: the side to move plays. Right click: take back. P: play elsewhere.", ja = "左クリックで手番の側が打ちます。右クリックで待った。Pで手抜き。");
            PutStones(en = "Place the stones", ja = "両方の石を置いてください");
            CoachTry(en = "Left-click to play Black, right-click to play White.", ja = "左クリック：黒が打ち、白が応じます。右クリック：白が打ちます。");
            CoachPropose(en = "Click a group that races; click again: safe. Right-click: safe. D on a group proposes its race.", ja = "石をクリック：対象、もう一度で安全。右クリック：安全。石の上でD：攻合いを提案。");
            CoachChoose(en = "Click a group to find its fight; click a second group to choose its opponent.", ja = "ブロックをクリックすると攻合いを提案。相手のブロックもクリックすると組が決まります。");
            CoachProposed(en = "D or Enter accepts, Esc discards. Click: this group races. Right-click, E, S, U: other marks.", ja = "DかEnterで採用、Escで取り消し。クリックで対象を、右クリックかE・S・Uで印を変更。");
            CoachRuleLine(en = "The rule's moves up to its first mistake: step with Left and Right. Esc goes back.", ja = "この打ち方の手順。最後が最初の損な手です。左右キーで進み、Escで戻ります。");
            CoachLine(en = "The best line: step with Left and Right. Esc goes back to the position.", ja = "この先番の最善の手順です。左右キーで進め、Escで元の局面に戻ります。");
            CoachBlackStones(en = "Left-click for Black, right-click for White.", ja = "左で黒、右で白（道具を変えるまで）。");
            CoachWhiteStones(en = "Left-click for White, right-click for Black.", ja = "左で白、右で黒（道具を変えるまで）。");
            CoachInTurn(en = "Left-click: the side to move. Right-click: take back.", ja = "左で手番の側が打ち、右で一手戻します。");
            CoachSetUp(en = "Left: Black. Right: White. Again: remove. Drag: paint.", ja = "左で黒、右で白、もう一度で除く。ドラッグで続けて置く。");
            CoachPen(en = "Click: point. Drag: line. Shift-drag: move. Del: delete. Double-click: name.", ja = "クリック：点。ドラッグ：線、Shiftで移動。Del。ダブルクリック：名前。");
            CoachSelectStones(en = "Drag a rectangle over stones. Esc leaves it.", ja = "石を囲むようにドラッグ。Escでやめます。");
            CoachSelected(en = "Drag to move. Ctrl+C, X, V. Del. Esc deselects.", ja = "ドラッグで移動。Ctrl+C・X・V、Del。Escで解除。");
            CoachMark(en = "Click: essential, then safe. Right-click: safe. Drag to mark several. Keys E, S, U.", ja = "クリック：対象→安全。右クリック：安全。ドラッグ：最初の石と同じ印。E・S・Uキーも可。");
            CoachQuestion(en = "Click a point to try both sides' moves there. Faint discs are suggestions (Space).", ja = "点をクリックすると双方の着手を試します。薄い円は提案で、スペースキーで採用します。");
            CoachAnalyse(en = "Left-click a candidate for Black, right-click for White. Esc: back.", ja = "候補点を左クリックで黒、右クリックで白が打ちます。Escで戻ります。");
            CoachFurther(en = "Left-click for Black's move, right-click for White's. Faint discs: more points to try (Space).", ja = "候補点の左クリックで黒、右クリックで白。薄い円はほかに試せる点です（スペース）。");
            CoachSheet(en = "Esc goes back to the board.", ja = "Escで盤に戻ります。");
            CoachNode(en = "The board shows this line of play. Esc returns to the position.", ja = "盤はこの手順の局面です。Escで元の局面に戻ります。");

            // Path strip and start.
            PathToOpen(en = "File to open", ja = "開くファイル");
            PathToSave(en = "Save as", ja = "保存先のファイル");
            OpenButton(en = "Open", ja = "開く");
            SaveButton(en = "Save", ja = "保存");
            PathToGather(en = "File or folder to add", ja = "加えるファイルかフォルダー");
            GatherButton(en = "Add", ja = "加える");
            NoDialog(en = "If no file window appears, type the path here.", ja = "ファイル選択が出ないときは、ここにパスを入力してください。");
            Restore(en = "Restore", ja = "復元");
            Discard(en = "Discard", ja = "破棄");
            LeaveWithout(en = "Close without saving", ja = "変更を失って終了");
            WriteOver(en = "Overwrite", ja = "上書き");
            OpenChanged(en = "Open that file", ja = "そのファイルを開く");
            ShowFile(en = "Show it", ja = "表示");
            Dismiss(en = "Dismiss", ja = "閉じる");
            LeftUnsaved(en = "Your previous position had unsaved changes. Ctrl+Z brings it back.", ja = "前の局面に未保存の変更がありました。残してあります。Ctrl+Zで戻せ、次の起動時にも復元できます。");
            DroppedUnsaved(en = "More than 50 unsaved positions: the oldest is no longer kept.", ja = "未保存の局面が50件を超えたため、最も古いものを破棄しました。");
            DiscardAll(en = "Discard all", ja = "すべて破棄");
            Saved(en = "Saved.", ja = "保存しました。");
            SavedDiagram(en = "Saved as a text diagram. Trees and comments are kept only in SGF files.", ja = "図として保存しました。ゲーム木とコメントはSGFにしか残りません。");
            Copied(en = "Copied.", ja = "コピーしました。");
            NothingToPaste(en = "The clipboard holds no text.", ja = "クリップボードにテキストがありません。");
            Clipboard(en = "clipboard", ja = "クリップボード");
            DropPositions(en = "Drop the files to add their positions", ja = "ファイルをドロップすると、局面を問題集に加えます");
            DropHere(en = "Drop the file to open it", ja = "ファイルをドロップすると開きます");
            Sample(en = "Sample", ja = "例題");
            Untitled(en = "Untitled", ja = "無題");
            Modified(en = "changed", ja = "変更あり");
            AllAnswered(en = "complete", ja = "未検討なし");
            EmptyBoard(en = "Click to place stones, or paste a diagram.", ja = "クリックで石を置くか、図を貼り付けます。");
            NoStones(en = "The board is empty: place stones in Set up, or paste a diagram.", ja = "石がありません。「配置」で石を置くか、図を貼り付けます。");
            NoDisplay(en = "Semeai needs a display to open its window; here is the analysis as text.", ja = "ウィンドウを開ける画面がありません。解析結果をテキストで表示します。");

            // Help overlay: gestures that are no keys.
            HelpMouse(en = "Mouse", ja = "マウス");
            HelpKeys(en = "Keys", ja = "キー");
            GestureSetUp(en = "Set up: left-click Black, right-click White, click again to remove, drag to paint; drag a stone to move it, Ctrl-drag to copy it; Shift-drag, or R and drag, selects a rectangle; the middle button erases; B, W and A: black, white, alternating with captures", ja = "配置：左で黒、右で白、もう一度で取り除き。ドラッグで続けて置き、石からのドラッグで移動、Ctrlでコピー、Shift+ドラッグかRの後のドラッグで四角く選択、中ボタンで消去。B・W・A：黒、白、交互（石を取る）");
            GestureMark(en = "Mark: left-click or right-click changes the mark; drag to give all groups the mark of the first", ja = "印：左右クリックで切り替え。ドラッグで最初の石と同じ印");
            GestureAnalyse(en = "Analyse: click a point to try it; on a candidate, left-click for Black's move, right-click for White's; the middle button removes it; Shift-drag asks only inside a rectangle. In a game, Shift-click a stone to go to its move, Ctrl-click to write the point into the comment", ja = "解析：点をクリックで候補に。候補の左クリックで黒、右クリックで白の着手へ。中ボタンで候補を外す。Shift+ドラッグで四角の中だけを検討。棋譜ではShift+クリックでその石の手へ、Ctrl+クリックで点の名前をコメントへ");
            GesturePlayOut(en = "Play out: left-click plays for the side to move, right-click takes back", ja = "打ってみる：左クリックで打ち、右クリックで待った");
            GestureLook(en = "Board: Ctrl-wheel or two fingers zoom at the pointer; Shift-wheel scrolls; the wheel steps through moves, with the right button held through variations; point at a group to count its liberties", ja = "盤：Ctrl+ホイールか二本指で拡大、Shift+ホイールで移動。ホイールで手順、右ボタンを押しながらで変化。石を指すとダメを数えます");
            GestureTree(en = "Tree: click a node to go to its position, twice to try its suggestions; right-click for more; point at it to see its moves on the board", ja = "ゲーム木：節点をクリックでその局面へ、ダブルクリックで提案を試す。右クリックでメニュー。指すと手順を盤に表示");
            GestureTouch(en = "Touch: the first tap shows the point, the second one acts; a long tap is a right-click; two fingers zoom and scroll", ja = "タッチ：一度目のタップで点を示し、二度目で実行。長押しは右ボタン。二本指で拡大と移動");
        }
    };
}
