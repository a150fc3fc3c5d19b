//! Names, numbers, plurals and lists in both languages.

use std::borrow::Cow;
use std::fmt;

use semeai_board::{Color, Point, Topology};
use semeai_cgt::Rational;
use semeai_session::Phrasing;

pub(crate) use crate::number::{counted, in_thousands, mixed, moku};
pub use crate::number::{grouped, mixed_number};
use crate::texts::grammar as texts;
pub use crate::texts::grammar::listed;

/// "Black" or 黒.
pub(crate) const fn side(color: Color, phrasing: Phrasing) -> &'static str {
    match color {
        Color::Black => texts::side_black(phrasing),
        Color::White => texts::side_white(phrasing),
    }
}

/// Where a move was made: "D5", or that it was a pass.
pub fn move_name(point: Option<Point>, topology: &Topology, phrasing: Phrasing) -> Cow<'_, str> {
    match point {
        Some(point) => phrasing.point(topology, point),
        None => texts::move_name(phrasing).into(),
    }
}

/// What stands between two of a list: ", " or 、.
pub(crate) const fn comma(phrasing: Phrasing) -> &'static str {
    say!(phrasing, en = ", ", ja = "、")
}

/// What stands between two sentences or words: a space or nothing.
pub(crate) const fn space(phrasing: Phrasing) -> &'static str {
    say!(phrasing, en = " ", ja = "")
}

/// An English noun with its number: "1 stone", "2,000 stones".
pub(crate) fn plural(count: impl Into<i128>, noun: &str) -> String {
    let count = count.into();
    let ending = if count == 1 { "" } else { "s" };
    format!("{} {noun}{ending}", grouped(count))
}

/// So many points of the board: "1 point", "2 points".
pub fn point_count(count: usize, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = plural(int(count), "point"),
        ja = format!("{count}点")
    )
}

/// "1 liberty", "2 liberties".
pub(crate) fn liberties(count: i128) -> String {
    let noun = if count == 1 { "liberty" } else { "liberties" };
    format!("{count} {noun}")
}

/// A size as a number that [`plural`] takes.
pub(crate) fn int(size: usize) -> i128 {
    i128::try_from(size).unwrap_or(i128::MAX)
}

/// A text as it is set in print: the sign before a number, and between two, is a minus and no hyphen. Names, and what is typed,
/// keep their hyphens.
///
/// ```
/// use semeai_words::grammar::in_print;
///
/// assert_eq!(in_print("Count -¾, territory ⌈g⌉ = -1"), "Count −¾, territory ⌈g⌉ = −1");
/// assert_eq!(in_print("D = 4 - 5 = -1"), "D = 4 − 5 = −1");
/// assert_eq!(in_print("目数-2¾目"), "目数−2¾目");
/// assert_eq!(in_print("C3-D4, half-point, - for none"), "C3-D4, half-point, - for none");
/// ```
pub fn in_print(text: &str) -> String {
    let is_number = |at: Option<char>| at.is_some_and(|c| c.is_ascii_digit() || "½¼¾".contains(c));
    let mut print = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        let (mut before, mut after) = (text[..at].chars(), text[at + sign.len_utf8()..].chars());
        let (left, right) = (before.next_back(), after.next());
        let is_before_number = is_number(right) && left.is_none_or(|c| !c.is_ascii_alphanumeric());
        let is_between = left == Some(' ')
            && right == Some(' ')
            && is_number(before.next_back())
            && is_number(after.next());
        print.push(match sign {
            '-' if is_before_number || is_between => '−',
            sign => sign,
        });
    }
    print
}

/// A point in a sentence: on a board whose points are numbered it says that the number is one of a point.
pub(crate) fn said_point(name: &str, phrasing: Phrasing) -> String {
    match name.chars().all(|sign| sign.is_ascii_digit()) {
        true => texts::said_point(&name, phrasing),
        false => name.to_owned(),
    }
}

/// "A3, B4 and C5" or A3、B4、C5.
pub(crate) fn all_of<S: AsRef<str>>(names: &[S], phrasing: Phrasing) -> String {
    list(
        names,
        say!(phrasing, en = (", ", " and "), ja = ("、", "、")),
    )
}

/// The most names that are told one by one.
const NAMES: usize = 5;

/// "A3, B4 and C5", and of many "A3, B4, C5, D6 and 9 others".
pub(crate) fn some_of(names: &[String], phrasing: Phrasing) -> String {
    if names.len() <= NAMES {
        return all_of(names, phrasing);
    }
    let (told, left) = names.split_at(NAMES - 1);
    let (told, left) = (told.join(comma(phrasing)), left.len());
    texts::some_of(&left, &told, phrasing)
}

/// "A3, B4 or C5" or A3、B4、C5のどれか.
pub(crate) fn one_of(points: &[Point], topology: &Topology, phrasing: Phrasing) -> String {
    let names: Vec<_> = points
        .iter()
        .map(|&point| phrasing.point(topology, point))
        .collect();
    list(
        &names,
        say!(phrasing, en = (", ", " or "), ja = ("、", "か")),
    )
}

