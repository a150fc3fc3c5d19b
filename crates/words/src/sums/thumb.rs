//! The discriminant, the rules of thumb beside it, and how they did on many sums.

use semeai_cgt::Rational;
use semeai_session::Phrasing;
use semeai_sums::{Choice, Discriminant, RuleRecord, Survey, Thumb};

use crate::sums::line::{SumLine, SumLineKind, points};
use crate::texts::sums::thumb as texts;
pub use crate::texts::sums::thumb::no_discriminant;

pub(super) fn thumb_lines(thumb: &Thumb, phrasing: Phrasing) -> Vec<SumLine> {
    let discriminant = &thumb.discriminant;
    let terms: Vec<String> = discriminant
        .terms
        .iter()
        .map(|term| points(*term))
        .collect();
    let sum = terms.join(" + ").replace("+ -", "- ");
    let value = points(discriminant.value);
    let (i, j) = (discriminant.own_band, discriminant.other_band);
    let choice = choice_text(Some(thumb.best), phrasing);
    let d = texts::thumb_lines(&choice, &i, &j, &sum, &value, phrasing);
    let scores = beginnings(discriminant, phrasing);
    let rules = [thumb.rules.average, thumb.rules.doubling, thumb.rules.rule];
    let rules = RULES.iter().zip(rules.into_iter().zip(thumb.losses));
    let rules = rules.map(|(rule, (verdict, loss))| SumLine {
        text: rule_line(rule(phrasing), verdict, loss, phrasing),
        kind: match loss > Rational::from_integer(0) {
            true => SumLineKind::Wrong,
            false => SumLineKind::Plain,
        },
    });
    let lines = [d, scores].map(SumLine::plain).into_iter();
    lines.chain(rules).collect()
}

/// The scores of the three ways to begin, with the names that the theorem on the first move has for them, and what is played first.
fn beginnings(discriminant: &Discriminant, phrasing: Phrasing) -> String {
    let [tree, gote] = [discriminant.tree_first, discriminant.gote_first].map(points);
    let mut said = texts::beginnings_said(&gote, &tree, phrasing);
    if let Some(two) = discriminant.two_gotes_first.map(points) {
        said.push_str(&texts::beginnings_os_two_largest(&two, phrasing));
    }
    said.push_str(texts::beginnings(phrasing));
    said
}

/// The names of the rules of thumb.
pub(super) const RULES: [fn(Phrasing) -> &'static str; 3] = [
    |phrasing| texts::text_averaging(phrasing),
    |phrasing| texts::text_doubling(phrasing),
    |phrasing| texts::text_whole_rule_thumb(phrasing),
];

pub(super) fn rule_line(
    name: &str,
    verdict: Option<Choice>,
    loss: Rational,
    phrasing: Phrasing,
) -> String {
    let choice = choice_text(verdict, phrasing);
    let cost = points(loss);
    let is_right = loss == Rational::from_integer(0);
    match (verdict, is_right) {
        (None, true) => texts::rule_line_does_not_decide(&name, phrasing),
        (None, false) => texts::rule_line_does_not_decide_wrong(&cost, &name, phrasing),
        (Some(_), true) => texts::rule_line_says_right(&choice, &name, phrasing),
        (Some(_), false) => texts::rule_line_says_wrong_loses(&choice, &cost, &name, phrasing),
    }
}

pub(super) fn choice_text(choice: Option<Choice>, phrasing: Phrasing) -> &'static str {
    match choice {
        Some(Choice::Tree) => "A",
        Some(Choice::Gote) => "B1",
        Some(Choice::Both) => texts::choice_text(phrasing),
        None => "",
    }
}

/// How the rules of thumb did on many sums, a line each.
pub fn survey_lines(survey: &Survey, phrasing: Phrasing) -> Vec<String> {
    let tallies = [survey.average, survey.doubling, survey.rule];
    let lines = RULES.iter().zip(tallies);
    lines
        .map(|(name, tally)| {
            let name = name(phrasing);
            let RuleRecord {
                points,
                wrong,
                undecided,
                lost,
                largest,
            } = tally;
            texts::survey_lines(
                &largest, &lost, &name, &points, &undecided, &wrong, phrasing,
            )
        })
        .collect()
}
