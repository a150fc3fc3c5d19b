//! What can be wrong with a text diagram.

/// Why a text is not a diagram, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct DiagramError {
    /// The line of the text, from one.
    pub line: usize,
    /// The character in the line, from one.
    pub column: usize,
    /// The reason, with what is needed to say it in any language.
    pub kind: DiagramErrorKind,
}

/// What is wrong with a text diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DiagramErrorKind {
    /// There is no row.
    #[error("there is no row of points")]
    Empty,
    /// Most of it is small letters, which would all be labels: it is a text in words.
    #[error("this is neither a diagram nor a game record")]
    Words,
    /// The character means nothing in a diagram, or nothing at this place.
    #[error("the character {0:?} means nothing here")]
    UnknownCharacter(char),
    /// The character can be a black stone or an empty point, and nothing else on the board says which.
    #[error("the character {0:?} can be a black stone or an empty point here; write X or .")]
    AmbiguousSign(char),
    /// A number stands on two points, so that nobody knows which of the moves comes first.
    #[error("the move {0} stands on two points")]
    MoveTwice(u8),
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
