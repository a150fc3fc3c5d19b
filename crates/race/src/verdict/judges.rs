//! The judges, and the verdict of the first that is sure.

use semeai_board::Color;
use semeai_cgt::Error;

use super::case::{Case, Tools};
use super::formulas::formulas;
use super::one_lives::one_lives;
use super::ruling::{Decision, Ruling};
use super::together::together;

/// Rules on a case if it is sure how; what is not sure is left to the next one. An error is one of the arena over its
/// budget.
type RaceJudge = fn(&Case<'_>, &mut Tools<'_>) -> Result<Option<Ruling>, Error>;

/// The judges in the order in which they are asked. Searches of everything together go before what regions say one by
/// one: they know what the formulas can only doubt, and they need no answers to open questions.
const JUDGES: [RaceJudge; 6] = [
    no_race,
    together,
    one_lives,
    shared_not_plain,
    open_questions,
    formulas,
];

/// Asks the judges. There must be two essential sides.
pub(crate) fn rule(case: &Case<'_>, tools: &mut Tools<'_>) -> Ruling {
    let mut case = *case;
    let mut last_word = None;
    for judge in JUDGES {
        match judge(&case, tools) {
            Ok(Some(ruling)) => {
                last_word = Some(ruling);
                break;
            }
            Ok(None) => {}
            Err(_) => case.is_over_budget = true,
        }
    }
    let mut ruling = last_word.unwrap_or(Ruling::unknown(Decision::Undecided));
    ruling.is_over_budget |= case.is_over_budget;
    ruling
}

/// The marks make no race at all.
fn no_race(case: &Case<'_>, _: &mut Tools<'_>) -> Result<Option<Ruling>, Error> {
    let is_single =
        |color: Color| case.sides.blocks[color].len() == 1 || case.question.linked[color];
    let is_race =
        Color::ALL.into_iter().all(is_single) && case.sides.is_in_contact(case.question.position);
    Ok((!is_race).then_some(Ruling::unknown(Decision::Undecided)))
}

/// The formulas do not know what shared liberties there are.
fn shared_not_plain(case: &Case<'_>, _: &mut Tools<'_>) -> Result<Option<Ruling>, Error> {
    let is_unknown = !case.sides.are_shared_plain();
    Ok(is_unknown.then_some(Ruling::unknown(Decision::Undecided)))
}

/// Without answers to all questions there is nothing to add up.
fn open_questions(case: &Case<'_>, _: &mut Tools<'_>) -> Result<Option<Ruling>, Error> {
    let is_open = !case.standings.questions.is_empty();
    Ok(is_open.then_some(Ruling::unknown(Decision::Open)))
}
