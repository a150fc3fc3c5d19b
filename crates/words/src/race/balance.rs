//! What each side has, in the words of the rule that applies.
//!
//! The cases are those of R. Hunter, "Counting Liberties and Winning Capturing Races": see
//! [`Rule`].

use semeai_board::{ByColor, Color};
use semeai_cgt::Rational;
use semeai_race::report::{Claim, Conclusion, NodeState, Report, Rule, Verdict};
use semeai_session::Phrasing;

use crate::grammar::{all_of, counted, mixed, sentences, side};
use crate::texts::race::balance as texts;

/// Whether some region's count depends on who moves next.
pub(crate) fn is_hot(verdict: &Verdict) -> bool {
    let is_settled = |color: Color| verdict.is_alive[color] || verdict.external[color].is_some();
    !Color::ALL.into_iter().all(is_settled)
}

/// Whether the block of a colour lives in some line of play: its mean is then no number of moves.
pub(crate) fn may_live(report: &Report, color: Color) -> bool {
    report
        .regions
        .iter()
        .filter(|region| region.defender == color)
        .any(|region| {
            region
                .tree
                .nodes
                .iter()
                .any(|node| node.state == NodeState::Alive)
        })
}

/// The count of both sides as the rule has it, before the sentence that says who wins.
pub(crate) fn balance(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    let rule = rule_sentence(report, verdict, phrasing);
    match verdict.rule {
        // Nothing is counted then.
        Rule::Alive(_) | Rule::Search | Rule::BothAlive => rule,
        _ => sentences(&[rule, totals(report, verdict, phrasing)], phrasing),
    }
}

/// What is special about the eyes and shared liberties, or why no count is needed.
fn rule_sentence(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    let shared = verdict.shared;
    match verdict.rule {
        Rule::Plain | Rule::Shared => String::new(),
        Rule::OnlyEye(_) if shared > 0 => texts::rule_sentence_only_eye(phrasing).to_owned(),
        Rule::OnlyEye(color) => {
            let color = side(color, phrasing);
            texts::rule_sentence_only_has_eye(&color, phrasing)
        }
        Rule::LargerEye(color) => larger_eye(report.eyes[color], shared, phrasing),
        Rule::EqualEyes if shared > 0 => texts::rule_sentence_equal_eyes(phrasing).to_owned(),
        Rule::EqualEyes => texts::rule_sentence_both_eyes_same_class(phrasing).to_owned(),
        Rule::Alive(color) => {
            let color = side(color, phrasing);
            texts::rule_sentence_cannot_captured_two(&color, phrasing)
        }
        Rule::Search => texts::rule_sentence_search(phrasing).to_owned(),
        Rule::BothAlive => texts::rule_sentence_both_alive(phrasing).to_owned(),
    }
}

fn larger_eye(liberties: u32, shared: u32, phrasing: Phrasing) -> String {
    let table = texts::larger_eye_table(phrasing);
    if shared > 0 {
        texts::larger_eye_bigger_eye_has(&liberties, &table, phrasing)
    } else {
        texts::larger_eye_bigger_eye_has_liberties(&liberties, &table, phrasing)
    }
}

/// What a rule adds to the external count of each side.
fn inside(report: &Report, verdict: &Verdict) -> ByColor<i128> {
    let shared = i128::from(verdict.shared);
    ByColor::new_with(|color| {
        let eye = i128::from(report.eyes[color]);
        match verdict.rule {
            // With no threshold a single shared liberty is one move more for each side.
            Rule::Plain => shared,
            Rule::OnlyEye(owner) | Rule::LargerEye(owner) if owner == color => eye + shared,
            Rule::OnlyEye(_) | Rule::LargerEye(_) | Rule::EqualEyes => eye,
            Rule::Shared | Rule::Alive(_) | Rule::BothAlive | Rule::Search => 0,
        }
    })
}

/// The moves of each side, if both have a settled number of them; eyes and shared liberties as the rule has it.
pub(crate) fn moves(report: &Report, verdict: &Verdict) -> Option<ByColor<i128>> {
    let inside = inside(report, verdict);
    let black = verdict.external.black?;
    let white = verdict.external.white?;
    Some(ByColor {
        black: black + inside.black,
        white: white + inside.white,
    })
}

