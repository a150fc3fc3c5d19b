//! From tree to value.

use super::ast::{Node, Term};
use super::error::{ParseError, ParseErrorKind};
use super::parse::parse;
use crate::arena::{Arena, GameId};
use crate::budget::Error;
use crate::dyadic::Dyadic;
use crate::shape::Leaf;

type Evaluated<T> = Result<T, ParseError>;

impl Arena {
    /// The game that a text names, in canonical form; see [`notation`](crate::notation) for what is understood.
    ///
    /// # Errors
    ///
    /// [`ParseError`] with the column and the reason.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let sum = arena.parse("{4|0} + {6||4|0} - 7").unwrap();
    /// assert_eq!(arena.display(sum), "{1,{3|-1}|-3}");
    /// assert_eq!(arena.parse("{0,{1|-2}|1").unwrap_err().to_string(), "column 1: `{` is never closed");
    /// ```
    pub fn parse(&mut self, text: &str) -> Result<GameId, ParseError> {
        let term = parse(text, self.budget().depth())?;
        self.evaluate(&term)
    }

    /// The options of the outermost braces of a text, before they are compared with each other: Left's and Right's, in
    /// the order written, each in canonical form. A text without braces gives the canonical options.
    ///
    /// # Errors
    ///
    /// As [`Arena::parse`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let (left, right) = arena.parse_options("{0,{1|-2}|1}").unwrap();
    /// assert_eq!((left.len(), right.len()), (2, 1));
    /// ```
    pub fn parse_options(&mut self, text: &str) -> Result<(Vec<GameId>, Vec<GameId>), ParseError> {
        let term = parse(text, self.budget().depth())?;
        if let Node::Braces(left, right) = &term.node {
            return Ok((self.evaluate_all(left)?, self.evaluate_all(right)?));
        }
        let game = self.evaluate(&term)?;
        let options = self
            .left_options(game)
            .and_then(|left| Ok((left, self.right_options(game)?)));
        options.map_err(|error| ParseErrorKind::Value(error).at(term.column))
    }

    pub(crate) fn evaluate(&mut self, term: &Term) -> Evaluated<GameId> {
        match &term.node {
            Node::Plain(..) => self.combine(term, &[], &[]),
            Node::Braces(left, right) => {
                let left = self.evaluate_all(left)?;
                let right = self.evaluate_all(right)?;
                self.combine(term, &left, &right)
            }
            Node::Sum(terms) => {
                let games = self.evaluate_signed(terms)?;
                self.combine(term, &games, &[])
            }
            Node::Multiple(_, inner)
            | Node::PlusMinus(inner)
            | Node::Tiny(inner)
            | Node::Miny(inner) => {
                let inner = self.evaluate(inner)?;
                self.combine(term, &[inner], &[])
            }
        }
    }

    /// The value of a term whose parts are known. Not inlined, as the caller is recursive and the stack is short.
    #[inline(never)]
    fn combine(&mut self, term: &Term, parts: &[GameId], right: &[GameId]) -> Evaluated<GameId> {
        let first = parts.first().copied().unwrap_or(self.zero());
        let value = match &term.node {
            Node::Plain(number, leaf) => self.plain(*number, *leaf),
            Node::Braces(..) => self.game(parts, right),
            Node::Sum(_) => self.sum(parts),
            Node::Multiple(count, _) => self.multiply(*count, first),
            Node::PlusMinus(_) => self.plus_minus(first),
            Node::Tiny(_) => self.tiny(first),
            Node::Miny(_) => self.miny(first),
        };
        value.map_err(|error| ParseErrorKind::Value(error).at(term.column))
    }

    fn evaluate_all(&mut self, terms: &[Term]) -> Evaluated<Vec<GameId>> {
        terms.iter().map(|term| self.evaluate(term)).collect()
    }

    fn evaluate_signed(&mut self, terms: &[(bool, Term)]) -> Evaluated<Vec<GameId>> {
        let mut games = Vec::with_capacity(terms.len());
        for (is_negative, term) in terms {
            let mut game = self.evaluate(term)?;
            if *is_negative {
                game = self
                    .neg(game)
                    .map_err(|error| ParseErrorKind::Value(error).at(term.column))?;
            }
            games.push(game);
        }
        Ok(games)
    }

    fn plain(&mut self, number: Dyadic, leaf: Leaf) -> Result<GameId, Error> {
        self.run(|arena| {
            let value = arena.leaf_value(leaf, number)?;
            arena.intern(value)
        })
    }
}
