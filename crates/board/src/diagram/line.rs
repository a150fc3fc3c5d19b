//! One line of a text diagram: what kind it is, and the points in a row.

use super::error::{DiagramError, DiagramErrorKind};
use crate::color::Color;
use crate::role::Role;
use crate::shape::COLUMN_LETTERS;

/// A line without quote marks and `$$`, as characters with their columns in the text.
#[derive(Debug, Clone)]
pub(super) struct DiagramLine {
    /// From one.
    pub(super) number: usize,
    /// Whether `$$` was there.
    pub(super) is_marked: bool,
    /// Characters with their columns, from one.
    pub(super) chars: Vec<(usize, char)>,
}

/// What a line is in a diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineKind {
    Blank,
    Ignored,
    Border,
    Coordinates,
    Row,
}

/// What stands on a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PointMark {
    Empty,
    Label(char),
    Stone(Color, Role),
}

impl PointMark {
    pub(super) const fn from_char(c: char) -> Option<Self> {
        Some(match c {
            '.' | ',' | '+' | 'C' | 'S' | 'T' | 'M' => Self::Empty,
            '┼' | '├' | '┤' | '┬' | '┴' | '┌' | '┐' | '└' | '┘' | '╋' => {
                Self::Empty
            }
            'B' => Self::Stone(Color::Black, Role::Essential),
            'W' => Self::Stone(Color::White, Role::Essential),
            '#' => Self::Stone(Color::Black, Role::Safe),
            '@' => Self::Stone(Color::White, Role::Safe),
            'X' | 'Y' | 'Z' | '●' => Self::Stone(Color::Black, Role::Unknown),
            'O' | 'Q' | 'P' | '○' => Self::Stone(Color::White, Role::Unknown),
            'a'..='z' | '0'..='9' => Self::Label(c),
            _ => return None,
        })
    }

    /// The one character that we write.
    pub(super) const fn to_char(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Label(c) => c,
            Self::Stone(Color::Black, Role::Essential) => 'B',
            Self::Stone(Color::White, Role::Essential) => 'W',
            Self::Stone(Color::Black, Role::Safe) => '#',
            Self::Stone(Color::White, Role::Safe) => '@',
            Self::Stone(Color::Black, Role::Unknown) => 'X',
            Self::Stone(Color::White, Role::Unknown) => 'O',
        }
    }
}

impl DiagramLine {
    /// Takes off quote marks and `$$`.
    pub(super) fn new(number: usize, text: &str) -> Self {
        let mut rest = text.trim_start();
        while let Some(quoted) = rest.strip_prefix('>') {
            rest = quoted.trim_start();
        }
        let unmarked = rest.strip_prefix("$$");
        let inner = unmarked.unwrap_or(rest);
        let skipped = text.chars().count() - inner.chars().count();
        Self {
            number,
            is_marked: unmarked.is_some(),
            chars: (skipped + 1..).zip(inner.chars()).collect(),
        }
    }

    /// The characters as text.
    pub(super) fn text(&self) -> String {
        self.chars.iter().map(|&(_, c)| c).collect()
    }

    pub(super) fn kind(&self) -> LineKind {
        let text = self.text();
        let text = text.trim();
        if text.is_empty() {
            LineKind::Blank
        } else if text.starts_with("```") || (self.is_marked && text.starts_with(['[', '{'])) {
            LineKind::Ignored
        } else if text
            .chars()
            .all(|c| matches!(c, '-' | '+' | '|') || c.is_whitespace())
        {
            LineKind::Border
        } else if is_column_letters(text) {
            LineKind::Coordinates
        } else {
            LineKind::Row
        }
    }

    /// Whether these are crosses and nothing else, which are a border or a row of empty points.
    pub(super) fn is_crosses(&self) -> bool {
        let text = self.text();
        let text = text.trim();
        let inner = text.strip_prefix('|').unwrap_or(text);
        let inner = inner.strip_suffix('|').unwrap_or(inner);
        let has_any = inner.contains('+');
        has_any && inner.chars().all(|c| c == '+' || c.is_whitespace())
    }

    /// Whether a sign is among its characters.
    pub(super) fn has(&self, sign: char) -> bool {
        self.chars.iter().any(|&(_, c)| c == sign)
    }

    /// The number before a row: digits followed by a space.
    pub(super) fn leading_number(&self) -> Option<usize> {
        let text = self.text();
        let (word, _) = text.trim_start().split_once(char::is_whitespace)?;
        row_number(word)
    }

    /// The number after a row: digits preceded by a space.
    pub(super) fn trailing_number(&self) -> Option<usize> {
        let text = self.text();
        let (_, word) = text.trim_end().rsplit_once(char::is_whitespace)?;
        row_number(word)
    }

