//! Search on the board: who captures whom under the real rules and lives, proved.
//!
//! A race on the board is a [`Race`]: a position, the two essential sides, and the points where moves matter.
//! Stones that are protected in the position are never captured; a block with a liberty outside the relevant
//! points is never captured either. Both sides may pass. Simple ko is kept; a line that repeats without end captures nothing.
//!
//! A side wins that captures the essential stones of the other and keeps its own; of several essential blocks all, or the first of
//! them, as [`Several`] says. After the capture the side that was captured
//! moves, and there is one question left: can it capture in its turn? If so it has won. Where neither side wins, each lives
//! by the danger of the other, which is a seki, or both live: neither could be captured even if the other were safe.
//!
//! [`solve`] answers a whole question with moves, lines and ko; [`Solver`] does the same step by step; [`Prover`] answers
//! single positions and keeps what it has learned for the next one.

mod after;
mod alone;
mod answer;
mod both_attackers;
mod both_kos;
mod engine;
mod finality;
mod gap;
mod kos;
mod limits;
mod line;
mod living;
mod moment;
mod plain;
mod prover;
mod race;
mod searches;
mod shut_in;
mod solution;
mod solver;
mod wide_gap;

pub(crate) use alone::both_live_from;
pub(crate) use both_kos::BothKos;
pub(crate) use finality::captor_lives;
pub use limits::SolveLimits;
pub(crate) use living::ZoneQuestion;
pub use moment::RacePosition;
pub use prover::Prover;
pub(crate) use prover::after_captures;
pub use race::{Race, RaceError};
pub use semeai_search::Several;
pub use solution::{Effort, Ko, KoTurn, Lead, LeftOpen, Outcome, Solution, SolvedStart, Step};
pub use solver::{Solver, solve};
