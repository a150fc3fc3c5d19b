//! The searches of a race, from what holds for good to what holds nearby.

use semeai_board::{ByColor, Color, Position};
use web_time::Instant;

use super::question::RaceQuestion;
use crate::bounds::{Hangs, SureAnswer, both_live, solve_bounded};
use crate::propose::Proposal;
use crate::solve::{Effort, Outcome, Solution, SolvedStart};
use crate::widen::{WidestAnswer, solve_widening};

/// A closed race with no more empty points is searched whole at once.
const FEW_EMPTY: usize = 24;

/// What the searches of a race found.
pub(super) struct ProofFindings {
    /// What was searched.
    pub(super) proposal: Proposal,
    pub(super) solution: Solution,
    /// Of which starts the answer holds whatever lies beyond what was searched.
    pub(super) holds_beyond: ByColor<bool>,
    pub(super) hangs_on: Vec<Hangs>,
    /// What nearer surroundings gave for a start, if that was another outcome.
    pub(super) overturned: ByColor<Option<Outcome>>,
}

/// What was found before surroundings are widened.
#[derive(Default)]
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
            holds_beyond: ByColor::new_with(|_| true),
            hangs_on,
            overturned: ByColor::default(),
        }
    }
}

/// Searches a race of these proposals, from near to far: first for an answer that holds whatever lies beyond, then, where
/// there is none, for that of the widest surroundings.
pub(super) fn search(question: &RaceQuestion, proposals: Vec<Proposal>) -> ProofFindings {
    let (position, first) = (&question.position, question.first);
    let near = proposals[0].race(position);
    // Bounds are found around one block of each side.
    if Color::ALL.into_iter().any(|color| near.has_several(color)) {
        return living_sides(question, &proposals[0])
            .unwrap_or_else(|| widen(question, proposals, first, BoundsFindings::default()));
    }
    if is_small(position, &proposals) {
        return widen(question, proposals, first, BoundsFindings::default());
    }
    let limits = question.limits.clone();
    let half = limits.positions() / 2;
    let limits = limits.with_positions(half).with_half_of_the_time();
    let essential = &proposals[0].essential;
    let bounds = solve_bounded(position, &question.roles, essential, first, &limits);
    let before = BoundsFindings {
        hangs_on: bounds.hangs_on,
        effort: bounds.effort,
        ..BoundsFindings::default()
    };
    let Some(SureAnswer { proposal, solution }) = bounds.proved else {
        return widen(question, proposals, first, before);
    };
    let open = match (&solution.starts.black, &solution.starts.white) {
        (None, Some(_)) => Some(Color::Black),
        (Some(_), None) => Some(Color::White),
        _ => None,
    };
    match open.filter(|_| first.is_none()) {
        None => ProofFindings::for_good(proposal, solution, before.hangs_on),
        // One start is sure; the other is searched in near surroundings.
        open => {
            let sure = solution.starts;
            widen(question, proposals, open, BoundsFindings { sure, ..before })
        }
    }
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
) -> ProofFindings {
    let limits = question.limits.clone();
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
