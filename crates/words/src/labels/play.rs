//! The labels of playing out.

/// Puts the labels of playing out behind those of the areas before, and hands all on to the areas that are left.
macro_rules! play_labels {
    ([$next:ident $($left:ident)*] $($before:tt)*) => {
        $next! {
            [$($left)*]
            $($before)*

            // Play out.
            TakeBack(en = "Take back", ja = "待った");
            PlayAgain(en = "Forward", ja = "進める");
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
            StyleBestHint(en = "The best move; in a lost race, the one that is hardest to answer", ja = "最善手。負けのときは最も応じにくい手");
            StyleLongest(en = "Holds out", ja = "最長抵抗");
            StyleLongestHint(en = "In a lost race, the line that lasts longest", ja = "負けのときは最も長く続く手順");
            StyleInside(en = "Inside first", ja = "内ダメから");
            StyleInsideHint(en = "The common mistake: filling shared liberties first", ja = "よくある間違い。内ダメから詰める");
            KoThreats(en = "Ko threats", ja = "コウ材");
            BlackMoreThreats(en = "One more ko threat for Black", ja = "黒のコウ材を増やす");
            BlackFewerThreats(en = "One ko threat fewer for Black", ja = "黒のコウ材を減らす");
            WhiteMoreThreats(en = "One more ko threat for White", ja = "白のコウ材を増やす");
            WhiteFewerThreats(en = "One ko threat fewer for White", ja = "白のコウ材を減らす");
            GroupAfter(en = "The group then", ja = "その石は");
            CountsSoFar(en = "Liberties, move by move", ja = "ダメの推移");
            AtStart(en = "at the start", ja = "開始時");
            GoOn(en = "Continue", ja = "続ける");
            PartnerStopped(en = "Stopped.", ja = "考えるのを中止しました。");
            PartnerFailed(en = "The program can't answer: this is a bug.", ja = "応手を計算できません。プログラムの不具合です。");
            FindingRace(en = "Looking for the race…", ja = "攻合いを探しています…");
            NoRace(en = "No race", ja = "攻合いではありません");
            LibertiesLeft(en = "Liberties of both sides", ja = "双方のダメ");
            NoRaceHere(en = "There is no fight to play out here. Mark the two groups that fight.", ja = "打ってみる攻合いがありません。戦っている二つのブロックを指定してください。");
            MarkThem(en = "Mark them", ja = "印を付ける");
        }
    };
}
