//! What is wrong with a text, and where.

use std::fmt;

use super::function::Function;
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
    /// What is wrong there, with what is needed to say it in any language.
    pub kind: ParseErrorKind,
}

/// What is read from a text, or what is wrong with it.
pub type ParseResult<T> = Result<T, ParseError>;

/// Why a text is no game value, or none that can be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// Something else was expected here.
    Unexpected {
        /// What stands there.
        found: FoundInstead,
        /// What could stand there.
        expected: Expectation,
    },
    /// Brackets right behind a term, with neither a sign nor a point between them.
    NoSign,
    /// A closing bracket has no opening one.
    Unopened(char),
    /// An opening bracket (at `column`) is never closed.
    Unclosed(char),
    /// A word that is no function and no name that was defined before.
    UnknownName(String),
    /// A name that is to be defined and has a meaning already.
    NameTaken(String),
    /// More definitions than this.
    TooManyNames(usize),
    /// A function with too few games, or too many.
    WrongCount {
        /// The function.
        function: Function,
        /// How many games it was given.
        found: usize,
    },
    /// A character that no notation uses: a control character, for instance.
    BadCharacter(char),
    /// A denominator is zero.
    DivisionByZero,
    /// A fraction whose denominator is no power of two.
    NotDyadic(String),
    /// A decimal fraction, which could be misread as a multiple.
    Decimal,
    /// A number, multiple or nimber that is too large.
    TooLarge(Quantity),
    /// A bar longer than [`MAX_BAR`].
    BarTooLong(usize),
    /// Braces without a bar.
    NoBar,
    /// Nested more than this many levels deep.
    TooDeep(u32),
    /// A sum of more than this many terms.
    TooManyTerms(usize),
    /// The text is fine, but its value cannot be told.
    Value(Error),
}

/// What could stand where a text cannot be read on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expectation {
    /// A game.
    Game,
    /// What can follow a term: a sign, a comma, a bar or the end of the brackets.
    AfterTerm,
    /// The parenthesis after the name of a game.
    Parenthesis,
    /// The denominator of a fraction.
    Denominator,
    /// Several arrows, or one with a count.
    Arrows,
    /// The integer before the dot of a multiple.
    Integer,
    /// One game, not several with commas between them.
    OneGame,
    /// A number.
    Number,
    /// The comma after a number of `A(xl,xr,y)` that is not its last.
    NextOfThree,
    /// The parenthesis after the last of some numbers.
    Closing,
    /// The name that is defined.
    Name,
}

/// What stands where something else was expected.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FoundInstead {
    /// The end of the text.
    End,
    /// A character.
    Character(char),
    /// The count of an arrow.
    Count,
    /// A number in lowest terms.
    Number(String),
}

/// What can be too large in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// A number.
    Number,
    /// A nimber.
    Nimber,
    /// The count of arrows.
    Ups,
    /// The count of a multiple.
    Multiple,
}

impl ParseError {
    /// Whether the text is to be mended, and not just too much to be worked out.
    #[must_use]
    pub fn is_about_the_text(&self) -> bool {
        !matches!(self.kind, ParseErrorKind::Value(Error::OverBudget { .. }))
    }
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
            Self::NoSign => f.write_str(
                "no sign between two games; a sum is written 2 + {5|0}, a multiple 2.{5|0}",
            ),
            Self::Unopened(bracket) => write!(f, "`{bracket}` closes nothing"),
            Self::Unclosed(bracket) => write!(f, "`{bracket}` is never closed"),
            Self::UnknownName(name) => {
                write!(
                    f,
                    "the name `{name}` is not known here; a name is defined before it is used, as in g := {{2|0}}; g + g"
                )
            }
            Self::NameTaken(name) => {
                write!(f, "`{name}` has a meaning already; choose another name")
            }
            Self::TooManyNames(limit) => write!(f, "more than {limit} names"),
            Self::WrongCount { function, found } => {
                let wanted = *function.arity().start();
                write!(
                    f,
                    "{} takes {}, but {found} stand here",
                    function.name(),
                    games(wanted)
                )
            }
            Self::BadCharacter(character) => {
                f.write_str("the character")?;
                if !character.is_control() && !character.is_whitespace() {
                    write!(f, " {character}")?;
                }
                write!(f, " (U+{:04X}) has no meaning here", u32::from(*character))
            }
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
            Self::TooManyTerms(limit) => write!(f, "a sum of more than {limit} terms"),
            Self::Value(error) => error.fmt(f),
        }
    }
}

fn games(count: usize) -> String {
    match count {
        1 => "1 game".to_owned(),
        _ => format!("{count} games"),
    }
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Game => "a game",
            Self::AfterTerm => "`+`, `-`, `,`, a bar or the end of the brackets",
            Self::Parenthesis => "`(`",
            Self::Denominator => "a denominator",
            Self::Arrows => "either several arrows or one with a count",
            Self::Integer => "an integer before the dot of a multiple",
            Self::OneGame => "one game; options belong into braces with a bar",
            Self::Number => "a number",
            Self::NextOfThree => "`,` and the next of three numbers, as in A(4,1,4)",
            Self::Closing => "`)`",
            Self::Name => "a name before `:=`",
        })
    }
}

impl fmt::Display for FoundInstead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End => f.write_str("the end"),
            Self::Character(character) => write!(f, "`{character}`"),
            Self::Count => f.write_str("a count"),
            Self::Number(number) => f.write_str(number),
        }
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Number => "the number",
            Self::Nimber => "the nimber",
            Self::Ups => "the multiple of up",
            Self::Multiple => "the multiple",
        })
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
