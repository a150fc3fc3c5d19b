//! What each side has, in the words of the rule that applies.
//!
//! The cases are those of R. Hunter, "Counting Liberties and Winning Capturing Races": see
//! [`Rule`].

use semeai_board::{ByColor, Color};
use semeai_race::report::{Conclusion, NodeState, Rational, Report, Rule, Verdict};
use semeai_session::Language;

use crate::grammar::{all_of, mixed, pick, plural, sentences, side};

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
pub(crate) fn balance(report: &Report, verdict: &Verdict, language: Language) -> String {
    let shared = verdict.shared;
    let rule = match verdict.rule {
        Rule::Plain | Rule::Shared => String::new(),
        Rule::OnlyEye(_) if shared > 0 => pick(
            language,
            "The shared liberties count only for the side with the eye.",
            "内ダメは眼のある側だけの手数になります(眼あり眼なし)。",
        )
        .to_owned(),
        Rule::OnlyEye(color) => {
            let color = side(color, language);
            pick(
                language,
                format!("Only {color} has an eye."),
                format!("眼があるのは{color}だけです。"),
            )
        }
        Rule::LargerEye(color) => larger_eye(report.eyes[color], shared, language),
        Rule::EqualEyes if shared > 0 => pick(
            language,
            "Both eyes are of the same class: whoever captures must fill the shared liberties.",
            "眼の大きさは同格です。取る側が内ダメをすべて詰めなければなりません。",
        )
        .to_owned(),
        Rule::EqualEyes => pick(
            language,
            "Both eyes are of the same class.",
            "眼の大きさは同格です。",
        )
        .to_owned(),
        Rule::Alive(color) => {
            let color = side(color, language);
            return pick(
                language,
                format!("{color} cannot be captured (two eyes or a link to safe stones)."),
                format!("{color}は取られません(眼が2つあるか、安全な石につながっています)。"),
            );
        }
        Rule::BothAlive => {
            return pick(
                language,
                "Neither block can be captured: both live.",
                "どちらのブロックも取られません。両方とも活きています。",
            )
            .to_owned();
        }
    };
    sentences(&[rule, totals(report, verdict, language)], language)
}

