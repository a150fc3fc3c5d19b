//! What is searched.

use semeai_board::{ByColor, Color, PointSet, Position};

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

impl Race {
    /// The points that are no essential stones and no stones that are never captured.
    pub(super) fn movable(&self) -> PointSet {
        let essential = self.essential.black.union(&self.essential.white);
        let others = self.relevant.difference(&essential);
        others.difference(&self.position.protected())
    }
}

/// Why a race cannot be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RaceError {
    /// A side has no essential stone.
    #[error("{0} has no essential stone")]
    NoEssential(Color),
}
