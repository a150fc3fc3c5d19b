//! Who wins, and how that is known.

use semeai_board::{ByColor, Color, Point};

use super::value::{Rational, Value};
use crate::picks::Path;

/// Who wins, and how that is known.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The conclusion for both starts.
    pub conclusion: Conclusion,
    /// How it is known.
    pub known: Known,
    /// If Black starts.
    pub black_first: Start,
    /// If White starts.
    pub white_first: Start,
    /// The transformed sum; absent while a question is open.
    pub sum: Option<Value>,
    /// The number F of the table of shared liberties: how far ahead a side must be to capture.
    pub threshold: u32,
    /// The number of plain shared liberties.
    pub shared: u32,
    /// The rule of the table that applies.
    pub rule: Rule,
    /// The total of each side if it is an integer, eyes and shared liberties not included.
    pub external: ByColor<Option<i128>>,
    /// The mean of the raw count of each side: what it has on average.
    pub mean: ByColor<Option<Rational>>,
    /// The size class of each side's eye (1 for one to three points, then 4, 5, 6, 7), 0 without an eye.
    pub eye_class: ByColor<u32>,
    /// Whether each side cannot be captured at all.
    pub is_alive: ByColor<bool>,
    /// The questions that are open, in the order in which to ask them.
    pub questions: Vec<Question>,
}

/// The result for one start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The adjusted value: `ceil(g)` if Black starts, `floor(g)` if White does.
    pub adjusted: Option<i128>,
    /// Who captures.
    pub result: RaceResult,
    /// First moves of the starter that win; empty if the starter does not win.
    pub winning_moves: Vec<Point>,
    /// First moves of the starter that hold the best result he can have, if that is a seki.
    pub seki_moves: Vec<Point>,
}

/// How a race ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceResult {
    /// Black captures.
    Black,
    /// White captures.
    White,
    /// Neither can capture.
    Seki,
    /// Not known: questions are open.
    Open,
    /// Not known: outside the theory, or over budget.
    Undecided,
}

/// The verdict's vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// Black wins even if White starts.
    Black,
    /// White wins even if Black starts.
    White,
    /// Whoever starts wins.
    First,
    /// Neither can capture.
    Seki,
    /// Black captures if Black starts, else seki.
    BlackOrSeki,
    /// White captures if White starts, else seki.
    WhiteOrSeki,
    /// Questions are left.
    Open,
    /// Outside the theory or over budget.
    Undecided,
}

/// How a verdict is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// By formula, with its preconditions checked.
    Counted,
    /// Questions are left.
    Provisional,
    /// Not at all.
    Undecided,
}

/// The row of the table of shared liberties and eyes that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Neither side has an eye and at most one liberty is shared (Hunter's type 1).
    Plain,
    /// Neither side has an eye, two or more liberties are shared (type 2).
    Shared,
    /// This side has the only eye (type 3, me ari me nashi).
    OnlyEye(Color),
    /// Both have eyes of one class (types 4 and 6).
    EqualEyes,
    /// This side has the larger eye (type 5).
    LargerEye(Color),
    /// This side has two eyes.
    Alive(Color),
    /// Both sides have two eyes.
    BothAlive,
}

/// A node that needs candidate points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The index in [`Report::regions`](super::Report::regions).
    pub region: usize,
    /// The node.
    pub path: Path,
}
