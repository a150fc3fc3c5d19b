//! Why there is no answer to a sum.

use semeai_cgt::ParseError;
use semeai_session::Phrasing;
use semeai_sums::ScoreError;

use crate::texts::sums::refusals as texts;
pub use crate::texts::sums::refusals::{no_plane, too_many_endings};
use crate::values::expression::parse_reason;

/// Why a text is no sum; in a file, of which name and line are given, in English as compilers write it.
pub fn sum_refused(line: Option<(&str, usize)>, error: &ParseError, phrasing: Phrasing) -> String {
    let (column, reason) = (error.column, parse_reason(&error.kind, phrasing));
    match line {
        None => texts::sum_refused_none(&column, &reason, phrasing),
        Some((name, line)) => texts::sum_refused(&column, &line, &name, &reason, phrasing),
    }
}

/// That an option has another number of numbers.
pub fn expected_numbers(option: &str, text: &str, form: &str, phrasing: Phrasing) -> String {
    texts::expected_numbers(&form, &option, &text, phrasing)
}

/// Why a sum is not scored at all.
pub fn sum_too_large(error: ScoreError, phrasing: Phrasing) -> &'static str {
    match error {
        ScoreError::TooLarge => texts::sum_too_large_too_large(phrasing),
        ScoreError::Halted(_) => texts::sum_too_large_halted(phrasing),
    }
}
