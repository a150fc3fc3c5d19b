//! Why there is no answer to a sum.

use semeai_cgt::ParseError;
use semeai_session::Phrasing;
use semeai_sums::ScoreError;

use crate::values::expression::parse_reason;

/// Why a text is no sum; in a file, of which name and line are given, in English as compilers write it.
pub fn sum_refused(line: Option<(&str, usize)>, error: &ParseError, phrasing: Phrasing) -> String {
    let (column, reason) = (error.column, parse_reason(&error.kind, phrasing));
    match line {
        None => tell!(
            phrasing,
            en = "column {column}: {reason}",
            ja = "{column}文字目：{reason}。"
        ),
        Some((name, line)) => tell!(
            phrasing,
            en = "{name}:{line}:{column}: {reason}",
            ja = "{name}、{line}行{column}文字目：{reason}。"
        ),
    }
}

/// That an option has another number of numbers.
pub fn expected_numbers(option: &str, text: &str, form: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{option} {text}: expected {form}",
        ja = "{option} {text}：{form} の形で入力してください。"
    )
}

/// That the endings of so many trees are more than can be counted.
pub fn too_many_endings(text: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "--count {text}: the numbers have more than 127 bits",
        ja = "--count {text}：数が127ビットを超えます。"
    )
}

/// Why a sum is not scored at all.
pub fn sum_too_large(error: ScoreError, phrasing: Phrasing) -> &'static str {
    match error {
        ScoreError::TooLarge => say!(
            phrasing,
            en = "the numbers of the sum, over their common denominator, are too large",
            ja = "和の数が（通分すると）大きすぎます。"
        ),
        ScoreError::Halted(_) => say!(
            phrasing,
            en = "not found within the budget",
            ja = "限られた手間では分かりません。"
        ),
    }
}

/// That a plane was asked for of a sum that has none, or rules of thumb of one that is of another kind.
pub fn no_plane(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "--plane: the sum is not one tree of depth 2 among gotes, with one option a side",
        ja = "--plane：深さ2の木1つと後手だけの和（選択肢は各1つ）ではありません。"
    )
}
