//! Who wins, in one or two sentences.

use semeai_board::{Color, Point};
use semeai_race::report::{Conclusion, Known, Notice, RaceResult, Report, Start, Verdict};

use super::balance::{balance, is_hot, rest};
use super::grammar::{int, one_of, pick, plural, sentences, side};
use super::labels::{Label, label};
use super::notice::notice;
use crate::{Document, Language};

/// The most first moves that are named; where more of them win, none is a key point.
const MAX_KEY_POINTS: usize = 3;

/// The conclusion in a few words.
///
/// ```
/// use semeai_race::report::Conclusion;
/// use semeai_session::{Language, text::conclusion};
///
/// assert_eq!(conclusion(Conclusion::First, Language::English), "Whoever plays first wins");
/// assert_eq!(conclusion(Conclusion::First, Language::Japanese), "先着したほうの勝ち");
/// ```
pub fn conclusion(conclusion: Conclusion, language: Language) -> &'static str {
    match conclusion {
        Conclusion::Black => label(Label::BlackWins, language),
        Conclusion::White => label(Label::WhiteWins, language),
        Conclusion::First => pick(language, "Whoever plays first wins", "先着したほうの勝ち"),
        Conclusion::Seki => label(Label::Seki, language),
        Conclusion::BlackOrSeki => {
            pick(language, "Black first wins, else seki", "黒先なら黒の勝ち、白先ならセキ")
        }
        Conclusion::WhiteOrSeki => {
            pick(language, "White first wins, else seki", "白先なら白の勝ち、黒先ならセキ")
        }
        Conclusion::Open => pick(language, "Not final", "まだ確定していません"),
        Conclusion::Undecided => label(Label::Undecided, language),
    }
}

/// The result for one start in a few words: "Black wins", "Seki".
pub fn start_result(result: RaceResult, language: Language) -> &'static str {
    let name = match result {
        RaceResult::Black => Label::BlackWins,
        RaceResult::White => Label::WhiteWins,
        RaceResult::Seki => Label::Seki,
        RaceResult::Open => Label::NotKnownYet,
        RaceResult::Undecided => Label::Undecided,
    };
    label(name, language)
}

/// How a verdict is known, in a word.
pub fn known(known: Known, language: Language) -> &'static str {
    let name = match known {
        Known::Counted => Label::Final,
        Known::Provisional => Label::Provisional,
        Known::Undecided => Label::Undecided,
    };
    label(name, language)
}

/// The verdict for a learner in one or a few sentences: the count, who wins, the key point; or what is missing.
///
/// The document must be the one that was analysed.
pub fn verdict_sentence(report: &Report, document: &Document, language: Language) -> String {
    match &report.verdict {
        None => unmarked(report, document, language),
        Some(verdict) => match verdict.known {
            Known::Counted => counted(report, verdict, language),
            Known::Provisional => open(report, verdict, language),
            Known::Undecided => undecided(report, document, language),
        },
    }
}

fn unmarked(report: &Report, document: &Document, language: Language) -> String {
    let stones = &document.setup.stones;
    if stones.black.is_empty() && stones.white.is_empty() {
        return pick(
            language,
            "The board is empty. Place stones, then mark one black and one white block that fight each other.",
            "盤は空です。石を置き、攻合いをしている黒と白のブロックを1つずつ指定してください。",
        )
        .to_owned();
    }
    let missing = report
        .notices
        .iter()
        .find(|notice| matches!(notice, Notice::NoEssential | Notice::MissingEssential(_)))
        .unwrap_or(&Notice::NoEssential);
    notice(missing, report, document, language).message
}

fn open(report: &Report, verdict: &Verdict, language: Language) -> String {
    let questions = int(verdict.questions.len());
    let next = verdict
        .questions
        .first()
        .and_then(|question| report.regions.get(question.region))
        .map(|region| {
            let id = &region.id;
            pick(language, format!("The next is in region {id}."), format!("次は領域{id}です。"))
        });
    let left = pick(
        language,
        format!("Not final: {} left.", plural(questions, "question")),
        format!("まだ確定していません。未検討が{questions}か所あります。"),
    );
    sentences(&[left, next.unwrap_or_default()], language)
}

