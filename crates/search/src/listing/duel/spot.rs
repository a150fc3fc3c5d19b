//! A position of a race of two blocks.

use semeai_board::{ByColor, Color};

use crate::ko::NO_KO;
use crate::mask::Mask;

/// How far a race has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum DuelStage {
    /// Both targets stand.
    Both,
    /// The target of this side stands alone.
    Alone(Color),
    /// This side has won.
    Won(Color),
}

/// A position of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct DuelPosition<const W: usize> {
    /// On the ground of the stage.
    pub(super) stones: ByColor<Mask<W>>,
    /// The plain outer liberties of each target that are left.
    pub(super) outer: ByColor<u8>,
    pub(super) mover: Color,
    /// The point where the mover may not take back, or [`NO_KO`].
    pub(super) ban: u16,
    pub(super) stage: DuelStage,
}

impl<const W: usize> DuelPosition<W> {
    /// After the end. There are no moves then, and all positions with one winner are one.
    pub(super) const fn won(winner: Color) -> Self {
        Self {
            stones: ByColor {
                black: Mask::EMPTY,
                white: Mask::EMPTY,
            },
            outer: ByColor { black: 0, white: 0 },
            mover: Color::Black,
            ban: NO_KO,
            stage: DuelStage::Won(winner),
        }
    }

    /// After a move elsewhere.
    pub(super) const fn passed(&self) -> Self {
        Self {
            mover: self.mover.opponent(),
            ban: NO_KO,
            ..*self
        }
    }
}
