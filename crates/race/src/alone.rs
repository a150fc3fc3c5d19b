//! What becomes of a block by itself, as data.

use semeai_board::Point;

/// What becomes of a block by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alone {
    /// It has two eyes (Benson 1976).
    TwoEyes,
    /// It cannot be captured, even if the opponent starts, whatever lies beyond what was searched.
    Lives,
    /// Whoever starts decides, whatever lies beyond.
    Unsettled,
    /// It is captured even if its owner starts, whatever lies beyond.
    Dead,
    /// It gets out at this point, unless the opponent has stones there.
    Runs(Point),
    /// That was not found out.
    Open,
}

impl Alone {
    /// Whether it is in no danger.
    #[must_use]
    pub const fn is_safe(self) -> bool {
        matches!(self, Self::TwoEyes | Self::Lives)
    }
}
