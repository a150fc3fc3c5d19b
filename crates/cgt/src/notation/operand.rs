//! The smallest parts of a text: numbers, ups and stars.

use super::error::{Expectation, FoundInstead, ParseErrorKind, ParseResult, Quantity};
use super::lexer::Lexer;
use crate::dyadic::{Dyadic, DyadicParseError};
use crate::shape::Leaf;

/// What is read, or why it cannot be.
const ARROWS: [(char, i32); 6] = [
    ('^', 1),
    ('v', -1),
    ('↑', 1),
    ('↓', -1),
    ('⇑', 2),
    ('⇓', -2),
];

impl Lexer {
    pub(super) fn has_number(&self) -> bool {
        self.peek()
            .is_some_and(|c| c.is_ascii_digit() || "½¼¾⅛⅜⅝⅞".contains(c))
    }

    /// Whether an arrow or a star stands here, and no longer word that begins with `v`.
    pub(super) fn has_leaf(&self) -> bool {
        let is_word = self.peek() == Some('v')
            && self
                .peek_at(1)
                .is_some_and(|c| c.is_alphabetic() && c != 'v');
        !is_word
            && self
                .peek()
                .is_some_and(|c| c == '*' || ARROWS.iter().any(|(arrow, _)| *arrow == c))
    }

    /// An integer, a fraction, or a mixed number.
    pub(super) fn take_number(&mut self) -> ParseResult<Dyadic> {
        if let Some(fraction) = self.take_vulgar() {
            return Ok(fraction);
        }
        let column = self.column();
        let digits = self.take_digits();
        if self.peek() == Some('/') {
            return self.fraction(&digits, column);
        }
        let whole = dyadic(&digits, column)?;
        let part = match self.take_vulgar() {
            Some(fraction) => fraction,
            None => self.mixed_part()?,
        };
        whole
            .checked_add(part)
            .map_err(|_| ParseErrorKind::TooLarge(Quantity::Number).at(column))
    }

    /// The fraction of a mixed number such as `2 1/8`, or 0 if none follows.
    fn mixed_part(&mut self) -> ParseResult<Dyadic> {
        let spaces = (0..)
            .take_while(|skip| self.peek_at(*skip) == Some(' '))
            .count();
        let digits = (spaces..)
            .take_while(|skip| self.peek_at(*skip).is_some_and(|c| c.is_ascii_digit()))
            .count();
        if spaces == 0 || digits == 0 || self.peek_at(spaces + digits) != Some('/') {
            return Ok(Dyadic::ZERO);
        }
        self.advance(spaces);
        let column = self.column();
        let top = self.take_digits();
        self.fraction(&top, column)
    }

    /// A fraction whose numerator has been read.
    fn fraction(&mut self, top: &str, column: usize) -> ParseResult<Dyadic> {
        self.advance(1);
        if !self.has_digit() {
            return Err(self.unexpected(Expectation::Denominator));
        }
        let bottom = self.take_digits();
        dyadic(&format!("{top}/{bottom}"), column)
    }

    /// Ups and star, either of which may be missing.
    pub(super) fn take_leaf(&mut self) -> ParseResult<Leaf> {
        let ups = self.take_ups()?;
        if !self.take('*') {
            return Ok(Leaf::new(ups, 0));
        }
        let column = self.column();
        let star = self.take_count(Quantity::Nimber)?.unwrap_or(1);
        if star > Leaf::MAX_STAR {
            return Err(ParseErrorKind::TooLarge(Quantity::Nimber).at(column));
        }
        Ok(Leaf::new(ups, star))
    }

    /// A run of one kind of arrow, or one arrow with a count.
    fn take_ups(&mut self) -> ParseResult<i32> {
        let column = self.column();
        let too_large = || ParseErrorKind::TooLarge(Quantity::Ups).at(column);
        let here = self.peek();
        let Some((arrow, worth)) = ARROWS.into_iter().find(|(arrow, _)| here == Some(*arrow))
        else {
            return Ok(0);
        };
        if !self.has_leaf() {
            return Ok(0);
        }
        let run = self.take_run(arrow);
        let count = match self.take_count::<i32>(Quantity::Ups)? {
            Some(_) if run > 1 => {
                return Err(ParseErrorKind::Unexpected {
                    found: FoundInstead::Count,
                    expected: Expectation::Arrows,
                }
                .at(column));
            }
            Some(count) => count,
            None => i32::try_from(run).map_err(|_| too_large())?,
        };
        let ups = count.checked_mul(worth).filter(|ups| *ups != i32::MIN);
        ups.ok_or_else(too_large)
    }
}

fn dyadic(text: &str, column: usize) -> ParseResult<Dyadic> {
    text.parse().map_err(|error| {
        match error {
            DyadicParseError::DivisionByZero => ParseErrorKind::DivisionByZero,
            DyadicParseError::NotDyadic => ParseErrorKind::NotDyadic(text.into()),
            DyadicParseError::Overflow | DyadicParseError::Malformed => {
                ParseErrorKind::TooLarge(Quantity::Number)
            }
        }
        .at(column)
    })
}
