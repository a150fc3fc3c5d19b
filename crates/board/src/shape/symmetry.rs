//! The ways to turn and mirror a board.

/// A way to turn or mirror a board; how far a turn goes is for its shape to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// A turn to the right: of a rectangle a quarter.
    TurnRight,
    /// The same turn to the left.
    TurnLeft,
    /// Left and right change places.
    MirrorLeftRight,
    /// Top and bottom change places.
    MirrorTopBottom,
}

impl Symmetry {
    /// All ways that there are for some shape, for menus; a shape may have fewer.
    pub const ALL: [Self; 4] = [
        Self::TurnRight,
        Self::TurnLeft,
        Self::MirrorLeftRight,
        Self::MirrorTopBottom,
    ];

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::TurnRight => Self::TurnLeft,
            Self::TurnLeft => Self::TurnRight,
            mirror @ (Self::MirrorLeftRight | Self::MirrorTopBottom) => mirror,
        }
    }
}
