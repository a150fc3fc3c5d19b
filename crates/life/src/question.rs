//! What can be asked about a board.

use semeai_board::{Point, PointSet, Position};

use crate::net::MOST_POINTS;
use crate::table::Ko;

/// When a point is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ending {
    /// As soon as it is settled: by strings that live unconditionally.
    #[default]
    Territory,
    /// In an ultimate position only, the source's own ending. It asks much of the rest of the board: a safe group with a spare third
    /// eye never has to fill it, so what is beside it stays a stand-off.
    Ultimate,
    /// When the string on this point is captured, or settled. Only that string is asked about.
    Target(Point),
}

/// Under which rules of ko.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kos {
    /// Simple ko, and beside it Black winning all kos and White winning all kos.
    #[default]
    All,
    /// This one.
    One(Ko),
    /// Positional superko: no stone may bring back a position that was on the board before. For regions of at most
    /// [`MOST_POINTS_WITH_HISTORY`](crate::MOST_POINTS_WITH_HISTORY) points.
    Superko,
}

impl Kos {
    /// The rules of the tables that are needed, that by which classes are told first. Superko has none of its own: the table without
    /// history says what is promising to look at.
    #[must_use]
    pub fn rules(&self) -> Vec<Ko> {
        match self {
            Self::All => vec![Ko::Simple, Ko::BlackWins, Ko::WhiteWins],
            Self::One(ko) => vec![*ko],
            Self::Superko => vec![Ko::Simple],
        }
    }
}

/// A question about who lives: data that can be compared.
#[derive(Clone, Debug, PartialEq)]
pub struct LifeQuestion {
    /// The board. Its protected stones are safe: they are never captured, and whatever is joined to them is not either.
    pub position: Position,
    /// When a point is decided.
    pub ending: Ending,
    /// Who may take a ko back.
    pub kos: Kos,
    /// The only region to be looked at: that of this point. All of them otherwise.
    pub region: Option<Point>,
    /// The only points that may vary; all if there are none. What lies beyond them stays as it is: its stones are never captured, and
    /// its empty points are no liberties, and no moves.
    pub only: PointSet,
    /// The point of which all first moves are wanted.
    pub point: Option<Point>,
}

impl LifeQuestion {
    /// Who lives on a board, by territory and under all rules of ko.
    #[must_use]
    pub fn new(position: Position) -> Self {
        Self {
            position,
            ending: Ending::default(),
            kos: Kos::default(),
            region: None,
            only: PointSet::EMPTY,
            point: None,
        }
    }
}

/// What an answer may cost besides its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LifeLimits {
    /// How many points of a region may vary of which no table is at hand, at most [`MOST_POINTS`].
    pub points: usize,
    /// How many bytes a table may take while it is made.
    pub bytes: u64,
    /// On how many threads.
    pub threads: usize,
}

impl Default for LifeLimits {
    fn default() -> Self {
        Self {
            points: MOST_POINTS,
            bytes: 1 << 30,
            threads: 1,
        }
    }
}
