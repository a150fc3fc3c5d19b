//! Sums as text.
//!
//! | text | meaning |
//! |---|---|
//! | `7`, `-3/2`, `1/3`, `½` | numbers; any fraction |
//! | `{9\|4\|\|3\|0}`, `{5,4\|0}` | trees as written; a longer bar binds looser, equal bars to the right |
//! | `A(xl,xr,y)` | the tree of depth 2 `{{xl+y+xr\|xl+y}\|{xl\|0}}` |
//! | `3*{5\|0}` | so many copies |
//! | `a + b - c` | a sum; what is subtracted is added with colours exchanged |
//! | `±x`, `+-x` | `{x\|-x}`; the two signs without a space between them, in front of a term or behind one |
//!
//! The brackets that are open are kept in a list of our own: no depth of a text is too much for the stack.

use std::mem;

use semeai_cgt::notation::{Expectation, FoundInstead, ParseResult, Quantity, half_width};
use semeai_cgt::{ParseError, ParseErrorKind, Rational};
use semeai_search::sum::TreeId;

use crate::tree::Sum;

/// A sum has at most so many terms, copies counted one by one.
pub const MOST_TERMS: usize = 100_000;

/// Numerators and denominators are at most this large, so that a few fractions can be added exactly.
const LARGEST: i128 = 1_000_000_000_000;

impl Sum {
    /// Reads a sum; see [`notation`](crate::notation).
    ///
    /// # Errors
    ///
    /// [`ParseError`] with the column, counted in characters from 1, and the reason.
    ///
    /// ```
    /// use semeai_sums::Sum;
    ///
    /// let error = Sum::parse("{4|0} + {1|}").unwrap_err();
    /// assert_eq!(error.to_string(), "column 12: expected a game, but found `}`");
    /// ```
    pub fn parse(text: &str) -> ParseResult<Self> {
        let mut parser = SumParser::new(text);
        parser.sum()?;
        Ok(parser.sum)
    }
}

/// Reads one number: any fraction, with a sign or without.
///
/// # Errors
///
/// [`ParseError`], also if something follows.
pub fn parse_number(text: &str) -> ParseResult<Rational> {
    let mut parser = SumParser::new(text);
    let number = parser.number(Expectation::Number)?;
    parser.space();
    if parser.at < parser.text.len() {
        return Err(parser.unexpected(Expectation::AfterTerm));
    }
    Ok(number)
}

/// Open braces with what was read of them.
struct Braces {
    column: usize,
    /// What stands before each bar, with the bar's length. A bar is never shorter than the one before it: the shorter
    /// one would have bound its neighbours already.
    before: Vec<(Vec<TreeId>, usize)>,
    /// The options behind the last bar.
    options: Vec<TreeId>,
}

struct SumParser {
    text: Vec<char>,
    at: usize,
    sum: Sum,
    open: Vec<Braces>,
}

impl SumParser {
    fn new(text: &str) -> Self {
        Self {
            text: text.chars().map(half_width).collect(),
            at: 0,
            sum: Sum::new(),
            open: Vec::new(),
        }
    }

    fn sum(&mut self) -> ParseResult<()> {
        let mut is_negative = self.sign().unwrap_or(false);
        let mut is_switch = self.plus_minus();
        loop {
            let count = self.copies()?;
            let tree = self.tree()?;
            let tree = self.switched(tree, is_switch);
            self.add(tree, count, is_negative)?;
            self.space();
            if self.at == self.text.len() {
                return Ok(());
            }
            let sign = self.sign();
            is_switch = self.plus_minus();
            if sign.is_none() && !is_switch {
                return Err(self.unexpected(Expectation::AfterTerm));
            }
            is_negative = sign.unwrap_or(false);
        }
    }

    /// A tree against its mirror image, if that is meant.
    fn switched(&mut self, tree: TreeId, is_switch: bool) -> TreeId {
        if !is_switch {
            return tree;
        }
        let mirrored = self.sum.mirrored(tree);
        self.sum.pair(tree, mirrored)
    }

    fn add(&mut self, tree: TreeId, count: usize, is_negative: bool) -> ParseResult<()> {
        if self.sum.terms().len() + count > MOST_TERMS {
            return Err(self.error(ParseErrorKind::TooManyTerms(MOST_TERMS)));
        }
        let tree = if is_negative {
            self.sum.mirrored(tree)
        } else {
            tree
        };
        (0..count).for_each(|_| self.sum.push(tree));
        Ok(())
    }

    /// The count of `3*…`, 1 if there is none.
    fn copies(&mut self) -> ParseResult<usize> {
        self.space();
        let start = self.at;
        let digits = self.digits();
        self.space();
        if digits.is_empty() || self.peek() != Some('*') {
            self.at = start;
            return Ok(1);
        }
        let count = digits.parse();
        let count = count.ok().filter(|count| *count <= MOST_TERMS);
        let Some(count) = count else {
            self.at = start;
            return Err(self.error(ParseErrorKind::TooManyTerms(MOST_TERMS)));
        };
        self.at += 1;
        Ok(count)
    }

