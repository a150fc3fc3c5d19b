//! From text to tree.
//!
//! The open brackets are kept in a list of our own, not on the stack of the thread: however deep a text is nested, it
//! can only be refused. The tree that comes out is no deeper than the limit, so that others may walk it by recursion.

use super::error::{Expectation, FoundInstead, ParseError, ParseErrorKind, ParseResult, Quantity};
use super::lexer::Lexer;
use super::style::MAX_BAR;
use super::term::{Summand, Term, TermKind};
use crate::dyadic::Dyadic;
use crate::names::NumberUpStar;
use crate::shape::Leaf;

/// Reads a whole text.
pub(crate) fn parse(text: &str, max_depth: u32) -> ParseResult<Term> {
    let mut parser = TermParser {
        lexer: Lexer::new(text),
        open: vec![OpenBracket::new(Opening::Text, 1)],
        max_depth,
    };
    let mut next = Next::MaybeTerm;
    loop {
        parser.lexer.skip_space();
        next = match next {
            Next::Term => parser.term()?,
            Next::MaybeTerm if parser.is_empty_here() => Next::Mark,
            Next::MaybeTerm => parser.term()?,
            Next::Mark => match parser.mark()? {
                Some(next) => next,
                None => return parser.whole(),
            },
        };
    }
}

/// What is to be read next.
#[derive(Clone, Copy)]
enum Next {
    Term,
    /// A term, or nothing: behind a bar or an opening bracket.
    MaybeTerm,
    /// What may stand behind a term: an operator, a comma, a bar, a bracket, the end.
    Mark,
}

/// What began an open bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    Text,
    Braces,
    Parenthesis,
    Tiny,
    Miny,
}

/// What stands in front of a term and applies to it.
#[derive(Clone, Copy)]
enum Prefix {
    Minus,
    Multiple(i64),
    PlusMinus,
    Tiny,
    Miny,
}

/// An open bracket with everything read since.
struct OpenBracket {
    opening: Opening,
    column: usize,
    /// Lists of options, one more than bars.
    lists: Vec<Vec<Term>>,
    bars: Vec<usize>,
    /// Where the first comma stood, to point at if there is no bar.
    comma: Option<usize>,
    /// The summands of the option being read.
    summands: Vec<Summand>,
    /// Whether a binary minus stands in front of the term being read.
    is_subtracted: bool,
    prefixes: Vec<(Prefix, usize)>,
}

impl OpenBracket {
    fn new(opening: Opening, column: usize) -> Self {
        Self {
            opening,
            column,
            lists: vec![Vec::new()],
            bars: Vec::new(),
            comma: None,
            summands: Vec::new(),
            is_subtracted: false,
            prefixes: Vec::new(),
        }
    }

    /// Makes an option of the summands read so far, if there are any.
    fn end_option(&mut self) {
        let mut summands = std::mem::take(&mut self.summands);
        let option = match &summands[..] {
            [] => return,
            [only] if !only.is_subtracted => summands.swap_remove(0).term,
            [first, ..] => {
                let column = first.term.column;
                TermKind::Sum(summands).at(column)
            }
        };
        if let Some(list) = self.lists.last_mut() {
            list.push(option);
        }
    }

    /// Whether nothing stands between the last bar, comma or bracket and here.
    fn has_no_option(&self) -> bool {
        self.summands.is_empty() && self.lists.last().is_none_or(Vec::is_empty)
    }
}

struct TermParser {
    lexer: Lexer,
    /// The open brackets, outermost first; the first is the text itself and is never closed.
    open: Vec<OpenBracket>,
    max_depth: u32,
}

impl TermParser {
    fn innermost(&mut self) -> &mut OpenBracket {
        self.open
            .last_mut()
            .expect("the text itself is never closed")
    }

    fn is_empty_here(&self) -> bool {
        matches!(self.lexer.peek(), None | Some('|' | '}' | ')' | ','))
    }

    /// A term, or a prefix of one, or an opening bracket.
    fn term(&mut self) -> ParseResult<Next> {
        let column = self.lexer.column();
        if self.lexer.has_number() {
            return self.number(column);
        }
        if self.lexer.has_leaf() {
            let leaf = self.lexer.take_leaf()?;
            return self.plain(None, leaf, column);
        }
        match (self.lexer.peek(), self.lexer.peek_at(1)) {
            (Some('+'), Some('_')) => self.prefix(Prefix::Tiny, 2),
            (Some('-'), Some('_')) => self.prefix(Prefix::Miny, 2),
            (Some('±'), _) => self.prefix(Prefix::PlusMinus, 1),
            (Some('+'), _) if self.lexer.has_plus_minus() => self.prefix(Prefix::PlusMinus, 2),
            (Some('+'), _) => {
                self.lexer.advance(1);
                Ok(Next::Term)
            }
            (Some('-' | '\u{2212}'), _) => self.minus(),
            (Some('{'), _) => self.open(Opening::Braces, column),
            (Some('('), _) => self.open(Opening::Parenthesis, column),
            (Some(c), _) if c.is_alphabetic() => self.named(column),
            _ => Err(self.lexer.unexpected(Expectation::Game)),
        }
    }

