//! The searches of a race, from what holds for good to what holds nearby.

use std::ops::ControlFlow;

use semeai_board::{ByColor, Color, Position};
use web_time::Instant;

use super::question::RaceQuestion;
use crate::bounds::{Hangs, SureAnswer, both_live, solve_bounded};
use crate::propose::Proposal;
use crate::solve::{Effort, Outcome, Solution, SolveLimits, SolvedStart, Solver};
use crate::widen::{WidestAnswer, solve_widening};

/// A closed race with no more empty points is searched whole at once.
const FEW_EMPTY: usize = 24;

/// What an answer may cost at first. Nearly all that are found are found within it, and most of what is not proved by then is not
/// proved with ten times as much either: it hangs on what lies beyond.
const AT_FIRST: u64 = 3_000_000;

/// What one may cost that is an answer of near surroundings, until wider ones say the same.
const TO_BE_SURER: u64 = 3 * AT_FIRST;

/// So many positions in near surroundings tell what is likely.
const FOR_A_GUESS: u64 = 10_000;

/// What the searches of a race found.
pub(super) struct ProofFindings {
    /// What was searched.
    pub(super) proposal: Proposal,
    pub(super) solution: Solution,
    /// Whether nothing wider was proposed, or none is needed.
    is_widest: bool,
    /// Of which starts the answer holds whatever lies beyond what was searched.
    pub(super) holds_beyond: ByColor<bool>,
    pub(super) hangs_on: Vec<Hangs>,
    /// What nearer surroundings gave for a start, if that was another outcome.
    pub(super) overturned: ByColor<Option<Outcome>>,
}

/// What was found before surroundings are widened.
#[derive(Clone, Default)]
struct BoundsFindings {
    /// The starts of which the answer holds whatever lies beyond.
    sure: ByColor<Option<SolvedStart>>,
    hangs_on: Vec<Hangs>,
    effort: Effort,
}

impl ProofFindings {
    fn for_good(proposal: Proposal, solution: Solution, hangs_on: Vec<Hangs>) -> Self {
        Self {
            proposal,
            solution,
            is_widest: true,
            holds_beyond: ByColor::new_with(|_| true),
            hangs_on,
            overturned: ByColor::default(),
        }
    }

    /// Whether every start is answered, if not by the widest surroundings that were proposed.
    fn is_nearby(&self) -> bool {
        self.solution.is_decided() && !self.is_widest
    }

    /// Whether every start is answered by the widest surroundings that were proposed.
    fn is_enough(&self) -> bool {
        self.solution.is_decided() && self.is_widest
    }
}

/// Searches a race of these proposals, from near to far: first for an answer that holds whatever lies beyond, then, where
/// there is none, for that of the widest surroundings. Of the usual budget a tenth is spent at first, and all of it where that leaves
/// something open; who grants more than usual wants all that it gives.
pub(super) fn search(question: &RaceQuestion, proposals: Vec<Proposal>) -> ProofFindings {
    let whole = question.limits.positions();
    let is_usual = whole <= SolveLimits::default().positions();
    let within = |positions: u64| question.limits.clone().with_positions(positions);
    let at_first = within(if is_usual { whole.min(AT_FIRST) } else { whole });
    let (open, before) = match bounds(question, &proposals, &at_first) {
        ControlFlow::Break(found) => return found,
        ControlFlow::Continue(left) => left,
    };
    let found = widen(question, proposals.clone(), open, before.clone(), &at_first);
    if at_first.positions() == whole || found.is_enough() || question.limits.is_stopped() {
        return found;
    }
    let most = if found.is_nearby() {
        whole.min(TO_BE_SURER)
    } else {
        whole
    };
    let effort = found.solution.effort;
    widen(
        question,
        proposals,
        open,
        BoundsFindings { effort, ..before },
        &within(most),
    )
}

