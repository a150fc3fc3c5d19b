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
mod limits;
mod line;
mod living;
mod plain;
mod prover;
mod race;
mod searches;
mod sliced;
mod slices;
mod solution;
mod solver;

pub(crate) use known::BothKos;
pub use limits::SolveLimits;
pub(crate) use living::LifeQuestion;
pub use prover::Prover;
pub use race::{Race, RaceError};
pub use slices::Slices;
pub use solution::{Effort, Ko, Outcome, Solution, SolvedStart, Step};
pub use solver::{Solver, solve};
