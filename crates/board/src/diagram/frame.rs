//! Where on a board the points lie that are drawn, and how large it is.
//!
//! A side with a border is an edge, one without is open where another has one: diagrams of books and forums leave out the border
//! where the board goes on. Names of rows and columns say where a part lies. Without any of these the rectangle drawn is the
//! board, as in the plain rows of our own files.

use super::body::RowNumbers;
use super::names::{ColumnNames, NumberOrder};
use super::note::{DiagramNoteKind, DrawnPart, OpenSides};

/// The sizes of boards that people play on.
const USUAL: [usize; 3] = [9, 13, 19];

/// The largest of them is taken where nothing says how large a board is: no smaller one has more room beyond what is drawn.
const LARGEST_USUAL: usize = 19;

/// What a diagram says of where it lies.
#[derive(Debug, Clone, Copy)]
pub(super) struct FrameSigns {
    /// The columns drawn.
    pub(super) columns: usize,
    /// The rows drawn.
    pub(super) rows: usize,
    /// Where a border is drawn.
    pub(super) borders: Borders,
    pub(super) column_names: Option<ColumnNames>,
    pub(super) are_columns_named_twice: bool,
    pub(super) row_numbers: Option<RowNumbers>,
    /// The size that the header names.
    pub(super) size: Option<usize>,
    /// Whether it is written with `$$`, where a diagram without any border is a part of the middle.
    pub(super) is_marked: bool,
}

/// The sides with a border.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Borders {
    pub(super) left: bool,
    pub(super) right: bool,
    pub(super) top: bool,
    pub(super) bottom: bool,
}

/// Where the points lie that are drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DrawnFrame {
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// The columns to the left of what is drawn.
    pub(super) left: usize,
    /// The rows above it.
    pub(super) above: usize,
    /// What is to be told of it.
    pub(super) note: Option<DiagramNoteKind>,
}

/// One direction of a board, from an end with the number 1 to the other.
#[derive(Debug, Clone, Copy)]
struct Axis {
    /// The points drawn.
    count: usize,
    /// Whether the board ends before the first of them.
    is_low_edge: bool,
    /// Whether it ends behind the last.
    is_high_edge: bool,
    /// The number of the first, where it is named.
    first: Option<usize>,
    are_named_twice: bool,
}

/// An axis of the whole board.
#[derive(Debug, Clone, Copy)]
struct Extent {
    /// The points before those drawn.
    before: usize,
    all: usize,
    is_centred: bool,
}

impl FrameSigns {
    /// Where the points lie.
    pub(super) fn frame(&self) -> DrawnFrame {
        let (columns, rows) = (self.column_axis(), self.row_axis());
        let (across, down) = if self.is_whole(columns, rows) {
            (columns.as_drawn(), rows.as_drawn())
        } else {
            let across = columns.extent(self.size, rows);
            (across, rows.extent(self.size, columns))
        };
        let is_upwards = self.is_upwards();
        let below = |extent: Extent| extent.all - extent.before - self.rows;
        let above = if is_upwards { below(down) } else { down.before };
        let open = OpenSides {
            left: across.before > 0,
            right: across.before + self.columns < across.all,
            top: above > 0,
            bottom: above + self.rows < down.all,
        };
        let part = DrawnPart {
            columns: across.all,
            rows: down.all,
            open,
            is_centred: across.is_centred || down.is_centred,
        };
        DrawnFrame {
            columns: across.all,
            rows: down.all,
            left: across.before,
            above,
            note: if open != OpenSides::default() {
                Some(DiagramNoteKind::Part(part))
            } else {
                self.is_framed_on_two_sides(columns, rows)
                    .then_some(DiagramNoteKind::Whole)
            },
        }
    }

    /// Whether borders stand on two opposite sides alone, as far apart as no board that people play on is wide: then it is no part
    /// of such a board.
    fn is_framed_on_two_sides(&self, columns: Axis, rows: Axis) -> bool {
        let is_framed = |axis: Axis, other: Axis| {
            let is_closed = axis.is_low_edge && axis.is_high_edge;
            let is_open = !other.is_low_edge && !other.is_high_edge;
            is_closed && is_open && !USUAL.contains(&axis.count)
        };
        !self.is_marked && (is_framed(columns, rows) || is_framed(rows, columns))
    }

