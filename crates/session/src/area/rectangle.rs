//! A rectangle of a board, by columns and rows.

use semeai_board::{Point, PointSet, Topology};

/// The points of some columns and rows next to each other, counted from the top left corner, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rectangle {
    /// The first column and row.
    pub(crate) first: (usize, usize),
    /// The last column and row, not before the first.
    pub(crate) last: (usize, usize),
}

impl Rectangle {
    /// Whether a point lies in it.
    pub(crate) fn contains(&self, topology: &Topology, point: Point) -> bool {
        let place = topology.shape().column_and_row(point);
        place.is_some_and(|(column, row)| {
            (self.first.0..=self.last.0).contains(&column)
                && (self.first.1..=self.last.1).contains(&row)
        })
    }

    /// Its points.
    pub(crate) fn points(&self, topology: &Topology) -> PointSet {
        let all = topology.points();
        all.iter()
            .filter(|&point| self.contains(topology, point))
            .collect()
    }
}
