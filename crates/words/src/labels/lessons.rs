//! The labels of lessons of one's own, exercises, and what came of them.

/// Puts the labels of lessons behind those of the areas before, and hands all on to the areas that are left.
macro_rules! lessons_labels {
    ([$next:ident $($left:ident)*] $($before:tt)*) => {
        $next! {
            [$($left)*]
            $($before)*

            // A lesson of one's own.
            OwnLesson(en = "My lesson", ja = "自作の問題集");
            OwnLessonHint(en = "The positions of this file: drag to reorder. Save writes all of them.", ja = "このファイルの局面です。ドラッグで順番を変えられます。保存するとすべてが1つのファイルに入ります。");
            AddPosition(en = "Add this position", ja = "この局面を加える");
            AddPositionHint(en = "Adds the position on the board at the end; if it is there already, a copy that you can change", ja = "盤の局面を最後に加えます。すでに入っている局面なら写しを加え、次はその写しを編集します。");
            AddFiles(en = "Add files…", ja = "ファイルを加える…");
            AddFilesHint(en = "Adds every position of the files you choose at the end: all positions of a lesson, the end of a game. You can also drop files on the window while this list is shown.", ja = "いまの問題集はそのままで、選んだファイルのすべての局面を後ろに加えます。問題集なら全局面、棋譜なら最後の局面です。この一覧が出ている間は、ファイルを画面にドロップしても加わります。");
            AddThem(en = "Add", ja = "加える");
            NewPosition(en = "New position", ja = "新しい局面");
            NewPositionHint(en = "Adds an empty board at the end. A diagram or SGF that you paste, or a file that you drop, is added too", ja = "空の盤を最後に加えます。そこへ石を置きます。ここで図・SGFを貼り付けたり、ファイルをドロップしたりすると、この問題集に局面が加わります");
            DoublePosition(en = "Duplicate", ja = "複製");
            MirrorPosition(en = "Mirror", ja = "反転");
            RemovePosition(en = "Remove", ja = "外す");
            EarlierPosition(en = "Up", ja = "上へ");
            LaterPosition(en = "Down", ja = "下へ");
            PositionTitle(en = "Title", ja = "題名");
            AskedStarts(en = "Who plays first", ja = "手番");
            AskedStartsHint(en = "Which side plays first in the question, the hints and the handout", ja = "問い、ヒント、印刷の手番：両方を問うか、一方だけを問うか");
            BothStarts(en = "Ask for both", ja = "両方を問う");
            LessonQuestion(en = "Question", ja = "問題文");
            LessonQuestionHint(en = "Your question (the program adds its own)", ja = "出題する文。プログラムが自分で出す問いも付きます");
            LessonAnswer(en = "Answer", ja = "解答");
            LessonAnswerHint(en = "Shown with the answer, above the program's own", ja = "最後に、プログラムの答えの前に示す文");
            TryLesson(en = "Try it", ja = "出題してみる");
            TryLessonHint(en = "As your reader will see it", ja = "解く人に見えるとおりに出題する");
            OwnMarksHint(en = "Marks for readers: choose one and click the board; click again to remove it. Drag arrows and lines. Type a text after the click.", ja = "読む人のための印：選んで盤をクリック。同じ点をもう一度クリックすると消えます。矢印と線はドラッグ。文字列はクリックしてから入力。");
            MarkNothing(en = "No mark", ja = "印なし");
            MarkNothingHint(en = "A click on the board does what it does elsewhere", ja = "盤のクリックは普段どおりの意味になります");
            MarkLetter(en = "Letter", ja = "文字");
            MarkText(en = "Text", ja = "文字列");
            MarkTextHint(en = "Up to eight characters", ja = "8文字まで");
            MarkTriangle(en = "Triangle", ja = "三角");
            MarkCircle(en = "Circle", ja = "丸");
            MarkSquare(en = "Square", ja = "四角");
            MarkCross(en = "Cross", ja = "バツ");
            MarkArrow(en = "Arrow", ja = "矢印");
            MarkLine(en = "Line", ja = "線");
            MarkWithAnswer(en = "Only with the answer", ja = "解答にだけ");
            MarkWithAnswerHint(en = "New marks stay hidden with the question, and are shown and printed with the answer", ja = "今から付ける印は出題中は隠れ、解答といっしょに表示・印刷されます");
            SeenWithAnswer(en = "with the answer", ja = "解答で表示");
            NoMarks(en = "Clear all marks", ja = "印をすべて消す");
            OpenFolder(en = "Open folder…", ja = "フォルダーを開く…");
            FolderToOpen(en = "Folder to open", ja = "開くフォルダー");
            UnreadFile(en = "cannot be read", ja = "読めません");
            FolderFiles(en = "Files in this folder", ja = "フォルダーのファイル");
            PreviousProblem(en = "Previous problem", ja = "前の問題");
            NextProblem(en = "Next problem", ja = "次の問題");
            NextProblemHint(en = "The next position of the lesson (Page Down)", ja = "問題集の次の局面（PageDown）");
            CoachMarkSafe(en = "Click a group to mark it safe, or not; drag to mark several.", ja = "石をクリックで安全の指定を切り替え。ドラッグで続けて指定。");

            // Exercises, and what came of lessons.
            NewExercise(en = "New exercise…", ja = "新しい練習問題…");
            NewExerciseHint(en = "A new exercise, proved: choose the topic and the level", ja = "種類と難度を選ぶと、新しく作って証明した問題を出します");
            Exercises(en = "New exercise", ja = "新しい練習問題");
            ExercisesHint(en = "Choose a topic. Every exercise is new and proved.", ja = "種類を選んでください。一題ずつ作って証明し、似た問題は出しません。");
            Grade(en = "Level", ja = "難度");
            GradeHint(en = "1: for beginners. 2: if you know the rules of thumb. 3: needs reading.", ja = "1：入門。2：数え方を知っている人に。3：読みが必要。");
            ExerciseGroup(en = "The black group", ja = "黒の石");
            NextExercise(en = "Next exercise", ja = "次の練習問題");
            NextExerciseHint(en = "Another one of this kind (Page Down)", ja = "同じ種類の別の問題（PageDown）");
            StopComposing(en = "Stop composing", ja = "作問を中止");
            ComposingExercise(en = "Composing an exercise…", ja = "練習問題を作っています…");
            ExerciseReady(en = "The exercise is ready. The position has changed in the meantime.", ja = "練習問題ができました。その間に局面が変わっています。");
            ExerciseFailed(en = "The exercise could not be composed: this is a bug.", ja = "プログラムの不具合で、練習問題を作れませんでした。");
            ShowExercise(en = "Show it", ja = "表示する");
            MissedLessons(en = "Missed: try again", ja = "できなかった問題");
            DropMissed(en = "Don't offer it again", ja = "もう出さない");
            LessonIsSolved(en = "solved", ja = "正解");
            LessonIsMissed(en = "missed", ja = "未正解");
            ExportResults(en = "Export results…", ja = "成績を書き出す…");
            ExportResultsHint(en = "What you solved and missed, as a table: title, file, number, result, time (CSV, or JSON with .json)", ja = "正解と未正解の一覧を表で：題名、ファイル、番号、成績、日時（CSV。名前を.jsonにするとJSON）");
            WipeResults(en = "Wipe results…", ja = "成績を消去…");
            WipeResultsHint(en = "Forgets what you solved and missed; asks first", ja = "正解と未正解の記録を消します。先に確かめます");
            WipeNow(en = "Wipe", ja = "消去");
            KeepResults(en = "Keep", ja = "残す");
            ResultsWiped(en = "Wiped.", ja = "消去しました。");
            NoResults(en = "Nothing answered yet.", ja = "まだ何も答えていません。");
        }
    };
}