    /// A whole tree.
    fn tree(&mut self) -> ParseResult<TreeId> {
        loop {
            self.space();
            if self.peek() == Some('{') {
                self.open.push(Braces {
                    column: self.at + 1,
                    before: Vec::new(),
                    options: Vec::new(),
                });
                self.at += 1;
                continue;
            }
            let mut tree = self.leaf()?;
            while let Some(braces) = self.open.last_mut() {
                braces.options.push(tree);
                match self.behind_option()? {
                    Some(whole) => tree = whole,
                    None => break,
                }
            }
            if self.open.is_empty() {
                return Ok(tree);
            }
        }
    }

    /// What stands behind an option: the braces as a tree if they end here, nothing if another option follows.
    fn behind_option(&mut self) -> ParseResult<Option<TreeId>> {
        self.space();
        match self.peek() {
            Some(',') => {
                self.at += 1;
                Ok(None)
            }
            Some('|') => {
                self.bar();
                Ok(None)
            }
            Some('}') => {
                let braces = self.open.pop().expect("an option stands in braces");
                if braces.before.is_empty() {
                    return Err(ParseError {
                        column: braces.column,
                        kind: ParseErrorKind::NoBar,
                    });
                }
                self.at += 1;
                Ok(Some(self.close(braces)))
            }
            None => Err(ParseError {
                column: self.open.last().map_or(1, |braces| braces.column),
                kind: ParseErrorKind::Unclosed('{'),
            }),
            Some(_) => Err(self.unexpected(Expectation::AfterTerm)),
        }
    }

    fn bar(&mut self) {
        let start = self.at;
        while self.peek() == Some('|') {
            self.at += 1;
        }
        let length = self.at - start;
        let braces = self.open.last_mut().expect("a bar stands in braces");
        let mut options = mem::take(&mut braces.options);
        let before = &mut braces.before;
        while let Some((left, _)) = before.pop_if(|(_, bar)| *bar < length) {
            options = vec![self.sum.branch(left, options)];
        }
        before.push((options, length));
    }

    fn close(&mut self, braces: Braces) -> TreeId {
        let mut options = braces.options;
        for (left, _) in braces.before.into_iter().rev() {
            options = vec![self.sum.branch(left, options)];
        }
        options[0]
    }

    /// A number or `A(xl,xr,y)`, or plus-minus one of them.
    fn leaf(&mut self) -> ParseResult<TreeId> {
        let is_switch = self.plus_minus();
        let tree = self.single()?;
        Ok(self.switched(tree, is_switch))
    }

    fn single(&mut self) -> ParseResult<TreeId> {
        if self.peek() != Some('A') {
            let number = self.number(Expectation::Game)?;
            return Ok(self.sum.number(number));
        }
        self.at += 1;
        self.expect('(', Expectation::Parenthesis)?;
        let xl = self.number(Expectation::Number)?;
        self.expect(',', Expectation::NextOfThree)?;
        let xr = self.number(Expectation::Number)?;
        self.expect(',', Expectation::NextOfThree)?;
        let y = self.number(Expectation::Number)?;
        self.expect(')', Expectation::Closing)?;
        Ok(self.sum.written_as_a(xl, xr, y))
    }

    /// A number, where this stands in its place.
    fn number(&mut self, expected: Expectation) -> ParseResult<Rational> {
        self.space();
        let is_negative = self.sign().unwrap_or(false);
        self.space();
        let start = self.at;
        let number = match self.vulgar() {
            Some(number) => number,
            None => {
                let top = self.integer(expected)?;
                if matches!(self.peek(), Some('.')) {
                    self.at = start;
                    return Err(self.error(ParseErrorKind::Decimal));
                }
                match self.peek() {
                    Some('/') => {
                        self.at += 1;
                        let bottom = self.integer(Expectation::Denominator)?;
                        if bottom == 0 {
                            return Err(self.error(ParseErrorKind::DivisionByZero));
                        }
                        Rational::new(top, bottom)
                    }
                    _ => Rational::from_integer(top),
                }
            }
        };
        Ok(if is_negative { -number } else { number })
    }

    fn vulgar(&mut self) -> Option<Rational> {
        let (top, bottom) = match self.peek()? {
            '½' => (1, 2),
            '¼' => (1, 4),
            '¾' => (3, 4),
            '⅓' => (1, 3),
            '⅔' => (2, 3),
            _ => return None,
        };
        self.at += 1;
        Some(Rational::new(top, bottom))
    }

    /// Digits as a number that leaves room for sums.
    fn integer(&mut self, expected: Expectation) -> ParseResult<i128> {
        let start = self.at;
        let digits = self.digits();
        if digits.is_empty() {
            return Err(self.unexpected(expected));
        }
        let value: Option<i128> = digits.parse().ok();
        value.filter(|value| *value <= LARGEST).ok_or(ParseError {
            column: start + 1,
            kind: ParseErrorKind::TooLarge(Quantity::Number),
        })
    }

