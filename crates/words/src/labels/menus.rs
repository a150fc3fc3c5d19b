//! The labels of menus, and modes.

/// Puts the labels of menus and modes behind those of the areas before, and hands all on to the areas that are left.
macro_rules! menus_labels {
    ([$next:ident $($left:ident)*] $($before:tt)*) => {
        $next! {
            [$($left)*]
            $($before)*

            // Menus.
            File(en = "File", ja = "ファイル");
            Edit(en = "Edit", ja = "編集");
            View(en = "View", ja = "表示");
            Analysis(en = "Analysis", ja = "解析");
            Race(en = "Race", ja = "攻合い");
            Help(en = "Help", ja = "ヘルプ");
            TurnMenu(en = "Rotate and mirror", ja = "回転と反転");
            OnTheBoard(en = "On the board", ja = "盤の表示");
            SizeMenu(en = "Size", ja = "表示倍率");
            Theme(en = "Theme", ja = "配色");
            ThemeSystem(en = "System", ja = "システムに合わせる");
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
            MakingHandout(en = "Making the handout: finding the answers…", ja = "問題プリントを作っています（解答を調べています）…");
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
            PictureFailed(en = "The picture can't be drawn: this is a bug.", ja = "図を描けません。プログラムの不具合です。");
            CopyLineText(en = "Copy diagram", ja = "手順図をコピー");
            CopyLineTextHint(en = "The whole line as a text diagram with numbers", ja = "手順全体を番号つきのテキスト図でコピー");
            KeepLine(en = "Keep as variation", ja = "変化として残す");
            KeepLineHint(en = "Adds the whole line to the position as a variation, with a comment on each move", ja = "手順全体を、各手の説明を注釈に付けて、局面の変化に加えます。局面とともに保存されます");
            KeptLine(en = "Kept as a variation.", ja = "変化として残しました。");
            CopyLinePicture(en = "Copy picture", ja = "画像をコピー");
            CopyLinePictureHint(en = "The whole line as a picture with numbers", ja = "手順全体を番号つきの画像でコピー");
            Paste(en = "Paste a diagram or SGF", ja = "図またはSGFを貼り付け");
            Erase(en = "Erase the stone", ja = "石を消す");
            ClearBoard(en = "Clear the board", ja = "盤を空にする");
            TurnRight(en = "Rotate right", ja = "右に回す");
            TurnLeft(en = "Rotate left", ja = "左に回す");
            MirrorLeftRight(en = "Mirror left to right", ja = "左右を反転");
            MirrorTopBottom(en = "Mirror top to bottom", ja = "上下を反転");
            SwapColors(en = "Swap the colours", ja = "黒白を入れ替え");

            // Modes.
            SetUp(en = "Set up", ja = "配置");
            Mark(en = "Mark", ja = "印を付ける");
            Analyse(en = "Analyse", ja = "解析");
            PlayOut(en = "Play out", ja = "打ってみる");
            ToggleSetUp(en = "Set up and back", ja = "配置と切り替え");
        }
    };
}
