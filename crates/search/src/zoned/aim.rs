//! What a side is to reach with a block.

use semeai_board::Color;

use crate::look::{Look, Stones};
use crate::mask::Mask;

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The owner of the block: that it is never captured, and lives by itself.
    Life,
    /// The owner of the block: that it is never captured, though it be by the danger of other blocks, with its owner waiting where he has
    /// nothing better.
    LifeOrSeki,
    /// The owner of the block: that, or that it has so many liberties after a move of his.
    Liberties(u32),
    /// The other side: that it is captured.
    Capture,
}

impl Aim {
    /// Who is to reach it with a block of this colour.
    #[must_use]
    pub const fn owner(self, block: Color) -> Color {
        match self {
            Self::Life | Self::LifeOrSeki | Self::Liberties(_) => block,
            Self::Capture => block.opponent(),
        }
    }
}

/// Who takes back kos at once. Whoever may not takes back after a move of his elsewhere was answered, as by a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZoneKo {
    /// The opponent of the side that has the aim: what is proved so hangs on no ko.
    OpponentTakesBack,
    /// The side that has the aim: what is proved so holds if it wins every ko.
    OwnerTakesBack,
    /// The side that has the aim so often, and the other never: what is proved so holds if it has so many ko threats and the other none.
    OwnerHas(u8),
}

/// An aim with its block.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockAim<const W: usize> {
    pub(super) aim: Aim,
    /// Whose block it is.
    pub(super) color: Color,
    /// A stone of it.
    pub(super) stone: Mask<W>,
    pub(super) ko: ZoneKo,
}

impl<const W: usize> BlockAim<W> {
    /// Whose aim it is.
    pub(super) const fn owner(&self) -> Color {
        self.aim.owner(self.color)
    }

    /// Whether a side may be banned from taking back.
    pub(super) fn can_ban(&self, side: Color) -> bool {
        match self.ko {
            ZoneKo::OpponentTakesBack => side == self.owner(),
            ZoneKo::OwnerTakesBack => side != self.owner(),
            ZoneKo::OwnerHas(_) => true,
        }
    }

    /// The ko threats that the side has which has the aim.
    pub(super) const fn threats(&self) -> u8 {
        match self.ko {
            ZoneKo::OwnerHas(count) => count,
            ZoneKo::OpponentTakesBack | ZoneKo::OwnerTakesBack => 0,
        }
    }

    /// The block, while it is there.
    pub(super) fn block<'a>(&self, look: &'a Look<W>) -> Option<&'a Stones<W>> {
        let mut blocks = look.others[self.color].iter();
        blocks.find(|block| block.mask.meets(self.stone))
    }
}