    /// A sign in front of a term; two of them cancel.
    fn minus(&mut self) -> ParseResult<Next> {
        if let Some((Prefix::Minus, _)) = self.innermost().prefixes.last() {
            self.innermost().prefixes.pop();
            self.lexer.advance(1);
            return Ok(Next::Term);
        }
        self.prefix(Prefix::Minus, 1)
    }

    fn prefix(&mut self, prefix: Prefix, length: usize) -> ParseResult<Next> {
        let column = self.lexer.column();
        self.lexer.advance(length);
        if self.innermost().prefixes.len() >= self.max_depth as usize {
            return Err(self.too_deep(column));
        }
        self.innermost().prefixes.push((prefix, column));
        Ok(Next::Term)
    }

    fn open(&mut self, opening: Opening, column: usize) -> ParseResult<Next> {
        self.lexer.advance(1);
        if self.open.len() > self.max_depth as usize {
            return Err(self.too_deep(column));
        }
        self.open.push(OpenBracket::new(opening, column));
        Ok(Next::MaybeTerm)
    }

    fn named(&mut self, column: usize) -> ParseResult<Next> {
        let name = self.lexer.take_word();
        let opening = match name.as_str() {
            "tiny" | "Tiny" => Opening::Tiny,
            "miny" | "Miny" => Opening::Miny,
            _ => return Err(ParseErrorKind::UnknownName(name).at(column)),
        };
        self.lexer.skip_space();
        if self.lexer.peek() != Some('(') {
            return Err(self.lexer.unexpected(Expectation::Parenthesis));
        }
        self.open(opening, column)
    }

    /// A number, alone, with ups and star, or as the count of a multiple.
    fn number(&mut self, column: usize) -> ParseResult<Next> {
        let number = self.lexer.take_number()?;
        if !matches!(self.lexer.peek(), Some('.' | '·')) {
            let leaf = self.lexer.take_leaf()?;
            return self.plain(Some(number), leaf, column);
        }
        if self.lexer.peek_at(1).is_some_and(|c| c.is_ascii_digit()) {
            return Err(ParseErrorKind::Decimal.at(column));
        }
        if !number.is_integer() {
            return Err(ParseErrorKind::Unexpected {
                found: FoundInstead::Number(number.to_string()),
                expected: Expectation::Integer,
            }
            .at(column));
        }
        let count = i64::try_from(number.numerator())
            .map_err(|_| ParseErrorKind::TooLarge(Quantity::Multiple).at(column))?;
        self.prefix(Prefix::Multiple(count), 1)
    }

    /// A number with ups and star. A sign right in front belongs to its first part.
    fn plain(&mut self, number: Option<Dyadic>, leaf: Leaf, column: usize) -> ParseResult<Next> {
        let is_negative = matches!(self.innermost().prefixes.last(), Some((Prefix::Minus, _)));
        let mut parts = NumberUpStar {
            number: number.unwrap_or_default(),
            ups: leaf.ups,
            nimber: leaf.star,
        };
        if is_negative {
            self.innermost().prefixes.pop();
            match number {
                Some(number) => parts.number = -number,
                // A count of arrows is never the least of its type, so that the negative exists.
                None => parts.ups = -leaf.ups,
            }
        }
        self.complete(TermKind::Plain(parts).at(column))
    }

    /// Applies the prefixes, innermost first, and adds the term to the summands.
    fn complete(&mut self, term: Term) -> ParseResult<Next> {
        let bracket = self.innermost();
        let prefixes = std::mem::take(&mut bracket.prefixes);
        let mut is_negative = std::mem::take(&mut bracket.is_subtracted);
        let mut term = term;
        for (at, (prefix, column)) in prefixes.into_iter().enumerate().rev() {
            let kind = match prefix {
                Prefix::Minus if at == 0 => {
                    is_negative = !is_negative;
                    continue;
                }
                Prefix::Minus => TermKind::Sum(vec![Summand {
                    is_subtracted: true,
                    term,
                }]),
                Prefix::Multiple(count) => TermKind::Multiple(count, Box::new(term)),
                Prefix::PlusMinus => TermKind::PlusMinus(Box::new(term)),
                Prefix::Tiny => TermKind::Tiny(Box::new(term)),
                Prefix::Miny => TermKind::Miny(Box::new(term)),
            };
            term = kind.at(column);
            self.check_height(&term)?;
        }
        self.innermost().summands.push(Summand {
            is_subtracted: is_negative,
            term,
        });
        Ok(Next::Mark)
    }

