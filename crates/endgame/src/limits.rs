//! How much an answer may cost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Duration;

use semeai_board::Topology;
use semeai_cgt::Budget;
use semeai_search::PositionBudget;
use web_time::Instant;

/// How much an answer about an endgame may cost.
#[derive(Clone, Debug)]
pub struct EndgameLimits {
    /// For each region.
    regions: PositionBudget,
    /// For what the regions add up to, and for lines.
    sums: PositionBudget,
    /// For the search of the whole board.
    board: PositionBudget,
    /// For what is proved of blocks.
    blocks: PositionBudget,
    /// For a board that is counted as it stands.
    count: PositionBudget,
    /// When what was found is told, if there is an end to the time.
    told: Option<Instant>,
    memory: usize,
}

/// Which limit has ended a search: what to raise, or what to make smaller, if more is to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LimitMet {
    /// No time was left, or somebody has stopped it.
    Time,
    /// The positions that it might make were made.
    Positions,
    /// What it found takes too much memory, or its numbers are too large to be kept.
    Memory,
}

/// A part of the work, with its own end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Regions are searched.
    Regions,
    /// Their values are added up.
    Sums,
    /// What was found is told; that may take a moment after the time is over.
    Told,
}

impl LimitMet {
    /// The limit that has ended a search with this budget.
    pub(crate) fn of(budget: &PositionBudget) -> Self {
        if budget.left() == 0 {
            Self::Positions
        } else if budget.is_stopped() {
            Self::Time
        } else {
            Self::Memory
        }
    }
}

/// How many positions of a region are searched usually.
const REGION: u64 = 400_000;

/// How many positions are made for what is proved of the blocks of a board, each time that they are asked about. Where there is time
/// for all of them, which blocks are named as proved hangs on no clock.
const BLOCKS: u64 = 400_000;
/// On a large board, where a position takes longer and there are more blocks, so many fewer that this is for each of its points.
const BLOCK_POINTS: u64 = 40_000_000;

/// How much of the time is over when no more is proved of blocks, and when no region is searched any longer, in tenths. What
/// follows needs little, but without it nothing is told: a score least of all.
const BLOCKS_END: u32 = 5;
const REGIONS_END: u32 = 8;

/// How long it may take at most to tell what was found when the time is over.
const TELLING: Duration = Duration::from_millis(200);

/// The memory of an answer in bytes: regions with what is kept of earlier ones, values, and a search of the whole board.
const MEMORY: usize = 440 << 20;

impl Default for EndgameLimits {
    /// 400,000 positions of each region, six million of the whole board, 440 mebibytes for all that is kept of them.
    fn default() -> Self {
        let regions = PositionBudget::new(REGION);
        Self {
            sums: regions.clone(),
            regions,
            board: PositionBudget::new(6_000_000),
            blocks: PositionBudget::new(BLOCKS),
            count: PositionBudget::new(BLOCKS),
            told: None,
            memory: MEMORY,
        }
    }
}

impl EndgameLimits {
    /// Within a budget that is granted already, for each region and for the whole board.
    pub(crate) fn within(budget: &PositionBudget) -> Self {
        Self {
            regions: budget.clone(),
            sums: budget.clone(),
            board: budget.clone(),
            blocks: budget.clone(),
            count: budget.clone(),
            told: None,
            memory: MEMORY,
        }
    }

    /// At most so many positions, of each region and of the whole board.
    #[must_use]
    pub fn with_positions(self, positions: u64) -> Self {
        self.with_searches(|budget| budget.with_positions(positions))
    }

    /// So many times as many positions, of each region and of the whole board.
    #[must_use]
    pub fn times(self, times: u64) -> Self {
        self.with_searches(|budget| {
            let positions = budget.positions().saturating_mul(times);
            budget.with_positions(positions)
        })
    }

    /// The same with no more positions of a region than so many.
    pub(crate) fn with_at_most(self, positions: u64) -> Self {
        let positions = self.regions.positions().min(positions);
        let regions = self.regions.with_positions(positions);
        Self { regions, ..self }
    }

    /// The same with no more positions of the whole board than so many.
    pub(crate) fn with_board_at_most(self, positions: u64) -> Self {
        let positions = self.board.positions().min(positions);
        let board = self.board.with_positions(positions);
        Self { board, ..self }
    }

    /// Whether somebody asks for a longer search than the usual one.
    pub(crate) fn are_generous(&self) -> bool {
        self.regions.positions() > REGION
    }

    /// The same with half of the time that is left.
    pub(crate) fn half(&self) -> Self {
        let now = Instant::now();
        let end = self.sums.deadline();
        let half = end.and_then(|end| now.checked_add(end.saturating_duration_since(now) / 2));
        match half {
            Some(_) => self.clone().with_deadline(half),
            None => self.clone(),
        }
    }

