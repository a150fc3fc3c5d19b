//! How much an answer may cost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use semeai_search::PositionBudget;

/// How much an answer about an endgame may cost.
#[derive(Clone, Debug)]
pub struct EndgameLimits {
    /// For each region.
    regions: PositionBudget,
    /// For the search of the whole board.
    board: PositionBudget,
}

impl Default for EndgameLimits {
    /// 400,000 positions of each region, six million of the whole board: they are kept, some 600 bytes each of a region
    /// and 20 to 40 of a board.
    fn default() -> Self {
        Self {
            regions: PositionBudget::new(400_000),
            board: PositionBudget::new(6_000_000),
        }
    }
}

impl EndgameLimits {
    /// Within a budget that is granted already, for each region and for the whole board.
    pub(crate) fn within(budget: &PositionBudget) -> Self {
        Self {
            regions: budget.clone(),
            board: budget.clone(),
        }
    }

    /// At most so many positions, of each region and of the whole board.
    #[must_use]
    pub fn with_positions(self, positions: u64) -> Self {
        self.map(|budget| budget.with_positions(positions))
    }

    /// So many times as many positions, of each region and of the whole board.
    #[must_use]
    pub fn times(self, times: u64) -> Self {
        self.map(|budget| {
            let positions = budget.positions().saturating_mul(times);
            budget.with_positions(positions)
        })
    }

    /// The moment at which the answer is what is known by then, or none.
    #[must_use]
    pub fn with_deadline(self, deadline: Option<web_time::Instant>) -> Self {
        self.map(|budget| budget.with_deadline(deadline))
    }

    /// A flag more that ends the search early.
    #[must_use]
    pub fn with_stop(self, stop: Option<Arc<AtomicBool>>) -> Self {
        self.map(|budget| budget.with_stop(stop.clone()))
    }

    /// A counter that follows the positions made.
    #[must_use]
    pub fn with_progress(self, progress: Option<Arc<AtomicU64>>) -> Self {
        self.map(|budget| budget.with_progress(progress.clone()))
    }

    /// Whether the search is to end at once.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.regions.is_stopped()
    }

    /// For one region, nothing of it spent.
    pub(crate) fn region(&self) -> PositionBudget {
        self.regions.clone()
    }

    /// For the whole board, nothing of it spent.
    pub(crate) fn board(&self) -> PositionBudget {
        self.board.clone()
    }

    fn map(self, change: impl Fn(PositionBudget) -> PositionBudget) -> Self {
        Self {
            regions: change(self.regions),
            board: change(self.board),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_time_is_more_positions_of_regions_and_of_the_board() {
        let limits = EndgameLimits::default().times(6);
        assert_eq!(limits.region().positions(), 2_400_000);
        assert_eq!(limits.board().positions(), 36_000_000);
    }
}
