//! Rectangular boards and the names of their points.

use crate::point::Point;
use crate::topology::Topology;

/// The fewest columns or rows a rectangle can have.
pub const MIN_SIDE: usize = 2;

/// The most columns or rows a rectangle can have: as many as there are letters without I.
pub const MAX_SIDE: usize = 25;

/// The letters of the columns, left to right; I is left out, as usual in Go.
pub(crate) const COLUMN_LETTERS: &[u8; MAX_SIDE] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

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

impl Topology {
    /// The ordinary board of so many columns and rows.
    ///
    /// Points are numbered in reading order and named like `"C3"`: the column's letter (I is left out), then the row
    /// counted from the bottom.
    ///
    /// # Errors
    ///
    /// If a side is below [`MIN_SIDE`] or above [`MAX_SIDE`].
    ///
    /// ```
    /// use semeai_board::{Point, Topology};
    ///
    /// let board = Topology::rectangle(9, 9)?;
    /// assert_eq!(board.name(Point::new(0).unwrap()), "A9");
    /// assert_eq!(board.point("j1").map(Point::index), Some(80));
    /// # Ok::<(), semeai_board::SizeError>(())
    /// ```
    pub fn rectangle(columns: usize, rows: usize) -> Result<Self, SizeError> {
        let is_possible = |side| (MIN_SIDE..=MAX_SIDE).contains(&side);
        if !is_possible(columns) || !is_possible(rows) {
            return Err(SizeError { columns, rows });
        }
        let places = || (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let points = places()
            .map(|(column, row)| {
                (
                    name(column, rows - row),
                    (side_to_f32(column), side_to_f32(row)),
                )
            })
            .collect();
        let mut edges = Vec::new();
        for (column, row) in places() {
            let here = row * columns + column;
            edges.extend((column + 1 < columns).then_some((here, here + 1)));
            edges.extend((row + 1 < rows).then_some((here, here + columns)));
        }
        Ok(Self::assemble(points, &edges, Some((columns, rows))))
    }

    /// The point in this column (from the left) and row (from the top), both counted from zero; nothing beyond the
    /// edge or if the board is not a rectangle.
    #[must_use]
    pub fn at(&self, column: usize, row_from_top: usize) -> Option<Point> {
        let (columns, rows) = self.grid()?;
        if column < columns && row_from_top < rows {
            Point::new(row_from_top * columns + column)
        } else {
            None
        }
    }

    /// The column (from the left) and row (from the top) of a point, both counted from zero; nothing if the point is
    /// not on the board or the board is not a rectangle.
    #[must_use]
    pub fn column_and_row(&self, point: Point) -> Option<(usize, usize)> {
        let (columns, _) = self.grid()?;
        self.contains(point)
            .then(|| (point.index() % columns, point.index() / columns))
    }
}

fn name(column: usize, row_from_bottom: usize) -> String {
    format!("{}{row_from_bottom}", char::from(COLUMN_LETTERS[column]))
}

fn side_to_f32(index: usize) -> f32 {
    f32::from(u8::try_from(index).expect("a side has at most 25 points"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_leave_out_i_and_count_rows_from_the_bottom() {
        let board = Topology::rectangle(25, 19).expect("a board");
        for (column, row, name) in [(0, 18, "A1"), (7, 0, "H19"), (8, 0, "J19"), (24, 18, "Z1")] {
            let point = board.at(column, row).expect("on the board");
            assert_eq!(board.name(point), name);
            assert_eq!(board.point(&name.to_lowercase()), Some(point));
            assert_eq!(board.column_and_row(point), Some((column, row)));
        }
        assert_eq!(board.point("I5"), None);
        assert_eq!(board.at(25, 0), None);
        assert_eq!(board.at(0, 19), None);
    }

    #[test]
    fn corners_edges_and_centre_have_two_three_and_four_neighbours() {
        let board = Topology::rectangle(3, 4).expect("a board");
        let degree = |name| {
            board
                .neighbors(board.point(name).expect("on the board"))
                .len()
        };
        assert_eq!(["A1", "B1", "B2"].map(degree), [2, 3, 4]);
        let around: Vec<&str> = board
            .neighbors(board.point("B2").expect("on the board"))
            .iter()
            .map(|&point| board.name(point))
            .collect();
        assert_eq!(around, ["B3", "A2", "C2", "B1"]);
    }

    #[test]
    fn sizes_outside_the_limits_are_refused() {
        for (columns, rows) in [(1, 5), (5, 1), (26, 5), (5, 26), (0, 0), (usize::MAX, 5)] {
            assert_eq!(
                Topology::rectangle(columns, rows),
                Err(SizeError { columns, rows })
            );
        }
        assert_eq!(
            SizeError {
                columns: 26,
                rows: 5
            }
            .to_string(),
            "a board of 26 by 5 points is outside the limits of 2 to 25 a side"
        );
        assert!(Topology::rectangle(2, 25).is_ok());
    }
}
