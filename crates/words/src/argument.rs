//! Why the command line does not understand what it was asked.

use std::io;
use std::time::Duration;

use semeai_session::{CoolingError, Phrasing, SheetError, StonesFault};

use crate::values::expression::{cooling_error, parse_reason, sheet_error};

/// What is wrong with a text of stones.
pub fn stones_fault(fault: StonesFault, phrasing: Phrasing) -> String {
    match fault {
        StonesFault::Count { points, signs } => tell!(
            phrasing,
            en = "the board has {points} points, but there are {signs} signs",
            ja = "盤は{points}点ですが、{signs}文字あります。"
        ),
        StonesFault::UnknownSign { sign, number } => tell!(
            phrasing,
            en = "sign {number}, “{sign}”, is none of B W # @ X O .",
            ja = "{number}文字目の「{sign}」はB W # @ X O .のどれでもありません。"
        ),
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
    tell!(
        phrasing,
        en = "{option} {text}: column {column}: {reason}",
        ja = "{option} {text}：{column}文字目：{reason}"
    )
}

fn reason(error: ArgumentError<'_>, phrasing: Phrasing) -> String {
    match error {
        ArgumentError::NoColon => tell!(
            phrasing,
            en = "expected ':' between the moves and the points",
            ja = "着手と点の間に「:」が必要です。"
        ),
        ArgumentError::NoPick => tell!(
            phrasing,
            en = "expected at least one point",
            ja = "点が一つ以上必要です。"
        ),
        ArgumentError::NoColor(word) => tell!(
            phrasing,
            en = "a move begins with b or w, not '{word}'",
            ja = "着手はbかwで始めてください。「{word}」は読めません。"
        ),
        ArgumentError::NoPoint(word) => tell!(
            phrasing,
            en = "no point '{word}' on this board",
            ja = "この盤に「{word}」という点はありません。"
        ),
        ArgumentError::Empty(word) => tell!(
            phrasing,
            en = "no stone stands at '{word}'",
            ja = "「{word}」に石はありません。"
        ),
        ArgumentError::NoStone => tell!(
            phrasing,
            en = "expected a point, or two with a comma between them",
            ja = "点を一つか、コンマで区切って二つ入力してください。"
        ),
        ArgumentError::ManyStones => tell!(
            phrasing,
            en = "expected at most two points, one of each colour",
            ja = "点は各色一つずつ、二つまでです。"
        ),
    }
}

/// That the candidates of an option are at a node that is not there.
pub fn no_node(option: &str, node: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{option}: no node {node}: its moves must be picked before it",
        ja = "{option}：節点{node}がありません。そこに至る着手を先に候補にしてください。"
    )
}

/// That a candidate of an option is not in the region of its node.
pub fn outside_region(option: &str, point: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{option}: {point} is not a point of a region there",
        ja = "{option}：{point}はそこの領域の点ではありません。"
    )
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
        Some(ExpressionOf::Value) => {
            tell!(phrasing, en = "expression: {reason}", ja = "式：{reason}")
        }
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
            tell!(
                phrasing,
                en = "{name}:{line}:{column}: {reason}",
                ja = "{name}、{line}行{column}文字目：{reason}。"
            )
        }
        _ => {
            let reason = value_refused(None, error, phrasing);
            tell!(
                phrasing,
                en = "{name}:{line}: {reason}",
                ja = "{name}、{line}行：{reason}"
            )
        }
    }
}

/// That a line of a file is too long to be read.
pub fn long_line(name: &str, line: usize, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{name}:{line}: the line is too long",
        ja = "{name}、{line}行：行が長すぎます。"
    )
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
///     "race.sgf: reading takes longer than 2.5 s; --seconds grants more time"
/// );
/// ```
pub fn reading_takes_longer(name: &str, granted: Duration, phrasing: Phrasing) -> String {
    let seconds = granted.as_secs_f64();
    tell!(
        phrasing,
        en = "{name}: reading takes longer than {seconds} s; --seconds grants more time",
        ja = "{name}：読むのに{seconds}秒では足りません。--secondsで延ばせます。"
    )
}

/// That lines are answered no further because the time that was granted is over; the last that was is 0 if none was.
pub fn lines_cut(name: &str, last: usize, granted: Duration, phrasing: Phrasing) -> String {
    let seconds = granted.as_secs_f64();
    tell!(
        phrasing,
        en = "{name}: cut after line {last}: {seconds} s are over; --seconds grants more time",
        ja = "{name}：{seconds}秒が過ぎたため、{last}行目までで打ち切りました。--secondsで延ばせます。"
    )
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
    say!(
        phrasing,
        en = format!("{option} {text}: {error}"),
        ja = format!("{option} {text}: {}", cooling_error(error, phrasing))
    )
}

/// Why an answer cannot be written.
pub fn unwritable_answer(error: &io::Error, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "cannot write the answer: {error}",
        ja = "答えを書き出せません。システムのエラーです（{error}）。"
    )
}

/// What messages call the standard input.
pub const fn standard_input(phrasing: Phrasing) -> &'static str {
    say!(phrasing, en = "standard input", ja = "標準入力")
}

/// Why the standard input cannot be read.
pub fn unreadable_input(error: &io::Error, phrasing: Phrasing) -> String {
    let input = standard_input(phrasing);
    tell!(
        phrasing,
        en = "cannot read {input}: {error}",
        ja = "{input}を読めません。システムのエラーです（{error}）。"
    )
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