    fn digits(&mut self) -> String {
        let start = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.at += 1;
        }
        self.text[start..self.at].iter().collect()
    }

    /// Signs, of which two minus cancel: whether what follows is negative. Nothing if there is none.
    fn sign(&mut self) -> Option<bool> {
        let mut sign = None;
        loop {
            self.space();
            match self.peek() {
                Some('+') if self.has_minus_next() => return sign,
                Some('+') => sign = Some(sign.unwrap_or(false)),
                Some('-' | '\u{2212}') => sign = Some(!sign.unwrap_or(false)),
                _ => return sign,
            }
            self.at += 1;
        }
    }

    /// Takes plus-minus: `±`, or `+-` as it is typed where that is missing.
    fn plus_minus(&mut self) -> bool {
        self.space();
        let length = match self.peek() {
            Some('±') => 1,
            Some('+') if self.has_minus_next() => 2,
            _ => 0,
        };
        self.at += length;
        length > 0
    }

    fn has_minus_next(&self) -> bool {
        matches!(self.text.get(self.at + 1), Some('-' | '\u{2212}'))
    }

    fn expect(&mut self, mark: char, expected: Expectation) -> ParseResult<()> {
        self.space();
        if self.peek() != Some(mark) {
            return Err(self.unexpected(expected));
        }
        self.at += 1;
        Ok(())
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn error(&self, kind: ParseErrorKind) -> ParseError {
        ParseError {
            column: self.at + 1,
            kind,
        }
    }

    fn unexpected(&self, expected: Expectation) -> ParseError {
        self.error(match self.peek() {
            None => ParseErrorKind::Unexpected {
                found: FoundInstead::End,
                expected,
            },
            Some('}') if self.open.is_empty() => ParseErrorKind::Unopened('}'),
            Some(c) if c.is_ascii_graphic() || c.is_alphanumeric() => ParseErrorKind::Unexpected {
                found: FoundInstead::Character(c),
                expected,
            },
            Some(c) => ParseErrorKind::BadCharacter(c),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        Sum::parse(text).map_or_else(|error| error.to_string(), |sum| sum.to_string())
    }

    #[test]
    fn sums_are_read_as_written() {
        for (text, sum) in [
            ("7", "7"),
            ("-3/6", "-1/2"),
            ("--2 - 1/3", "2 + -1/3"),
            ("{9|4||3|0}", "{{9|4}|{3|0}}"),
            ("{3||||2|||1||0|0}", "{3|{2|{1|{0|0}}}}"),
            ("{1|2|3}", "{1|{2|3}}"),
            ("{5,{2|1}|0,-1}", "{5,{2|1}|0,-1}"),
            ("{ 1 , 2||3|4 }", "{1,2|{3|4}}"),
            ("A(4,1,4)", "{{9|8}|{4|0}}"),
            ("-A(4,1,4)", "{{0|-4}|{-8|-9}}"),
            ("2*A(0,0,1) + 0*{5|0}", "{{1|1}|{0|0}} + {{1|1}|{0|0}}"),
            ("½ - {⅓|0}", "1/2 + {0|-1/3}"),
            ("+-1", "{1|-1}"),
            ("5 +-{4|0} - ±2 + -1", "5 + {{4|0}|{0|-4}} + {2|-2} + -1"),
            ("2±1", "2 + {1|-1}"),
            ("{+-3|±1}", "{{3|-3}|{1|-1}}"),
            ("0*1", "0"),
        ] {
            assert_eq!(shown(text), sum, "{text}");
        }
    }

    #[test]
    fn every_refusal_names_its_column() {
        for (text, error) in [
            ("", "column 1: expected a game, but found the end"),
            ("{4|0", "column 1: `{` is never closed"),
            ("{4|0}}", "column 6: `}` closes nothing"),
            (
                "{4}",
                "column 1: braces without a bar; expected {left|right}",
            ),
            ("{4|}", "column 4: expected a game, but found `}`"),
            ("{|4}", "column 2: expected a game, but found `|`"),
            ("1/0", "column 4: division by zero"),
            (
                "1.5",
                "column 1: decimal fractions are not read; write 1/2, or 2.(5) for the multiple",
            ),
            (
                "A(1,2)",
                "column 6: expected `,` and the next of three numbers, as in A(4,1,4), but found `)`",
            ),
            ("A(x,1,2)", "column 3: expected a number, but found `x`"),
            ("A(1,2,3,4)", "column 8: expected `)`, but found `,`"),
            ("99999999999999999999", "column 1: the number is too large"),
            ("1000000*1", "column 1: a sum of more than 100000 terms"),
            (
                "\u{7}",
                "column 1: the character (U+0007) has no meaning here",
            ),
        ] {
            assert_eq!(shown(text), error, "{text}");
        }
    }

    #[test]
    fn depth_is_no_danger() {
        let deep = format!("-{}0{}", "{0|".repeat(100_000), "}".repeat(100_000));
        let sum = Sum::parse(&deep).unwrap();
        assert_eq!(sum.height(sum.terms()[0]), 100_000);
        assert_eq!(sum.to_string().len(), deep.len() - 1);
        let bars = format!("{{{}0}}", "0|".repeat(100_000));
        assert_eq!(
            Sum::parse(&bars).unwrap().height(TreeId::at(200_000)),
            100_000
        );
    }
}