/// What holds whatever lies beyond, if it is all that is asked for; else the start that is open, or both, and what is known.
fn bounds(
    question: &RaceQuestion,
    proposals: &[Proposal],
    limits: &SolveLimits,
) -> ControlFlow<ProofFindings, (Option<Color>, BoundsFindings)> {
    let (position, first) = (&question.position, question.first);
    let near = proposals[0].race(position);
    // Bounds are found around one block of each side.
    if Color::ALL.into_iter().any(|color| near.has_several(color)) {
        return match living_sides(question, &proposals[0]) {
            Some(found) => ControlFlow::Break(found),
            None => ControlFlow::Continue((first, BoundsFindings::default())),
        };
    }
    if is_small(position, proposals) {
        return ControlFlow::Continue((first, BoundsFindings::default()));
    }
    let half = limits.positions() / 2;
    let limits = limits.clone().with_positions(half).with_half_of_the_time();
    let essential = &proposals[0].essential;
    let likely = likely_outcomes(question, &proposals[0]);
    let bounds = solve_bounded(
        position,
        &question.roles,
        essential,
        first,
        &likely,
        &limits,
    );
    let before = BoundsFindings {
        hangs_on: bounds.hangs_on,
        effort: bounds.effort,
        ..BoundsFindings::default()
    };
    let Some(SureAnswer { proposal, solution }) = bounds.proved else {
        return ControlFlow::Continue((first, before));
    };
    let open = match (&solution.starts.black, &solution.starts.white) {
        (None, Some(_)) => Some(Color::Black),
        (Some(_), None) => Some(Color::White),
        _ => None,
    };
    match open.filter(|_| first.is_none()) {
        None => ControlFlow::Break(ProofFindings::for_good(proposal, solution, before.hangs_on)),
        // One start is sure; the other is searched in near surroundings.
        open => ControlFlow::Continue((
            open,
            BoundsFindings {
                sure: solution.starts,
                ..before
            },
        )),
    }
}

/// How each start ends in near surroundings, as far as few positions tell: what to prove first.
fn likely_outcomes(question: &RaceQuestion, nearest: &Proposal) -> ByColor<Option<Outcome>> {
    let race = nearest.race(&question.position);
    let limits = question.limits.clone().with_positions(FOR_A_GUESS);
    let mut solver = Solver::new(&race, question.first, &limits)
        .expect("a proposal has essential stones of both sides");
    solver.search(FOR_A_GUESS / solver.cost());
    solver.outcomes()
}

/// Whether a race is closed and so small that it is searched whole at once, which leaves nothing to be bounded.
fn is_small(position: &Position, proposals: &[Proposal]) -> bool {
    let empty = position.empty();
    proposals.last().is_some_and(|widest| {
        let few = || widest.relevant.intersection(&empty).len() <= FEW_EMPTY;
        widest.is_closed() && (proposals.len() == 1 || few())
    })
}

/// Searches wider and wider surroundings for this start, or each, with what is left of the budget.
fn widen(
    question: &RaceQuestion,
    mut proposals: Vec<Proposal>,
    first: Option<Color>,
    before: BoundsFindings,
    limits: &SolveLimits,
) -> ProofFindings {
    let limits = limits.clone();
    let left = limits.positions().saturating_sub(before.effort.positions);
    let WidestAnswer {
        chosen,
        solution,
        is_widest,
        overturned,
    } = solve_widening(
        &question.position,
        &proposals,
        first,
        &limits.with_positions(left),
    )
    .expect("a proposal has essential stones of both sides");
    let proposal = proposals.swap_remove(chosen);
    let is_whole = is_widest && proposal.is_closed();
    let sure = before.sure;
    ProofFindings {
        is_widest,
        holds_beyond: ByColor::new_with(|first| is_whole || sure[first].is_some()),
        proposal,
        solution: Solution {
            starts: ByColor {
                black: sure.black.or(solution.starts.black),
                white: sure.white.or(solution.starts.white),
            },
            effort: before.effort.then(solution.effort),
        },
        hangs_on: before.hangs_on,
        overturned,
    }
}

/// What is known of a race in which both sides live by themselves, of several blocks as many as a side must not lose.
fn living_sides(question: &RaceQuestion, proposal: &Proposal) -> Option<ProofFindings> {
    let begun = Instant::now();
    let (position, roles) = (&question.position, &question.roles);
    let living = both_live(position, roles, proposal, question.first, &question.limits)?;
    let solution = Solution {
        starts: living.starts,
        effort: Effort {
            positions: living.made,
            elapsed: begun.elapsed(),
            table_bytes: 0,
        },
    };
    Some(ProofFindings::for_good(
        living.proposal,
        solution,
        Vec::new(),
    ))
}
