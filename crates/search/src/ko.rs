//! Who may take a ko back.
//!
//! The ban of a ko is lifted by a move anywhere else, a pass among them. What a rule says is who may take back without
//! such a move.

use semeai_board::{ByColor, Color};

/// No point is banned by ko.
pub(crate) const NO_KO: u16 = u16::MAX;

/// A ban in a reduced part, plus its index.
pub(crate) const PART_KO: u16 = 1 << 15;

/// Who may take a ko back at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// Each side so many times, once for each ko threat it has.
    Threats(ByColor<u8>),
    /// This side always and its opponent never.
    Wins(Color),
}

impl KoRule {
    /// The rule of the board: nobody takes back at once.
    pub const SIMPLE: Self = Self::Threats(ByColor { black: 0, white: 0 });

    /// Whether a side may be banned from taking back: all but the one that wins all kos.
    #[inline]
    #[must_use]
    pub fn can_ban(self, color: Color) -> bool {
        self != Self::Wins(color)
    }

    /// The ko threats of each side at first.
    #[inline]
    #[must_use]
    pub fn threats(self) -> ByColor<u8> {
        match self {
            Self::Threats(threats) => threats,
            Self::Wins(_) => ByColor { black: 0, white: 0 },
        }
    }

    /// The side that loses all kos; absent if threats decide.
    #[must_use]
    pub fn loser(self) -> Option<Color> {
        match self {
            Self::Wins(winner) => Some(winner.opponent()),
            Self::Threats(_) => None,
        }
    }
}