    /// The moment at which the answer is what is known by then, or none. Each part of the work has its share of the time from now on, so
    /// that what was found is added up and told.
    #[must_use]
    pub fn with_deadline(self, deadline: Option<Instant>) -> Self {
        let now = Instant::now();
        let part = |tenths: u32| {
            let left = deadline?.saturating_duration_since(now);
            now.checked_add(left / 10 * tenths)
        };
        Self {
            regions: self.regions.with_deadline(part(REGIONS_END)),
            sums: self.sums.with_deadline(deadline),
            board: self.board.with_deadline(deadline),
            blocks: self.blocks.with_deadline(part(BLOCKS_END)),
            count: self.count.with_deadline(part(REGIONS_END)),
            told: deadline.and_then(|end| end.checked_add(TELLING)),
            memory: self.memory,
        }
    }

    /// So many bytes of memory at most, for regions, values, and a search of the whole board together.
    #[must_use]
    pub fn with_memory(self, bytes: usize) -> Self {
        Self {
            memory: bytes,
            ..self
        }
    }

    /// A flag more that ends the search early.
    #[must_use]
    pub fn with_stop(self, stop: Option<Arc<AtomicBool>>) -> Self {
        self.with_all(|budget| budget.with_stop(stop.clone()))
    }

    /// A counter that follows the positions made.
    #[must_use]
    pub fn with_progress(self, progress: Option<Arc<AtomicU64>>) -> Self {
        self.with_all(|budget| budget.with_progress(progress.clone()))
    }

    /// Whether the search is to end at once.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.sums.is_stopped()
    }

    /// For one region, nothing of it spent.
    pub(crate) fn region(&self) -> PositionBudget {
        self.regions.clone()
    }

    /// For what the regions add up to, nothing of it spent.
    pub(crate) fn sum(&self) -> PositionBudget {
        self.sums.clone()
    }

    /// For the whole board, nothing of it spent.
    pub(crate) fn board(&self) -> PositionBudget {
        self.board.clone()
    }

    /// For what is proved of the blocks of a board, nothing of it spent.
    pub(crate) fn blocks(&self, board: &Topology) -> PositionBudget {
        of_blocks(&self.blocks, board)
    }

    /// For a board that is counted as it stands, nothing of it spent.
    pub(crate) fn count(&self, board: &Topology) -> PositionBudget {
        of_blocks(&self.count, board)
    }

    /// What the values of the regions may take in a part of the work.
    pub(crate) fn values(&self, stage: Stage) -> Budget {
        let end = match stage {
            Stage::Regions => self.regions.deadline(),
            Stage::Sums => self.sums.deadline(),
            Stage::Told => self.told,
        };
        let budget = Budget::default().with_bytes(self.memory / 3);
        match end {
            // The clock ends a call, and is named as what has ended it.
            Some(_) => budget.with_steps(u64::MAX).with_deadline(end),
            None => budget,
        }
    }

    /// The bytes that the positions of regions may take, those that are kept of earlier ones among them.
    pub(crate) const fn region_bytes(&self) -> usize {
        self.memory / 3 * 2
    }

    /// The bytes that the positions of the whole board may take where so many are taken already.
    pub(crate) const fn board_bytes(&self, taken: usize) -> usize {
        self.memory.saturating_sub(taken)
    }

    /// The same with regions, sums and the whole board changed.
    fn with_searches(self, change: impl Fn(PositionBudget) -> PositionBudget) -> Self {
        Self {
            regions: change(self.regions),
            sums: change(self.sums),
            board: change(self.board),
            ..self
        }
    }

    fn with_all(self, change: impl Fn(PositionBudget) -> PositionBudget) -> Self {
        Self {
            blocks: change(self.blocks.clone()),
            count: change(self.count.clone()),
            ..self.with_searches(change)
        }
    }
}

fn of_blocks(budget: &PositionBudget, board: &Topology) -> PositionBudget {
    let points = u64::try_from(board.len()).unwrap_or(u64::MAX).max(1);
    let most = budget.positions().min(BLOCK_POINTS / points);
    budget.clone().with_positions(most)
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
    fn every_part_of_the_work_ends_with_the_time_and_the_sum_has_the_last_of_it() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let usual = EndgameLimits::default().blocks(&board).positions();
        let late = Some(Instant::now());
        let limits = EndgameLimits::default()
            .with_positions(1)
            .with_deadline(late);
        assert_eq!(
            limits.blocks(&board).positions(),
            usual,
            "the size of a search changes nothing of what is proved of blocks"
        );
        let all = [
            limits.blocks(&board),
            limits.count(&board),
            limits.region(),
            limits.sum(),
            limits.board(),
        ];
        assert!(all.iter().all(PositionBudget::is_stopped));
        let hour = Instant::now().checked_add(Duration::from_secs(3_600));
        let limits = EndgameLimits::default().with_deadline(hour);
        let ends = [
            limits.blocks(&board).deadline(),
            limits.region().deadline(),
            limits.sum().deadline(),
        ];
        assert!(ends.is_sorted() && ends[1] < ends[2] && ends[2] == hour);
    }

    #[test]
    fn the_limit_that_was_met_is_named() {
        let mut few = PositionBudget::new(1);
        assert!(few.spend(2).is_err());
        assert_eq!(LimitMet::of(&few), LimitMet::Positions);
        let late = PositionBudget::new(1).with_deadline(Some(Instant::now()));
        assert_eq!(LimitMet::of(&late), LimitMet::Time);
        assert_eq!(LimitMet::of(&PositionBudget::new(1)), LimitMet::Memory);
    }
}
