//! The judges, and the verdict of the first that is sure.

use semeai_board::Color;
use semeai_cgt::Error;

use super::both_live::named;
use super::by_search::by_search;
use super::case::{Case, Tools};
use super::formulas::formulas;
use super::one_lives::one_lives;
use super::ruling::{Decision, Ruling};
use super::survival::mortal_captor;
use super::together::together;
use crate::remark::Basis;
use crate::report::Notice;

/// Rules on a case if it is sure how; what is not sure is left to the next one. An error is one of the arena over its
/// budget.
type RaceJudge = fn(&Case<'_>, &mut Tools<'_>) -> Result<Option<Ruling>, Error>;

/// The judges in the order in which they are asked. Searches of everything together go before what regions say one by
/// one: they know what the formulas can only doubt, and they need no answers to open questions.
const JUDGES: [RaceJudge; 5] = [
    together,
    one_lives,
    shared_not_plain,
    open_questions,
    formulas,
];

/// Asks the judges. There must be two essential sides.
pub(crate) fn rule(case: &Case<'_>, tools: &mut Tools<'_>) -> Ruling {
    if !is_race(case) {
        return Ruling::unknown(Decision::Undecided);
    }
    let mut case = *case;
    let mut ruling = first_word(&mut case, tools);
    if !is_settled(&case, &ruling) {
        // What cannot be counted may be small enough to be searched, which leaves nothing out.
        if let Some(searched) = by_search(&case, tools, &ruling) {
            return searched;
        }
        ruling = doubted(&case, ruling);
    }
    let mut ruling = named(&case, tools, ruling);
    ruling.is_over_budget |= case.is_over_budget;
    ruling
}

/// What the first judge says who is sure, or at a loss.
fn first_word(case: &mut Case<'_>, tools: &mut Tools<'_>) -> Ruling {
    for judge in JUDGES {
        match judge(case, tools) {
            Ok(Some(ruling)) => return ruling,
            Ok(None) => {}
            Err(_) => case.is_over_budget = true,
        }
    }
    Ruling::unknown(Decision::Undecided)
}

/// Whether a ruling holds: it is sure who captures first, he lives after that, nothing was assumed and no ko plays a part.
fn is_settled(case: &Case<'_>, ruling: &Ruling) -> bool {
    let is_doubted = case.is_doubted && ruling.basis == Basis::OneByOne;
    matches!(ruling.decision, Decision::Sure { .. })
        && !is_doubted
        && ruling.notices.is_empty()
        && mortal(case, &ruling.decision).is_none()
}

/// A side that may not live after the capture that a decision rests on.
fn mortal(case: &Case<'_>, decision: &Decision) -> Option<Color> {
    match decision {
        Decision::Sure { endings, .. } => mortal_captor(case, *endings),
        Decision::Searched { .. } | Decision::Open | Decision::Undecided => None,
    }
}

/// A ruling of which it is not known whether the captor lives, or what a ko does, says nothing of who wins, but why. What was only
/// assumed of regions is told beside it, which makes it provisional.
fn doubted(case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    let captor = mortal(case, &ruling.decision);
    let is_any = captor.is_some() || !ruling.notices.is_empty();
    ruling.notices.extend(captor.map(Notice::CaptorMayDie));
    if let Decision::Sure { .. } = ruling.decision
        && is_any
    {
        ruling.decision = Decision::Undecided;
    }
    ruling
}

/// Whether the marks make a race: two blocks that touch each other, or several that count as one.
fn is_race(case: &Case<'_>) -> bool {
    let is_single =
        |color: Color| case.sides.blocks[color].len() == 1 || case.question.linked[color];
    Color::ALL.into_iter().all(is_single) && case.sides.is_in_contact(case.question.position)
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