    /// Whether a border `|` stands to the left of the points.
    pub(super) fn is_bordered(&self) -> bool {
        let text = self.text();
        text.trim_start()
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .trim_start()
            .starts_with('|')
    }

    /// Whether these could be column names other than capital letters: `a b c …` or `1 2 3 …`, from the first.
    pub(super) fn is_lower_coordinates(&self) -> bool {
        let text = self.text();
        let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
        let with_i = ('a'..='z').zip(&letters).all(|(a, &b)| a == b);
        let without_i = COLUMN_LETTERS
            .iter()
            .zip(&letters)
            .all(|(a, &b)| char::from(a.to_ascii_lowercase()) == b);
        let by_number = (1..)
            .zip(text.split_whitespace())
            .all(|(n, word)| row_number(word) == Some(n));
        (2..=26).contains(&letters.len()) && (with_i || without_i || by_number)
    }

    /// The points of a row with their columns in the text, without border and row numbers. Where no border tells row
    /// numbers from labels, `numbers` says which there are.
    pub(super) fn marks(
        &self,
        numbers: RowNumbers,
    ) -> Result<Vec<(usize, PointMark)>, DiagramError> {
        let mut chars = &self.chars[..];
        if self.is_bordered() {
            let border = chars.iter().position(|&(_, c)| c == '|');
            chars = &chars[border.map_or(0, |at| at + 1)..];
        } else if numbers != RowNumbers::None {
            chars = without_leading_number(chars);
        }
        if let Some(border) = chars.iter().position(|&(_, c)| c == '|') {
            let mut outside = chars[border + 1..].iter();
            if let Some(&odd) = outside.find(|(_, c)| !c.is_whitespace() && !c.is_ascii_digit()) {
                return Err(self.unknown_character(odd));
            }
            chars = &chars[..border];
        } else if numbers == RowNumbers::Both {
            chars = without_trailing_number(chars);
        }
        chars
            .iter()
            .filter(|(_, c)| !c.is_whitespace())
            .map(|&(column, c)| {
                Ok((
                    column,
                    PointMark::from_char(c).ok_or(self.unknown_character((column, c)))?,
                ))
            })
            .collect()
    }

    const fn unknown_character(&self, (column, c): (usize, char)) -> DiagramError {
        DiagramError {
            line: self.number,
            column,
            kind: DiagramErrorKind::UnknownCharacter(c),
        }
    }
}

/// Where row numbers stand in a diagram without a border.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowNumbers {
    None,
    Left,
    Both,
}

fn without_leading_number(mut chars: &[(usize, char)]) -> &[(usize, char)] {
    while let [(_, c), rest @ ..] = chars
        && c.is_whitespace()
    {
        chars = rest;
    }
    while let [(_, c), rest @ ..] = chars
        && c.is_ascii_digit()
    {
        chars = rest;
    }
    chars
}

fn without_trailing_number(mut chars: &[(usize, char)]) -> &[(usize, char)] {
    while let [rest @ .., (_, c)] = chars
        && c.is_whitespace()
    {
        chars = rest;
    }
    while let [rest @ .., (_, c)] = chars
        && c.is_ascii_digit()
    {
        chars = rest;
    }
    chars
}

/// A row number: one or two digits.
fn row_number(word: &str) -> Option<usize> {
    let is_number = matches!(word.len(), 1 | 2) && word.bytes().all(|b| b.is_ascii_digit());
    if is_number { word.parse().ok() } else { None }
}

/// Whether this is a line of column letters: at least two in a row, and not all of them signs for points unless they
/// begin with A.
fn is_column_letters(text: &str) -> bool {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let Some(start) = COLUMN_LETTERS
        .iter()
        .position(|&letter| Some(&char::from(letter)) == letters.first())
    else {
        return false;
    };
    let in_order = letters.len() <= COLUMN_LETTERS.len() - start
        && COLUMN_LETTERS[start..]
            .iter()
            .zip(&letters)
            .all(|(&a, &b)| char::from(a) == b);
    in_order && letters.len() >= 2 && letters.iter().any(|&c| PointMark::from_char(c).is_none())
}

/// Whether more than half of all signs are small letters: nobody means so many as labels.
pub(super) fn are_words(signs: impl Iterator<Item = char>) -> bool {
    let signs = signs.filter(|c| !c.is_whitespace());
    let (small, all) = signs.fold((0, 0), |(small, all), c| {
        (small + usize::from(c.is_lowercase()), all + 1)
    });
    small > all / 2
}
