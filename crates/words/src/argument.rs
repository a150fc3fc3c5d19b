//! Why the command line does not understand what it was asked.

use std::io;
use std::time::Duration;

use semeai_board::{Color, IllegalMove};
use semeai_session::{CoolingError, Phrasing, SheetError, StonesFault};

use crate::grammar::side;
use crate::texts::argument as texts;
pub use crate::texts::argument::{outside_region, standard_input};
use crate::values::expression::{cooling_error, parse_reason, sheet_error};

/// What is wrong with a text of stones.
pub fn stones_fault(fault: StonesFault, phrasing: Phrasing) -> String {
    match fault {
        StonesFault::Occupied => texts::stones_fault_occupied(phrasing).to_owned(),
        StonesFault::Count { points, signs } => {
            texts::stones_fault_count(&points, &signs, phrasing)
        }
        StonesFault::UnknownSign { sign, number } => {
            texts::stones_fault_unknown_sign(&number, &sign, phrasing)
        }
    }
}

/// What is wrong with the text of an option that names points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgumentError<'a> {
    /// No colon stands between moves and points.
    NoColon,
    /// No point stands behind the moves.
    NoPick,
    /// A move whose first letter is of no colour.
    NoColor(&'a str),
    /// This is no point of the board.
    NoPoint(&'a str),
    /// No stone stands on this point.
    Empty(&'a str),
    /// No stone is named.
    NoStone,
    /// More than two stones are named.
    ManyStones,
    /// Not two points are named.
    NotTwo,
    /// This point is named twice.
    Same(&'a str),
    /// This side cannot play on this point.
    NoMove(Color, &'a str, IllegalMove),
}

/// Why the text of an option is not understood, and at which column. No full stop: an English line of a terminal has
/// none.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::argument::{ArgumentError, argument_error};
///
/// let error = ArgumentError::NoPoint("Z9");
/// assert_eq!(
///     argument_error("--pick", ":A1,Z9", 5, error, Phrasing::ENGLISH),
///     "--pick :A1,Z9: column 5: no point 'Z9' on this board"
/// );
/// ```
pub fn argument_error(
    option: &str,
    text: &str,
    column: usize,
    error: ArgumentError<'_>,
    phrasing: Phrasing,
) -> String {
    let reason = reason(error, phrasing);
    texts::argument_error(&column, &option, &reason, &text, phrasing)
}

fn reason(error: ArgumentError<'_>, phrasing: Phrasing) -> String {
    match error {
        ArgumentError::NoColon => texts::reason_no_colon(phrasing).to_owned(),
        ArgumentError::NoPick => texts::reason_no_pick(phrasing).to_owned(),
        ArgumentError::NoColor(word) => texts::reason_no_color(&word, phrasing),
        ArgumentError::NoPoint(word) => texts::reason_no_point(&word, phrasing),
        ArgumentError::Empty(word) => texts::reason_empty(&word, phrasing),
        ArgumentError::NoStone => texts::reason_no_stone(phrasing).to_owned(),
        ArgumentError::ManyStones => texts::reason_many_stones(phrasing).to_owned(),
        ArgumentError::NotTwo => texts::reason_not_two(phrasing).to_owned(),
        ArgumentError::Same(word) => texts::reason_same(&word, phrasing),
        ArgumentError::NoMove(color, word, reason) => no_move(color, word, reason, phrasing),
    }
}

fn no_move(color: Color, word: &str, reason: IllegalMove, phrasing: Phrasing) -> String {
    let who = side(color, phrasing);
    match reason {
        IllegalMove::Occupied => texts::reason_no_move_occupied(&who, &word, phrasing),
        IllegalMove::Suicide => texts::reason_no_move_suicide(&who, &word, phrasing),
        IllegalMove::Ko => texts::reason_no_move_ko(&who, &word, phrasing),
        IllegalMove::NotOnBoard => texts::reason_no_point(&word, phrasing),
    }
}

/// That the candidates of an option are at a node that is not there.
pub fn no_node(option: &str, node: &str, phrasing: Phrasing) -> String {
    texts::no_node(&node, &option, phrasing)
}

/// Which expression of the command line has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpressionOf {
    /// The one that is asked about.
    Value,
    /// The one that it is compared with.
    Comparison,
}

/// Why an expression of the command line has no value, as a line of a terminal.
///
/// ```
/// use semeai_cgt::Arena;
/// use semeai_session::{Phrasing, value_sheet};
/// use semeai_words::argument::{ExpressionOf, value_refused};
///
/// let error = value_sheet(&mut Arena::new(), "{4|0", None).unwrap_err();
/// assert_eq!(
///     value_refused(Some(ExpressionOf::Value), &error, Phrasing::ENGLISH),
///     "expression: column 1: `{` is never closed"
/// );
/// ```
pub fn value_refused(
    which: Option<ExpressionOf>,
    error: &SheetError,
    phrasing: Phrasing,
) -> String {
    let reason = say!(
        phrasing,
        en = error.to_string(),
        ja = sheet_error(error, phrasing)
    );
    match which {
        None => reason,
        Some(ExpressionOf::Value) => texts::value_refused(&reason, phrasing),
        Some(ExpressionOf::Comparison) => format!("--compare: {reason}"),
    }
}

/// Why the expression of a line of a file has no value; so many characters of the line stand before it. In English the
/// spot stands behind the name as compilers write it.
pub fn value_refused_in_file(
    error: &SheetError,
    name: &str,
    line: usize,
    before: usize,
    phrasing: Phrasing,
) -> String {
    match error {
        SheetError::Parse(error) if error.is_about_the_text() => {
            let column = before + error.column;
            let reason = parse_reason(&error.kind, phrasing);
            texts::value_refused_in_file(&column, &line, &name, &reason, phrasing)
        }
        _ => {
            let reason = value_refused(None, error, phrasing);
            value_refused_in_line(&reason, name, line, phrasing)
        }
    }
}

/// That a line of a file has no answer, and why.
pub fn value_refused_in_line(reason: &str, name: &str, line: usize, phrasing: Phrasing) -> String {
    texts::value_refused_in_file_2(&line, &name, &reason, phrasing)
}

/// That a line of a file is too long to be read.
pub fn long_line(name: &str, line: usize, phrasing: Phrasing) -> String {
    texts::long_line(&line, &name, phrasing)
}

/// That a file is not read in the time that was granted.
///
/// ```
/// use std::time::Duration;
///
/// use semeai_session::Phrasing;
/// use semeai_words::argument::reading_takes_longer;
///
/// assert_eq!(
///     reading_takes_longer("race.sgf", Duration::from_millis(2_500), Phrasing::ENGLISH),
///     "race.sgf: reading takes longer than 2.5 s; allow more time with --seconds"
/// );
/// ```
pub fn reading_takes_longer(name: &str, granted: Duration, phrasing: Phrasing) -> String {
    let seconds = granted.as_secs_f64();
    texts::reading_takes_longer(&name, &seconds, phrasing)
}

/// That lines are answered no further because the time that was granted is over; the last that was is 0 if none was.
pub fn lines_cut(name: &str, last: usize, granted: Duration, phrasing: Phrasing) -> String {
    let seconds = granted.as_secs_f64();
    texts::lines_cut(&last, &name, &seconds, phrasing)
}

/// Why a text of the command line is no temperature to cool by.
///
/// ```
/// use semeai_session::{Phrasing, parse_temperature};
/// use semeai_words::argument::cooling_argument;
///
/// let error = parse_temperature("1/3").unwrap_err();
/// assert_eq!(
///     cooling_argument("--cool", "1/3", error, Phrasing::ENGLISH),
///     "--cool 1/3: the denominator is no power of two"
/// );
/// ```
pub fn cooling_argument(
    option: &str,
    text: &str,
    error: CoolingError,
    phrasing: Phrasing,
) -> String {
    texts::cooling_argument(
        &cooling_error(error, phrasing),
        &error,
        &option,
        &text,
        phrasing,
    )
}

/// Why an answer cannot be written.
pub fn unwritable_answer(error: &io::Error, phrasing: Phrasing) -> String {
    texts::unwritable_answer(&error, phrasing)
}

/// Why the standard input cannot be read.
pub fn unreadable_input(error: &io::Error, phrasing: Phrasing) -> String {
    let input = standard_input(phrasing);
    texts::unreadable_input(&error, &input, phrasing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_names_option_text_and_column() {
        for error in [
            ArgumentError::NoColon,
            ArgumentError::NoPick,
            ArgumentError::NoColor("xA1"),
            ArgumentError::NoPoint("Z9"),
            ArgumentError::NoStone,
            ArgumentError::ManyStones,
            ArgumentError::NotTwo,
            ArgumentError::Same("D6"),
            ArgumentError::NoMove(Color::Black, "D6", IllegalMove::Ko),
        ] {
            let say = |phrasing| argument_error("--pick", "text", 3, error, phrasing);
            assert!(say(Phrasing::ENGLISH).starts_with("--pick text: column 3: "));
            let japanese = say(Phrasing::JAPANESE);
            assert!(japanese.starts_with("--pick text：3文字目："), "{japanese}");
            assert!(japanese.ends_with('。'), "{japanese}");
        }
    }

    #[test]
    fn an_input_that_cannot_be_read_is_named() {
        let error = io::Error::other("gone");
        assert_eq!(
            unreadable_input(&error, Phrasing::ENGLISH),
            "cannot read standard input: gone"
        );
        assert!(unreadable_input(&error, Phrasing::JAPANESE).starts_with("標準入力を読めません。"));
    }
}
