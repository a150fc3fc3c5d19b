//! The names of columns and rows round a board: they are never points.

use super::source::{CharAt, text_of};
use crate::shape::COLUMN_LETTERS;

/// Names of columns that stand side by side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ColumnNames {
    /// The number of the first column, from one at the left edge.
    pub(super) first: usize,
    pub(super) count: usize,
}

/// Capital letters one after the other, at least two of them, and not all of them signs for points unless they begin with A.
pub(super) fn column_names(chars: &[CharAt]) -> Option<ColumnNames> {
    let letters = signs(chars);
    let names = letters_in_order(&letters, 'A')?;
    let is_sign = |c: &char| super::sign::PointMark::from_char(*c).is_some();
    (letters.len() >= 2 && !letters.iter().all(is_sign)).then_some(names)
}

/// Small letters or figures in the place of the capital letters. They look like labels: whether they are names, the rest of the
/// diagram has to say.
pub(super) fn small_column_names(chars: &[CharAt]) -> Option<ColumnNames> {
    let letters = signs(chars);
    if !(2..=26 * 2).contains(&letters.len()) {
        return None;
    }
    let small =
        letters_in_order(&letters, 'a').filter(|names| names.first == 1 || names.count >= 3);
    small.or_else(|| figures_in_order(chars, &letters))
}

fn signs(chars: &[CharAt]) -> Vec<char> {
    let signs = chars.iter().map(|&(_, c)| c);
    signs.filter(|c| !c.is_whitespace()).collect()
}

/// Letters one after the other, with or without I; `first` is the A of their kind.
pub(super) fn letters_in_order(letters: &[char], first: char) -> Option<ColumnNames> {
    let is_small = first.is_ascii_lowercase();
    let without_i = COLUMN_LETTERS.iter().map(|&letter| {
        let letter = char::from(letter);
        if is_small {
            letter.to_ascii_lowercase()
        } else {
            letter
        }
    });
    let with_i = (first..).take(26);
    [without_i.collect::<Vec<char>>(), with_i.collect()]
        .iter()
        .find_map(|alphabet| {
            let start = alphabet.iter().position(|c| Some(c) == letters.first())?;
            alphabet[start..]
                .starts_with(letters)
                .then_some(ColumnNames {
                    first: start + 1,
                    count: letters.len(),
                })
        })
}

/// `1 2 3 …` with white space between them, or `123456789012…` without.
fn figures_in_order(chars: &[CharAt], signs: &[char]) -> Option<ColumnNames> {
    let text = text_of(chars);
    let words: Option<Vec<usize>> = text.split_whitespace().map(row_number).collect();
    if let Some([first, rest @ ..]) = words.as_deref()
        && !rest.is_empty()
    {
        let is_in_order = rest
            .iter()
            .zip(first + 1..)
            .all(|(&number, next)| number == next);
        let is_early = *first == 1 || rest.len() >= 2;
        return (is_in_order && is_early && *first > 0).then_some(ColumnNames {
            first: *first,
            count: rest.len() + 1,
        });
    }
    let last_digits = (1_u32..).map(|number| char::from_digit(number % 10, 10));
    let is_in_order = signs
        .iter()
        .zip(last_digits)
        .all(|(&c, digit)| Some(c) == digit);
    is_in_order.then_some(ColumnNames {
        first: 1,
        count: signs.len(),
    })
}

/// A number of a row or column: one or two figures.
pub(super) fn row_number(word: &str) -> Option<usize> {
    let is_number = matches!(word.len(), 1 | 2) && word.bytes().all(|b| b.is_ascii_digit());
    if is_number { word.parse().ok() } else { None }
}

/// Whether figures right beside the points are numbers of rows rather than labels: no two rows that are labelled go up or down by one
/// in two figures, and no three in one.
pub(super) fn are_close_numbers(numbers: &[usize]) -> bool {
    let fewest = if numbers.iter().all(|&number| number >= 10) {
        2
    } else {
        3
    };
    numbers.len() >= fewest && order(numbers).is_some()
}