    /// Whether rows are counted from below, as they are where nothing is said.
    fn is_upwards(&self) -> bool {
        self.row_numbers
            .is_none_or(|numbers| numbers.order == NumberOrder::Up)
    }

    fn column_axis(&self) -> Axis {
        let first = self.column_names.map(|names| names.first);
        Axis {
            count: self.columns,
            is_low_edge: self.borders.left,
            is_high_edge: self.borders.right,
            first: first.filter(|&first| first > 0),
            are_named_twice: self.are_columns_named_twice,
        }
        .corrected()
    }

    fn row_axis(&self) -> Axis {
        let first = self.row_numbers.map(|numbers| match numbers.order {
            NumberOrder::Down => numbers.first,
            NumberOrder::Up => (numbers.first + 1).saturating_sub(self.rows),
        });
        let (low, high) = if self.is_upwards() {
            (self.borders.bottom, self.borders.top)
        } else {
            (self.borders.top, self.borders.bottom)
        };
        Axis {
            count: self.rows,
            is_low_edge: low,
            is_high_edge: high,
            first: first.filter(|&first| first > 0),
            are_named_twice: self.row_numbers.is_some_and(|numbers| numbers.are_twice),
        }
        .corrected()
    }

    /// Whether what is drawn is the whole board.
    fn is_whole(&self, columns: Axis, rows: Axis) -> bool {
        let is_square = self.columns == self.rows;
        let has_border = self.borders != Borders::default();
        match (columns.first, rows.first) {
            (None, None) => {
                let is_usual = is_square && USUAL.contains(&self.rows);
                (!has_border && (!self.is_marked || is_usual))
                    || self.is_framed_on_two_sides(columns, rows)
            }
            (Some(1), Some(1)) => {
                // Two borders of a corner say that the other two sides are open.
                let is_corner =
                    |axis: Axis, low: bool, high: bool| axis.first.is_some() && low != high;
                let Borders {
                    left,
                    right,
                    top,
                    bottom,
                } = self.borders;
                let is_corner = is_corner(columns, left, right) && is_corner(rows, top, bottom);
                let are_round = columns.are_named_twice && rows.are_named_twice;
                (is_square && !is_corner) || (are_round && !has_border)
            }
            // Names along one side only say nothing of the sides that they do not reach.
            (Some(1), None) | (None, Some(1)) => !has_border && !self.is_marked,
            _ => false,
        }
    }
}

impl Axis {
    /// Names are believed rather than a line beside them, which may only part them from the points.
    fn corrected(self) -> Self {
        match self.first {
            Some(1) => Self {
                is_low_edge: true,
                ..self
            },
            Some(_) => Self {
                is_low_edge: false,
                ..self
            },
            None => self,
        }
    }

    const fn as_drawn(self) -> Extent {
        Extent {
            before: 0,
            all: self.count,
            is_centred: false,
        }
    }

    /// How far the board goes, beside the other direction.
    fn extent(self, size: Option<usize>, other: Self) -> Extent {
        let end = self
            .first
            .map_or(self.count, |first| first - 1 + self.count);
        let of_other = (other.is_low_edge && other.is_high_edge).then_some(other.count);
        let of_other = of_other.filter(|&count| count == end || USUAL.contains(&count));
        let usual = if end <= LARGEST_USUAL {
            LARGEST_USUAL
        } else {
            end.max(crate::MAX_SIDE)
        };
        let all = size
            .or(of_other)
            .filter(|&size| size >= end)
            .unwrap_or(usual);
        let extent = |before, all| Extent {
            before,
            all,
            is_centred: false,
        };
        match (self.is_low_edge, self.is_high_edge, self.first) {
            (true, true, _) => self.as_drawn(),
            (true, false, _) => extent(0, all),
            (false, true, Some(first)) => extent(first - 1, end),
            (false, true, None) => extent(all - self.count, all),
            (false, false, Some(first)) => extent(first - 1, all),
            (false, false, None) => Extent {
                is_centred: self.count < all,
                ..extent((all - self.count) / 2, all)
            },
        }
    }
}