fn list<S: AsRef<str>>(names: &[S], (comma, last): (&str, &str)) -> String {
    let mut text = String::new();
    for (i, name) in names.iter().enumerate() {
        if i > 0 {
            text.push_str(if i + 1 == names.len() { last } else { comma });
        }
        text.push_str(name.as_ref());
    }
    text
}

/// The English sentence of an error: its fragment with a capital and a full stop.
pub(crate) fn sentence(fragment: &impl fmt::Display) -> String {
    let mut text = capitalized(&fragment.to_string());
    text.push('.');
    text
}

/// The same with a capital, for where it stands alone: "A draw".
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// Sentences one after the other; empty ones leave no trace.
pub fn sentences(parts: &[String], phrasing: Phrasing) -> String {
    let parts: Vec<&str> = parts
        .iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(space(phrasing))
}

/// "B A3, pass N", without an "and".
pub fn comma_list(parts: &[String], phrasing: Phrasing) -> String {
    parts.join(comma(phrasing))
}

/// So many points: "½ point", "1 point", "1¾ points", "0 points".
pub(crate) fn many_points(many: Rational, phrasing: Phrasing) -> String {
    let is_one = many <= Rational::from_integer(1) && many != Rational::from_integer(0);
    let points = if is_one { "point" } else { "points" };
    let many = mixed(many);
    say!(phrasing, en = format!("{many} {points}"), ja = moku(&many))
}

/// Rows in columns as wide as their widest cell, two spaces apart, without blanks at the ends of lines.
pub(crate) fn in_columns(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|i| {
            rows.iter()
                .filter_map(|row| row.get(i))
                .map(|cell| width(cell))
                .max()
                .unwrap_or(0)
        })
        .collect();
    let lines: Vec<String> = rows
        .iter()
        .map(|row| {
            let mut line = String::new();
            for (cell, full) in row.iter().zip(&widths) {
                line.push_str(cell);
                line.push_str(&" ".repeat(full + 2 - width(cell)));
            }
            line.trim_end().to_owned()
        })
        .collect();
    lines.join("\n")
}

/// The columns of a text in a terminal: kana, kanji and full-width signs take two.
fn width(text: &str) -> usize {
    text.chars()
        .map(|c| {
            if ('\u{2e80}'..='\u{ffdc}').contains(&c) {
                2
            } else {
                1
            }
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(-1_234_567), "-1,234,567");
        for (number, apart) in [
            ("62259/2", "62,259/2"),
            ("123/1000", "123/1,000"),
            ("-100", "-100"),
            ("", ""),
        ] {
            assert_eq!(in_thousands(number), apart);
        }
    }

    #[test]
    fn mixed_numbers_are_those_of_learners() {
        let mixed = |n, d| mixed(Rational::new(n, d));
        assert_eq!(mixed(7, 2), "3½");
        assert_eq!(mixed(-5, 4), "-1¼");
        assert_eq!(mixed(-3, 1), "-3");
        assert_eq!(mixed(1, 2), "½");
        assert_eq!(mixed(21, 8), "2 5/8");
        assert_eq!(mixed(-3, 8), "-3/8");
        assert_eq!(mixed(0, 1), "0");
    }

    #[test]
    fn points_have_their_number_and_halves_their_word() {
        let points = |n, d, phrasing| many_points(Rational::new(n, d), phrasing);
        let english = |n, d| points(n, d, Phrasing::ENGLISH);
        let said = [english(0, 1), english(1, 2), english(1, 1), english(3, 2)];
        assert_eq!(said, ["0 points", "½ point", "1 point", "1½ points"]);
        let japanese = |n, d| points(n, d, Phrasing::JAPANESE);
        let said = [
            japanese(11, 2),
            japanese(1, 2),
            japanese(3, 1),
            japanese(7, 4),
        ];
        assert_eq!(said, ["5目半", "半目", "3目", "1¾目"]);
        assert_eq!([moku("-3½"), moku("-½")], ["-3目半", "-½目"]);
    }

    #[test]
    fn lists_end_as_the_language_wants() {
        assert_eq!(all_of(&["A", "B", "C"], Phrasing::ENGLISH), "A, B and C");
        assert_eq!(all_of(&["A", "B", "C"], Phrasing::JAPANESE), "A、B、C");
        assert_eq!(all_of(&["A"], Phrasing::ENGLISH), "A");
        assert_eq!(all_of::<&str>(&[], Phrasing::ENGLISH), "");
    }

    #[test]
    fn a_fragment_becomes_a_sentence() {
        assert_eq!(sentence(&"division by zero"), "Division by zero.");
        assert_eq!(sentence(&"1/3 is no integer"), "1/3 is no integer.");
        assert_eq!(sentence(&""), ".");
    }

    #[test]
    fn one_is_no_plural() {
        assert_eq!(plural(1, "stone"), "1 stone");
        assert_eq!(plural(0, "stone"), "0 stones");
        assert_eq!(plural(-123_456, "stone"), "-123,456 stones");
    }
}