fn totals(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    if is_hot(verdict) {
        return averages(report, verdict, phrasing);
    }
    let Some(moves) = moves(report, verdict) else {
        return String::new();
    };
    let ByColor { black, white } = moves;
    let note = shared_note(verdict, phrasing);
    let has_threshold =
        matches!(verdict.rule, Rule::Shared | Rule::EqualEyes) && verdict.shared > 0;
    if has_threshold {
        favourite(verdict, moves, phrasing)
    } else if black == white {
        say!(
            phrasing,
            en = format!("Same count: {black} to {white}{note}."),
            ja = {
                let note = if note.is_empty() {
                    ""
                } else {
                    "、内ダメ1を含む"
                };
                format!("手数は同じ（{black}手対{white}手{note}）。")
            }
        )
    } else {
        texts::totals(&black, &note, white, phrasing)
    }
}

/// That the one shared liberty is among the moves of both sides, where it is.
fn shared_note(verdict: &Verdict, phrasing: Phrasing) -> &'static str {
    if verdict.shared == 1 && verdict.rule == Rule::Plain {
        texts::shared_note(phrasing)
    } else {
        ""
    }
}

/// Favourite and underdog: what the side that is ahead has against what it must fill.
fn favourite(verdict: &Verdict, moves: ByColor<i128>, phrasing: Phrasing) -> String {
    let ByColor { black, white } = moves;
    let shared = verdict.shared;
    let outside = match verdict.rule {
        Rule::Shared => texts::favourite_shared(phrasing),
        _ => texts::favourite_its_own(phrasing),
    };
    if black == white {
        return texts::favourite_each_side_has(&are(shared), &black, &outside, &shared, phrasing);
    }
    let (favourite, ahead, behind) = if black > white {
        (Color::Black, black, white)
    } else {
        (Color::White, white, black)
    };
    let name = side(favourite, phrasing);
    let other = side(favourite.opponent(), phrasing);
    // Without eyes the underdog cannot fill the last liberty of his own either: one move more for the favourite,
    // b + 1 against w + s.
    let spare = match verdict.rule {
        Rule::Shared => texts::favourite_shared_2(phrasing),
        _ => "",
    };
    texts::favourite_has_against_shared(
        &ahead, &behind, &name, &other, &outside, &shared, &spare, phrasing,
    )
}

fn are(count: u32) -> String {
    let verb = if count == 1 { "is" } else { "are" };
    format!("{count} {verb}")
}

fn averages(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    let living = Color::ALL
        .into_iter()
        .filter(|&color| may_live(report, color));
    let living: Vec<&str> = living.map(|color| side(color, phrasing)).collect();
    if !living.is_empty() {
        let names = all_of(&living, phrasing);
        return texts::averages(&names, phrasing);
    }
    let inside = inside(report, verdict);
    let mean = |color: Color| -> Option<String> {
        let own: Rational = verdict.mean[color]? + Rational::from_integer(inside[color]);
        Some(mixed(own))
    };
    let (Some(black), Some(white)) = (mean(Color::Black), mean(Color::White)) else {
        return String::new();
    };
    let shared = verdict.shared;
    let note = shared_note(verdict, phrasing);
    let has_threshold = matches!(verdict.rule, Rule::Shared | Rule::EqualEyes) && shared > 0;
    if has_threshold {
        say!(
            phrasing,
            en = format!(
                "On average Black has {black}, White {white}, and {} shared.",
                are(shared)
            ),
            ja = {
                let [black, white] = [black, white].map(|moves| counted(&moves, "手", "半"));
                format!("平均の目安は黒{black}、白{white}、内ダメは{shared}。")
            }
        )
    } else {
        say!(
            phrasing,
            en = format!("On average Black has {black}, White {white}{note}."),
            ja = {
                let [black, white] = [black, white].map(|moves| counted(&moves, "手", "半"));
                format!("平均の目安は黒{black}、白{white}{note}。")
            }
        )
    }
}

/// How often the winner may play elsewhere, in a plain race with settled counts; else empty.
///
/// With b to w moves and White to play, Black can leave out a move as long as b > w after White's next: b - w - 1
/// times. On Black's own turn it is once more.
pub(crate) fn rest(report: &Report, verdict: &Verdict, phrasing: Phrasing) -> String {
    let winner = match verdict.conclusion {
        Claim::Counted(Conclusion::Black) => Color::Black,
        Claim::Counted(Conclusion::White) => Color::White,
        _ => return String::new(),
    };
    let (Rule::Plain, Some(moves)) = (verdict.rule, moves(report, verdict)) else {
        return String::new();
    };
    let spare = moves[winner] - moves[winner.opponent()] - 1;
    let name = side(winner, phrasing);
    match spare {
        0 => texts::rest_must_answer_every(&name, phrasing),
        spare if spare > 0 => texts::rest_may_ignore_moves(&name, spare, phrasing),
        _ => String::new(),
    }
}
