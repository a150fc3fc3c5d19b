//! How large a rectangle can be.

/// The fewest columns or rows a rectangle can have.
pub const MIN_SIDE: usize = 2;

/// The most columns or rows a rectangle can have: as many as there are letters without I.
pub const MAX_SIDE: usize = 25;

/// A rectangle that is too small or too large.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a board of {columns} by {rows} points is outside the limits of {MIN_SIDE} to {MAX_SIDE} a side"
)]
pub struct SizeError {
    /// The columns asked for.
    pub columns: usize,
    /// The rows asked for.
    pub rows: usize,
}

pub(super) fn is_side(side: usize) -> bool {
    (MIN_SIDE..=MAX_SIDE).contains(&side)
}