    /// What stands behind a term; nothing at the end of the text.
    fn mark(&mut self) -> ParseResult<Option<Next>> {
        let column = self.lexer.column();
        let Some(mark) = self.lexer.peek() else {
            let OpenBracket {
                opening, column, ..
            } = *self.innermost();
            return match opening {
                Opening::Text => Ok(None),
                Opening::Braces => Err(ParseErrorKind::Unclosed('{').at(column)),
                _ => Err(ParseErrorKind::Unclosed('(').at(column)),
            };
        };
        match mark {
            // `+_x` and `-_x` are names, but behind a term they add just the same.
            '+' | '-' if self.lexer.peek_at(1) == Some('_') => Ok(Some(Next::Term)),
            // So do `±x` and `+-x`.
            '±' => Ok(Some(Next::Term)),
            '+' if self.lexer.has_plus_minus() => Ok(Some(Next::Term)),
            '+' | '-' | '\u{2212}' => {
                self.lexer.advance(1);
                self.innermost().is_subtracted = mark != '+';
                Ok(Some(Next::Term))
            }
            ',' => self.comma(column).map(Some),
            '|' => self.bar(column).map(Some),
            '}' | ')' => self.close(mark, column).map(Some),
            '{' | '(' => Err(ParseErrorKind::NoSign.at(column)),
            _ => Err(self.lexer.unexpected(Expectation::AfterTerm)),
        }
    }

    fn comma(&mut self, column: usize) -> ParseResult<Next> {
        if self.innermost().has_no_option() {
            return Err(self.lexer.unexpected(Expectation::Game));
        }
        self.lexer.advance(1);
        self.innermost().end_option();
        self.innermost().comma.get_or_insert(column);
        Ok(Next::Term)
    }

    fn bar(&mut self, column: usize) -> ParseResult<Next> {
        let length = self.lexer.take_run('|');
        if length > MAX_BAR {
            return Err(ParseErrorKind::BarTooLong(length).at(column));
        }
        if self.innermost().bars.len() >= self.max_depth as usize {
            return Err(self.too_deep(column));
        }
        let bracket = self.innermost();
        bracket.end_option();
        bracket.bars.push(length);
        bracket.lists.push(Vec::new());
        Ok(Next::MaybeTerm)
    }

    fn close(&mut self, closing: char, column: usize) -> ParseResult<Next> {
        let fits = match self.innermost().opening {
            Opening::Text => return Err(ParseErrorKind::Unopened(closing).at(column)),
            Opening::Braces => closing == '}',
            Opening::Parenthesis | Opening::Tiny | Opening::Miny => closing == ')',
        };
        if !fits {
            return Err(self.lexer.unexpected(Expectation::AfterTerm));
        }
        let term = self.close_innermost()?;
        self.lexer.advance(1);
        self.complete(term)
    }

    /// The whole text as one term.
    fn whole(mut self) -> ParseResult<Term> {
        self.close_innermost()
    }

    /// Takes the innermost bracket away and makes a term of it.
    fn close_innermost(&mut self) -> ParseResult<Term> {
        self.innermost().end_option();
        let Some(bracket) = self.open.pop() else {
            return Err(self.lexer.unexpected(Expectation::Game));
        };
        let term = if bracket.bars.is_empty() {
            self.without_bars(bracket)?
        } else {
            let inner = split(bracket.lists, &bracket.bars, bracket.column);
            named_after(bracket.opening, inner, bracket.column)
        };
        self.check_height(&term)?;
        Ok(term)
    }

    /// One game in parentheses, or the whole text.
    fn without_bars(&mut self, bracket: OpenBracket) -> ParseResult<Term> {
        if bracket.opening == Opening::Braces {
            return Err(ParseErrorKind::NoBar.at(bracket.column));
        }
        if let Some(comma) = bracket.comma {
            return Err(ParseErrorKind::Unexpected {
                found: FoundInstead::Character(','),
                expected: Expectation::OneGame,
            }
            .at(comma));
        }
        match bracket.lists.into_iter().flatten().next() {
            Some(term) => Ok(named_after(bracket.opening, term, bracket.column)),
            None => Err(self.lexer.unexpected(Expectation::Game)),
        }
    }

    fn check_height(&self, term: &Term) -> ParseResult<()> {
        if term.height > self.max_depth {
            return Err(self.too_deep(term.column));
        }
        Ok(())
    }

    fn too_deep(&self, column: usize) -> ParseError {
        ParseErrorKind::TooDeep(self.max_depth).at(column)
    }
}

fn named_after(opening: Opening, term: Term, column: usize) -> Term {
    match opening {
        Opening::Text | Opening::Braces | Opening::Parenthesis => term,
        Opening::Tiny => TermKind::Tiny(Box::new(term)).at(column),
        Opening::Miny => TermKind::Miny(Box::new(term)).at(column),
    }
}

/// Splits at the longest bar, the leftmost of equals, and goes on inside the parts.
fn split(mut lists: Vec<Vec<Term>>, bars: &[usize], column: usize) -> Term {
    let longest = bars.iter().max().copied().unwrap_or_default();
    let at = bars.iter().position(|bar| *bar == longest).unwrap_or(0);
    let right = side(lists.split_off(at + 1), &bars[at + 1..], column);
    let left = side(lists, &bars[..at], column);
    TermKind::Braces(left, right).at(column)
}

/// The options on one side of a bar: a plain list, or one game if shorter bars are left.
fn side(mut lists: Vec<Vec<Term>>, bars: &[usize], column: usize) -> Vec<Term> {
    match lists.pop() {
        Some(only) if lists.is_empty() => only,
        Some(last) => {
            lists.push(last);
            vec![split(lists, bars, column)]
        }
        None => Vec::new(),
    }
}
