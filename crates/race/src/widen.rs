//! Solving a race with nearer and wider surroundings.
//!
//! A race on a whole board has no edge. What lies near decides most races, and a search of it takes milliseconds; what
//! lies farther can change the result, and costs more. So every width gets a share of the budget, from near to far, and
//! what is left goes to the nearest one that is wider than the widest answer so far. The widest answer counts.

use std::time::Instant;

use semeai_board::{Color, Position};

use crate::propose::Proposal;
use crate::solve::{Outcome, RaceError, Solution, SolveLimits, solve};

/// The share of the budget that every width gets: one part in so many.
const SHARE: u64 = 24;

/// The answer for one of several proposals.
#[derive(Clone, Debug)]
pub struct Widened {
    /// Which proposal it is.
    pub chosen: usize,
    /// Its answer, with the effort of all searches.
    pub solution: Solution,
    /// Whether it holds as far as anybody looked: with the widest surroundings, which are closed or which no nearer ones
    /// contradict.
    pub is_sure: bool,
}

/// Solves a race, given proposals of it from near to far (see [`crate::propose::proposals`]), for one starter or for
/// each.
///
/// # Errors
///
/// If no proposal can be searched.
///
/// # Panics
///
/// If there is no proposal.
pub fn solve_widening(
    position: &Position,
    proposals: &[Proposal],
    first: Option<Color>,
    limits: &SolveLimits,
) -> Result<Widened, RaceError> {
    let begun = Instant::now();
    let mut widening = Widening {
        position,
        proposals,
        first,
        limits,
        left: limits.positions(),
        answers: vec![None; proposals.len()],
    };
    let mut refused = None;
    if let [_] = proposals {
        refused = widening.search(0, limits.positions()).err();
    } else {
        for i in 0..proposals.len() {
            let share = (limits.positions() / SHARE).max(1);
            refused = widening.search(i, share).err().or(refused);
        }
        while let Some(next) = widening.next() {
            let share = (widening.left / 2).max(1);
            if widening.search(next, share).is_err() {
                break;
            }
        }
    }
    let chosen = widening.widest();
    let chosen = chosen.or_else(|| widening.answers.iter().position(Option::is_some));
    let Some(chosen) = chosen else {
        return Err(refused.expect("a search is refused for a reason"));
    };
    let is_sure = widening.is_sure(chosen);
    let mut effort = crate::solve::Effort::default();
    for answer in widening.answers.iter().flatten() {
        effort.table_bytes = effort.table_bytes.max(answer.effort.table_bytes);
    }
    effort.positions = limits.positions() - widening.left;
    effort.elapsed = begun.elapsed();
    let solution = widening.answers.swap_remove(chosen);
    let solution = solution.expect("the chosen proposal has an answer");
    Ok(Widened {
        chosen,
        solution: Solution { effort, ..solution },
        is_sure,
    })
}

/// The searches so far.
struct Widening<'a> {
    position: &'a Position,
    proposals: &'a [Proposal],
    first: Option<Color>,
    limits: &'a SolveLimits,
    /// The positions that may still be made.
    left: u64,
    answers: Vec<Option<Solution>>,
}

impl Widening<'_> {
    fn search(&mut self, i: usize, positions: u64) -> Result<(), RaceError> {
        if self.left == 0 || self.limits.is_stopped() {
            return Ok(());
        }
        let limits = self.limits.clone().with_positions(positions.min(self.left));
        let race = self.proposals[i].race(self.position);
        let solution = solve(&race, self.first, &limits)?;
        self.left = self.left.saturating_sub(solution.effort.positions);
        let is_better = self.answers[i].as_ref().is_none_or(|old| !old.is_decided());
        if is_better {
            self.answers[i] = Some(solution);
        }
        Ok(())
    }

    fn is_decided(&self, i: usize) -> bool {
        self.answers[i].as_ref().is_some_and(Solution::is_decided)
    }

    /// The widest proposal with an answer.
    fn widest(&self) -> Option<usize> {
        (0..self.answers.len()).rev().find(|&i| self.is_decided(i))
    }

    /// The nearest proposal that is wider than the widest answer, while there is something left to spend.
    fn next(&self) -> Option<usize> {
        let from = self.widest().map_or(0, |widest| widest + 1);
        let is_worth = self.left >= self.limits.positions() / SHARE && !self.limits.is_stopped();
        (from..self.answers.len()).find(|_| is_worth)
    }

    fn outcomes(&self, i: usize) -> Option<Vec<Outcome>> {
        let answer = self.answers[i]
            .as_ref()
            .filter(|answer| answer.is_decided())?;
        let starts = Color::ALL.into_iter();
        Some(
            starts
                .filter_map(|color| answer.starts[color].as_ref())
                .map(|start| start.outcome)
                .collect(),
        )
    }

    fn is_sure(&self, chosen: usize) -> bool {
        let is_widest = chosen + 1 == self.proposals.len();
        let mut nearer = (0..chosen).filter_map(|i| self.outcomes(i));
        let own = self.outcomes(chosen);
        is_widest
            && (self.proposals[chosen].left_out.is_empty()
                || nearer.all(|outcomes| Some(outcomes) == own))
    }
}