fn larger_eye(liberties: u32, shared: u32, language: Language) -> String {
    let table = pick(
        language,
        "four is 5, five is 8, six is 12, seven is 17",
        "四目5手、五目8手、六目12手、七目17手",
    );
    if shared > 0 {
        pick(
            language,
            format!(
                "The bigger eye has {liberties} liberties and takes the shared ones ({table})."
            ),
            format!("大きい眼の手数は{liberties}手、内ダメも大きい眼の側(大中小中)。{table}。"),
        )
    } else {
        pick(
            language,
            format!("The bigger eye has {liberties} liberties ({table})."),
            format!("大きい眼の手数は{liberties}手(大中小中)。{table}。"),
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
            Rule::Shared | Rule::Alive(_) | Rule::BothAlive => 0,
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

fn totals(report: &Report, verdict: &Verdict, language: Language) -> String {
    if is_hot(verdict) {
        return averages(report, verdict, language);
    }
    let Some(moves) = moves(report, verdict) else {
        return String::new();
    };
    let ByColor { black, white } = moves;
    let note = match verdict.shared {
        1 if verdict.rule == Rule::Plain => pick(
            language,
            " (one shared liberty included)",
            "、内ダメ1を含む",
        ),
        _ => "",
    };
    let has_threshold =
        matches!(verdict.rule, Rule::Shared | Rule::EqualEyes) && verdict.shared > 0;
    if has_threshold {
        favourite(verdict, moves, language)
    } else if black == white {
        pick(
            language,
            format!("Same count: {black} to {white}{note}."),
            format!("手数は同じ({black}手対{white}手{note})。"),
        )
    } else {
        let note_japanese = if note.is_empty() {
            ""
        } else {
            "(内ダメ1を含む)"
        };
        pick(
            language,
            format!("Black has {}, White {white}{note}.", plural(black, "move")),
            format!("手数は黒{black}手、白{white}手{note_japanese}。"),
        )
    }
}

/// Favourite and underdog: what the side that is ahead has against what it must fill.
fn favourite(verdict: &Verdict, moves: ByColor<i128>, language: Language) -> String {
    let ByColor { black, white } = moves;
    let shared = verdict.shared;
    let is_shared = verdict.rule == Rule::Shared;
    let (outside, outside_japanese) = if is_shared {
        ("outside", "外ダメ")
    } else {
        ("of its own", "自分のダメ")
    };
    if black == white {
        return pick(
            language,
            format!(
                "Each side has {black} {outside}, and {} shared.",
                are(shared)
            ),
            format!("{outside_japanese}は黒白とも{black}、内ダメは{shared}。"),
        );
    }
    let favourite = if black > white {
        Color::Black
    } else {
        Color::White
    };
    let (ahead, behind) = (moves[favourite], moves[favourite.opponent()]);
    let (name, other) = (
        side(favourite, language),
        side(favourite.opponent(), language),
    );
    // Without eyes the underdog cannot fill the last liberty of his own either: one move more for the favourite,
    // b + 1 against w + s.
    let (spare, spare_japanese) = if is_shared { (" + 1", "+1") } else { ("", "") };
    pick(
        language,
        format!(
            "{name} has {ahead} {outside}{spare} against {other}'s {behind} {outside} + {shared} shared."
        ),
        format!(
            "有利な側({name}):{outside_japanese}{ahead}{spare_japanese}、不利な側({other}):{outside_japanese}{behind}+内ダメ{shared}。"
        ),
    )
}

fn are(count: u32) -> String {
    let verb = if count == 1 { "is" } else { "are" };
    format!("{count} {verb}")
}

fn averages(report: &Report, verdict: &Verdict, language: Language) -> String {
    let living: Vec<Color> = Color::ALL
        .into_iter()
        .filter(|&color| may_live(report, color))
        .collect();
    if !living.is_empty() {
        let names: Vec<&str> = living.iter().map(|&color| side(color, language)).collect();
        let names = all_of(&names, language);
        return pick(
            language,
            format!("{names} may still live."),
            format!("{names}には活きる手があります。"),
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
    let has_threshold = matches!(verdict.rule, Rule::Shared | Rule::EqualEyes) && shared > 0;
    if has_threshold {
        pick(
            language,
            format!(
                "On average Black has {black}, White {white}, and {} shared.",
                are(shared)
            ),
            format!("平均すると黒{black}手、白{white}手、内ダメは{shared}。"),
        )
    } else {
        pick(
            language,
            format!("On average Black has {black}, White {white}."),
            format!("平均すると黒{black}手、白{white}手。"),
        )
    }
}

/// How often the winner may play elsewhere, in a plain race with settled counts; else empty.
///
/// With b to w moves and White to play, Black can leave out a move as long as b > w after White's next: b - w - 1
/// times. On Black's own turn it is once more.
pub(crate) fn rest(report: &Report, verdict: &Verdict, language: Language) -> String {
    let winner = match verdict.conclusion {
        Conclusion::Black => Color::Black,
        Conclusion::White => Color::White,
        _ => return String::new(),
    };
    let (Rule::Plain, Some(moves)) = (verdict.rule, moves(report, verdict)) else {
        return String::new();
    };
    let spare = moves[winner] - moves[winner.opponent()] - 1;
    let name = side(winner, language);
    match spare {
        0 => pick(
            language,
            format!(
                "{name} must answer every move, but may play elsewhere once if it is {name}'s turn."
            ),
            format!("{name}は手を抜けません({name}番なら1回抜けます)。"),
        ),
        spare if spare > 0 => pick(
            language,
            format!(
                "{name} may ignore {} (one more if it is {name}'s turn).",
                plural(spare, "move")
            ),
            format!("{name}は{spare}回手を抜けます({name}番ならもう1回)。"),
        ),
        _ => String::new(),
    }
}