fn undecided(report: &Report, document: &Document, language: Language) -> String {
    let is_reason = |notice: &&Notice| {
        matches!(
            notice,
            Notice::SeveralEssential(..)
                | Notice::NotInContact
                | Notice::SharedNotPlain { .. }
                | Notice::ApproachOrder { .. }
                | Notice::OverBudget
        )
    };
    let reason = report.notices.iter().find(is_reason).map_or_else(
        || {
            pick(
                language,
                "The position is outside the theory.".to_owned(),
                "理論の範囲外の局面です。".to_owned(),
            )
        },
        |reason| notice(reason, report, document, language).message,
    );
    let start = pick(language, "Cannot say who wins.", "勝敗は判定できません。").to_owned();
    sentences(&[start, reason], language)
}

fn counted(report: &Report, verdict: &Verdict, language: Language) -> String {
    let count = balance(report, verdict, language);
    if is_hot(verdict) && verdict.conclusion == Conclusion::First {
        return sentences(&[count, decisive(report, verdict, language)], language);
    }
    let parts = [
        count,
        outcome(verdict, language),
        rest(report, verdict, language),
        key_point(report, verdict, language),
    ];
    sentences(&parts, language)
}

/// Who wins, as a sentence.
pub(super) fn outcome(verdict: &Verdict, language: Language) -> String {
    let text = match verdict.conclusion {
        Conclusion::Black => {
            pick(language, "Black wins even if White plays first.", "白が先着しても黒の勝ちです。")
        }
        Conclusion::White => {
            pick(language, "White wins even if Black plays first.", "黒が先着しても白の勝ちです。")
        }
        Conclusion::First => {
            pick(language, "Whoever plays first wins.", "先着したほうの勝ちです。")
        }
        Conclusion::Seki => {
            pick(language, "Seki: neither side can approach.", "セキ。どちらからも取りにいけません。")
        }
        Conclusion::BlackOrSeki => pick(
            language,
            "Black first: Black captures. White first: seki.",
            "黒先なら黒の勝ち、白先ならセキ。",
        ),
        Conclusion::WhiteOrSeki => pick(
            language,
            "White first: White captures. Black first: seki.",
            "白先なら白の勝ち、黒先ならセキ。",
        ),
        Conclusion::Open | Conclusion::Undecided => {
            let [black, white] = [&verdict.black_first, &verdict.white_first]
                .map(|start| start_result(start.result, language));
            return pick(
                language,
                format!("Black first: {black}. White first: {white}."),
                format!("黒先なら{black}、白先なら{white}。"),
            );
        }
    };
    text.to_owned()
}

/// The next move decides; with its place if it is one of few.
fn decisive(report: &Report, verdict: &Verdict, language: Language) -> String {
    let topology = &report.topology;
    let name = |points: &[Point]| one_of(points, topology, language);
    let black = key_points(&verdict.black_first);
    let white = key_points(&verdict.white_first);
    let both: Vec<Point> = black.iter().copied().filter(|point| white.contains(point)).collect();
    match (black, white) {
        _ if !both.is_empty() => {
            let points = name(&both);
            pick(
                language,
                format!("The next move decides: play {points} first."),
                format!("次の一手で決まります。急所は{points}。"),
            )
        }
        ([], _) | (_, []) => {
            let first = outcome(verdict, language);
            let start = pick(language, "The next move decides.", "次の一手で決まります。").to_owned();
            sentences(&[start, first], language)
        }
        (black, white) => {
            let (black, white) = (name(black), name(white));
            pick(
                language,
                format!("The next move decides: Black plays {black}, White plays {white}."),
                format!("次の一手で決まります。急所は黒なら{black}、白なら{white}。"),
            )
        }
    }
}

/// The move that captures, where only one side can and not every move does.
fn key_point(report: &Report, verdict: &Verdict, language: Language) -> String {
    let (color, start) = match verdict.conclusion {
        Conclusion::BlackOrSeki => (Color::Black, &verdict.black_first),
        Conclusion::WhiteOrSeki => (Color::White, &verdict.white_first),
        _ => return String::new(),
    };
    let points = key_points(start);
    if !is_hot(verdict) || points.is_empty() {
        return String::new();
    }
    let (color, points) = (side(color, language), one_of(points, &report.topology, language));
    pick(language, format!("{color}'s move is {points}."), format!("{color}の急所は{points}。"))
}

/// The winning moves of a start, if they are few enough to be key points; else none.
pub(super) fn key_points(start: &Start) -> &[Point] {
    if start.winning_moves.len() <= MAX_KEY_POINTS {
        &start.winning_moves
    } else {
        &[]
    }
}
