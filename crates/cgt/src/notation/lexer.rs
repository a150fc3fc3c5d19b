//! A cursor over the characters of a text.

use super::error::{Expectation, FoundInstead, ParseError, ParseErrorKind, ParseResult, Quantity};
use crate::dyadic::Dyadic;

/// A character as it is meant: that of a Japanese keyboard in its full width is the usual one, and a dash a minus. Everything else
/// stays.
///
/// ```
/// use semeai_cgt::notation::half_width;
///
/// let meant: String = "｛４｜－１／２｝ – ＊".chars().map(half_width).collect();
/// assert_eq!(meant, "{4|-1/2} - *");
/// ```
pub fn half_width(c: char) -> char {
    /// How far the wide characters stand from those of ASCII.
    const AWAY: u32 = 0xFEE0;
    match c {
        '！'..='～' => char::from_u32(u32::from(c) - AWAY).unwrap_or(c),
        '\u{3000}' => ' ',
        '–' => '-',
        c => c,
    }
}

#[derive(Debug)]
pub(super) struct Lexer {
    text: Vec<char>,
    at: usize,
}

impl Lexer {
    pub(super) fn new(text: &str) -> Self {
        Self {
            text: text.chars().map(half_width).collect(),
            at: 0,
        }
    }

    /// The column of the next character, from 1.
    pub(super) fn column(&self) -> usize {
        self.at + 1
    }

    pub(super) fn skip_space(&mut self) {
        while matches!(self.peek(), Some(' ' | '\t' | '\n' | '\r')) {
            self.at += 1;
        }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    /// The character after `skip` more.
    pub(super) fn peek_at(&self, skip: usize) -> Option<char> {
        self.text.get(self.at + skip).copied()
    }

    pub(super) fn advance(&mut self, by: usize) {
        self.at += by;
    }

    /// Whether `+-` stands here, with nothing between the two signs: plus-minus as it is typed where there is no `±`. The minus of
    /// `-_x` is a part of that name.
    pub(super) fn has_plus_minus(&self) -> bool {
        self.peek() == Some('+')
            && matches!(self.peek_at(1), Some('-' | '\u{2212}'))
            && self.peek_at(2) != Some('_')
    }

    /// Takes the character if it is next.
    pub(super) fn take(&mut self, wanted: char) -> bool {
        let is_next = self.peek() == Some(wanted);
        self.at += usize::from(is_next);
        is_next
    }

    /// How many of these characters stand here in a row; takes them.
    pub(super) fn take_run(&mut self, wanted: char) -> usize {
        let start = self.at;
        while self.take(wanted) {}
        self.at - start
    }

    pub(super) fn has_digit(&self) -> bool {
        self.peek().is_some_and(|c| c.is_ascii_digit())
    }

    /// The digits that stand here, as text.
    pub(super) fn take_digits(&mut self) -> String {
        let start = self.at;
        while self.has_digit() {
            self.at += 1;
        }
        self.text[start..self.at].iter().collect()
    }

    /// Whether nothing but space is left; skips that.
    pub(super) fn is_at_end(&mut self) -> bool {
        self.skip_space();
        self.peek().is_none()
    }

    /// A word: a letter, then letters, digits and underscores.
    pub(super) fn take_name(&mut self) -> String {
        let start = self.at;
        while self.has_part_of_name()
            && (self.at > start || self.peek().is_some_and(char::is_alphabetic))
        {
            self.at += 1;
        }
        self.text[start..self.at].iter().collect()
    }

    fn has_part_of_name(&self) -> bool {
        self.peek().is_some_and(|c| c.is_alphanumeric() || c == '_')
    }

    /// The name before `:=` with its column, if a definition begins here. Takes both.
    pub(super) fn take_definition(&mut self) -> ParseResult<Option<(String, usize)>> {
        self.skip_space();
        let (start, column) = (self.at, self.column());
        let name = self.take_name();
        self.skip_space();
        let is_definition = self.peek() == Some(':') && self.peek_at(1) == Some('=');
        if !is_definition {
            self.at = start;
            return Ok(None);
        }
        if name.is_empty() {
            self.at = start;
            return Err(self.unexpected(Expectation::Name));
        }
        self.advance(2);
        Ok(Some((name, column)))
    }

    /// A whole number that fits the type, if digits stand here.
    pub(super) fn take_count<T: std::str::FromStr>(
        &mut self,
        what: Quantity,
    ) -> Result<Option<T>, ParseError> {
        let column = self.column();
        if !self.has_digit() {
            return Ok(None);
        }
        let digits = self.take_digits();
        let count = digits.parse().map(Some);
        count.map_err(|_| ParseErrorKind::TooLarge(what).at(column))
    }

    /// One of the ready-made fractions of Unicode.
    pub(super) fn take_vulgar(&mut self) -> Option<Dyadic> {
        let (top, exponent) = match self.peek()? {
            '½' => (1, 1),
            '¼' => (1, 2),
            '¾' => (3, 2),
            '⅛' => (1, 3),
            '⅜' => (3, 3),
            '⅝' => (5, 3),
            '⅞' => (7, 3),
            _ => return None,
        };
        self.at += 1;
        Dyadic::new(top, exponent).ok()
    }

    /// Refuses whatever stands here.
    pub(super) fn unexpected(&mut self, expected: Expectation) -> ParseError {
        let column = self.column();
        let kind = match self.peek() {
            None => ParseErrorKind::Unexpected {
                found: FoundInstead::End,
                expected,
            },
            Some(c @ ('}' | ')')) => ParseErrorKind::Unexpected {
                found: FoundInstead::Character(c),
                expected,
            },
            Some(c) if c.is_alphabetic() && c != 'v' => {
                ParseErrorKind::UnknownName(self.take_name())
            }
            Some(c) if is_known(c) => ParseErrorKind::Unexpected {
                found: FoundInstead::Character(c),
                expected,
            },
            Some(c) => ParseErrorKind::BadCharacter(c),
        };
        kind.at(column)
    }
}

fn is_known(c: char) -> bool {
    c.is_ascii_graphic() || "\u{2212}±↑↓⇑⇓·½¼¾⅛⅜⅝⅞".contains(c)
}
