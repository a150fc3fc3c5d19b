//! From text to tree, by recursive descent with a limit on the depth.

use super::MAX_BAR;
use super::ast::{Node, Term};
use super::error::{ParseError, ParseErrorKind};
use super::lexer::Lexer;
use crate::dyadic::{Dyadic, DyadicParseError};
use crate::shape::Leaf;

type Parsed<T> = Result<T, ParseError>;

const MINUS: [char; 2] = ['-', '\u{2212}'];
const DOT: [char; 2] = ['.', '·'];
const GAME: &str = "a game";
const AFTER_TERM: &str = "`+`, `-`, `,`, a bar or the end of the brackets";

/// Reads a whole text.
pub(crate) fn parse(text: &str, max_depth: u32) -> Parsed<Term> {
    let mut parser = Parser {
        lexer: Lexer::new(text),
        depth: 0,
        max_depth,
    };
    let contents = parser.contents(1)?;
    match parser.lexer.peek() {
        None => {}
        Some(bracket @ ('}' | ')')) => {
            return Err(ParseErrorKind::Unopened(bracket).at(parser.lexer.column()));
        }
        Some(_) => return Err(parser.lexer.unexpected(AFTER_TERM)),
    }
    let column = parser.lexer.column();
    parser.one_game(contents, 1, column)
}

struct Parser {
    lexer: Lexer,
    depth: u32,
    max_depth: u32,
}

/// Lists of options with bars between them: one list more than bars.
struct Contents {
    lists: Vec<Vec<Term>>,
    bars: Vec<usize>,
    /// Where a second option was found, to point at if there is no bar.
    comma: Option<usize>,
}

impl Parser {
    /// Everything up to a closing bracket or the end.
    fn contents(&mut self, column: usize) -> Parsed<Contents> {
        self.depth += 1;
        if self.depth > self.max_depth {
            return Err(ParseErrorKind::TooDeep(self.max_depth).at(column));
        }
        let mut contents = Contents {
            lists: vec![self.list()?],
            bars: Vec::new(),
            comma: None,
        };
        loop {
            let column = self.lexer.column();
            match self.lexer.take_run('|') {
                0 if self.lexer.take(',') => {
                    contents.comma.get_or_insert(column);
                    self.lexer.skip_space();
                    let term = self.sum()?;
                    match contents.lists.last_mut() {
                        Some(list) if !list.is_empty() => list.push(term),
                        _ => return Err(expected_game_at(column, ",")),
                    }
                }
                0 => break,
                length if length > MAX_BAR => {
                    return Err(ParseErrorKind::BarTooLong(length).at(column));
                }
                length => {
                    contents.bars.push(length);
                    contents.lists.push(self.list()?);
                }
            }
        }
        self.depth -= 1;
        Ok(contents)
    }

    /// The first option after a bar or bracket, if there is one.
    fn list(&mut self) -> Parsed<Vec<Term>> {
        self.lexer.skip_space();
        match self.lexer.peek() {
            None | Some('|' | '}' | ')' | ',') => Ok(Vec::new()),
            Some(_) => Ok(vec![self.sum()?]),
        }
    }

    /// What stands in parentheses or makes the whole text: one game, or options with a bar.
    fn one_game(&mut self, contents: Contents, column: usize, end: usize) -> Parsed<Term> {
        if !contents.bars.is_empty() {
            return self.braces(contents, column);
        }
        if let Some(comma) = contents.comma {
            return Err(ParseErrorKind::Unexpected {
                found: "`,`".into(),
                expected: "one game; options belong into braces with a bar",
            }
            .at(comma));
        }
        let mut list = contents.lists.into_iter().flatten();
        match list.next() {
            Some(term) => Ok(term),
            None => {
                self.lexer.skip_space();
                let found = self
                    .lexer
                    .peek()
                    .map_or("the end".into(), |c| format!("`{c}`"));
                Err(ParseErrorKind::Unexpected {
                    found,
                    expected: GAME,
                }
                .at(end))
            }
        }
    }

    /// The game of lists and bars: the longest bar splits first, the leftmost of equals.
    fn braces(&mut self, contents: Contents, column: usize) -> Parsed<Term> {
        if contents.bars.len() > self.max_depth as usize {
            return Err(ParseErrorKind::TooDeep(self.max_depth).at(column));
        }
        let term = split(contents.lists, &contents.bars, column);
        self.checked(term)
    }

