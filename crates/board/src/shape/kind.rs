//! The kinds of boards, each with its sizes.

use super::rectangle::{Rectangle, SizeError};

/// What board a new one is: a kind with the sizes that it needs, within their limits, so that a board can be made of every
/// value ([`Topology::new`](crate::Topology::new)). [`Shape::kind`](crate::Shape::kind) tells it back. A new kind is a variant
/// here, with a file beside that of the rectangle.
///
/// ```
/// use semeai_board::{BoardKind, Topology};
///
/// let kind = BoardKind::rectangle(13, 8)?;
/// let board = Topology::new(kind);
/// assert_eq!(board.len(), 104);
/// assert_eq!(board.shape().kind(), Some(kind));
/// assert!(BoardKind::rectangle(13, 26).is_err());
/// # Ok::<(), semeai_board::SizeError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// The ordinary board: columns and rows of the lattice of squares.
    Rectangle(Rectangle),
}

impl BoardKind {
    /// The ordinary board of so many columns and rows.
    ///
    /// # Errors
    ///
    /// If a side is below [`MIN_SIDE`](crate::MIN_SIDE) or above [`MAX_SIDE`](crate::MAX_SIDE).
    pub fn rectangle(columns: usize, rows: usize) -> Result<Self, SizeError> {
        Rectangle::new(columns, rows).map(Self::Rectangle)
    }
}
