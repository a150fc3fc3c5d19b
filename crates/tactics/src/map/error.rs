//! What is wrong with the text of a map, and where.

use std::fmt;

/// A map that is read is at most so deep, and at most so many parentheses are open at once.
pub const MOST_DEPTH: usize = 64;

/// A map that is read has at most so many parts.
pub const MOST_PARTS: usize = 1_024;

/// The largest number of a P or Q.
pub const LARGEST_NUMBER: u16 = 999;

/// A text that is no map.
///
/// ```
/// use semeai_tactics::{ExpectedPart, FoundSign, Map, MapError, MapErrorKind};
///
/// let unclosed: Result<Map, MapError> = "(B | W".parse();
/// let kind = MapErrorKind::Unexpected { found: FoundSign::End, expected: ExpectedPart::JunctionOrClosing };
/// assert_eq!(unclosed, Err(MapError { column: 7, kind }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapError {
    /// Where, counted in characters from 1; one past the end if the text stops too early.
    pub column: usize,
    /// What is wrong there, with what is needed to say it in any language.
    pub kind: MapErrorKind,
}

/// Why a text is no map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapErrorKind {
    /// Something else was expected here.
    Unexpected {
        /// What stands there.
        found: FoundSign,
        /// What could stand there.
        expected: ExpectedPart,
    },
    /// A control character, which no map has.
    ControlCharacter(char),
    /// The number of a P or Q is above [`LARGEST_NUMBER`].
    NumberTooLarge,
    /// The map is deeper than [`MOST_DEPTH`], or so many parentheses are open.
    TooDeep,
    /// The map has more parts than [`MOST_PARTS`].
    TooManyParts,
    /// No preset has this name, which stands behind an `@`.
    UnknownPreset(String),
}

/// What stands where a text cannot be read on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoundSign {
    /// The end of the text.
    End,
    /// A character.
    Character(char),
}

/// What could stand where a text cannot be read on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExpectedPart {
    /// A map: a leaf, an operator with what it applies to, a list of points, a parenthesis.
    Map,
    /// The number of a P or Q.
    Number,
    /// The side of an A, D or L: `B` or `W`.
    Side,
    /// What can follow a map: a junction or the end of the text.
    JunctionOrEnd,
    /// What can follow a map in parentheses: a junction or the closing parenthesis.
    JunctionOrClosing,
    /// The name of a point.
    Point,
    /// What can follow the name of a point: a comma or the closing brace.
    CommaOrClosing,
}

impl std::error::Error for MapError {}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}

impl fmt::Display for MapErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected { found, expected } => {
                write!(f, "expected {expected}, but found {found}")
            }
            Self::ControlCharacter(c) => {
                write!(f, "the control character U+{:04X}", u32::from(*c))
            }
            Self::NumberTooLarge => write!(f, "a number is at most {LARGEST_NUMBER}"),
            Self::TooDeep => write!(f, "a map is nested at most {MOST_DEPTH} levels deep"),
            Self::TooManyParts => write!(f, "a map has at most {MOST_PARTS} parts"),
            Self::UnknownPreset(name) => write!(f, "no preset is called '{name}'"),
        }
    }
}

impl fmt::Display for FoundSign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End => f.write_str("the end"),
            Self::Character(c) => write!(f, "`{c}`"),
        }
    }
}

impl fmt::Display for ExpectedPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Map => "a map (B, W, V, H, X, LB, LW, {…} or an operator before one)",
            Self::Number => "a number",
            Self::Side => "B or W",
            Self::JunctionOrEnd => "&, |, \\ or the end",
            Self::JunctionOrClosing => "&, |, \\ or a closing parenthesis",
            Self::Point => "the name of a point",
            Self::CommaOrClosing => "a comma or a closing brace",
        })
    }
}
