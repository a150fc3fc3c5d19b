//! From a question to its answer.

use semeai_board::{Color, Role, Roles};

use super::blocks;
use super::counter::Counter;
use super::disagreement;
use super::question::RaceQuestion;
use super::race_answer::RaceAnswer;
use super::search::{ProofFindings, search};
use crate::WithoutPicks;
use crate::propose::{Proposal, ProposeError, proposals_within};

/// Beside a proof a race that cannot be counted is searched only for the count to be whole: no more positions than take a few
/// milliseconds.
const SEARCHED_BESIDE: u64 = 20_000;

/// Answers a race: proposes it, searches it and counts it.
///
/// # Errors
///
/// Why there is no race.
///
/// # Panics
///
/// Never: a proposal has essential stones of both sides.
pub fn answer_race(question: &RaceQuestion) -> Result<RaceAnswer, ProposeError> {
    let position = &question.position;
    let mut proposals = proposals_within(
        position,
        &question.roles,
        &question.points,
        &question.limits,
    )?;
    for proposal in &mut proposals {
        proposal.several = question.several;
    }
    let ProofFindings {
        proposal,
        solution,
        holds_beyond,
        hangs_on,
        overturned,
    } = search(question, proposals);
    let race = proposal.race(&question.position);
    let roles = proposed_roles(&proposal, &question.roles);
    let count_limits = question.count_limits.clone();
    let (unpicked, limits) = if solution.is_decided() {
        (question.unpicked, count_limits.with_whole(SEARCHED_BESIDE))
    } else {
        (WithoutPicks::Searched, count_limits)
    };
    let counting = Counter {
        picks: &question.picks,
        unpicked,
        limits: &limits,
    };
    let to_move = question.first.unwrap_or(Color::Black);
    let report = counting.report(&race.position, &roles, to_move);
    let mut answer = RaceAnswer {
        first: question.first,
        proposal,
        roles,
        position: race.position,
        report,
        solution,
        holds_beyond,
        hangs_on,
        overturned,
        disagreements: Vec::new(),
        told: None,
    };
    blocks::tell(&mut answer, position, &question.roles, &question.limits);
    answer.disagreements = disagreement::find(&answer, &counting);
    Ok(answer)
}

/// The roles of a proposal. What the person calls safe stays so, far from the race too; in an essential block as well,
/// if other stones of it are not, for that is why it is alive.
pub(super) fn proposed_roles(proposal: &Proposal, said: &Roles) -> Roles {
    let mut roles = Roles::new();
    let safe = said.points(Role::Safe);
    let assumed = proposal.assumed_safe.iter();
    let safe = assumed.fold(safe, |all, assumption| all.union(&assumption.block.stones));
    for point in safe.iter() {
        roles.set(point, Role::Safe);
    }
    for color in Color::ALL {
        let essential = proposal.essential[color];
        let kept = safe.intersection(&essential);
        let changed = if kept == essential {
            essential
        } else {
            essential.difference(&kept)
        };
        for point in changed.iter() {
            roles.set(point, Role::Essential);
        }
    }
    roles
}
