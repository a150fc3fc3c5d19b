//! Letters and numerals that things are called by.

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

/// The Roman numeral of the thing of this number, counted from 0: `I`, `II`, `III`, `IV`, ….
///
/// ```
/// use semeai_board::numeral;
///
/// assert_eq!([0, 3, 8, 13, 39, 1993].map(numeral), ["I", "IV", "IX", "XIV", "XL", "MCMXCIV"]);
/// ```
#[must_use]
pub fn numeral(number: usize) -> String {
    const SIGNS: [(usize, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut left = number.saturating_add(1);
    let mut text = String::new();
    for (size, sign) in SIGNS {
        text += &sign.repeat(left / size);
        left %= size;
    }
    text
}
