//! Text diagrams, read and written.
//!
//! One character a point: `B W` essential, `# @` safe and `X O` unknown stones (black, white), `.` empty, lower-case letters
//! and digits labels on empty points. [`parse()`] also reads what people paste:
//!
//! - spaces between points, quote marks `>`, a byte-order mark, code fences;
//! - borders of `|`, `-` and `+`, row numbers on either side, a line of column letters above or below;
//! - diagrams of Sensei's Library: `$$` before each line, the header `$$Bc19 Title` (who moves first, coordinates, size,
//!   title), `,` and `+` star points, `C S T M` marks on empty points, `Y Z` black and `Q P` white stones with other marks;
//! - `●` and `○` with drawn grid lines.
//!
//! The rectangle drawn is the whole board, also where the border is left open. The first line that begins with `$$`
//! starts the diagram and text around the `$$` lines is skipped; without `$$` every line must belong to the diagram.

mod line;
mod parse;
mod print;

pub use parse::parse;
pub use print::print;

use crate::color::Color;
use crate::point::Point;
use crate::position::{Position, PositionError};
use crate::role::{Role, Roles};
use crate::setup::Setup;

/// What a text diagram says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// The stones.
    pub setup: Setup,
    /// The roles of the stones.
    pub roles: Roles,
    /// The labels on empty points, by point.
    pub labels: Vec<(Point, char)>,
    /// Who moves first, if the header says so.
    pub to_move: Option<Color>,
    /// The title, if the header has one.
    pub title: Option<String>,
}

impl Diagram {
    /// The stones as a legal position in which the safe ones are protected: safe stones live by definition, so a diagram
    /// need not draw their eyes.
    ///
    /// # Errors
    ///
    /// Every other block without liberties.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::with_protected(self.setup.clone(), self.roles.points(Role::Safe))
    }

    /// The diagram in plain rows, without title and first player.
    #[must_use]
    pub fn to_plain(&self) -> String {
        print(&self.setup, &self.roles, &self.labels, Style::Plain)
    }

    /// The diagram as Sensei's Library writes it.
    #[must_use]
    pub fn to_sensei(&self) -> String {
        let style = Style::Sensei {
            to_move: self.to_move,
            title: self.title.as_deref(),
        };
        print(&self.setup, &self.roles, &self.labels, style)
    }
}

/// How [`print()`] writes a diagram.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Style<'a> {
    /// Rows of characters, nothing else.
    #[default]
    Plain,
    /// As on Sensei's Library, with a border, which asks for coordinates.
    Sensei {
        /// Who moves first, for the header.
        to_move: Option<Color>,
        /// The title, for the header; its white space is reduced to single spaces.
        title: Option<&'a str>,
    },
}

/// Why a text is not a diagram, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct DiagramError {
    /// The line of the text, from one.
    pub line: usize,
    /// The character in the line, from one.
    pub column: usize,
    /// What is wrong there.
    pub kind: DiagramErrorKind,
}

/// What is wrong with a text diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DiagramErrorKind {
    /// There is no row.
    #[error("there is no row of points")]
    Empty,
    /// The character means nothing in a diagram, or nothing at this place.
    #[error("the character {0:?} means nothing here")]
    UnknownCharacter(char),
    /// A row is not as long as the first.
    #[error("this row has {found} points, the first row {expected}")]
    RaggedRow {
        /// The points of the first row.
        expected: usize,
        /// The points of this row.
        found: usize,
    },
    /// The board would be too large.
    #[error(
        "a board of {columns} by {rows} points is above the limit of {} a side",
        crate::MAX_SIDE
    )]
    TooLarge {
        /// The columns drawn.
        columns: usize,
        /// The rows drawn.
        rows: usize,
    },
    /// The board would be too small.
    #[error(
        "a board of {columns} by {rows} points is below the limit of {} a side",
        crate::MIN_SIDE
    )]
    TooSmall {
        /// The columns drawn.
        columns: usize,
        /// The rows drawn.
        rows: usize,
    },
    /// Another row comes after a blank line or the lower border.
    #[error("the diagram has ended above; only one can be read")]
    SecondDiagram,
}