/// The numbers with which some figures begin, or end: those that go up or down by one from row to row. Behind them, or before, there may
/// be more figures, which are labels. Each with how many figures it has.
pub(super) fn numbers_among(figures: &[String], at_end: bool) -> Option<Vec<(usize, usize)>> {
    let first = figures.first()?;
    let part = |figures: &str, length: usize| {
        let at = figures.len().checked_sub(length)?;
        let part = if at_end {
            &figures[at..]
        } else {
            &figures[..length]
        };
        row_number(part)
    };
    let lengths = [first.len(), 2, 1];
    let ways = lengths
        .iter()
        .flat_map(|&length| [1_isize, -1].map(|step| (length, step)));
    let mut ways = ways.filter_map(|(length, step)| {
        let mut number = part(first, length)?;
        let mut found = vec![(number, length)];
        for figures in &figures[1..] {
            number = number.checked_add_signed(step)?;
            let length = [2, 1]
                .into_iter()
                .find(|&length| part(figures, length) == Some(number))?;
            found.push((number, length));
        }
        Some(found)
    });
    ways.next()
}

/// Which way the numbers of rows go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NumberOrder {
    /// From the top: the first row is 1.
    Down,
    /// From the bottom, as the letters of columns are used with.
    Up,
}

/// Whether numbers go up or down by one.
pub(super) fn order(numbers: &[usize]) -> Option<NumberOrder> {
    let steps = |step: fn(usize, usize) -> bool| {
        numbers.len() >= 2 && numbers.windows(2).all(|pair| step(pair[0], pair[1]))
    };
    if steps(|upper, lower| upper == lower + 1) {
        Some(NumberOrder::Up)
    } else if steps(|upper, lower| upper + 1 == lower) {
        Some(NumberOrder::Down)
    } else {
        None
    }
}

const IDEOGRAPHIC: [char; 10] = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

pub(super) fn is_ideographic_digit(c: char) -> bool {
    IDEOGRAPHIC.contains(&c)
}

/// A number up to 99 as it is written in Japanese and Chinese: `十六`.
pub(super) fn ideographic_number(word: &str) -> Option<usize> {
    let digits: Option<Vec<usize>> = word
        .chars()
        .map(|c| Some(IDEOGRAPHIC.iter().position(|&digit| digit == c)? + 1))
        .collect();
    match digits?[..] {
        [ten @ 10, one @ 1..=9] => Some(ten + one),
        [tens @ 1..=9, 10] => Some(10 * tens),
        [tens @ 1..=9, 10, one @ 1..=9] => Some(10 * tens + one),
        [number] => Some(number),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(text: &str) -> Vec<CharAt> {
        (1..).zip(text.chars()).collect()
    }

    #[test]
    fn names_of_columns_are_told_from_points() {
        let names =
            |text: &str| column_names(&placed(text)).map(|names| (names.first, names.count));
        assert_eq!(names("  A B C D E F G H J K"), Some((1, 10)));
        assert_eq!(names("ABCDEFGHI"), Some((1, 9)));
        assert_eq!(names("K L M"), Some((10, 3)));
        assert_eq!(names("S T"), None, "marks on two points");
        assert_eq!(names("A C"), None);
        let small =
            |text: &str| small_column_names(&placed(text)).map(|names| (names.first, names.count));
        assert_eq!(small("a b c d e f g h j"), Some((1, 9)));
        assert_eq!(small("1 2 3"), Some((1, 3)));
        assert_eq!(small("9 10 11"), Some((9, 3)));
        assert_eq!(small("1234567890123"), Some((1, 13)));
        assert_eq!(small("b c"), None);
        assert_eq!(small("2 1"), None);
    }

    #[test]
    fn ideographs_are_numbers() {
        let numbers = [
            "一",
            "九",
            "十",
            "十一",
            "十九",
            "二十",
            "二十三",
            "一一",
            "",
        ];
        let read: Vec<_> = numbers.map(ideographic_number).to_vec();
        let some = [1, 9, 10, 11, 19, 20, 23].map(Some);
        assert_eq!(read[..7], some);
        assert_eq!(read[7..], [None, None]);
    }
}
