//! How much a search may cost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use semeai_search::PositionBudget;
use web_time::Instant;

/// How much a search may cost.
#[derive(Clone, Debug)]
pub struct SolveLimits {
    pub(super) budget: PositionBudget,
    pub(super) table_bytes: usize,
    pub(super) exact_until: u64,
}

impl Default for SolveLimits {
    /// Thirty million positions and tables of at most 1 GiB.
    fn default() -> Self {
        Self {
            budget: PositionBudget::new(30_000_000),
            table_bytes: 1 << 30,
            exact_until: 5_000,
        }
    }
}

impl SolveLimits {
    /// Within a budget that is granted already.
    pub(crate) fn within(budget: PositionBudget) -> Self {
        Self {
            budget,
            ..Self::default()
        }
    }

    /// The most positions that may be made, over all that one call searches.
    #[must_use]
    pub fn with_positions(self, positions: u64) -> Self {
        Self {
            budget: self.budget.with_positions(positions),
            ..self
        }
    }

    /// A budget for a short search that is not counted, but ended early like any other.
    pub(crate) fn short(&self, positions: u64) -> PositionBudget {
        let budget = self.budget.clone().with_positions(positions);
        budget.with_progress(None)
    }

    /// The most positions that may be made.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.budget.positions()
    }

    /// Whether a flag says stop, or the time is over.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.budget.is_stopped()
    }

    /// Whether the flag says stop, whatever the time.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.budget.is_cancelled()
    }

    /// The most bytes of the tables, all together.
    #[must_use]
    pub fn with_table_bytes(self, table_bytes: usize) -> Self {
        Self {
            table_bytes,
            ..self
        }
    }

    /// The most bytes of the tables.
    #[must_use]
    pub const fn table_bytes(&self) -> usize {
        self.table_bytes
    }

    /// After how many positions a search begins to lean on similar positions (5,000 by default). Who captures is the same
    /// either way and comes sooner, but the moves to a capture are then a bound from above, and lines may be longer than
    /// need be.
    #[must_use]
    pub fn with_exact_until(self, positions: u64) -> Self {
        Self {
            exact_until: positions,
            ..self
        }
    }

    /// The moment at which the search ends with what is known, or none.
    #[must_use]
    pub fn with_deadline(self, deadline: Option<Instant>) -> Self {
        Self {
            budget: self.budget.with_deadline(deadline),
            ..self
        }
    }

    /// The same with half of the time that is left, if there is an end to it.
    #[must_use]
    pub fn with_half_of_the_time(self) -> Self {
        Self {
            budget: self.budget.with_half_of_the_time(),
            ..self
        }
    }

    /// A flag more that ends the search early.
    #[must_use]
    pub fn with_stop(self, stop: Option<Arc<AtomicBool>>) -> Self {
        Self {
            budget: self.budget.with_stop(stop),
            ..self
        }
    }

    /// A counter that follows the positions made.
    #[must_use]
    pub fn with_progress(self, progress: Option<Arc<AtomicU64>>) -> Self {
        Self {
            budget: self.budget.with_progress(progress),
            ..self
        }
    }
}
