//! How much an answer may cost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use semeai_board::Topology;
use semeai_search::PositionBudget;

/// How much an answer about an endgame may cost.
#[derive(Clone, Debug)]
pub struct EndgameLimits {
    /// For each region.
    regions: PositionBudget,
    /// For the search of the whole board.
    board: PositionBudget,
    /// For what is proved of blocks.
    blocks: PositionBudget,
}

/// How many positions are made for what is proved of the blocks of a board, each time that they are asked about. Which blocks are
/// named as proved or not must not hang on the machine or on what else it does, so there is no clock for it, and no other number.
const BLOCKS: u64 = 400_000;
/// On a large board, where a position takes longer and there are more blocks, so many fewer that this is for each of its points.
const BLOCK_POINTS: u64 = 40_000_000;

impl Default for EndgameLimits {
    /// 400,000 positions of each region, six million of the whole board: they are kept, some 600 bytes each of a region
    /// and 20 to 40 of a board.
    fn default() -> Self {
        Self {
            regions: PositionBudget::new(400_000),
            board: PositionBudget::new(6_000_000),
            blocks: PositionBudget::new(BLOCKS),
        }
    }
}

impl EndgameLimits {
    /// Within a budget that is granted already, for each region and for the whole board.
    pub(crate) fn within(budget: &PositionBudget) -> Self {
        Self {
            regions: budget.clone(),
            board: budget.clone(),
            blocks: budget.clone(),
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

    /// The moment at which the answer is what is known by then, or none. What is proved of blocks is short, and is finished.
    #[must_use]
    pub fn with_deadline(self, deadline: Option<web_time::Instant>) -> Self {
        self.map(|budget| budget.with_deadline(deadline))
    }

    /// A flag more that ends the search early.
    #[must_use]
    pub fn with_stop(mut self, stop: Option<Arc<AtomicBool>>) -> Self {
        self.blocks = self.blocks.with_stop(stop.clone());
        self.map(|budget| budget.with_stop(stop.clone()))
    }

    /// A counter that follows the positions made.
    #[must_use]
    pub fn with_progress(mut self, progress: Option<Arc<AtomicU64>>) -> Self {
        self.blocks = self.blocks.with_progress(progress.clone());
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

    /// For what is proved of the blocks of a board, nothing of it spent.
    pub(crate) fn blocks(&self, board: &Topology) -> PositionBudget {
        let points = u64::try_from(board.len()).unwrap_or(u64::MAX).max(1);
        let most = self.blocks.positions().min(BLOCK_POINTS / points);
        self.blocks.clone().with_positions(most)
    }

    /// The same with regions and the whole board changed.
    fn map(self, change: impl Fn(PositionBudget) -> PositionBudget) -> Self {
        Self {
            regions: change(self.regions),
            board: change(self.board),
            blocks: self.blocks,
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

    #[test]
    fn neither_time_nor_the_size_of_the_search_changes_what_is_proved_of_blocks() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let usual = EndgameLimits::default().blocks(&board).positions();
        let late = Some(web_time::Instant::now());
        let hurried = EndgameLimits::default()
            .with_positions(1)
            .with_deadline(late);
        assert_eq!(hurried.blocks(&board).positions(), usual);
        assert!(!hurried.blocks(&board).is_stopped() && hurried.region().is_stopped());
    }
}
