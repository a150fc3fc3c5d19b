//! From the points of a board to masks and back.

use semeai_board::{Point, PointSet};
use semeai_search::Mask;

/// Points of a board as bits of their numbers.
#[must_use]
pub fn mask<const W: usize>(points: &PointSet) -> Mask<W> {
    let bits = points.iter().map(|point| u16::try_from(point.index()));
    bits.flatten().collect()
}

/// Bits as the points of a board with their numbers.
#[must_use]
pub fn points<const W: usize>(mask: Mask<W>) -> PointSet {
    let points = mask.points().map(|point| Point::new(usize::from(point)));
    points.flatten().collect()
}
