//! The verdict as one line of theory.

use semeai_cgt::Formula;
use semeai_race::report::{NodeState, Report, Rule, Verdict, said_count};
use semeai_session::Phrasing;

use crate::grammar::{int, side};
use crate::legend::LegendEntry;
use crate::texts::race::theory as texts;

/// A piece of the line of theory: words, or what is set as mathematics.
#[derive(Clone, Debug, PartialEq)]
pub enum TheoryPiece {
    /// Words, with the blanks between them and what follows.
    Words(String),
    /// Words of which the legend says what they mean.
    Term(LegendEntry, String),
    /// A value.
    Value(Formula),
    /// The cooled sum rounded up, for Black.
    Ceiling,
    /// The cooled sum rounded down, for White.
    Floor,
}

impl TheoryPiece {
    /// The piece as plain text, as a terminal shows it.
    pub fn text(&self) -> String {
        match self {
            Self::Words(words) | Self::Term(_, words) => words.clone(),
            Self::Value(value) => value.to_string(),
            Self::Ceiling => "ceil(g)".to_owned(),
            Self::Floor => "floor(g)".to_owned(),
        }
    }
}

/// The verdict in one line for a teacher: the sum, its cooled value, both adjusted values, the threshold and the
/// rule. Empty if nothing was counted.
///
/// The adjusted values are `ceil(g)` if Black starts and `floor(g)` if White does; Black captures from `ceil(g)`
/// = F upwards, White from `floor(g)` = -F downwards.
pub(crate) fn theory_line(report: &Report, phrasing: Phrasing) -> String {
    let pieces = theory_pieces(report, phrasing);
    pieces.iter().map(TheoryPiece::text).collect()
}

/// The line of theory in pieces, so that its mathematics can be set as such.
pub fn theory_pieces(report: &Report, phrasing: Phrasing) -> Vec<TheoryPiece> {
    let separator = texts::theory_pieces(phrasing);
    let mut pieces = Vec::new();
    for clause in clauses(report, phrasing) {
        if !pieces.is_empty() {
            pieces.push(TheoryPiece::Words(separator.to_owned()));
        }
        pieces.extend(clause);
    }
    pieces
}

fn clauses(report: &Report, phrasing: Phrasing) -> Vec<Vec<TheoryPiece>> {
    use TheoryPiece::{Term, Value, Words};
    let Some(verdict) = &report.verdict else {
        return Vec::new();
    };
    let mut clauses = Vec::new();
    match &verdict.sum {
        None if verdict.questions.is_empty() => return clauses,
        None => {
            let questions = int(verdict.questions.len());
            clauses.push(vec![Words(texts::clauses_sum_yet_questions(
                questions, phrasing,
            ))]);
        }
        Some(_) if matches!(verdict.rule, Rule::Alive(_) | Rule::BothAlive) => {}
        Some(sum) => {
            let name = texts::clauses_name(phrasing).to_owned();
            clauses.push(vec![Term(LegendEntry::Sum, name), Value(sum.said())]);
            let name = texts::clauses_cooled_g(phrasing).to_owned();
            clauses.push(vec![Term(LegendEntry::G, name), Value(sum.said_cooled())]);
            clauses.extend(adjusted(verdict, phrasing));
            clauses.push(vec![Term(
                LegendEntry::F,
                format!("F = {}", verdict.threshold),
            )]);
        }
    }
    if verdict.sum.is_some() {
        let rule = rule_name(verdict.rule, verdict.shared, phrasing);
        clauses.push(vec![Term(LegendEntry::Type, rule)]);
    }
    if verdict.sum.is_some() && has_life(report) {
        let life = texts::clauses_life(phrasing);
        clauses.push(vec![Term(LegendEntry::Infinity, life.to_owned())]);
    }
    clauses
}

fn adjusted(verdict: &Verdict, phrasing: Phrasing) -> Option<Vec<TheoryPiece>> {
    use TheoryPiece::{Ceiling, Floor, Words};
    let black = said_count(verdict.starts.black.adjusted?);
    let white = said_count(verdict.starts.white.adjusted?);
    let [first, then, last] = say!(
        phrasing,
        en = [
            "Black first ".to_owned(),
            format!(" = {black}, White first "),
            format!(" = {white}")
        ],
        ja = [
            "黒先 ".to_owned(),
            format!(" = {black}、白先 "),
            format!(" = {white}")
        ]
    );
    Some(vec![Words(first), Ceiling, Words(then), Floor, Words(last)])
}

/// Whether a block lives somewhere in a tree, so that a life may be in the values.
pub(crate) fn has_life(report: &Report) -> bool {
    let is_settled = |verdict: &Verdict| verdict.is_alive.black || verdict.is_alive.white;
    report.verdict.as_ref().is_some_and(is_settled)
        || report.regions.iter().any(|region| {
            region
                .tree
                .nodes
                .iter()
                .any(|node| node.state == NodeState::Alive)
        })
}

/// The row of the table of shared liberties and eyes, with R. Hunter's type.
pub(crate) fn rule_name(rule: Rule, shared: u32, phrasing: Phrasing) -> String {
    let name = |color| side(color, phrasing);
    match rule {
        Rule::Plain => texts::rule_name_plain(&shared, phrasing),
        Rule::Shared => texts::rule_name_shared(&shared, phrasing),
        Rule::OnlyEye(color) => texts::rule_name_only_eye(&name(color), &shared, phrasing),
        Rule::EqualEyes => texts::rule_name_equal_eyes(&shared, phrasing),
        Rule::LargerEye(color) => texts::rule_name_larger_eye(&name(color), &shared, phrasing),
        Rule::Alive(color) => texts::rule_name_alive(&name(color), phrasing),
        Rule::Search => texts::rule_name_search(phrasing).to_owned(),
        Rule::BothAlive => texts::rule_name_both_alive(phrasing).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Example;

    #[test]
    fn the_line_has_both_adjusted_values() {
        let text = "@.@.@.@.@\n@XXXXXXX@\n@X@@@@@X@\n@..@@@@.@\n@B@@@@@B@\nBBBBBBBBB\nWWWWWWWWW\n.#.#.#.##";
        let open = Example::new(text);
        assert_eq!(
            theory_line(&open.report, Phrasing::ENGLISH),
            "no sum yet: 1 question left"
        );
        let after: &[&str] = &["wB5"];
        let after_both: &[&str] = &["wH5"];
        let race = Example::with_picks(text, &[(&[], "B5 H5"), (after, "H5"), (after_both, "B5")]);
        assert_eq!(
            theory_line(&race.report, Phrasing::ENGLISH),
            "sum {2||0|-4}; cooled by 2: g = ^; Black first ceil(g) = 1, White first floor(g) = 0; F = 0; no \
             eyes, 0 shared (type 1)"
        );
        assert_eq!(
            theory_line(&race.report, Phrasing::JAPANESE),
            "和 {2||0|-4}、2度冷却 g = ^、黒先 ceil(g) = 1、白先 floor(g) = 0、F = 0、眼なし同士、内ダメ0（型1）"
        );
    }

    #[test]
    fn nothing_is_said_where_nothing_was_counted() {
        assert_eq!(
            theory_line(&Example::new(".X.\n.O.\n...").report, Phrasing::ENGLISH),
            ""
        );
        assert_eq!(
            theory_line(
                &Example::new("B....\n.....\n....W").report,
                Phrasing::ENGLISH
            ),
            ""
        );
    }
}
