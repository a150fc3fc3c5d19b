//! The directions of the arrow keys.

/// Where an arrow key points, in drawing coordinates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To smaller x.
    Left,
    /// To larger x.
    Right,
    /// To smaller y.
    Up,
    /// To larger y.
    Down,
}

impl Direction {
    /// All directions, for lists of keys.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];

    /// The part of a step that goes this way, and the part that goes aside.
    pub(crate) const fn parts(self, dx: f32, dy: f32) -> (f32, f32) {
        match self {
            Self::Left => (-dx, dy.abs()),
            Self::Right => (dx, dy.abs()),
            Self::Up => (-dy, dx.abs()),
            Self::Down => (dy, dx.abs()),
        }
    }
}
