//! What is asked of a race.

use semeai_board::{ByColor, PointSet, Position};

/// Two blocks that race, and where.
#[derive(Clone, Copy, Debug)]
pub struct Duellists<'a> {
    /// The stones; a ban by ko holds for the first move.
    pub position: &'a Position,
    /// The block of each side.
    pub targets: &'a ByColor<PointSet>,
    /// The points where moves are tried, with the stones on them that can be captured.
    pub points: &'a PointSet,
    /// Whether a capture by a side is known to win at once, because that side lives after it.
    pub is_final: ByColor<bool>,
}
