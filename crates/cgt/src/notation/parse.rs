//! From text to tree.
//!
//! The open brackets are kept in a list of our own, not on the stack of the thread: however deep a text is nested, it
//! can only be refused. The tree that comes out is no deeper than the limit, so that others may walk it by recursion.

use std::sync::Arc;

use super::error::{Expectation, FoundInstead, ParseError, ParseErrorKind, ParseResult, Quantity};
use super::function::Function;
use super::lexer::Lexer;
use super::style::MAX_BAR;
use super::term::{Summand, Term, TermKind};
use crate::dyadic::Dyadic;
use crate::names::NumberUpStar;
use crate::shape::Leaf;

/// More names are refused: looking one up goes through all of them.
pub(super) const MAX_NAMES: usize = 1000;

/// Reads a whole text: definitions of names, then a game. A text that ends with a definition is the game defined last.
pub(crate) fn parse(text: &str, max_depth: u32) -> ParseResult<Term> {
    let mut parser = TermParser {
        lexer: Lexer::new(text),
        open: Vec::new(),
        names: Vec::new(),
        max_depth,
    };
    loop {
        let definition = parser.lexer.take_definition()?;
        if let Some((name, column)) = &definition {
            parser.check_name(name, *column)?;
        }
        let term = parser.statement()?;
        let Some((name, _)) = definition else {
            if parser.lexer.is_at_end() {
                return Ok(term);
            }
            return Err(parser.lexer.unexpected(Expectation::AfterTerm));
        };
        let column = term.column;
        let term = Arc::new(term);
        if !parser.lexer.take(';') || parser.lexer.is_at_end() {
            let named = TermKind::Named(term).at(column);
            parser.check_height(&named)?;
            return Ok(named);
        }
        parser.names.push((name, term));
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
    Function(Function),
}

/// What stands in front of a term and applies to it.
#[derive(Clone, Copy)]
enum Prefix {
    Minus,
    Multiple(i64),
    Function(Function),
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
    /// What is defined so far.
    names: Vec<(String, Arc<Term>)>,
    max_depth: u32,
}

impl TermParser {
    /// A game up to the end of the text or, if a definition may end there, a semicolon.
    fn statement(&mut self) -> ParseResult<Term> {
        self.open = vec![OpenBracket::new(Opening::Text, self.lexer.column())];
        let mut next = Next::MaybeTerm;
        loop {
            self.lexer.skip_space();
            next = match next {
                Next::Term => self.term()?,
                Next::MaybeTerm if self.is_empty_here() => Next::Mark,
                Next::MaybeTerm => self.term()?,
                Next::Mark => match self.mark()? {
                    Some(next) => next,
                    None => return self.close_innermost(),
                },
            };
        }
    }

    /// Refuses a name that has a meaning already.
    fn check_name(&self, name: &str, column: usize) -> ParseResult<()> {
        // Read as arrows, and what stands behind them.
        let mut letters = name.chars();
        let is_arrow = letters.next() == Some('v')
            && letters
                .next()
                .is_none_or(|c| c == 'v' || !c.is_alphabetic());
        let is_defined = self.names.iter().any(|(other, _)| other == name);
        if is_arrow || is_defined || Function::of_name(name).is_some() {
            return Err(ParseErrorKind::NameTaken(name.to_owned()).at(column));
        }
        if self.names.len() >= MAX_NAMES {
            return Err(ParseErrorKind::TooManyNames(MAX_NAMES).at(column));
        }
        Ok(())
    }

    fn innermost(&mut self) -> &mut OpenBracket {
        self.open
            .last_mut()
            .expect("the text itself is never closed")
    }

    fn is_empty_here(&self) -> bool {
        matches!(self.lexer.peek(), None | Some('|' | '}' | ')' | ',' | ';'))
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
            (Some('+'), Some('_')) => self.prefix(Prefix::Function(Function::Tiny), 2),
            (Some('-'), Some('_')) => self.prefix(Prefix::Function(Function::Miny), 2),
            (Some('±'), _) => self.prefix(Prefix::Function(Function::PlusMinus), 1),
            (Some('+'), _) if self.lexer.has_plus_minus() => {
                self.prefix(Prefix::Function(Function::PlusMinus), 2)
            }
            (Some('+'), _) => {
                self.lexer.advance(1);
                Ok(Next::Term)
            }
            (Some('-' | '\u{2212}'), _) => self.minus(),
            (Some('{'), _) => self.open(Opening::Braces, column),
            (Some('('), _) => {
                let opening = self.parenthesis();
                self.open(opening, column)
            }
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

    /// What a parenthesis opens here: right behind `±` it holds as many games as there are to it.
    fn parenthesis(&mut self) -> Opening {
        let prefixes = &mut self.innermost().prefixes;
        let plus_minus = |(prefix, _): &mut (Prefix, usize)| {
            matches!(prefix, Prefix::Function(Function::PlusMinus))
        };
        match prefixes.pop_if(plus_minus) {
            Some(_) => Opening::Function(Function::PlusMinus),
            None => Opening::Parenthesis,
        }
    }

    /// A function with its games, or a name that was defined.
    fn named(&mut self, column: usize) -> ParseResult<Next> {
        let name = self.lexer.take_name();
        let defined = self.names.iter().find(|(other, _)| *other == name);
        if let Some((_, term)) = defined {
            let named = TermKind::Named(Arc::clone(term)).at(column);
            self.check_height(&named)?;
            return self.complete(named);
        }
        let Some(function) = Function::of_name(&name) else {
            return Err(ParseErrorKind::UnknownName(name).at(column));
        };
        let opening = Opening::Function(function);
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
                Prefix::Function(function) => TermKind::Call(function, vec![term]),
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
            ';' if matches!(self.innermost().opening, Opening::Text) => Ok(None),
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
            Opening::Parenthesis | Opening::Function(_) => closing == ')',
        };
        if !fits {
            return Err(self.lexer.unexpected(Expectation::AfterTerm));
        }
        let term = self.close_innermost()?;
        self.lexer.advance(1);
        self.complete(term)
    }

    /// Takes the innermost bracket away and makes a term of it.
    fn close_innermost(&mut self) -> ParseResult<Term> {
        self.innermost().end_option();
        let Some(bracket) = self.open.pop() else {
            return Err(self.lexer.unexpected(Expectation::Game));
        };
        let column = bracket.column;
        let opening = bracket.opening;
        let games = if bracket.bars.is_empty() {
            self.without_bars(bracket)?
        } else {
            vec![split(bracket.lists, &bracket.bars, column)]
        };
        let term = match opening {
            Opening::Function(function) => call(function, games, column)?,
            Opening::Text | Opening::Braces | Opening::Parenthesis => {
                match games.into_iter().next() {
                    Some(game) => game,
                    None => return Err(self.lexer.unexpected(Expectation::Game)),
                }
            }
        };
        self.check_height(&term)?;
        Ok(term)
    }

    /// The games between parentheses without a bar, one unless they belong to a function; or the whole text.
    fn without_bars(&mut self, bracket: OpenBracket) -> ParseResult<Vec<Term>> {
        if bracket.opening == Opening::Braces {
            return Err(ParseErrorKind::NoBar.at(bracket.column));
        }
        let is_function = matches!(bracket.opening, Opening::Function(_));
        if let Some(comma) = bracket.comma.filter(|_| !is_function) {
            return Err(ParseErrorKind::Unexpected {
                found: FoundInstead::Character(','),
                expected: Expectation::OneGame,
            }
            .at(comma));
        }
        let games: Vec<Term> = bracket.lists.into_iter().flatten().collect();
        if games.is_empty() {
            return Err(self.lexer.unexpected(Expectation::Game));
        }
        Ok(games)
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

/// A function with as many games as it takes.
fn call(function: Function, games: Vec<Term>, column: usize) -> ParseResult<Term> {
    if !function.arity().contains(&games.len()) {
        let wrong = ParseErrorKind::WrongCount {
            function,
            found: games.len(),
        };
        return Err(wrong.at(column));
    }
    Ok(TermKind::Call(function, games).at(column))
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
