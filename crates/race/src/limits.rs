//! How much an analysis may cost.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use semeai_cgt::Budget;
use semeai_search::PositionBudget;
use web_time::Instant;

/// A search keeps what it knows of every position, some 500 bytes each; more than this is never granted.
const MOST_POSITIONS: u64 = 1_000_000;

/// How many positions of a race that cannot be counted are searched: they take half a second at most.
const WHOLE: u64 = 400_000;

/// How much an analysis may cost: a budget for each thing that it makes, see [`PositionBudget`] and [`Budget`].
#[derive(Clone, Debug)]
pub struct Limits {
    nodes: usize,
    search: PositionBudget,
    whole: u64,
    values: Budget,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            nodes: 20_000,
            // Both values of a region of twelve empty points take 426,000.
            search: PositionBudget::new(500_000),
            whole: WHOLE,
            values: Budget::default(),
        }
    }
}

impl Limits {
    /// The most nodes of one liberty tree.
    #[must_use]
    pub fn with_nodes(self, nodes: usize) -> Self {
        Self { nodes, ..self }
    }

    /// The most positions of one side that an automatic analysis looks at. It never looks at more than a million, for
    /// they are kept in memory.
    #[must_use]
    pub fn with_positions(self, positions: u64) -> Self {
        Self {
            search: self.search.with_positions(positions.min(MOST_POSITIONS)),
            ..self
        }
    }

    /// At most so many positions of one side, or fewer if fewer are granted already.
    #[must_use]
    pub fn within_positions(self, positions: u64) -> Self {
        let positions = positions.min(self.search.positions());
        self.with_positions(positions)
    }

    /// At most so many positions of a race that cannot be counted are searched, for who only looks whether the count agrees.
    #[must_use]
    pub fn with_whole(self, positions: u64) -> Self {
        Self {
            whole: positions.min(WHOLE),
            ..self
        }
    }

    /// The moment at which the analysis ends with what is known, or none.
    #[must_use]
    pub fn with_deadline(self, deadline: Option<Instant>) -> Self {
        Self {
            search: self.search.with_deadline(deadline),
            values: self.values.with_deadline(deadline),
            ..self
        }
    }

    /// A flag that ends the analysis early.
    #[must_use]
    pub fn with_stop(self, stop: Option<Arc<AtomicBool>>) -> Self {
        let values = match &stop {
            Some(stop) => self.values.with_stop(Arc::clone(stop)),
            None => self.values,
        };
        Self {
            search: self.search.with_stop(stop),
            values,
            ..self
        }
    }

    /// For one liberty tree.
    pub(crate) fn nodes(&self) -> usize {
        self.nodes
    }

    /// For the searches of one side.
    pub(crate) fn search(&self) -> PositionBudget {
        self.search.clone()
    }

    /// For a search of all that matters together, of what the searches may cost.
    pub(crate) fn whole_search(&self) -> PositionBudget {
        let most = self.search.left().min(self.whole);
        self.search.clone().with_positions(most)
    }

    /// For all values.
    pub(crate) fn values(&self) -> Budget {
        self.values.clone()
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.search.is_stopped()
    }
}
