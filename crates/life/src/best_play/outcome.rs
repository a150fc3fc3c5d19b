//! What happens where a position comes back, and what a game comes to.

use crate::table::Bounds;

/// What happens where a position comes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// A ko may not be taken back at once; play that never ends is a draw, which counts nothing.
    #[default]
    Draw,
    /// The same, but play that never ends has no result: it is better than any loss and worse than any win.
    NoResult,
    /// No stone may bring back a position that was on the board before.
    Positional,
    /// No stone may bring back a position that was on the board before with the same side to move.
    Situational,
}

impl Repetition {
    /// Whether what may be played hangs on all that was on the board before.
    #[must_use]
    pub const fn has_history(self) -> bool {
        matches!(self, Self::Positional | Self::Situational)
    }
}

/// What a game comes to: Black's points less White's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A score.
    Score(i32),
    /// It never ends, for neither side can force an end that it likes better.
    Endless,
}

impl Outcome {
    /// By what each side can force if the game ends: the score that it ends with, or none where both rather go on for ever.
    pub(super) fn of(bounds: Bounds) -> Self {
        match (bounds.least, bounds.most) {
            (least, most) if least == most => Self::Score(least),
            (least, _) if least > 0 => Self::Score(least),
            (_, most) if most < 0 => Self::Score(most),
            _ => Self::Endless,
        }
    }

    /// In points; play that never ends counts nothing.
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Self::Score(points) => points,
            Self::Endless => 0,
        }
    }
}