    fn checked(&self, term: Term) -> Parsed<Term> {
        if term.height > self.max_depth {
            return Err(ParseErrorKind::TooDeep(self.max_depth).at(term.column));
        }
        Ok(term)
    }

    fn sum(&mut self) -> Parsed<Term> {
        let column = self.lexer.column();
        let first = self.signed_term()?;
        let mut terms = vec![first];
        loop {
            self.lexer.skip_space();
            let is_minus = match self.lexer.peek() {
                // `+_x` and `-_x` are names, but after a term they add just the same.
                Some('+' | '-') if self.lexer.peek_at(1) == Some('_') => {
                    terms.push(self.signed_term()?);
                    continue;
                }
                Some('+') => false,
                Some('-' | '\u{2212}') => true,
                _ => break,
            };
            self.lexer.advance(1);
            self.lexer.skip_space();
            let (is_negative, term) = if is_minus && !self.has_sign() {
                (true, self.term(Sign::Outside)?)
            } else {
                let (is_negative, term) = self.signed_term()?;
                (is_negative != is_minus, term)
            };
            terms.push((is_negative, term));
        }
        if let [(false, _)] = terms[..] {
            return Ok(terms.swap_remove(0).1);
        }
        self.checked(Node::Sum(terms).at(column))
    }

    fn has_sign(&self) -> bool {
        matches!(self.lexer.peek(), Some('+' | '-' | '\u{2212}'))
            && self.lexer.peek_at(1) != Some('_')
    }

    /// A term with any number of signs in front; `true` if they make it negative.
    fn signed_term(&mut self) -> Parsed<(bool, Term)> {
        let mut is_negative = false;
        while self.has_sign() {
            is_negative ^= self.lexer.take_any(&MINUS);
            self.lexer.take('+');
            self.lexer.skip_space();
        }
        let sign = if is_negative {
            Sign::Inside
        } else {
            Sign::Outside
        };
        let term = self.term(sign)?;
        // A plain term has taken the sign into its number.
        let is_done = is_negative && matches!(term.node, Node::Plain(..));
        Ok((is_negative && !is_done, term))
    }

    /// A term without sign; with [`Sign::Inside`] a plain term becomes negative in its first part.
    fn term(&mut self, sign: Sign) -> Parsed<Term> {
        let column = self.lexer.column();
        match self.lexer.peek() {
            Some(c) if c.is_ascii_digit() || "½¼¾⅛⅜⅝⅞".contains(c) => {
                self.number_term(sign)
            }
            Some('^' | 'v' | '↑' | '↓' | '⇑' | '⇓' | '*') if !self.is_word() => {
                let leaf = self.leaf()?;
                let leaf = if sign == Sign::Inside {
                    negative(leaf, column)?
                } else {
                    leaf
                };
                Ok(Node::Plain(Dyadic::ZERO, leaf).at(column))
            }
            Some('{') => {
                self.lexer.advance(1);
                let contents = self.contents(column)?;
                self.close('}', '{', column)?;
                if contents.bars.is_empty() {
                    return Err(ParseErrorKind::NoBar.at(column));
                }
                self.braces(contents, column)
            }
            Some('(') => self.parenthesis(),
            Some('±') => {
                self.lexer.advance(1);
                self.lexer.skip_space();
                let inner = self.prefixed()?;
                self.checked(Node::PlusMinus(Box::new(inner)).at(column))
            }
            Some(c @ ('+' | '-')) if self.lexer.peek_at(1) == Some('_') => {
                self.lexer.advance(2);
                let inner = Box::new(self.prefixed()?);
                let node = if c == '+' {
                    Node::Tiny(inner)
                } else {
                    Node::Miny(inner)
                };
                self.checked(node.at(column))
            }
            Some(c) if c.is_alphabetic() => self.named(),
            _ => Err(self.lexer.unexpected(GAME)),
        }
    }

    /// Whether a longer word than `v` stands here.
    fn is_word(&self) -> bool {
        self.lexer.peek() == Some('v')
            && self
                .lexer
                .peek_at(1)
                .is_some_and(|c| c.is_alphabetic() && c != 'v')
    }

