//! Who wins, in one or two sentences.

use semeai_board::{Color, Point};
use semeai_race::report::{Claim, Conclusion, Notice, Report, Rule, Start, Verdict};
use semeai_session::{Document, Phrasing};

use crate::grammar::{int, one_of, sentences, side};
use crate::labels::{Label, label};
use crate::race::balance::{balance, is_hot, rest};
use crate::race::ko::without_threats;
use crate::race::notice;
use crate::race::result::start_result;
use crate::texts::race::verdict as texts;

/// The most first moves that are named; where more of them win, none is a key point.
const MAX_KEY_POINTS: usize = 3;

/// The conclusion in a few words.
///
/// ```
/// use semeai_race::report::{Conclusion, Claim};
/// use semeai_session::Phrasing;
/// use semeai_words::race::verdict::conclusion;
///
/// let first = Claim::Counted(Conclusion::First);
/// assert_eq!(conclusion(first, Phrasing::ENGLISH), "Whoever plays first wins");
/// assert_eq!(conclusion(first, Phrasing::JAPANESE), "先に打ったほうの勝ち");
/// ```
pub fn conclusion(conclusion: Claim<Conclusion>, phrasing: Phrasing) -> String {
    let said = |conclusion| named_conclusion(conclusion, phrasing);
    match conclusion {
        Claim::Counted(conclusion) => said(conclusion),
        Claim::Assumed(conclusion) => provisional(&said(conclusion), phrasing),
        Claim::Ko => label(Label::Ko, phrasing).to_owned(),
        Claim::Open => texts::conclusion(phrasing).to_owned(),
        Claim::Undecided => label(Label::Undecided, phrasing).to_owned(),
    }
}

/// What is told on an assumption, in a few words.
fn provisional(conclusion: &str, phrasing: Phrasing) -> String {
    let provisional = label(Label::Provisional, phrasing);
    texts::provisional(&conclusion, &provisional, phrasing)
}

fn named_conclusion(conclusion: Conclusion, phrasing: Phrasing) -> String {
    let name = match conclusion {
        Conclusion::Black => label(Label::BlackWins, phrasing),
        Conclusion::White => label(Label::WhiteWins, phrasing),
        Conclusion::First => texts::named_conclusion_first(phrasing),
        Conclusion::Seki => label(Label::Seki, phrasing),
        Conclusion::BothLive => label(Label::BothLive, phrasing),
        Conclusion::BlackOrSeki => texts::named_conclusion_black_or_seki(phrasing),
        Conclusion::WhiteOrSeki => texts::named_conclusion_white_or_seki(phrasing),
        Conclusion::ByStart(endings) => {
            let named = endings.map(|ending| start_result(Claim::Counted(ending), phrasing));
            return by_start([named.black, named.white], phrasing);
        }
    };
    name.to_owned()
}

/// How it ends from each start.
pub(crate) fn by_start([black, white]: [&str; 2], phrasing: Phrasing) -> String {
    texts::by_start(&black, &white, phrasing)
}

/// The verdict for a learner in one or a few sentences: the count, who wins, the key point; or what is missing.
///
/// The document must be the one that was analysed.
pub fn verdict_sentence(report: &Report, document: &Document, phrasing: Phrasing) -> String {
    match &report.verdict {
        None => no_marks(report, document, phrasing),
        Some(verdict) => match verdict.conclusion {
            Claim::Counted(_) | Claim::Ko => count_sentence(report, verdict, phrasing),
            Claim::Assumed(_) => {
                let parts = [
                    assumption(report, phrasing),
                    count_sentence(report, verdict, phrasing),
                ];
                sentences(&parts, phrasing)
            }
            Claim::Open => open(report, verdict, phrasing),
            Claim::Undecided => no_verdict(report, phrasing),
        },
    }
}

