//! How a race ends.

use semeai_board::Color;

/// How a race ends once it is played out. Where an ending is not known, there is none: no variant says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// Black captures and lives.
    Black,
    /// White captures and lives.
    White,
    /// Neither side wins, and each lives by the danger of the other.
    Seki,
    /// Neither block could be captured even if the other were safe.
    BothLive,
}

impl Ending {
    /// Every ending once, in the order in which they are listed as possible.
    pub const ALL: [Self; 4] = [Self::Black, Self::White, Self::Seki, Self::BothLive];

    /// The ending in which this side wins.
    pub const fn won_by(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }

    /// The side that wins, if one does.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Seki | Self::BothLive => None,
        }
    }
}
