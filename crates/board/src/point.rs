//! A point of the board, by number.

/// How many points a board can have at most: ten words of bits, which hold the largest rectangle (25 x 25 = 625 points).
pub(crate) const MAX_POINTS: usize = 640;

/// A point of some board: a small number that a [`Topology`](crate::Topology) gives a name, neighbours and a place.
///
/// Points are ordered by number; on rectangles that is reading order, top-left first, row by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u16);

impl Point {
    /// The point with this number, or nothing if no board is so large ([`PointSet::CAPACITY`](crate::PointSet::CAPACITY)).
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_POINTS {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "the capacity is far below 65536"
            )]
            Some(Self(index as u16))
        } else {
            None
        }
    }

    /// The number of the point, below [`PointSet::CAPACITY`](crate::PointSet::CAPACITY).
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point for bit `bit` of word `word` of a set.
    pub(crate) const fn at_bit(word: usize, bit: u32) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "callers pass words and bits of a PointSet"
        )]
        Self((word * 64) as u16 + bit as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_beyond_every_board_are_refused() {
        assert_eq!(Point::new(0).map(Point::index), Some(0));
        assert_eq!(Point::new(639).map(Point::index), Some(639));
        assert_eq!(Point::new(640), None);
        assert_eq!(Point::new(usize::MAX), None);
    }
}
