//! Points by whatever name people call them.

use std::borrow::Cow;

use semeai_board::{Point, Topology};

use crate::settings::Coordinates;

/// The digits of Japanese numbers, from one.
const DIGITS: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];

impl Coordinates {
    /// What a point is called in this style; empty if the board never had such a point.
    ///
    /// On a board without columns and rows every point has a name of its own, for which [`Coordinates::Numbers`] has the number of the
    /// point, from zero.
    ///
    /// ```
    /// use semeai_board::Topology;
    /// use semeai_session::Coordinates;
    ///
    /// let board = Topology::rectangle(19, 19)?;
    /// let point = board.point("H19").expect("a point");
    /// let names = Coordinates::ALL.map(|style| style.name(&board, point));
    /// assert_eq!(names, ["H19", "8の一", "8-1", "ha"]);
    /// # Ok::<(), semeai_board::SizeError>(())
    /// ```
    pub fn name(self, topology: &Topology, point: Point) -> Cow<'_, str> {
        let own = topology.name(point);
        let place = topology.shape().column_and_row(point);
        match (self, place) {
            (Self::Letters, _) | (Self::Japanese | Self::Sgf, None) => Cow::Borrowed(own),
            (Self::Numbers, None) if own.is_empty() => Cow::Borrowed(own),
            (Self::Numbers, None) => Cow::Owned(point.index().to_string()),
            (_, Some((column, row))) => {
                let (column, row) = (self.of_column(column + 1), self.of_row(row + 1));
                let between = match self {
                    Self::Japanese => "の",
                    Self::Numbers => "-",
                    Self::Letters | Self::Sgf => "",
                };
                Cow::Owned([&column, between, &row].concat())
            }
        }
    }

    /// What stands beside a column where they are counted from the left, from one, as in every style but letters.
    pub fn of_column(self, number: usize) -> String {
        match self {
            Self::Sgf => sgf_letter(number),
            Self::Letters | Self::Japanese | Self::Numbers => number.to_string(),
        }
    }

    /// What stands beside a row where they are counted from above, from one, as in every style but letters.
    pub fn of_row(self, number: usize) -> String {
        match self {
            Self::Japanese => japanese_number(number),
            Self::Sgf => sgf_letter(number),
            Self::Letters | Self::Numbers => number.to_string(),
        }
    }
}

/// The point that a person means: `H9` as on the board, `ha` as in a file of SGF, or `8の一`, the eighth column from the
/// left and the first row from the top, in whatever digits; on a board without columns and rows its number too.
///
/// ```
/// use semeai_board::Topology;
/// use semeai_session::point_called;
///
/// let board = Topology::rectangle(19, 19)?;
/// for name in ["h19", "ha", "8の一", "８の１", "8-1"] {
///     assert_eq!(point_called(&board, name), board.point("H19"), "{name}");
/// }
/// assert_eq!(point_called(&board, "20の一"), None);
/// # Ok::<(), semeai_board::SizeError>(())
/// ```
pub fn point_called(topology: &Topology, name: &str) -> Option<Point> {
    let name: String = name.trim().chars().map(narrow).collect();
    let by_name = || topology.point(&name.to_ascii_uppercase());
    let by_numbers = || {
        let (column, row) = name.split_once(['の', '-', ','])?;
        let (column, row) = (number(column)?, number(row)?);
        let shape = topology.shape();
        shape.at(column.checked_sub(1)?, row.checked_sub(1)?)
    };
    let by_letters = || {
        let index = |byte: u8| byte.is_ascii_lowercase().then(|| usize::from(byte - b'a'));
        match *name.as_bytes() {
            [column, row] => topology.shape().at(index(column)?, index(row)?),
            _ => None,
        }
    };
    // On a board without columns and rows.
    let by_number = || {
        let is_plain = topology.shape().size().is_none();
        let point = Point::new(name.parse().ok().filter(|_| is_plain)?);
        point.filter(|&point| topology.contains(point))
    };
    by_name()
        .or_else(by_numbers)
        .or_else(by_letters)
        .or_else(by_number)
}

/// A number as it is written beside the rows of a Japanese board; with plain digits from 100 on.
fn japanese_number(number: usize) -> String {
    let digit = |digit: usize| digit.checked_sub(1).and_then(|at| DIGITS.get(at));
    let unit = digit(number % 10).copied().unwrap_or_default();
    match number {
        0 | 100.. => number.to_string(),
        1..10 => unit.to_owned(),
        10..20 => format!("十{unit}"),
        _ => {
            let tens = digit(number / 10).copied().unwrap_or_default();
            format!("{tens}十{unit}")
        }
    }
}

/// The letter of a column or row in a file of SGF, from 1 to 52; a plain number beyond.
fn sgf_letter(number: usize) -> String {
    let mut letters = ('a'..='z').chain('A'..='Z');
    let letter = number.checked_sub(1).and_then(|at| letters.nth(at));
    letter.map_or_else(|| number.to_string(), String::from)
}

/// A full-width letter or digit as a plain one.
fn narrow(sign: char) -> char {
    let wide = u32::from(sign).checked_sub(0xFEE0);
    let plain = wide.and_then(char::from_u32).filter(char::is_ascii_graphic);
    plain.unwrap_or(sign)
}

/// A number in digits of either kind, below 100.
fn number(text: &str) -> Option<usize> {
    let text = text.trim();
    let japanese = || (1..100).find(|&number| japanese_number(number) == text);
    text.parse().ok().or_else(japanese)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_sgf_are_small_then_large_and_name_the_point_that_they_stand_beside() {
        let letters = [1, 8, 26, 27, 52, 53].map(sgf_letter);
        assert_eq!(letters, ["a", "h", "z", "A", "Z", "53"]);
        let board = Topology::rectangle(19, 19).expect("a board");
        for (column, row) in [(1, 1), (8, 1), (19, 19)] {
            let name = sgf_letter(column) + &sgf_letter(row);
            let point = board.shape().at(column - 1, row - 1);
            assert_eq!(point_called(&board, &name), point, "{name}");
        }
    }

    #[test]
    fn japanese_numbers_go_both_ways() {
        let table = [
            (1, "一"),
            (9, "九"),
            (10, "十"),
            (19, "十九"),
            (20, "二十"),
            (25, "二十五"),
        ];
        for (plain, japanese) in table {
            assert_eq!(japanese_number(plain), japanese);
            assert_eq!(number(japanese), Some(plain));
        }
        assert_eq!(number("十十"), None);
    }

    #[test]
    fn what_names_no_point_is_none() {
        let board = Topology::rectangle(9, 5).expect("a board");
        for name in ["", "H", "J6", "jf", "0の一", "9の六", "の", "H-", "八の"] {
            assert_eq!(point_called(&board, name), None, "{name}");
        }
        assert_eq!(point_called(&board, "9の五"), board.point("J1"));
        assert_eq!(point_called(&board, "Ｊ１"), board.point("J1"));
    }
}
