//! Numbers in words: thousands apart, halves and quarters, points as Japanese counts them. Catalogues ask for these by
//! `NUMBER($count)` and `MOKU($points)`.

use std::fmt;

use semeai_cgt::Rational;
use semeai_session::Phrasing;

/// A number with its thousands apart.
///
/// ```
/// assert_eq!(semeai_words::grammar::grouped(1_234_567_u64), "1,234,567");
/// ```
pub fn grouped(number: impl Into<i128>) -> String {
    in_thousands(&number.into().to_string())
}

/// A text with the thousands of every number in it apart.
pub(crate) fn in_thousands(text: &str) -> String {
    let mut apart = String::new();
    for (at, sign) in text.char_indices() {
        let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
        let is_within = text[..at].ends_with(|before: char| before.is_ascii_digit());
        if is_within && sign.is_ascii_digit() && digits(&text[at..]).is_multiple_of(3) {
            apart.push(',');
        }
        apart.push(sign);
    }
    apart
}

/// A number as learners write it: `1¾`, `2 5/8`.
///
/// ```
/// assert_eq!(semeai_words::grammar::mixed_number(semeai_cgt::Rational::new(7, 4)), "1¾");
/// ```
pub fn mixed_number(number: Rational) -> String {
    mixed(number)
}

/// A mixed number for learners: `3½`, `2 5/8`, `-1¼`.
pub(crate) fn mixed(number: Rational) -> String {
    let sign = if number < Rational::from_integer(0) {
        "-"
    } else {
        ""
    };
    let (n, d) = (number.numer().unsigned_abs(), number.denom().unsigned_abs());
    let (whole, rest) = (n / d, n % d);
    let fraction = match (rest, d) {
        (0, _) => return format!("{sign}{whole}"),
        (1, 2) => "½".to_owned(),
        (1, 4) => "¼".to_owned(),
        (3, 4) => "¾".to_owned(),
        _ if whole == 0 => return format!("{sign}{rest}/{d}"),
        _ => format!(" {rest}/{d}"),
    };
    if whole == 0 {
        format!("{sign}{fraction}")
    } else {
        format!("{sign}{whole}{fraction}")
    }
}

/// A number as [`mixed`] writes it as points in Japanese, where halves have a word of their own.
pub(crate) fn moku(many: &str) -> String {
    say!(
        Phrasing::JAPANESE,
        en = many.to_owned(),
        ja = counted(many, "目", "半")
    )
}

/// The same of an argument of a catalogue.
pub(crate) fn moku_of(many: &(impl fmt::Display + ?Sized)) -> String {
    moku(&many.to_string())
}

/// A number as [`mixed`] writes it with what is counted, and the word for a half beside it.
pub(crate) fn counted(many: &str, counter: &str, half: &str) -> String {
    match many.strip_suffix('½') {
        Some("") => format!("{half}{counter}"),
        Some(whole) if whole != "-" => format!("{whole}{counter}{half}"),
        _ => format!("{many}{counter}"),
    }
}
