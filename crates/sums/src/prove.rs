//! The score of a sum by trying every order of every move: no bounds, no theorem, nothing but a table of the sums that were
//! met. It is what the better ways are measured against.

use rustc_hash::FxHashMap;
use semeai_cgt::{Player, Rational};
use semeai_search::sum::{IntegerSum, Leftover, SumPartId};
use semeai_search::{Halt, PositionBudget};

use crate::score::ScoreError;
use crate::tree::Sum;

/// A longer line could be too much for the stack of a thread.
const LONGEST: u32 = 2_000;

/// The score of a sum by trying every order, and the sums that were met.
///
/// # Errors
///
/// [`ScoreError`].
pub fn prove(
    sum: &Sum,
    first: Player,
    budget: &mut PositionBudget,
) -> Result<(Rational, u64), ScoreError> {
    let integers = sum.in_integers().ok_or(ScoreError::TooLarge)?;
    let mut open = Vec::new();
    let mut points = 0;
    for rest in integers.terms() {
        points += rest.points;
        open.extend(rest.part);
    }
    open.sort_unstable();
    let length: u32 = open.iter().map(|id| integers.parts().get(*id).height).sum();
    if length > LONGEST {
        return Err(Halt::Budget.into());
    }
    let mut every = EveryOrder {
        integers: &integers,
        known: FxHashMap::default(),
        budget,
    };
    points += every.score(&open, first)?;
    Ok((integers.parts().points(points), every.known.len() as u64))
}

struct EveryOrder<'a> {
    integers: &'a IntegerSum,
    known: FxHashMap<(Player, Vec<SumPartId>), i64>,
    budget: &'a mut PositionBudget,
}

impl EveryOrder<'_> {
    fn score(&mut self, open: &[SumPartId], to_move: Player) -> Result<i64, Halt> {
        if open.is_empty() {
            return Ok(0);
        }
        let key = (to_move, open.to_vec());
        if let Some(score) = self.known.get(&key) {
            return Ok(*score);
        }
        self.budget.spend(1)?;
        let mut best = None;
        for (at, id) in open.iter().enumerate() {
            // The same trees stand side by side, and a move in one is a move in the other.
            if at > 0 && open[at - 1] == *id {
                continue;
            }
            for Leftover { points, part } in self.integers.parts().get(*id).options(to_move) {
                let mut left = open.to_vec();
                left.remove(at);
                left.extend(*part);
                left.sort_unstable();
                let score = points + self.score(&left, to_move.opponent())?;
                best = Some(match (best, to_move) {
                    (None, _) => score,
                    (Some(best), Player::Left) => score.max(best),
                    (Some(best), Player::Right) => score.min(best),
                });
            }
        }
        let best = best.expect("an unfinished sum has a move for both players");
        self.known.insert(key, best);
        Ok(best)
    }
}
