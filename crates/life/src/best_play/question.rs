//! What is asked about a board with best play, and what is answered, as plain data.

use semeai_board::{ByColor, Point, Position};
use semeai_search::Halt;

use super::outcome::{Outcome, Repetition};
use crate::table::{Bounds, Scoring};

/// A question about the score of a board with best play: data that can be compared.
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlayQuestion {
    /// The board. Its protected stones are never captured.
    pub position: Position,
    /// How points are counted.
    pub scoring: Scoring,
    /// What happens where a position comes back.
    pub repetition: Repetition,
    /// Which sides are looked at as moving first.
    pub first: ByColor<bool>,
}

/// The answer to a [`BestPlayQuestion`].
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlayReport {
    /// What was asked.
    pub question: BestPlayQuestion,
    /// By who moves first; nothing for a side that was not asked about, or where there is no answer.
    pub starts: ByColor<Option<BestPlay>>,
    /// Why there is no answer, or not for all that was asked.
    pub unsolved: Option<Unsolved>,
    /// How many legal positions the board has; nothing if they were not counted.
    pub positions: Option<u64>,
}

/// Why a board was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// So many points vary, and at most so many may.
    TooLarge {
        /// How many there are.
        points: usize,
        /// How many there may be by this rule of repetition.
        most: usize,
    },
    /// The table would take so many bytes, more than there may be.
    TooMuchMemory(u64),
    /// By territory what comes back by a rule of history is not defined: play goes on after two passes.
    NoTerritory,
    /// What may be played hangs on the whole game, so that no score belongs to a position alone.
    History,
    /// The budget was spent, or somebody stopped it.
    Halted,
}

/// Best play where one side moves first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestPlay {
    /// What it comes to.
    pub outcome: Outcome,
    /// What each side can force if the game is to end: where the two differ, somebody rather goes on for ever. Nothing where
    /// history counts: there every game ends.
    pub bounds: Option<Bounds>,
    /// Every legal first move, by point, and the pass last.
    pub moves: Vec<FirstPlay>,
    /// A line of best moves of both sides until the game ends, the shortest that there is; a pass is nothing. It is empty where none
    /// ends, or none was found.
    pub line: Vec<Option<Point>>,
}

impl BestPlay {
    /// The best first moves.
    pub fn best(&self) -> impl Iterator<Item = &FirstPlay> {
        self.moves.iter().filter(|it| it.loss == Some(0))
    }
}

/// A first move and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstPlay {
    /// Where the stone is put; nothing for a pass.
    pub played: Option<Point>,
    /// What it comes to with best play from then on.
    pub outcome: Outcome,
    /// How many points it loses against best play; nothing where one of the two has no result and the other has one.
    pub loss: Option<i32>,
}

impl From<Halt> for Unsolved {
    fn from(_: Halt) -> Self {
        Self::Halted
    }
}