    /// What follows `±` or `+_`: a plain term, braces or a parenthesis, nested only so deep.
    fn prefixed(&mut self) -> Parsed<Term> {
        let column = self.lexer.column();
        self.depth += 1;
        if self.depth > self.max_depth {
            return Err(ParseErrorKind::TooDeep(self.max_depth).at(column));
        }
        let (is_negative, inner) = self.signed_term()?;
        self.depth -= 1;
        if is_negative {
            return self.checked(Node::Sum(vec![(true, inner)]).at(column));
        }
        Ok(inner)
    }

    fn parenthesis(&mut self) -> Parsed<Term> {
        let column = self.lexer.column();
        self.lexer.advance(1);
        let contents = self.contents(column)?;
        let end = self.lexer.column();
        self.close(')', '(', column)?;
        self.one_game(contents, column, end)
    }

    fn close(&mut self, closing: char, opening: char, column: usize) -> Parsed<()> {
        if self.lexer.take(closing) {
            return Ok(());
        }
        if self.lexer.peek().is_none() {
            return Err(ParseErrorKind::Unclosed(opening).at(column));
        }
        Err(self.lexer.unexpected(AFTER_TERM))
    }

    fn named(&mut self) -> Parsed<Term> {
        let column = self.lexer.column();
        let name = self.lexer.take_word();
        let make: fn(Box<Term>) -> Node = match name.as_str() {
            "tiny" | "Tiny" => Node::Tiny,
            "miny" | "Miny" => Node::Miny,
            _ => return Err(ParseErrorKind::UnknownName(name).at(column)),
        };
        self.lexer.skip_space();
        if self.lexer.peek() != Some('(') {
            return Err(self.lexer.unexpected("`(`"));
        }
        let inner = self.parenthesis()?;
        self.checked(make(Box::new(inner)).at(column))
    }

    /// A number, alone, with ups and star, or as the count of a multiple.
    fn number_term(&mut self, sign: Sign) -> Parsed<Term> {
        let column = self.lexer.column();
        let number = self.number()?;
        if self.lexer.take_any(&DOT) {
            return self.multiple(number, sign, column);
        }
        let leaf = self.leaf()?;
        let number = if sign == Sign::Inside {
            -number
        } else {
            number
        };
        Ok(Node::Plain(number, leaf).at(column))
    }

    /// `n.G`, after the dot.
    fn multiple(&mut self, count: Dyadic, sign: Sign, column: usize) -> Parsed<Term> {
        if self.lexer.has_digit() {
            return Err(ParseErrorKind::Decimal.at(column));
        }
        if !count.is_integer() {
            return Err(ParseErrorKind::Unexpected {
                found: format!("{count}"),
                expected: "an integer before the dot of a multiple",
            }
            .at(column));
        }
        let count = i64::try_from(count.numerator())
            .map_err(|_| ParseErrorKind::TooLarge("the multiple").at(column))?;
        self.lexer.skip_space();
        let inner = self.prefixed()?;
        let node = Node::Multiple(count, Box::new(inner));
        let term = self.checked(node.at(column))?;
        debug_assert!(!matches!(term.node, Node::Plain(..)) || sign == Sign::Outside);
        Ok(term)
    }

    /// An integer, a fraction, or a mixed number.
    fn number(&mut self) -> Parsed<Dyadic> {
        if let Some(fraction) = self.lexer.take_vulgar() {
            return Ok(fraction);
        }
        let column = self.lexer.column();
        let digits = self.lexer.take_digits();
        if self.lexer.peek() == Some('/') {
            return self.fraction(&digits, column);
        }
        let whole = dyadic(&digits, column)?;
        let too_large = |_| ParseErrorKind::TooLarge("the number").at(column);
        if let Some(fraction) = self.lexer.take_vulgar() {
            return whole.checked_add(fraction).map_err(too_large);
        }
        match self.mixed_part()? {
            Some(fraction) => whole.checked_add(fraction).map_err(too_large),
            None => Ok(whole),
        }
    }

