//! What the command line says of values that its own readers refuse; the rest the reader of arguments says, in English alone.

use std::error::Error;
use std::fmt;

use semeai_board::KindError;
use semeai_session::Phrasing;
use semeai_session::compose::ExerciseKind;
use semeai_tactics::RulesError;

use crate::boards::kind_error;
use crate::simulation::rules_error;
use crate::texts::usage as texts;
pub use crate::texts::usage::{unexpected_argument, window_help};

/// Why the value of an option is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueFault {
    /// It is no kind of board.
    Board(KindError),
    /// It is no whole number.
    NotWhole,
    /// It is no whole number of at least 1.
    NotFromOne,
    /// It allows a search no position.
    NoPosition,
    /// It is no number of seconds above zero.
    NotSeconds,
    /// It is no number of half points, or a very large one.
    NoKomi,
    /// It is not two numbers of prisoners, or they are very large.
    NoPrisoners,
    /// It is no ending.
    NoEnding,
    /// It is no seed of random numbers.
    NoSeed,
    /// It is no kind of exercises.
    NoExerciseKind,
    /// It is no grade of exercises.
    NoGrade,
    /// It is no number of games.
    NoGames,
    /// It is none of some shares of a table.
    NoShare,
    /// It is no depth of maps that are searched.
    NoDepth,
    /// It names no rules.
    Rules(RulesError),
}

impl fmt::Display for ValueFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&value_fault(self, Phrasing::ENGLISH))
    }
}

impl Error for ValueFault {}

/// That an option cannot have a value, why, and where more is to be read. Ends without a line break.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::usage::{ValueFault, value_error};
///
/// let said = |phrasing| value_error("--nodes <N>", "0", &ValueFault::NoPosition, phrasing);
/// assert_eq!(
///     said(Phrasing::ENGLISH),
///     "--nodes <N> cannot be '0': a search needs at least 1 position\n\nFor more information, try '--help'."
/// );
/// assert!(said(Phrasing::JAPANESE).starts_with("--nodes <N> に「0」は指定できません。"));
/// ```
pub fn value_error(option: &str, value: &str, fault: &ValueFault, phrasing: Phrasing) -> String {
    let fault = value_fault(fault, phrasing);
    texts::value_error(&fault, &option, &value, phrasing)
}

fn value_fault(fault: &ValueFault, phrasing: Phrasing) -> String {
    match fault {
        ValueFault::Board(error) => kind_error(error, phrasing),
        ValueFault::NotWhole => texts::value_fault_not_whole(phrasing).to_owned(),
        ValueFault::NotFromOne => texts::value_fault_not_from_one(phrasing).to_owned(),
        ValueFault::NoPosition => texts::value_fault_no_position(phrasing).to_owned(),
        ValueFault::NotSeconds => texts::value_fault_not_seconds(phrasing).to_owned(),
        ValueFault::NoKomi => texts::value_fault_no_komi(phrasing).to_owned(),
        ValueFault::NoPrisoners => texts::value_fault_no_prisoners(phrasing).to_owned(),
        ValueFault::NoEnding => texts::value_fault_no_ending(phrasing).to_owned(),
        ValueFault::NoSeed => texts::value_fault_no_seed(phrasing).to_owned(),
        ValueFault::NoExerciseKind => {
            let kinds: Vec<&str> = ExerciseKind::ALL.iter().map(|kind| kind.id()).collect();
            let kinds = kinds.join(", ");
            texts::value_fault_expected_kind_exercises(&kinds, phrasing)
        }
        ValueFault::NoGrade => texts::value_fault_no_grade(phrasing).to_owned(),
        ValueFault::NoGames => texts::value_fault_no_games(phrasing).to_owned(),
        ValueFault::NoShare => texts::value_fault_no_share(phrasing).to_owned(),
        ValueFault::NoDepth => texts::value_fault_no_depth(phrasing).to_owned(),
        ValueFault::Rules(error) => rules_error(error, phrasing),
    }
}
