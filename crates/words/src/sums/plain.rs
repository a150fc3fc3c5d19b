//! A sum of trees as text for a terminal.

use semeai_cgt::Player;
use semeai_search::sum::Tree;
use semeai_session::Phrasing;
use semeai_sums::{Endings, SumReport};

use crate::grammar::{all_of, in_thousands};
use crate::sums::line::points;
use crate::sums::start::sum_start;

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
    tell!(
        phrasing,
        en = "{shown}… ({length} characters)",
        ja = "{shown}…（全{length}文字）"
    )
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

const fn several_options(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "A tree of this sum has several options a side. Discriminant and rules of thumb need one; the sum is solved all the same.",
        ja = "片側に選択肢が二つ以上ある木があります。判別式と経験則は一つのときだけのものですが、和そのものは解けます。"
    )
}

/// The trees in which somebody would rather pass, by their names.
fn zugzwang(report: &SumReport, phrasing: Phrasing) -> Option<String> {
    let terms = &report.zugzwang;
    let shown = terms.iter().take(MOST_ZUGZWANG_NAMED);
    let mut names: Vec<String> = shown.map(|term| report.names[*term].to_string()).collect();
    let left_out = terms.len() - names.len();
    if left_out > 0 {
        names.push(tell!(
            phrasing,
            en = "{left_out} more",
            ja = "ほか{left_out}個"
        ));
    }
    if names.is_empty() {
        return None;
    }
    let names = all_of(&names, phrasing);
    Some(tell!(
        phrasing,
        en = "Somebody would rather pass (zugzwang) in {names}. Moves are compulsory here, which costs points.",
        ja = "{names}ではパスした方がよい局面があります（ツークツワンク）。ここでは必ず打つ約束なので、その分損をします。"
    ))
}

/// How many endings three ways of searching have.
pub fn plain_endings(endings: &Endings, phrasing: Phrasing) -> String {
    let [every, largest] = [endings.every_order, endings.largest_gote]
        .map(|endings| in_thousands(&endings.to_string()));
    let discriminants = in_thousands(&points(endings.discriminants));
    tell!(
        phrasing,
        en = "Ways to play it out: TN0 = {every} in every order, TN1 = {largest} with the largest gote only, TNd = {discriminants} with discriminants, on average.\n",
        ja = "終局までの手順の数：すべての順序で TN0 = {every}、最大の後手だけで TN1 = {largest}、判別式で平均 TNd = {discriminants}。\n"
    )
}
