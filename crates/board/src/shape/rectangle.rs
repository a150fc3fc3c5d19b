//! The rectangle cut from the lattice of squares: the ordinary board.

use super::cell::{Cell, CellSide};
use super::symmetry::Symmetry;
use crate::point::Point;

/// The fewest columns or rows a rectangle can have.
pub const MIN_SIDE: usize = 2;

/// The most columns or rows a rectangle can have: as many as there are letters without I.
pub const MAX_SIDE: usize = 25;

/// The letters of the columns, left to right; I is left out, as usual in Go.
pub(crate) const COLUMN_LETTERS: &[u8; MAX_SIDE] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// How far from the outermost points letters and numbers stand.
const LABEL_DISTANCE: f32 = 0.78;

/// A rectangle that is too small or too large.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a board of {columns} by {rows} points is outside the limits of {MIN_SIDE} to {MAX_SIDE} a side"
)]
pub struct SizeError {
    /// How many columns it was to have.
    pub columns: usize,
    /// How many rows it was to have.
    pub rows: usize,
}

/// Columns and rows, each from [`MIN_SIDE`] to [`MAX_SIDE`]. Points are numbered in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rectangle {
    columns: usize,
    rows: usize,
}

impl Rectangle {
    /// The rectangle of so many columns and rows.
    ///
    /// # Errors
    ///
    /// If a side is outside the limits.
    pub fn new(columns: usize, rows: usize) -> Result<Self, SizeError> {
        let is_side = |side| (MIN_SIDE..=MAX_SIDE).contains(&side);
        if is_side(columns) && is_side(rows) {
            Ok(Self { columns, rows })
        } else {
            Err(SizeError { columns, rows })
        }
    }

    /// How many columns there are, at least two.
    #[must_use]
    pub const fn columns(self) -> usize {
        self.columns
    }

    /// How many rows there are, at least two.
    #[must_use]
    pub const fn rows(self) -> usize {
        self.rows
    }

    pub(super) const fn at(self, column: usize, row: usize) -> Option<Point> {
        if column < self.columns && row < self.rows {
            Point::new(row * self.columns + column)
        } else {
            None
        }
    }

    pub(super) const fn column_and_row(self, point: Point) -> (usize, usize) {
        (point.index() % self.columns, point.index() / self.columns)
    }

