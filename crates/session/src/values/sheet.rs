//! Everything worth knowing of one game, for the command line and the values panel.

use std::fmt;

use semeai_cgt::{
    Arena, Dyadic, DyadicParseError, Error, Formula, GameId, OutcomeClass, ParseError,
    ParseErrorKind, Relation, Scaffolds, Thermograph,
};

use crate::values::details::within_budget;

/// A game with every number that describes it.
#[derive(Clone, Debug)]
pub struct ValueSheet {
    /// The game in the arena that it was calculated in.
    pub id: GameId,
    /// The expression as it was written.
    pub input: String,
    /// The shortest name: the canonical form, `±1` for a game that is its own negative, `up(1,1)` for powers of up.
    pub name: Formula,
    /// Its canonical form as text.
    pub canonical: Formula,
    /// The canonical options in braces, whatever the name: `{0||0|-2}`.
    pub braces: Formula,
    /// Who wins if whoever cannot move loses.
    pub outcome: OutcomeClass,
    /// What many copies of it come to, by copy.
    pub mean: Dyadic,
    /// The temperature; that of a number k/2^n is -1/2^n.
    pub temperature: Dyadic,
    /// The number that is reached if Left moves first.
    pub left_stop: Dyadic,
    /// The number that is reached if Right moves first.
    pub right_stop: Dyadic,
    /// The least integer m with game <= m, in the order of games.
    pub ceil: i128,
    /// The greatest integer m with m <= game.
    pub floor: i128,
    /// Both walls and the mast over them.
    pub thermograph: Thermograph,
    /// The walls of its options, a move's tax paid.
    pub scaffolds: Scaffolds,
    /// The day on which it is born.
    pub birthday: u128,
    /// Its name that does not depend on the arena; none for integers so large that their canonical form is too
    /// long a chain.
    pub value_id: Option<u64>,
    /// The game cooled, if that was asked for.
    pub cooled: Option<CooledSheet>,
}

/// A game after a tax on every move.
#[derive(Clone, Debug)]
pub struct CooledSheet {
    /// The tax on each move: by how much it is cooled.
    pub t: Dyadic,
    /// Its canonical form as text.
    pub canonical: Formula,
    /// The least integer m with game <= m: in a race the count if Black starts.
    pub ceil: i128,
    /// The greatest integer m with m <= game: in a race the count if White starts.
    pub floor: i128,
    /// Both walls and the mast over them.
    pub thermograph: Thermograph,
    /// The walls of its options, a move's tax paid.
    pub scaffolds: Scaffolds,
}

/// How a game compares with another one.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The other expression as it was written.
    pub input: String,
    /// The canonical form of the other game, as text.
    pub canonical: Formula,
    /// The relation of the first game to the other.
    pub relation: Relation,
    /// The canonical form of the first minus the other.
    pub difference: Formula,
}

/// Why an expression has no sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetError {
    /// The expression cannot be read, or its value cannot be told.
    Parse(ParseError),
    /// The engine gives no answer.
    Engine(Error),
}

impl ValueSheet {
    /// The canonical options in braces, unless the game is called by them.
    pub fn braces_beside(&self) -> Option<&Formula> {
        Some(&self.braces).filter(|braces| **braces != self.name)
    }
}

impl SheetError {
    /// Whether the input is fine, but the answer is over the budget.
    pub fn is_over_budget(&self) -> bool {
        let error = match self {
            Self::Parse(ParseError {
                kind: ParseErrorKind::Value(error),
                ..
            })
            | Self::Engine(error) => error,
            Self::Parse(_) => return false,
        };
        matches!(error, Error::OverBudget { .. })
    }
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parse(error) => error.fmt(f),
            Self::Engine(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SheetError {}

impl From<ParseError> for SheetError {
    fn from(error: ParseError) -> Self {
        Self::Parse(error)
    }
}

impl From<Error> for SheetError {
    fn from(error: Error) -> Self {
        Self::Engine(error)
    }
}

/// Reads an expression and tells everything about its value.
///
/// # Errors
///
/// If it cannot be read (with the column), a number grows too large, or the arena's budget is used up.
///
/// ```
/// use semeai_cgt::{Arena, Dyadic};
/// use semeai_session::value_sheet;
///
/// let sheet = value_sheet(&mut Arena::new(), "{4|0} + {6||4|0} - 7", Some(Dyadic::integer(2)))?;
/// assert_eq!(sheet.cooled.unwrap().canonical.as_str(), "-1^*");
/// # Ok::<(), semeai_session::SheetError>(())
/// ```
pub fn value_sheet(
    arena: &mut Arena,
    input: &str,
    cool: Option<Dyadic>,
) -> Result<ValueSheet, SheetError> {
    let id = arena.parse(input)?;
    let cooled = match cool {
        Some(t) => {
            let cooled = arena.cool(id, t)?;
            Some(CooledSheet {
                t,
                canonical: arena.formula(cooled),
                ceil: arena.ceil(cooled)?,
                floor: arena.floor(cooled)?,
                thermograph: arena.thermograph(cooled)?,
                scaffolds: arena.scaffolds(cooled)?,
            })
        }
        None => None,
    };
    Ok(ValueSheet {
        id,
        input: input.to_owned(),
        name: within_budget(arena, |arena| arena.formula_by_name(id))
            .unwrap_or_else(|| arena.formula(id)),
        canonical: arena.formula(id),
        braces: arena.formula_in_braces(id)?,
        outcome: arena.outcome(id)?,
        mean: arena.mean(id)?,
        temperature: arena.temperature(id)?,
        left_stop: arena.left_stop(id),
        right_stop: arena.right_stop(id),
        ceil: arena.ceil(id)?,
        floor: arena.floor(id)?,
        thermograph: arena.thermograph(id)?,
        scaffolds: arena.scaffolds(id)?,
        birthday: arena.birthday(id)?,
        value_id: arena.value_id(id).ok(),
        cooled,
    })
}

/// Compares a game with an expression.
///
/// # Errors
///
/// As [`value_sheet`].
pub fn compare(arena: &mut Arena, game: GameId, input: &str) -> Result<Comparison, SheetError> {
    let other = arena.parse(input)?;
    let difference = arena.sub(game, other)?;
    Ok(Comparison {
        input: input.to_owned(),
        canonical: arena.formula(other),
        relation: arena.compare(game, other)?,
        difference: arena.formula(difference),
    })
}

/// Why a text is no temperature to cool by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoolingError {
    /// It is no dyadic number.
    NoNumber(DyadicParseError),
    /// It is below zero.
    Negative,
}

impl fmt::Display for CoolingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNumber(error) => error.fmt(f),
            Self::Negative => f.write_str("a game cannot be cooled by less than zero"),
        }
    }
}

impl std::error::Error for CoolingError {}

/// Reads a temperature to cool by: a dyadic number, 0 or more.
///
/// # Errors
///
/// [`CoolingError`].
pub fn parse_temperature(text: &str) -> Result<Dyadic, CoolingError> {
    let t: Dyadic = text.parse().map_err(CoolingError::NoNumber)?;
    if t.is_negative() {
        return Err(CoolingError::Negative);
    }
    Ok(t)
}
