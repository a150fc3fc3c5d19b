//! The part of a board that is looked at.

use std::sync::Arc;

use semeai_board::{Image, Point, PointSet, Topology};

use crate::area::rectangle::Rectangle;

/// Fewer columns or rows than this are never looked at alone.
const LEAST: isize = 3;

/// A part of a board of columns and rows, counted from the top left corner. It holds at least three of each, or all where
/// there are fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crop(Rectangle);

impl Crop {
    /// The part between two corners, wherever they lie: what is off the board is left out, and what is too small grows.
    /// Nothing if the board has no columns and rows, or all of it is meant.
    pub fn between(
        topology: &Topology,
        one: (isize, isize),
        other: (isize, isize),
    ) -> Option<Self> {
        let (columns, rows) = topology.shape().size()?;
        let along = |one: isize, other: isize, size: usize| {
            let size = isize::try_from(size).ok()?;
            let clamped = |at: isize| at.clamp(0, size - 1);
            let (mut first, mut last) = (clamped(one.min(other)), clamped(one.max(other)));
            let least = size.min(LEAST);
            while last - first + 1 < least {
                if last < size - 1 {
                    last += 1;
                }
                if last - first + 1 < least && first > 0 {
                    first -= 1;
                }
            }
            Some((usize::try_from(first).ok()?, usize::try_from(last).ok()?))
        };
        let across = along(one.0, other.0, columns)?;
        let down = along(one.1, other.1, rows)?;
        let is_all = across == (0, columns - 1) && down == (0, rows - 1);
        (!is_all).then_some(Self(Rectangle {
            first: (across.0, down.0),
            last: (across.1, down.1),
        }))
    }

    /// The part that holds these points with so many lines around them; nothing if that is the whole board, or there are no
    /// points.
    pub fn around(topology: &Topology, points: &PointSet, lines: usize) -> Option<Self> {
        let lines = isize::try_from(lines).ok()?;
        let mut corners: Option<[isize; 4]> = None;
        for point in points {
            let (column, row) = topology.shape().column_and_row(point)?;
            let (column, row) = (isize::try_from(column).ok()?, isize::try_from(row).ok()?);
            let [left, top, right, bottom] = corners.unwrap_or([column, row, column, row]);
            corners = Some([
                left.min(column),
                top.min(row),
                right.max(column),
                bottom.max(row),
            ]);
        }
        let [left, top, right, bottom] = corners?;
        Self::between(
            topology,
            (left - lines, top - lines),
            (right + lines, bottom + lines),
        )
    }

    /// The part that is exactly these points; nothing if they are no such part, or the whole board.
    pub fn exactly(topology: &Topology, points: &PointSet) -> Option<Self> {
        let crop = Self::around(topology, points, 0)?;
        (crop.points(topology) == *points).then_some(crop)
    }

    /// The same part of another board, as far as it is there.
    pub(crate) fn on(self, topology: &Topology) -> Option<Self> {
        let signed = |(column, row): (usize, usize)| {
            Some((isize::try_from(column).ok()?, isize::try_from(row).ok()?))
        };
        Self::between(topology, signed(self.0.first)?, signed(self.0.last)?)
    }

    /// Where the part comes to lie when a board is turned, mirrored or gets another size.
    pub(crate) fn through(self, topology: &Arc<Topology>, image: &Image) -> Option<Self> {
        let points = self.points(topology).iter();
        let points: PointSet = points.filter_map(|point| image.of(point)).collect();
        Self::around(&image.topology, &points, 0)
    }

    /// The first column and row.
    pub const fn first(&self) -> (usize, usize) {
        self.0.first
    }

    /// The last column and row.
    pub const fn last(&self) -> (usize, usize) {
        self.0.last
    }

    /// Whether a point lies in it.
    pub fn contains(&self, topology: &Topology, point: Point) -> bool {
        self.0.contains(topology, point)
    }

    /// Its points.
    pub fn points(&self, topology: &Topology) -> PointSet {
        self.0.points(topology)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_never_off_the_board_nor_too_small_nor_all_of_it() {
        let board = Topology::rectangle(19, 13).expect("a board");
        let crop = |one, other| {
            let crop = Crop::between(&board, one, other)?;
            Some((crop.first(), crop.last()))
        };
        assert_eq!(crop((-5, 2), (7, 40)), Some(((0, 2), (7, 12))));
        assert_eq!(crop((9, 9), (9, 9)), Some(((8, 8), (10, 10))));
        assert_eq!(crop((18, 12), (18, 12)), Some(((16, 10), (18, 12))));
        assert_eq!(crop((0, 0), (18, 12)), None);
        assert_eq!(crop((-9, -9), (99, 99)), None);
        let small = Topology::rectangle(2, 2).expect("a board");
        assert_eq!(Crop::between(&small, (0, 0), (0, 0)), None);
    }

    #[test]
    fn a_part_round_some_points_keeps_a_margin() {
        let board = Topology::rectangle(19, 19).expect("a board");
        let points: PointSet = ["C3", "F5"].iter().filter_map(|n| board.point(n)).collect();
        let crop = Crop::around(&board, &points, 2).expect("a part");
        assert_eq!((crop.first(), crop.last()), ((0, 12), (7, 18)));
        assert_eq!(Crop::exactly(&board, &points), None);
        assert_eq!(Crop::exactly(&board, &crop.points(&board)), Some(crop));
    }
}
