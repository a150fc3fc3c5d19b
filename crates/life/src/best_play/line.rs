//! A shortest line of best moves to the end of the game.

use std::collections::HashSet;

use semeai_board::Color;
use semeai_search::{Halt, PositionBudget};

use super::outcome::Outcome;
use crate::net::numbers;
use crate::table::{Bounds, ScoreTable, Turn};

/// So many positions are looked at for a line at most.
const MOST_POSITIONS: usize = 200_000;

/// The moves of both sides, each as good as any, until the game ends (by territory its first part); a pass is nothing. Empty if
/// none was found, or where both go on for ever.
pub(super) fn line(
    table: &ScoreTable,
    start: Turn,
    outcome: impl Fn(Bounds) -> Outcome,
    budget: &mut PositionBudget,
) -> Result<Vec<Option<usize>>, Halt> {
    let wanted = outcome(table.bounds(start));
    if wanted == Outcome::Endless {
        return Ok(Vec::new());
    }
    let mut reached = vec![Step {
        turn: start,
        paid: 0,
        before: 0,
        played: None,
    }];
    let mut known = HashSet::from([(start, 0)]);
    let mut at = 0;
    // The longer a line is, the less is it one to look at.
    while at < reached.len() && reached.len() < MOST_POSITIONS {
        budget.spend(1)?;
        let Step { turn, paid, .. } = reached[at];
        let (next, bounds) = table.after_pass(turn);
        let pass = (None, next, paid, bounds);
        let cost = match turn.to_move {
            Color::Black => -table.cost(),
            Color::White => table.cost(),
        };
        let stones = numbers(table.net().empty(turn.place.stones)).filter_map(|point| {
            let (next, bounds) = table.after(turn, point)?;
            Some((Some(point), Some(next), paid + cost, bounds))
        });
        for (played, next, after, bounds) in [pass].into_iter().chain(stones) {
            // What is known of a position counts from there on.
            let bounds = Bounds {
                least: bounds.least + paid,
                most: bounds.most + paid,
            };
            if outcome(bounds) != wanted {
                continue;
            }
            let Some(turn) = next else {
                return Ok(back(&reached, at, played));
            };
            if known.insert((turn, after)) {
                reached.push(Step {
                    turn,
                    paid: after,
                    before: at,
                    played,
                });
            }
        }
        at += 1;
    }
    Ok(Vec::new())
}

/// A position that a line comes to.
struct Step {
    turn: Turn,
    /// What the stones of the line have cost, Black's less White's.
    paid: i32,
    /// The number of the one before, and the move from there.
    before: usize,
    played: Option<usize>,
}

/// The moves that lead to a position and this one.
fn back(reached: &[Step], mut at: usize, last: Option<usize>) -> Vec<Option<usize>> {
    let mut line = vec![last];
    while at != 0 {
        line.push(reached[at].played);
        at = reached[at].before;
    }
    line.reverse();
    line
}
