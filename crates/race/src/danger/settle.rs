//! Proving that two blocks race where short searches do not tell.

use semeai_board::{Block, ByColor, Color, Position, Roles};

use super::relation::BlockRelation;
use crate::bounds::solve_bounded;
use crate::solve::SolveLimits;

/// How many positions a proof gets.
const PROOF: u64 = 100_000;

/// How two blocks stand to each other, by a proof that holds whatever lies beyond what is searched; open if there is none.
pub(super) fn settle(
    position: &Position,
    roles: &Roles,
    pair: &ByColor<Block>,
    limits: &SolveLimits,
) -> BlockRelation {
    let most = PROOF.min(limits.positions());
    let limits = limits.clone().with_positions(most);
    let essential = ByColor::new_with(|color: Color| pair[color].stones);
    let bounds = solve_bounded(
        position,
        roles,
        &essential,
        None,
        &ByColor::default(),
        &limits,
    );
    let Some(bounded) = bounds.proved else {
        return BlockRelation::Open;
    };
    let starts = &bounded.solution.starts;
    match (&starts.black, &starts.white) {
        (Some(black), Some(white)) => {
            BlockRelation::of_outcomes([black.outcome, white.outcome], pair)
        }
        _ => BlockRelation::Open,
    }
}
