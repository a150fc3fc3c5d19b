//! A sum of trees as text for a terminal.

use semeai_cgt::Player;
use semeai_search::sum::Tree;
use semeai_session::Phrasing;
use semeai_sums::{Endings, SumReport};

use crate::grammar::{all_of, in_thousands};
use crate::sums::line::points;
use crate::sums::start::sum_start;
use crate::texts::sums::plain as texts;
use crate::texts::sums::plain::several_options;

/// Of more trees in which somebody would rather pass the rest is counted.
const MOST_ZUGZWANG_NAMED: usize = 6;

/// So wide is the column of names, or wider where they are long.
const SHORTEST_COLUMN: usize = 4;

/// Everything about a sum: its terms with their names, then each start with score, losses, best line and rules.
///
/// ```
/// use semeai_cgt::Player;
/// use semeai_sums::{Sum, sum_report};
/// use semeai_search::Check;
/// use semeai_search::PositionBudget;
/// use semeai_session::Phrasing;
/// use semeai_words::sums::plain::plain_sum;
///
/// let sum = Sum::parse("A(4,1,4) + {6|0} + {4|0} + {1|0}")?;
/// let budget = PositionBudget::new(10_000);
/// let report = sum_report(sum, &[Player::Right], Check::None, &budget).unwrap();
/// let text = plain_sum(&report, Phrasing::ENGLISH);
/// assert!(text.contains("White to play: the score is 9. Best: B1.\n"));
/// # Ok::<(), semeai_cgt::ParseError>(())
/// ```
pub fn plain_sum(report: &SumReport, phrasing: Phrasing) -> String {
    let mut lines = Vec::new();
    let names: Vec<String> = report.names.iter().map(ToString::to_string).collect();
    let width = names.iter().map(|name| name.len() + 1).max();
    let width = width.map_or(SHORTEST_COLUMN, |width| width.max(SHORTEST_COLUMN));
    for (name, id) in names.iter().zip(report.sum.terms()) {
        let text = readable(report.sum.text(*id), phrasing);
        lines.push(format!("{name:<width$}{text}"));
    }
    let warnings = sum_warnings(report, phrasing);
    lines.extend(warnings);
    for (first, start) in &report.starts {
        lines.push(String::new());
        let told = sum_start(report, *first, start, phrasing);
        lines.extend(told.into_iter().map(|line| line.text));
    }
    if let Some(endings) = &report.endings {
        lines.push(String::new());
        lines.extend(plain_endings(endings, phrasing).lines().map(str::to_owned));
    }
    lines
        .iter()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect()
}

/// A tree as far as somebody reads it; of a longer one the beginning, and how long it is.
fn readable(text: String, phrasing: Phrasing) -> String {
    const MOST: usize = 1_000;
    const SHOWN: usize = 100;
    let length = text.chars().count();
    if length <= MOST {
        return text;
    }
    let shown: String = text.chars().take(SHOWN).collect();
    texts::readable(&length, &shown, phrasing)
}

/// What is to be minded about a sum.
pub fn sum_warnings(report: &SumReport, phrasing: Phrasing) -> Vec<String> {
    let has_choice = |tree: &Tree| {
        let mut sides = [Player::Left, Player::Right].into_iter();
        sides.any(|player| tree.options(player).len() > 1)
    };
    let choices = report.sum.nodes().any(|(_, tree)| has_choice(tree));
    let warnings = [
        zugzwang(report, phrasing),
        choices.then(|| several_options(phrasing).to_owned()),
    ];
    warnings.into_iter().flatten().collect()
}

/// The trees in which somebody would rather pass, by their names.
fn zugzwang(report: &SumReport, phrasing: Phrasing) -> Option<String> {
    let terms = &report.zugzwang;
    let shown = terms.iter().take(MOST_ZUGZWANG_NAMED);
    let mut names: Vec<String> = shown.map(|term| report.names[*term].to_string()).collect();
    let left_out = terms.len() - names.len();
    if left_out > 0 {
        names.push(texts::zugzwang_more(&left_out, phrasing));
    }
    if names.is_empty() {
        return None;
    }
    let names = all_of(&names, phrasing);
    Some(texts::zugzwang_somebody_would_rather(&names, phrasing))
}

/// How many endings three ways of searching have.
pub fn plain_endings(endings: &Endings, phrasing: Phrasing) -> String {
    let [every, largest] = [endings.every_order, endings.largest_gote]
        .map(|endings| in_thousands(&endings.to_string()));
    let discriminants = in_thousands(&points(endings.discriminants));
    texts::plain_endings(&discriminants, &every, &largest, phrasing)
}