/// That a count is provisional, and what it assumes.
fn assumption(report: &Report, phrasing: Phrasing) -> String {
    let assumed = report.notices.iter().find(|notice| notice.is_warning());
    let assumed = assumed.map(|notice| notice::message(notice, report, phrasing));
    let head = texts::assumption(phrasing);
    sentences(&[head.to_owned(), assumed.unwrap_or_default()], phrasing)
}

fn no_marks(report: &Report, document: &Document, phrasing: Phrasing) -> String {
    let stones = &document.board.setup.stones;
    if stones.black.is_empty() && stones.white.is_empty() {
        return texts::no_marks(phrasing).to_owned();
    }
    let missing = report
        .notices
        .iter()
        .find(|notice| matches!(notice, Notice::NoEssential | Notice::MissingEssential(_)))
        .unwrap_or(&Notice::NoEssential);
    notice::message(missing, report, phrasing)
}

fn open(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    let questions = int(verdict.questions.len());
    let next = verdict
        .questions
        .first()
        .and_then(|question| report.regions.get(question.region))
        .map(|region| {
            let id = &region.sign;
            texts::open_next_region(&id, phrasing)
        });
    let left = texts::open_left(questions, phrasing);
    sentences(&[left, next.unwrap_or_default()], phrasing)
}

fn no_verdict(report: &Report, phrasing: Phrasing) -> String {
    let is_reason = |notice: &&Notice| {
        matches!(
            notice,
            Notice::SeveralEssential(..)
                | Notice::NotInContact
                | Notice::SharedNotPlain { .. }
                | Notice::ApproachOrder { .. }
                | Notice::CaptorMayDie(_)
                | Notice::OverBudget
        )
    };
    let reason = report.notices.iter().find(is_reason).map_or_else(
        || texts::no_verdict_position_outside_theory(phrasing).to_owned(),
        |reason| notice::message(reason, report, phrasing),
    );
    let start = texts::no_verdict_start(phrasing).to_owned();
    sentences(&[start, reason], phrasing)
}

fn count_sentence(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    let count = balance(report, verdict, phrasing);
    if verdict.rule == Rule::BothAlive {
        return count;
    }
    if is_hot(verdict) && verdict.conclusion.said() == Some(Conclusion::First) {
        return sentences(&[count, decisive(report, verdict, phrasing)], phrasing);
    }
    let parts = [
        count,
        outcome(verdict, phrasing),
        rest(report, verdict, phrasing),
        key_point(report, verdict, phrasing),
    ];
    sentences(&parts, phrasing)
}

/// How it ends if one side starts; where a ko is told, the result without threats first, as players say it.
fn start_with_ko(start: &Start, phrasing: Phrasing) -> String {
    let ko = start.ko.filter(|_| start.ending == Claim::Ko);
    let told = ko.and_then(|ko| without_threats(&ko, phrasing));
    told.unwrap_or_else(|| start_result(start.ending, phrasing).to_owned())
}

/// Who wins, as a sentence.
pub(crate) fn outcome(verdict: &Verdict, phrasing: Phrasing) -> String {
    let Some(conclusion) = verdict.conclusion.said() else {
        let [black, white] = [&verdict.starts.black, &verdict.starts.white]
            .map(|start| start_with_ko(start, phrasing));
        if black == white {
            return texts::outcome(&black, phrasing);
        }
        return sentence_by_start([&black, &white], phrasing);
    };
    let by_start = || {
        let [black, white] = [&verdict.starts.black, &verdict.starts.white]
            .map(|start| start_result(start.ending, phrasing));
        sentence_by_start([black, white], phrasing)
    };
    conclusion_sentence(conclusion, phrasing).map_or_else(by_start, str::to_owned)
}

/// Who wins in one sentence for both starts; none where there is no word for both together.
fn conclusion_sentence(conclusion: Conclusion, phrasing: Phrasing) -> Option<&'static str> {
    Some(match conclusion {
        Conclusion::Black => texts::conclusion_sentence_black(phrasing),
        Conclusion::White => texts::conclusion_sentence_white(phrasing),
        Conclusion::First => texts::conclusion_sentence_first(phrasing),
        Conclusion::Seki => texts::conclusion_sentence_seki(phrasing),
        Conclusion::BothLive => texts::conclusion_sentence_both_live(phrasing),
        Conclusion::BlackOrSeki => texts::conclusion_sentence_black_or_seki(phrasing),
        Conclusion::WhiteOrSeki => texts::conclusion_sentence_white_or_seki(phrasing),
        Conclusion::ByStart(_) => return None,
    })
}

