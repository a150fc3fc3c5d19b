//! What is wrong with a text, and where.

use std::fmt;

use super::style::MAX_BAR;
use crate::budget::Error;

/// A text that is no game value.
///
/// ```
/// use semeai_cgt::Arena;
///
/// let error = Arena::new().parse("{4|1/3}").unwrap_err();
/// assert_eq!(error.column, 4);
/// assert_eq!(
///     error.to_string(),
///     "column 4: 1/3 is no dyadic fraction (its denominator is no power of two), so no short game has this value"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Where, counted in characters from 1; one past the end if the text stops too early.
    pub column: usize,
    /// What.
    pub kind: ParseErrorKind,
}

/// The reasons for a [`ParseError`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// Something else was expected here.
    Unexpected {
        /// What stands there: a character, a word, or `the end`.
        found: String,
        /// What could stand there.
        expected: &'static str,
    },
    /// A closing bracket has no opening one.
    Unopened(char),
    /// An opening bracket (at `column`) is never closed.
    Unclosed(char),
    /// A word that is no name of a game.
    UnknownName(String),
    /// A character that no notation uses: a control character, for instance.
    BadCharacter(char),
    /// A denominator is zero.
    DivisionByZero,
    /// A fraction whose denominator is no power of two.
    NotDyadic(String),
    /// A decimal fraction, which could be misread as a multiple.
    Decimal,
    /// A number, multiple or nimber that is too large.
    TooLarge(&'static str),
    /// A bar longer than [`MAX_BAR`](crate::notation::MAX_BAR).
    BarTooLong(usize),
    /// Braces without a bar.
    NoBar,
    /// Nested more than this many levels deep.
    TooDeep(u32),
    /// The text is fine, but its value cannot be told.
    Value(Error),
}

impl ParseErrorKind {
    pub(crate) fn at(self, column: usize) -> ParseError {
        ParseError { column, kind: self }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected { found, expected } => {
                write!(f, "expected {expected}, but found {found}")
            }
            Self::Unopened(bracket) => write!(f, "`{bracket}` closes nothing"),
            Self::Unclosed(bracket) => write!(f, "`{bracket}` is never closed"),
            Self::UnknownName(name) => {
                write!(f, "unknown name `{name}`; expected tiny(..), miny(..) or v")
            }
            Self::BadCharacter(character) => write!(
                f,
                "the character {} (U+{:04X}) has no meaning here",
                character.escape_default(),
                u32::from(*character)
            ),
            Self::DivisionByZero => f.write_str("division by zero"),
            Self::NotDyadic(fraction) => write!(
                f,
                "{fraction} is no dyadic fraction (its denominator is no power of two), so no short game has this value"
            ),
            Self::Decimal => {
                f.write_str("decimal fractions are not read; write 1/2, or 2.(5) for the multiple")
            }
            Self::TooLarge(what) => write!(f, "{what} is too large"),
            Self::BarTooLong(length) => {
                write!(f, "a bar of {length} strokes; expected at most {}", MAX_BAR)
            }
            Self::NoBar => f.write_str("braces without a bar; expected {left|right}"),
            Self::TooDeep(limit) => write!(f, "nested more than {limit} deep"),
            Self::Value(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            ParseErrorKind::Value(error) => Some(error),
            _ => None,
        }
    }
}
