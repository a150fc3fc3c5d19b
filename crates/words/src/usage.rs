//! What the command line says of values that its own readers refuse; the rest the reader of arguments says, in English alone.

use std::error::Error;
use std::fmt;

use semeai_board::KindError;
use semeai_session::Phrasing;
use semeai_session::compose::ExerciseKind;
use semeai_tactics::RulesError;

use crate::boards::kind_error;
use crate::simulation::rules_error;

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
    tell!(
        phrasing,
        en = "{option} cannot be '{value}': {fault}\n\nFor more information, try '--help'.",
        ja = "{option} に「{value}」は指定できません。{fault}\n\n詳しくは --help をご覧ください。"
    )
}

fn value_fault(fault: &ValueFault, phrasing: Phrasing) -> String {
    match fault {
        ValueFault::Board(error) => kind_error(error, phrasing),
        ValueFault::NotWhole => tell!(
            phrasing,
            en = "expected a whole number",
            ja = "整数を指定してください。"
        ),
        ValueFault::NotFromOne => tell!(
            phrasing,
            en = "expected a whole number, 1 or more",
            ja = "1以上の整数を指定してください。"
        ),
        ValueFault::NoPosition => tell!(
            phrasing,
            en = "a search needs at least 1 position",
            ja = "探索には1局面以上が必要です。"
        ),
        ValueFault::NotSeconds => tell!(
            phrasing,
            en = "expected a number of seconds above 0, such as 2.5",
            ja = "0より大きい秒数を、2.5のように指定してください。"
        ),
        ValueFault::NoKomi => tell!(
            phrasing,
            en = "expected a number of half points, such as 6.5",
            ja = "半目単位の数を、6.5のように指定してください。"
        ),
        ValueFault::NoPrisoners => tell!(
            phrasing,
            en = "expected two numbers of prisoners from 0 to 1000, such as 3,5",
            ja = "0から1000までのアゲハマの数を二つ、3,5のように指定してください。"
        ),
        ValueFault::NoEnding => tell!(
            phrasing,
            en = "expected territory, ultimate, or target: and a point, such as target:C3",
            ja = "territory、ultimate、またはtarget:C3のような形で指定してください。"
        ),
        ValueFault::NoSeed => tell!(
            phrasing,
            en = "expected a whole number from 0 to 18446744073709551615",
            ja = "0から18446744073709551615までの整数を指定してください。"
        ),
        ValueFault::NoExerciseKind => {
            let kinds: Vec<&str> = ExerciseKind::ALL.iter().map(|kind| kind.id()).collect();
            let kinds = kinds.join(", ");
            tell!(
                phrasing,
                en = "expected a kind of exercises: {kinds}",
                ja = "種類を次から指定してください: {kinds}"
            )
        }
        ValueFault::NoGrade => tell!(
            phrasing,
            en = "expected a grade from 1 to 3",
            ja = "難度を1から3までで指定してください。"
        ),
        ValueFault::NoGames => tell!(
            phrasing,
            en = "expected a whole number of games from 1 to 1000000000000",
            ja = "局数を1から1000000000000までの整数で指定してください。"
        ),
        ValueFault::NoShare => tell!(
            phrasing,
            en = "expected which of how many shares, such as 2/10",
            ja = "いくつに分けた何番目かを、2/10のように指定してください。"
        ),
        ValueFault::NoDepth => tell!(
            phrasing,
            en = "expected a depth from 1 to 3",
            ja = "深さを1から3までで指定してください。"
        ),
        ValueFault::Rules(error) => rules_error(error, phrasing),
    }
}
