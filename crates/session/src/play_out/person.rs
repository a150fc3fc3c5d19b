//! Who plays which side of a play-out.

use semeai_board::Color;

/// Who moves the stones of which side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Person {
    /// The person plays Black, the program White.
    #[default]
    Black,
    /// The person plays White, the program Black.
    White,
    /// The person plays both sides.
    Both,
}

impl Person {
    /// Every way to share the sides, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Black, Self::White, Self::Both];

    /// Whether the person plays this side.
    #[must_use]
    pub const fn plays(self, color: Color) -> bool {
        match self {
            Self::Black => matches!(color, Color::Black),
            Self::White => matches!(color, Color::White),
            Self::Both => true,
        }
    }
}
