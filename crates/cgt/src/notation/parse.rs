//! From text to tree.
//!
//! The open brackets are kept in a list of our own, not on the stack of the thread: however deep a text is nested, it
//! can only be refused. The tree that comes out is no deeper than the limit, so that others may walk it by recursion.

use super::error::{Expected, Found, ParseError, ParseErrorKind, Quantity};
use super::lexer::Lexer;
use super::operand::Parsed;
use super::style::MAX_BAR;
use super::term::{Summand, Term, TermKind};
use crate::dyadic::Dyadic;
use crate::named::NumberUpStar;
use crate::shape::Leaf;

/// Reads a whole text.
pub(crate) fn parse(text: &str, max_depth: u32) -> Parsed<Term> {
    let mut parser = Parser {
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

/// What began a frame.
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

struct Parser {
    lexer: Lexer,
    /// The open brackets, outermost first; the first is the text itself and is never closed.
    open: Vec<OpenBracket>,
    max_depth: u32,
}

impl Parser {
    fn frame(&mut self) -> &mut OpenBracket {
        self.open
            .last_mut()
            .expect("the frame of the text is never closed")
    }

    fn is_empty_here(&self) -> bool {
        matches!(self.lexer.peek(), None | Some('|' | '}' | ')' | ','))
    }

    /// A term, or a prefix of one, or an opening bracket.
    fn term(&mut self) -> Parsed<Next> {
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
            (Some('+'), _) => {
                self.lexer.advance(1);
                Ok(Next::Term)
            }
            (Some('-' | '\u{2212}'), _) => self.minus(),
            (Some('{'), _) => self.open(Opening::Braces, column),
            (Some('('), _) => self.open(Opening::Parenthesis, column),
            (Some(c), _) if c.is_alphabetic() => self.named(column),
            _ => Err(self.lexer.unexpected(Expected::Game)),
        }
    }

    /// A sign in front of a term; two of them cancel.
    fn minus(&mut self) -> Parsed<Next> {
        if let Some((Prefix::Minus, _)) = self.frame().prefixes.last() {
            self.frame().prefixes.pop();
            self.lexer.advance(1);
            return Ok(Next::Term);
        }
        self.prefix(Prefix::Minus, 1)
    }

    fn prefix(&mut self, prefix: Prefix, length: usize) -> Parsed<Next> {
        let column = self.lexer.column();
        self.lexer.advance(length);
        if self.frame().prefixes.len() >= self.max_depth as usize {
            return Err(self.too_deep(column));
        }
        self.frame().prefixes.push((prefix, column));
        Ok(Next::Term)
    }

    fn open(&mut self, opening: Opening, column: usize) -> Parsed<Next> {
        self.lexer.advance(1);
        if self.open.len() > self.max_depth as usize {
            return Err(self.too_deep(column));
        }
        self.open.push(OpenBracket::new(opening, column));
        Ok(Next::MaybeTerm)
    }

    fn named(&mut self, column: usize) -> Parsed<Next> {
        let name = self.lexer.take_word();
        let opening = match name.as_str() {
            "tiny" | "Tiny" => Opening::Tiny,
            "miny" | "Miny" => Opening::Miny,
            _ => return Err(ParseErrorKind::UnknownName(name).at(column)),
        };
        self.lexer.skip_space();
        if self.lexer.peek() != Some('(') {
            return Err(self.lexer.unexpected(Expected::Parenthesis));
        }
        self.open(opening, column)
    }

    /// A number, alone, with ups and star, or as the count of a multiple.
    fn number(&mut self, column: usize) -> Parsed<Next> {
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
                found: Found::Number(number.to_string()),
                expected: Expected::Integer,
            }
            .at(column));
        }
        let count = i64::try_from(number.numerator())
            .map_err(|_| ParseErrorKind::TooLarge(Quantity::Multiple).at(column))?;
        self.prefix(Prefix::Multiple(count), 1)
    }

    /// A number with ups and star. A sign right in front belongs to its first part.
    fn plain(&mut self, number: Option<Dyadic>, leaf: Leaf, column: usize) -> Parsed<Next> {
        let is_negative = matches!(self.frame().prefixes.last(), Some((Prefix::Minus, _)));
        let mut parts = NumberUpStar {
            number: number.unwrap_or_default(),
            ups: leaf.ups,
            nimber: leaf.star,
        };
        if is_negative {
            self.frame().prefixes.pop();
            match number {
                Some(number) => parts.number = -number,
                // A count of arrows is never the least of its type, so that the negative exists.
                None => parts.ups = -leaf.ups,
            }
        }
        self.complete(TermKind::Plain(parts).at(column))
    }

    /// Applies the prefixes, innermost first, and adds the term to the summands.
    fn complete(&mut self, term: Term) -> Parsed<Next> {
        let frame = self.frame();
        let prefixes = std::mem::take(&mut frame.prefixes);
        let mut is_negative = std::mem::take(&mut frame.is_subtracted);
        let mut term = term;
        for (at, (prefix, column)) in prefixes.into_iter().enumerate().rev() {
            let node = match prefix {
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
            term = node.at(column);
            self.check_height(&term)?;
        }
        self.frame().summands.push(Summand {
            is_subtracted: is_negative,
            term,
        });
        Ok(Next::Mark)
    }

    /// What stands behind a term; nothing at the end of the text.
    fn mark(&mut self) -> Parsed<Option<Next>> {
        let column = self.lexer.column();
        let Some(mark) = self.lexer.peek() else {
            let OpenBracket {
                opening, column, ..
            } = *self.frame();
            return match opening {
                Opening::Text => Ok(None),
                Opening::Braces => Err(ParseErrorKind::Unclosed('{').at(column)),
                _ => Err(ParseErrorKind::Unclosed('(').at(column)),
            };
        };
        match mark {
            // `+_x` and `-_x` are names, but behind a term they add just the same.
            '+' | '-' if self.lexer.peek_at(1) == Some('_') => Ok(Some(Next::Term)),
            '+' | '-' | '\u{2212}' => {
                self.lexer.advance(1);
                self.frame().is_subtracted = mark != '+';
                Ok(Some(Next::Term))
            }
            ',' => self.comma(column).map(Some),
            '|' => self.bar(column).map(Some),
            '}' | ')' => self.close(mark, column).map(Some),
            _ => Err(self.lexer.unexpected(Expected::AfterTerm)),
        }
    }

    fn comma(&mut self, column: usize) -> Parsed<Next> {
        if self.frame().has_no_option() {
            return Err(self.lexer.unexpected(Expected::Game));
        }
        self.lexer.advance(1);
        self.frame().end_option();
        self.frame().comma.get_or_insert(column);
        Ok(Next::Term)
    }

    fn bar(&mut self, column: usize) -> Parsed<Next> {
        let length = self.lexer.take_run('|');
        if length > MAX_BAR {
            return Err(ParseErrorKind::BarTooLong(length).at(column));
        }
        if self.frame().bars.len() >= self.max_depth as usize {
            return Err(self.too_deep(column));
        }
        let frame = self.frame();
        frame.end_option();
        frame.bars.push(length);
        frame.lists.push(Vec::new());
        Ok(Next::MaybeTerm)
    }

    fn close(&mut self, bracket: char, column: usize) -> Parsed<Next> {
        let fits = match self.frame().opening {
            Opening::Text => return Err(ParseErrorKind::Unopened(bracket).at(column)),
            Opening::Braces => bracket == '}',
            Opening::Parenthesis | Opening::Tiny | Opening::Miny => bracket == ')',
        };
        if !fits {
            return Err(self.lexer.unexpected(Expected::AfterTerm));
        }
        let term = self.end_frame()?;
        self.lexer.advance(1);
        self.complete(term)
    }

    /// The whole text as one term.
    fn whole(mut self) -> Parsed<Term> {
        self.end_frame()
    }

    /// Takes the innermost frame away and makes a term of it.
    fn end_frame(&mut self) -> Parsed<Term> {
        self.frame().end_option();
        let Some(frame) = self.open.pop() else {
            return Err(self.lexer.unexpected(Expected::Game));
        };
        let term = if frame.bars.is_empty() {
            self.without_bars(frame)?
        } else {
            let inner = split(frame.lists, &frame.bars, frame.column);
            named_after(frame.opening, inner, frame.column)
        };
        self.check_height(&term)?;
        Ok(term)
    }

    /// One game in parentheses, or the whole text.
    fn without_bars(&mut self, frame: OpenBracket) -> Parsed<Term> {
        if frame.opening == Opening::Braces {
            return Err(ParseErrorKind::NoBar.at(frame.column));
        }
        if let Some(comma) = frame.comma {
            return Err(ParseErrorKind::Unexpected {
                found: Found::Character(','),
                expected: Expected::OneGame,
            }
            .at(comma));
        }
        match frame.lists.into_iter().flatten().next() {
            Some(term) => Ok(named_after(frame.opening, term, frame.column)),
            None => Err(self.lexer.unexpected(Expected::Game)),
        }
    }

    fn check_height(&self, term: &Term) -> Parsed<()> {
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