fn sentence_by_start([black, white]: [&str; 2], phrasing: Phrasing) -> String {
    texts::sentence_by_start(&black, &white, phrasing)
}

/// The next move decides; with its place if it is one of few.
fn decisive(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    let topology = &report.topology;
    let name = |points: &[Point]| one_of(points, topology, phrasing);
    let [black, white] =
        [&verdict.starts.black, &verdict.starts.white].map(|start| &start.winning_moves);
    let both: Vec<Point> = black
        .iter()
        .copied()
        .filter(|point| white.contains(point))
        .collect();
    match (few(black), few(white)) {
        _ if !few(&both).is_empty() && (both.len() < black.len() || both.len() < white.len()) => {
            // Of each side others win too.
            let points = name(&both);
            let verb = if both.len() == 1 { "wins" } else { "win" };
            texts::decisive_next_move_decides(&points, &verb, phrasing)
        }
        _ if !few(&both).is_empty() => {
            let points = name(&both);
            texts::decisive_next_move_decides_play(&points, phrasing)
        }
        ([], _) | (_, []) => {
            let first = outcome(verdict, phrasing);
            let start = texts::decisive_start(phrasing).to_owned();
            sentences(&[start, first], phrasing)
        }
        (black, white) => {
            let (black, white) = (name(black), name(white));
            texts::decisive_next_move_decides_black(&black, &white, phrasing)
        }
    }
}

/// The move that captures, where only one side can and not every move does.
fn key_point(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    let (color, start) = match verdict.conclusion.said() {
        Some(Conclusion::BlackOrSeki) => (Color::Black, &verdict.starts.black),
        Some(Conclusion::WhiteOrSeki) => (Color::White, &verdict.starts.white),
        _ => return String::new(),
    };
    let points = few(&start.winning_moves);
    if !is_hot(verdict) || points.is_empty() {
        return String::new();
    }
    let (color, points) = (
        side(color, phrasing),
        one_of(points, &report.topology, phrasing),
    );
    texts::key_point(&color, &points, phrasing)
}