    /// The fraction of a mixed number such as `2 1/8`, if one follows.
    fn mixed_part(&mut self) -> Parsed<Option<Dyadic>> {
        let spaces = (0..)
            .take_while(|skip| self.lexer.peek_at(*skip) == Some(' '))
            .count();
        let digits = (spaces..)
            .take_while(|skip| {
                self.lexer
                    .peek_at(*skip)
                    .is_some_and(|c| c.is_ascii_digit())
            })
            .count();
        if spaces == 0 || digits == 0 || self.lexer.peek_at(spaces + digits) != Some('/') {
            return Ok(None);
        }
        self.lexer.advance(spaces);
        let column = self.lexer.column();
        let top = self.lexer.take_digits();
        self.fraction(&top, column).map(Some)
    }

    /// A fraction whose numerator has been read.
    fn fraction(&mut self, top: &str, column: usize) -> Parsed<Dyadic> {
        self.lexer.advance(1);
        if !self.lexer.has_digit() {
            return Err(self.lexer.unexpected("a denominator"));
        }
        let bottom = self.lexer.take_digits();
        dyadic(&format!("{top}/{bottom}"), column)
    }

    /// Ups and star, either of which may be missing.
    fn leaf(&mut self) -> Parsed<Leaf> {
        let ups = self.ups()?;
        if !self.lexer.take('*') {
            return Ok(Leaf::new(ups, 0));
        }
        let star = self.lexer.take_count("the nimber")?.unwrap_or(1);
        Ok(Leaf::new(ups, star))
    }

    /// A run of one kind of arrow, or one arrow with a count.
    fn ups(&mut self) -> Parsed<i32> {
        const ARROWS: [(char, i32); 6] = [
            ('^', 1),
            ('v', -1),
            ('↑', 1),
            ('↓', -1),
            ('⇑', 2),
            ('⇓', -2),
        ];
        let column = self.lexer.column();
        let too_large = || ParseErrorKind::TooLarge("the multiple of up").at(column);
        let Some((arrow, worth)) = ARROWS
            .into_iter()
            .find(|(arrow, _)| self.lexer.peek() == Some(*arrow))
        else {
            return Ok(0);
        };
        let run = self.lexer.take_run(arrow);
        let count: i32 = match self.lexer.take_count("the multiple of up")? {
            Some(_) if run > 1 => {
                return Err(ParseErrorKind::Unexpected {
                    found: "a count".into(),
                    expected: "either several arrows or one with a count",
                }
                .at(column));
            }
            Some(count) => count,
            None => i32::try_from(run).map_err(|_| too_large())?,
        };
        count.checked_mul(worth).ok_or_else(too_large)
    }
}

/// Where a minus in front of a term goes: into the number of a plain term, or outside.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Inside,
    Outside,
}

fn negative(leaf: Leaf, column: usize) -> Parsed<Leaf> {
    let ups = leaf.ups.checked_neg();
    ups.map(|ups| Leaf::new(ups, leaf.star))
        .ok_or_else(|| ParseErrorKind::TooLarge("the multiple of up").at(column))
}

fn expected_game_at(column: usize, found: &str) -> ParseError {
    ParseErrorKind::Unexpected {
        found: format!("`{found}`"),
        expected: GAME,
    }
    .at(column)
}

fn dyadic(text: &str, column: usize) -> Parsed<Dyadic> {
    text.parse().map_err(|error| {
        match error {
            DyadicParseError::DivisionByZero => ParseErrorKind::DivisionByZero,
            DyadicParseError::NotDyadic => ParseErrorKind::NotDyadic(text.into()),
            DyadicParseError::Overflow | DyadicParseError::Malformed => {
                ParseErrorKind::TooLarge("the number")
            }
        }
        .at(column)
    })
}

/// Splits at the longest bar, the leftmost of equals, and goes on inside the parts.
fn split(mut lists: Vec<Vec<Term>>, bars: &[usize], column: usize) -> Term {
    let longest = bars.iter().max().copied().unwrap_or_default();
    let at = bars.iter().position(|bar| *bar == longest).unwrap_or(0);
    let right = lists.split_off(at + 1);
    let side = |mut lists: Vec<Vec<Term>>, bars: &[usize]| match lists.len() {
        1 => lists.swap_remove(0),
        _ => vec![split(lists, bars, column)],
    };
    let left = side(lists, &bars[..at]);
    let right = side(right, &bars[at + 1..]);
    Node::Braces(left, right).at(column)
}
