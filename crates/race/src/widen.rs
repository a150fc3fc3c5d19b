//! Solving a race with nearer and wider surroundings.
//!
//! A race on a whole board has no edge. What lies near decides most races, and a search of it takes milliseconds; what
//! lies farther can change the result, and costs more. The widest answer counts. So the widths are searched from far to
//! near until one is answered, with little each; then what is wider than that is searched longer, step by step.

use std::time::Instant;

use semeai_board::{Color, Position};

use crate::propose::Proposal;
use crate::solve::{Effort, RaceError, Solution, SolveLimits, solve};

/// What every width gets at first: a closed race can be proved at once, and an open one mostly goes nearer.
const CLOSED: u64 = 400_000;
const OPEN: u64 = 20_000;

/// By how much more a width gets each time it is searched again.
const MORE: u64 = 16;

/// The part of the budget that goes into wider surroundings once there is an answer: one in so many.
const WIDER: u64 = 4;

/// What goes into first moves that were left unjudged.
const MOVES: u64 = 4_000_000;

/// The answer for one of several proposals.
#[derive(Clone, Debug)]
pub struct Widened {
    /// Which proposal it is.
    pub chosen: usize,
    /// Its answer, with the effort of all searches.
    pub solution: Solution,
    /// Whether it is the one with the widest surroundings.
    pub is_widest: bool,
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
        table_bytes: 0,
        answers: vec![None; proposals.len()],
    };
    let refused = widening.run().err();
    let chosen = widening.widest();
    if let Some(chosen) = chosen {
        widening.judge_moves(chosen);
    }
    let chosen = chosen.or_else(|| widening.answers.iter().position(Option::is_some));
    let Some(chosen) = chosen else {
        return Err(refused.expect("a search is refused for a reason"));
    };
    let effort = Effort {
        positions: limits.positions() - widening.left,
        elapsed: begun.elapsed(),
        table_bytes: widening.table_bytes,
    };
    let solution = widening.answers.swap_remove(chosen);
    let solution = solution.expect("the chosen proposal has an answer");
    Ok(Widened {
        chosen,
        solution: Solution { effort, ..solution },
        is_widest: chosen + 1 == proposals.len(),
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
    /// The most that one search took.
    table_bytes: usize,
    answers: Vec<Option<Solution>>,
}

impl Widening<'_> {
    /// Searches until the widest proposal is answered or the budget is used up.
    fn run(&mut self) -> Result<(), RaceError> {
        let whole = self.limits.positions();
        let mut refused = Ok(());
        let mut share = if self.proposals.len() == 1 {
            whole
        } else {
            OPEN
        };
        loop {
            let before = self.left;
            let from = self.widest().map_or(0, |widest| widest + 1);
            for i in (from..self.proposals.len()).rev() {
                let is_closed = self.proposals[i].left_out.is_empty();
                let least = if is_closed { CLOSED } else { OPEN };
                match self.search(i, share.max(least)) {
                    Ok(()) if self.is_decided(i) => break,
                    Ok(()) => {}
                    Err(reason) => refused = Err(reason),
                }
            }
            let widest = self.widest();
            let reserve = widest.map_or(0, |_| whole - whole / WIDER);
            // Not even all that is left makes a position more.
            let is_stuck = self.left == before && share >= before;
            let is_done = widest == Some(self.proposals.len() - 1) || share >= whole || is_stuck;
            if is_done || self.left <= reserve || self.limits.is_stopped() {
                return refused;
            }
            share = share.saturating_mul(MORE).min(self.left.max(1));
        }
    }

    fn search(&mut self, i: usize, positions: u64) -> Result<(), RaceError> {
        // The nearest is asked in any case: that nothing is known is an answer too.
        let is_needed = i == 0 && self.answers.iter().all(Option::is_none);
        if (self.left == 0 || self.limits.is_stopped()) && !is_needed {
            return Ok(());
        }
        let limits = self.limits.clone().with_positions(positions.min(self.left));
        let race = self.proposals[i].race(self.position);
        let solution = solve(&race, self.first, &limits)?;
        self.left = self.left.saturating_sub(solution.effort.positions);
        self.table_bytes = self.table_bytes.max(solution.effort.table_bytes);
        self.answers[i] = Some(solution);
        Ok(())
    }

    /// Searches the chosen width once more if first moves were left unjudged, with more for them.
    fn judge_moves(&mut self, chosen: usize) {
        let before = self.answers[chosen].clone();
        let starts = before.iter().flat_map(|answer| answer.starts.iter());
        let is_open = starts
            .flat_map(|(_, start)| start)
            .any(|start| !start.unjudged.is_empty());
        if !is_open || self.left == 0 || self.limits.is_stopped() {
            return;
        }
        // What can be searched can be searched again.
        let searched = self.search(chosen, MOVES);
        if searched.is_err() || !self.is_decided(chosen) {
            self.answers[chosen] = before;
        }
    }

    fn is_decided(&self, i: usize) -> bool {
        self.answers[i].as_ref().is_some_and(Solution::is_decided)
    }

    /// The widest proposal with an answer.
    fn widest(&self) -> Option<usize> {
        (0..self.answers.len()).rev().find(|&i| self.is_decided(i))
    }
}
