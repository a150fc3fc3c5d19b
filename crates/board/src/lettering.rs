//! Letters instead of numbers.

/// What the thing of this number, counted from 0, is called: `A`, `B`, …, `Z`, `AA`, `AB`, ….
///
/// ```
/// use semeai_board::lettering;
///
/// assert_eq!([0, 25, 26, 701, 702].map(lettering), ["A", "Z", "AA", "ZZ", "AAA"]);
/// ```
#[must_use]
pub fn lettering(number: usize) -> String {
    let before = (number / 26)
        .checked_sub(1)
        .map_or_else(String::new, lettering);
    before + &"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number % 26..][..1]
}
