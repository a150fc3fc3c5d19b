//! A cell of a table as plain data.

use std::sync::Arc;
use std::time::Duration;

use semeai_board::ByColor;

use crate::simulate::Tally;
use crate::statistics::Rate;

/// A cell with what it came to.
#[derive(Clone, Debug, PartialEq)]
pub struct CellReport {
    /// What its board is called.
    pub board: Arc<str>,
    /// How many points that has.
    pub points: usize,
    /// The maps of both sides as text, or `random`.
    pub players: ByColor<Arc<str>>,
    /// How many games were asked for.
    pub asked: u64,
    /// What was counted.
    pub tally: Tally,
    /// The time that the games took, added up over all threads.
    pub took: Duration,
    /// What the source printed for such a cell, if it has one.
    pub paper: Option<Rate>,
}
