//! What each side has, in the words of the rule that applies.
//!
//! The cases are those of R. Hunter, "Counting Liberties and Winning Capturing Races": see
//! [`Rule`].

use semeai_board::{ByColor, Color};
use semeai_cgt::Rational;
use semeai_race::report::{Claim, Conclusion, NodeState, Report, Rule, Verdict};
use semeai_session::Phrasing;

use crate::grammar::{all_of, counted, mixed, plural, sentences, side};

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
        Rule::OnlyEye(_) if shared > 0 => tell!(
            phrasing,
            en = "The shared liberties count only for the side with the eye.",
            ja = "内ダメは眼のある側だけの手数になります（眼あり眼なし）。"
        ),
        Rule::OnlyEye(color) => {
            let color = side(color, phrasing);
            tell!(
                phrasing,
                en = "Only {color} has an eye.",
                ja = "眼があるのは{color}だけです。"
            )
        }
        Rule::LargerEye(color) => larger_eye(report.eyes[color], shared, phrasing),
        Rule::EqualEyes if shared > 0 => tell!(
            phrasing,
            en =
                "Both eyes are of the same class: whoever captures must fill the shared liberties.",
            ja = "眼の大きさは同格です。取る側が内ダメをすべて詰めなければなりません。"
        ),
        Rule::EqualEyes => tell!(
            phrasing,
            en = "Both eyes are of the same class.",
            ja = "眼の大きさは同格です。"
        ),
        Rule::Alive(color) => {
            let color = side(color, phrasing);
            tell!(
                phrasing,
                en = "{color} cannot be captured (two eyes or a link to safe stones).",
                ja = "{color}は取られません（眼が2つあるか、安全な石につながっています）。"
            )
        }
        Rule::Search => tell!(
            phrasing,
            en = "This had to be read out.",
            ja = "読んで調べた結果です。"
        ),
        Rule::BothAlive => tell!(
            phrasing,
            en = "Neither block can be captured: both live.",
            ja = "どちらのブロックも取られません。両方とも活きています。"
        ),
    }
}

fn larger_eye(liberties: u32, shared: u32, phrasing: Phrasing) -> String {
    let table = say!(
        phrasing,
        en = "four is 5, five is 8, six is 12, seven is 17",
        ja = "四目5手、五目8手、六目12手、七目17手"
    );
    if shared > 0 {
        tell!(
            phrasing,
            en = "The bigger eye has {liberties} liberties and takes the shared ones ({table}).",
            ja = "大きい眼の手数は{liberties}手、内ダメも大きい眼の側（大中小中）。{table}。"
        )
    } else {
        tell!(
            phrasing,
            en = "The bigger eye has {liberties} liberties ({table}).",
            ja = "大きい眼の手数は{liberties}手（大中小中）。{table}。"
        )
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
        say!(
            phrasing,
            en = format!(
                "Black needs {} to capture, White needs {black}{note}.",
                plural(white, "move")
            ),
            ja = format!("手数は黒{black}手、白{white}手{note}。")
        )
    }
}

/// That the one shared liberty is among the moves of both sides, where it is.
fn shared_note(verdict: &Verdict, phrasing: Phrasing) -> &'static str {
    if verdict.shared == 1 && verdict.rule == Rule::Plain {
        say!(
            phrasing,
            en = " (one shared liberty included)",
            ja = "（内ダメ1を含む）"
        )
    } else {
        ""
    }
}

/// Favourite and underdog: what the side that is ahead has against what it must fill.
fn favourite(verdict: &Verdict, moves: ByColor<i128>, phrasing: Phrasing) -> String {
    let ByColor { black, white } = moves;
    let shared = verdict.shared;
    let outside = match verdict.rule {
        Rule::Shared => say!(phrasing, en = "outside", ja = "外ダメ"),
        _ => say!(phrasing, en = "of its own", ja = "自分のダメ"),
    };
    if black == white {
        return say!(
            phrasing,
            en = format!(
                "Each side has {black} {outside}, and {} shared.",
                are(shared)
            ),
            ja = format!("{outside}は黒白とも{black}、内ダメは{shared}。")
        );
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
        Rule::Shared => say!(phrasing, en = " + 1", ja = "+1"),
        _ => "",
    };
    tell!(
        phrasing,
        en = "{name} has {ahead} {outside}{spare} against {other}'s {behind} {outside} + {shared} shared.",
        ja = "有利な側（{name}）：{outside}{ahead}{spare}、不利な側（{other}）：{outside}{behind}+内ダメ{shared}。"
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
        return tell!(
            phrasing,
            en = "{names} may still live.",
            ja = "{names}には活きる手があります。"
        );
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
        0 => tell!(
            phrasing,
            en = "{name} must answer every move; if {name} is to move now, that one move may be played elsewhere.",
            ja = "{name}は相手の手に一つずつ応じる必要があります（いま{name}番なら、その一手だけは抜けます）。"
        ),
        spare if spare > 0 => say!(
            phrasing,
            en = format!(
                "{name} may ignore {} (one more if {name} is to move now).",
                plural(spare, "move")
            ),
            ja = format!("{name}は{spare}回手を抜けます（いま{name}番ならもう1回）。")
        ),
        _ => String::new(),
    }
}
