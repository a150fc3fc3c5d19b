//! Search on the board: who captures whom under the real rules, proved.
//!
//! A race on the board is a [`Race`]: a position, the two essential sides, and the points where moves matter.
//! Stones that are protected in the position are never captured; a block with a liberty outside the relevant
//! points is never captured either. The first side to lose its essential stones has lost. Both sides may pass.
//! Simple ko is kept; a line that repeats without end captures nothing.
//!
//! [`solve`] answers a whole question with moves, lines and ko; [`Solver`] does the same step by step; [`Prover`] answers
//! single positions and keeps what it has learned for the next one.

mod answer;
mod engine;
mod known;
mod kos;
mod line;
mod plain;
mod prover;
mod searches;
mod solution;
mod solver;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::Budget;

pub use prover::Prover;
pub use solution::{Effort, Ko, Outcome, Solution, SolvedStart, Step};
pub use solver::{Solver, solve};

/// A race on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The stones; safe ones are protected. A ban by ko holds for the first move.
    pub position: Position,
    /// The essential stones of each side. Several blocks of one side count as linked: who takes one takes all.
    pub essential: ByColor<PointSet>,
    /// The points where moves are tried, with the stones on them that can be captured.
    pub relevant: PointSet,
}

/// Why a race cannot be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RaceError {
    /// A side has no essential stone.
    #[error("{0} has no essential stone")]
    NoEssential(Color),
}

/// How much a search may cost.
#[derive(Clone, Debug)]
pub struct SolveLimits {
    budget: Budget,
    table_bytes: usize,
    exact_until: u64,
}

impl Default for SolveLimits {
    /// Thirty million positions and tables of at most 1 GiB.
    fn default() -> Self {
        Self {
            budget: Budget::new(30_000_000),
            table_bytes: 1 << 30,
            exact_until: 5_000,
        }
    }
}

impl SolveLimits {
    /// The most positions that may be made, over all that one call searches.
    #[must_use]
    pub fn with_positions(self, positions: u64) -> Self {
        Self {
            budget: self.budget.with_positions(positions),
            ..self
        }
    }

    /// The most positions that may be made.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.budget.positions()
    }

    /// Whether the flag says stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.budget.is_stopped()
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
