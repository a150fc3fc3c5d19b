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

    pub(crate) fn evaluate(&mut self, term: &Term) -> Evaluated<GameId> {
        let value = match &term.node {
            Node::Plain(number, leaf) => self.plain(*number, *leaf),
            Node::Braces(left, right) => {
                let left = self.evaluate_all(left)?;
                let right = self.evaluate_all(right)?;
                self.game(&left, &right)
            }
            Node::Sum(terms) => {
                let games = self.evaluate_signed(terms)?;
                self.sum(&games)
            }
            Node::Multiple(count, inner) => {
                let inner = self.evaluate(inner)?;
                self.multiply(*count, inner)
            }
            Node::PlusMinus(inner) => {
                let inner = self.evaluate(inner)?;
                self.plus_minus(inner)
            }
            Node::Tiny(inner) => {
                let inner = self.evaluate(inner)?;
                self.tiny(inner)
            }
            Node::Miny(inner) => {
                let inner = self.evaluate(inner)?;
                self.miny(inner)
            }
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
