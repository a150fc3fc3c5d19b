//! How a race ends.

use semeai_board::Color;

/// How a race ends once it is played out. Where an ending is not known, there is none: no variant says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// Black captures.
    Black,
    /// White captures.
    White,
    /// Neither can capture.
    Seki,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Self; 3] = [Self::Black, Self::White, Self::Seki];

    /// The ending in which this side captures.
    pub const fn won_by(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }

    /// The side that captures, if one does.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Seki => None,
        }
    }
}
