//! From a question to its answer.

use semeai_board::{ByColor, Color, Point, Role, Roles};

use super::blocks;
use super::counter::Counter;
use super::disagreement;
use super::fights::{Found, fights, with_dead};
use super::question::RaceQuestion;
use super::race_answer::RaceAnswer;
use super::search::search;
use crate::danger::{BlockRelation, is_shut_in};
use crate::no_race::{About, NoRace, Pairs};
use crate::propose::{Proposal, ProposeError, proposals_within};
use crate::{Alone, BlockReport, WithoutPicks};

/// Beside a proof a race that cannot be counted is searched only for the count to be whole: no more positions than take a few
/// milliseconds.
const SEARCHED_BESIDE: u64 = 20_000;

/// The part of the positions that goes into looking for a race that nobody has named: one in so many.
const UNNAMED_PART: u64 = 8;

/// Answers a race: proposes it, searches it and counts it.
///
/// # Errors
///
/// Why there is no race; also where nobody has named two blocks, and those that came nearest to it turn out not to race.
///
/// # Panics
///
/// Never: a proposal has essential stones of both sides.
pub fn answer_race(question: &RaceQuestion) -> Result<RaceAnswer, ProposeError> {
    let position = &question.position;
    let mut points = question.points.clone();
    let mut dead = Vec::new();
    let mut limits = question.limits.clone();
    match names_no_pair(question).then(|| fights(question)) {
        Some(Found::Fights(found)) => return Err(ProposeError::NoRace(found)),
        Some(Found::Race(pair)) => points = pair.into(),
        Some(Found::Dead(blocks)) => {
            dead = blocks;
            // Where proofs found no fight there is seldom a race, and one that there is is found soon.
            limits = limits.with_positions(question.limits.positions() / UNNAMED_PART);
        }
        None => {}
    }
    let mut is_unnamed = is_unnamed(question);
    let proposals = proposals_within(position, &question.roles, &points, &limits);
    let proposals = proposals.or_else(|error| match hanging(question, &error) {
        Some(pair) => {
            is_unnamed = false;
            proposals_within(position, &question.roles, &pair, &limits)
        }
        None => Err(error),
    });
    let mut proposals = proposals.map_err(|error| match error {
        ProposeError::NoRace(none) => ProposeError::NoRace(Box::new(with_dead(*none, &dead))),
        error => error,
    })?;
    for proposal in &mut proposals {
        proposal.several = question.several;
    }
    let found = search(question, proposals);
    let race = found.proposal.race(position);
    let roles = proposed_roles(&found.proposal, &question.roles);
    let counter = counter_beside(question, found.solution.is_decided());
    let to_move = question.first.unwrap_or(Color::Black);
    let report = counter.report(&race.position, &roles, to_move);
    let mut answer = RaceAnswer {
        first: question.first,
        proposal: found.proposal,
        roles,
        position: race.position,
        report,
        solution: found.solution,
        holds_beyond: found.holds_beyond,
        hangs_on: found.hangs_on,
        overturned: found.overturned,
        disagreements: Vec::new(),
        told: None,
    };
    blocks::tell(&mut answer, position, &question.roles, &question.limits);
    // Nobody has named these two, so that they were looked at is of no interest.
    if let Some(told) = answer.told.filter(|_| is_unnamed)
        && told.relation == BlockRelation::NoRace
        && !hangs(question, &told.told)
    {
        return Err(ProposeError::NoRace(Box::new(NoRace {
            about: About::Board,
            first: None,
            fights: Vec::new(),
            blocks: Color::ALL.map(|color| told.told[color]).into(),
            pairs: Pairs::Open,
        })));
    }
    answer.disagreements = disagreement::find(&answer, &counter);
    Ok(answer)
}

/// The same answer with another count beside it, for a question that differs in what was picked alone: that a search does not read.
#[must_use]
pub fn count_again(mut answer: RaceAnswer, question: &RaceQuestion) -> RaceAnswer {
    let counter = counter_beside(question, answer.solution.is_decided());
    let to_move = answer.first.unwrap_or(Color::Black);
    answer.report = counter.report(&answer.position, &answer.roles, to_move);
    answer.disagreements = disagreement::find(&answer, &counter);
    answer
}

/// Of a board on which nothing races two blocks in closed surroundings of which one lives by itself and the other may fall to it: they
/// are asked about as if they had been named.
fn hanging(question: &RaceQuestion, error: &ProposeError) -> Option<[Point; 2]> {
    let ProposeError::NoRace(none) = error else {
        return None;
    };
    let told = |color: Color| {
        let mut blocks = none.blocks.iter();
        blocks.find(|told| told.block.color == color).copied()
    };
    let pair = ByColor {
        black: told(Color::Black)?,
        white: told(Color::White)?,
    };
    let is_meant = is_unnamed(question) && hangs(question, &pair);
    is_meant.then_some([pair.black.block.anchor, pair.white.block.anchor])
}

/// Whether of two blocks in closed surroundings one lives by itself and it is open whether the other falls to it.
fn hangs(question: &RaceQuestion, told: &ByColor<BlockReport>) -> bool {
    let pair = told.map(|told| told.block);
    let is_hanging =
        |color: Color| told[color].alone == Alone::Open && told[color.opponent()].alone.is_saved();
    Color::ALL.into_iter().any(is_hanging)
        && BlockRelation::of_decided(&pair).is_race()
        && is_shut_in(&question.position, &question.roles, &pair, &question.limits)
}

/// Whether nobody says of any block that it races.
fn is_unnamed(question: &RaceQuestion) -> bool {
    question.points.is_empty() && question.roles.points(Role::Essential).is_empty()
}

/// Whether two blocks that race are named neither by points nor by marks: at most one block is asked about.
fn names_no_pair(question: &RaceQuestion) -> bool {
    let has_stone = |point: &Point| question.position.stone(*point).is_some();
    question.points.len() < 2
        && question.points.iter().all(has_stone)
        && question.roles.points(Role::Essential).is_empty()
}

/// How a question is counted beside a search. Beside an answer a region without picks stays as the
/// person wants it, and what is searched as a whole is to be small; without one the count is all that there is.
fn counter_beside(question: &RaceQuestion, is_answered: bool) -> Counter<'_> {
    let limits = question.count_limits.clone();
    let (unpicked, limits) = match is_answered {
        true => (question.unpicked, limits.with_whole(SEARCHED_BESIDE)),
        false => (WithoutPicks::Searched, limits),
    };
    Counter {
        picks: &question.picks,
        unpicked,
        limits,
    }
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
