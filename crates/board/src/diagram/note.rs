//! What is worth knowing about a text that was read as a diagram.

use super::content::Diagram;
use crate::color::Color;

/// A text that was read, with what is worth knowing about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiagramReading {
    /// The diagram itself; no note changes it any more.
    pub diagram: Diagram,
    /// What was passed over, taken in one of two ways, or added; in the order of the text.
    pub notes: Vec<DiagramNote>,
}

/// Something worth knowing about a text that was read, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiagramNote {
    /// The line of the text, from one.
    pub line: usize,
    /// The character in the line, from one.
    pub column: usize,
    /// What was passed over, or taken in one of several ways.
    pub kind: DiagramNoteKind,
}

/// What a person may want to know of how a text was read; none of it is an error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiagramNoteKind {
    /// Words beside the board were passed over.
    Words {
        /// The beginning of them.
        text: String,
        /// In how many more places.
        more: usize,
    },
    /// Signs of moves beside stones, as engines write them (`(X)`, `O3`), were passed over: so many.
    MoveSigns(usize),
    /// Numbers were taken as moves that have been played; the other side moves next.
    Moves {
        /// How many.
        moves: usize,
        /// Who moves next.
        next: Color,
    },
    /// Figures right beside the points were taken as the numbers of the rows.
    RowFigures,
    /// Signs stand between the points that could be drawn lines or empty points.
    DrawnLines {
        /// The sign, or the first of them.
        sign: char,
        /// Whether they were taken as lines, and not as points.
        are_lines: bool,
    },
    /// Small letters were taken as stones.
    SmallStones,
    /// A shape such as `◆` was taken as a stone.
    Shape {
        /// The shape.
        sign: char,
        /// The colour.
        color: Color,
    },
    /// As many columns are named as this, but a row has other points.
    ColumnNames {
        /// The columns that have names.
        named: usize,
        /// The points of a row.
        points: usize,
    },
    /// The text has more diagrams than the first, which was read: so many more.
    MoreDiagrams(usize),
    /// Borders are drawn on two opposite sides alone, and the rectangle was taken as the whole board.
    Whole,
    /// Only a part of a board is drawn. It was taken as a part of this one, with nothing on the points that are not drawn.
    Part(DrawnPart),
}

/// A part of a board as it was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawnPart {
    /// The columns of the board that it was taken as a part of.
    pub columns: usize,
    /// How many rows that board has.
    pub rows: usize,
    /// The sides on which the board goes on.
    pub open: OpenSides,
    /// Whether nothing says where on the board the part lies, so that it was put in the middle of it.
    pub is_centred: bool,
}

/// The sides on which a board goes on behind what is drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OpenSides {
    /// Whether it goes on to the left.
    pub left: bool,
    /// Whether it goes on to the right.
    pub right: bool,
    /// Whether it goes on above.
    pub top: bool,
    /// Whether it goes on below.
    pub bottom: bool,
}