/// The points, if they are few enough to be key points; else none.
fn few(points: &[Point]) -> &[Point] {
    if points.len() <= MAX_KEY_POINTS {
        points
    } else {
        &[]
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::BoardKind;
    use semeai_race::Ending;

    use super::*;
    use crate::example::Example;

    /// Checks the sentence in both languages.
    #[track_caller]
    fn says(race: &Example, english: &str, japanese: &str) {
        assert_eq!(race.sentence(Phrasing::ENGLISH), english);
        assert_eq!(race.sentence(Phrasing::JAPANESE), japanese);
    }

    #[test]
    fn plain_races_are_counted() {
        says(
            &Example::new(".@.@.\nBBBBB\nWWWWW\n.#.#."),
            "Same count: 3 to 3. Whoever plays first wins.",
            "手数は同じ（3手対3手）。先に打ったほうの勝ちです。",
        );
        says(
            &Example::new(".@@@@\nBBBBB\nWWWWW\n.#.##"),
            "Black needs 2 moves to capture, White needs 1. White wins even if Black plays first. White must answer every move; \
             if White is to move now, that one move may be played elsewhere.",
            "手数は黒1手、白2手。黒が先に打っても白の勝ちです。白は相手の手に一つずつ応じる必要があります（いま白番なら、その一手だけは抜けます）。",
        );
        says(
            &Example::new(".@.@.\nBBBBB\nWWWWW\n.####"),
            "Black needs 1 move to capture, White needs 3. Black wins even if White plays first. Black may ignore 1 move (one more \
             if Black is to move now).",
            "手数は黒3手、白1手。白が先に打っても黒の勝ちです。黒は1回手を抜けます（いま黒番ならもう1回）。",
        );
        says(
            &Example::new(".@.@@\nBBBBB\nBB.WW\nWWWWW\n.#.##"),
            "Same count: 3 to 3 (one shared liberty included). Whoever plays first wins.",
            "手数は同じ（3手対3手、内ダメ1を含む）。先に打ったほうの勝ちです。",
        );
    }

    #[test]
    fn a_hot_region_is_the_key_point() {
        let text = "@.@.@.@.@.@.@\n@XXXXXXXXXXX@\n@.@@@@@@@@@@@\nBBBBBBBBBBBBB\nWWWWWWWWWWWWW\n.#.#.#.######";
        says(
            &Example::new(text),
            "1 question left before the result is final. The next is in region I.",
            "未検討が1か所あり、結果はまだ変わりえます。次は領域Iです。",
        );
        says(
            &Example::with_picks(text, &[(&[], "B4")]),
            "On average Black has 3, White 4. The next move decides: play B4 first.",
            "平均の目安は黒3手、白4手。次の一手で決まります。急所はB4。",
        );
        // White has other moves too.
        let first = crate::samples::sample_document(semeai_session::Sample::ConnectFirst);
        says(
            &Example::of(first),
            "On average Black has 2½, White 3. The next move decides: H9 wins for either side.",
            "平均の目安は黒2手半、白3手。次の一手で決まります。H9は黒白どちらが打っても勝ちです。",
        );
    }

    #[test]
    fn of_favourite_and_underdog_the_outside_is_told() {
        says(
            &Example::new(".@.@.\nBBBBB\nB.B.B\nWWWWW\n.#.##"),
            "Black has 3 outside + 1 against White's 2 outside + 2 shared. Black to play: Black captures. White \
             to play: seki.",
            "有利な側（黒）：外ダメ3+1、不利な側（白）：外ダメ2+内ダメ2。黒先なら黒の勝ち、白先ならセキ。",
        );
        says(
            &Example::new(".@.@@\nBBBBB\nB.B.B\nWWWWW\n.#.##"),
            "Each side has 2 outside, and 2 are shared. Seki: neither side can approach.",
            "外ダメは黒白とも2、内ダメは2。セキ。どちらからも取りにいけません。",
        );
        says(
            &Example::new(".@@@@\nBBBBB\nB.B.B\nWWWWW\n.#.#."),
            "White has 3 outside + 1 against Black's 1 outside + 2 shared. White wins even if Black plays first.",
            "有利な側（白）：外ダメ3+1、不利な側（黒）：外ダメ1+内ダメ2。黒が先に打っても白の勝ちです。",
        );
    }

    #[test]
    fn a_hot_region_beside_shared_liberties_names_the_capturing_move() {
        says(
            &Example::with_picks(
                "@.@.@.@\n@XXXXX@\n@.@@@@@\nBBBBBBB\n.BBB.BB\nWWWWWWW\n.######",
                &[(&[], "B5")],
            ),
            "On average Black has 1½, White 1, and 2 are shared. Black to play: Black captures. White to play: seki. \
             Black's move is B5.",
            "平均の目安は黒1手半、白1手、内ダメは2。黒先なら黒の勝ち、白先ならセキ。黒の急所はB5。",
        );
    }

    #[test]
    fn eyes_say_whose_the_shared_liberties_are() {
        says(
            &Example::new("B.B.@\nBBBBB\nB.B.B\nWWWWW\n.#.#."),
            "The shared liberties count only for the side with the eye. Black needs 3 moves to capture, White needs 4. Black wins \
             even if White plays first.",
            "内ダメは眼のある側だけの手数になります（眼あり眼なし）。手数は黒4手、白3手。白が先に打っても黒の勝ちです。",
        );
        says(
            &Example::new("B.B.@\nBBBBB\nWWWWW\n.#.##"),
            "Only Black has an eye. Same count: 2 to 2. Whoever plays first wins.",
            "眼があるのは黒だけです。手数は同じ（2手対2手）。先に打ったほうの勝ちです。",
        );
        says(
            &Example::new("B.B.@\nBBBBB\nB.BBB\nWWWWW\nW.W.#"),
            "Both eyes are of the same class: whoever captures must fill the shared liberties. Each side has 2 of \
             its own, and 1 is shared. Seki: neither side can approach.",
            "眼の大きさは同格です。取る側が内ダメをすべて詰めなければなりません。自分のダメは黒白とも2、内ダメは1。セキ。どちらからも取りにいけません。",
        );
        says(
            &Example::new(
                "B..B@@@@@@@@@\nB..B@@@@@@@@@\nBBBBBBBBBBBBB\nBB.BBBBBBBBBB\nWWWWWWWWWWWWW\nW.W.#.#.#.###",
            ),
            "The bigger eye has 5 liberties and takes the shared ones (four is 5, five is 8, six is 12, seven is \
             17). Black needs 5 moves to capture, White needs 6. Black wins even if White plays first.",
            "大きい眼の手数は5手、内ダメも大きい眼の側（大中小中）。四目5手、五目8手、六目12手、七目17手。手数は黒6手、白5手。白が先に打っても黒の勝ちです。",
        );
    }

    #[test]
    fn blocks_that_live_are_not_counted() {
        says(
            &Example::new("B.B.B\nBBBBB\nWWWWW\n.#.#."),
            "Black cannot be captured (two eyes or a link to safe stones). Black wins even if White plays first.",
            "黒は取られません（眼が2つあるか、安全な石につながっています）。白が先に打っても黒の勝ちです。",
        );
        says(
            &Example::new("B.B.B\nBBBBB\nWWWWW\nW.W.W"),
            "Neither block can be captured: both live.",
            "どちらのブロックも取られません。両方とも活きています。",
        );
    }

    #[test]
    fn what_a_count_assumes_is_called_provisional() {
        let assumed = Claim::Assumed(Conclusion::Black);
        assert_eq!(
            conclusion(assumed, Phrasing::ENGLISH),
            "Provisional: Black wins"
        );
    }

    #[test]
    fn without_a_verdict_the_sentence_says_what_to_do() {
        let document = Document::empty(BoardKind::rectangle(5, 5).expect("a board"));
        says(
            &Example::of(document),
            "The board is empty. Place stones, then mark one black and one white block that fight each other.",
            "盤は空です。石を置き、攻合いをしている黒と白のブロックを1つずつ指定してください。",
        );
        says(
            &Example::new(".X.\n.O.\n..."),
            "Mark one black and one white block that fight each other.",
            "攻合いをしている黒と白のブロックを1つずつ指定してください。",
        );
        says(
            &Example::new(".B.\n.O.\n..."),
            "White's essential block is missing.",
            "白の対象ブロックが指定されていません。",
        );
        says(
            &Example::new("B.@.W\n..@.."),
            "Counting cannot decide this. These blocks do not attack each other; no race.",
            "数えるだけでは決まりません。この2つの石は互いに攻め合っていません。",
        );
    }

    #[test]
    fn every_short_text_is_there_in_both_languages() {
        for phrasing in crate::PHRASINGS {
            for result in [
                Claim::Counted(Ending::Black),
                Claim::Counted(Ending::White),
                Claim::Counted(Ending::Seki),
                Claim::Counted(Ending::BothLive),
                Claim::Open,
                Claim::Undecided,
            ] {
                assert!(!start_result(result, phrasing).is_empty());
            }
        }
        assert_eq!(
            start_result(Claim::Counted(Ending::White), Phrasing::JAPANESE),
            "白の勝ち"
        );
        assert_eq!(
            conclusion(Claim::Counted(Conclusion::BlackOrSeki), Phrasing::ENGLISH),
            "Black to play wins, else seki"
        );
    }
}
