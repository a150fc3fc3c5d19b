//! Games by the thousand: the cells of a table, each with its counts.
//!
//! Game k of a cell has a random generator of its own, made from the seed, the board and k, so the counts are the same whoever plays the
//! games, in whatever order and on however many threads.

mod cell;
mod estimate;
mod experiment;
mod run;
mod tally;
#[cfg(test)]
mod tests;

pub use self::cell::{PlayHalt, Replay, ReplayTurn};
pub use self::experiment::{
    Cell, Experiment, ExperimentFault, MOST_CELLS, MOST_EXPERIMENT_BOARDS, MOST_GAMES, NamedBoard,
    board_key,
};
pub use self::run::{CellCounts, Run, RunProgress, Share, simulate};
pub use self::tally::Tally;
pub(crate) use self::tally::share;
