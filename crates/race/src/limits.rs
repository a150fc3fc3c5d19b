//! How much an analysis may cost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use semeai_cgt::Budget;
use semeai_search::PositionBudget;

/// A search keeps what it knows of every position, some 500 bytes each; more than this is never granted.
const MOST_POSITIONS: u64 = 1_000_000;

/// How much an analysis may cost.
#[derive(Clone, Debug)]
pub struct Limits {
    nodes: usize,
    positions: u64,
    stop: Option<Arc<AtomicBool>>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            nodes: 20_000,
            // Both values of a region of twelve empty points take 426,000.
            positions: 500_000,
            stop: None,
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
            positions: positions.min(MOST_POSITIONS),
            ..self
        }
    }

    /// A flag that ends the analysis early.
    #[must_use]
    pub fn with_stop(self, stop: Option<Arc<AtomicBool>>) -> Self {
        Self { stop, ..self }
    }

    pub(crate) fn nodes(&self) -> usize {
        self.nodes
    }

    /// For the searches of one side.
    pub(crate) fn search(&self) -> PositionBudget {
        PositionBudget::new(self.positions).with_stop(self.stop.clone())
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop
            .as_ref()
            .is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    pub(crate) fn budget(&self) -> Budget {
        let budget = Budget::default();
        match &self.stop {
            Some(stop) => budget.with_stop(Arc::clone(stop)),
            None => budget,
        }
    }
}