    /// Columns and rows of all points, in reading order.
    fn squares(self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| (column, row)))
    }

    /// Name and place of each point.
    pub(super) fn points(self) -> Vec<(String, (f32, f32))> {
        let point = |(column, row)| {
            let name = format!("{}{}", letter(column), self.rows - row);
            (name, (to_f32(column), to_f32(row)))
        };
        self.squares().map(point).collect()
    }

    pub(super) fn edges(self) -> Vec<(usize, usize)> {
        let mut edges = Vec::new();
        for (column, row) in self.squares() {
            let here = row * self.columns + column;
            edges.extend((column + 1 < self.columns).then_some((here, here + 1)));
            edges.extend((row + 1 < self.rows).then_some((here, here + self.columns)));
        }
        edges
    }

    /// The first and the last point of each row, then of each column.
    pub(super) fn lines(self) -> Vec<(Point, Point)> {
        let (right, bottom) = (self.columns - 1, self.rows - 1);
        let ends = |from: (usize, usize), to: (usize, usize)| {
            Some((self.at(from.0, from.1)?, self.at(to.0, to.1)?))
        };
        let across = (0..self.rows).filter_map(|row| ends((0, row), (right, row)));
        let down = (0..self.columns).filter_map(|column| ends((column, 0), (column, bottom)));
        across.chain(down).collect()
    }

    /// Letters above and below, numbers left and right.
    pub(super) fn labels(self) -> Vec<(String, (f32, f32))> {
        let (right, bottom) = (to_f32(self.columns - 1), to_f32(self.rows - 1));
        let mut labels = Vec::with_capacity(2 * (self.columns + self.rows));
        for column in 0..self.columns {
            for y in [-LABEL_DISTANCE, bottom + LABEL_DISTANCE] {
                labels.push((letter(column).to_string(), (to_f32(column), y)));
            }
        }
        for row in 0..self.rows {
            for x in [-LABEL_DISTANCE, right + LABEL_DISTANCE] {
                labels.push(((self.rows - row).to_string(), (x, to_f32(row))));
            }
        }
        labels
    }

    /// The star points: on the third line of small boards, the fourth of large ones, and in the middle.
    pub(super) fn marked(self) -> Vec<Point> {
        let Self { columns, rows } = self;
        if columns < 7 || rows < 7 {
            return Vec::new();
        }
        let lines = |side: usize| {
            let edge = if side >= 13 { 3 } else { 2 };
            let mut lines = vec![edge, side - 1 - edge];
            if side % 2 == 1 && side >= 9 {
                lines.push(side / 2);
            }
            lines
        };
        let (across, down) = (lines(columns), lines(rows));
        let is_middle = |column: usize, row: usize| (column == columns / 2) == (row == rows / 2);
        let has_sides = columns >= 15 && rows >= 15;
        across
            .iter()
            .flat_map(|&column| down.iter().map(move |&row| (column, row)))
            .filter(|&(column, row)| has_sides || is_middle(column, row))
            .filter_map(|(column, row)| self.at(column, row))
            .collect()
    }

    /// A unit square round each point.
    pub(super) fn cells(self) -> Vec<Cell> {
        self.squares()
            .map(|(column, row)| self.cell(column, row))
            .collect()
    }

    fn cell(self, column: usize, row: usize) -> Cell {
        let (x, y) = (to_f32(column), to_f32(row));
        let (left, right, top, bottom) = (x - 0.5, x + 0.5, y - 0.5, y + 0.5);
        let beyond = |column: Option<usize>, row: Option<usize>| self.at(column?, row?);
        let side = |from, to, beyond| CellSide { from, to, beyond };
        let (here, level) = (Some(column), Some(row));
        Cell {
            sides: vec![
                side((left, top), (right, top), beyond(here, row.checked_sub(1))),
                side(
                    (right, top),
                    (right, bottom),
                    beyond(Some(column + 1), level),
                ),
                side((right, bottom), (left, bottom), beyond(here, Some(row + 1))),
                side(
                    (left, bottom),
                    (left, top),
                    beyond(column.checked_sub(1), level),
                ),
            ],
        }
    }

    /// The point whose square holds this place.
    pub(super) fn point_near(self, x: f32, y: f32) -> Option<Point> {
        self.at(index(x + 0.5)?, index(y + 0.5)?)
    }

    /// The rectangle after a symmetry, and where each point goes.
    pub(super) fn transformed(self, symmetry: Symmetry) -> (Self, Vec<Option<Point>>) {
        let Self { columns, rows } = self;
        let onto = match symmetry {
            Symmetry::TurnLeft | Symmetry::TurnRight => Self {
                columns: rows,
                rows: columns,
            },
            Symmetry::MirrorLeftRight | Symmetry::MirrorTopBottom => self,
        };
        let place = |(x, y): (usize, usize)| match symmetry {
            Symmetry::TurnRight => onto.at(rows - 1 - y, x),
            Symmetry::TurnLeft => onto.at(y, columns - 1 - x),
            Symmetry::MirrorLeftRight => onto.at(columns - 1 - x, y),
            Symmetry::MirrorTopBottom => onto.at(x, rows - 1 - y),
        };
        (onto, self.squares().map(place).collect())
    }

    /// Where each point goes on another rectangle if places are kept from the top left corner.
    pub(super) fn resized(self, onto: Self) -> Vec<Option<Point>> {
        let place = |(column, row)| onto.at(column, row);
        self.squares().map(place).collect()
    }
}

fn letter(column: usize) -> char {
    char::from(COLUMN_LETTERS[column])
}

fn to_f32(index: usize) -> f32 {
    f32::from(u8::try_from(index).expect("a side has at most 25 points"))
}

/// A coordinate rounded down, if it can be on a board.
fn index(x: f32) -> Option<usize> {
    if !(0.0..1000.0).contains(&x) {
        return None;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 1000, rounded down on purpose"
    )]
    Some(x as usize)
}
