//! From tree to value.

use super::error::{ParseErrorKind, ParseResult};
use super::parse::parse;
use super::term::{Summand, Term, TermKind};
use crate::arena::{Arena, GameId};

impl Arena {
    /// The game that a text names, in canonical form; see [`notation`](crate::notation) for what is understood.
    ///
    /// # Errors
    ///
    /// [`ParseError`](super::ParseError) with the column and the reason.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let sum = arena.parse("{4|0} + {6||4|0} - 7").unwrap();
    /// assert_eq!(arena.display(sum), "{1,{3|-1}|-3}");
    /// assert_eq!(arena.parse("{0,{1|-2}|1").unwrap_err().to_string(), "column 1: `{` is never closed");
    /// ```
    pub fn parse(&mut self, text: &str) -> ParseResult<GameId> {
        let term = self.read(text)?;
        self.evaluate(&term)
    }

    /// The game that a text names as it is written, not nested deeper than the budget allows.
    ///
    /// # Errors
    ///
    /// [`ParseError`](super::ParseError) with the column and the reason.
    pub fn read(&self, text: &str) -> ParseResult<Term> {
        parse(text, self.budget().depth())
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
    pub fn parse_options(&mut self, text: &str) -> ParseResult<(Vec<GameId>, Vec<GameId>)> {
        let term = self.read(text)?;
        if let TermKind::Braces(left, right) = &term.kind {
            return Ok((self.evaluate_all(left)?, self.evaluate_all(right)?));
        }
        let game = self.evaluate(&term)?;
        let options = self
            .left_options(game)
            .and_then(|left| Ok((left, self.right_options(game)?)));
        options.map_err(|error| ParseErrorKind::Value(error).at(term.column))
    }

    /// The canonical form of a game as it was written.
    ///
    /// # Errors
    ///
    /// [`ParseError`](super::ParseError) with the column of the part whose value cannot be told.
    pub fn evaluate(&mut self, term: &Term) -> ParseResult<GameId> {
        match &term.kind {
            TermKind::Plain(_) => self.combine(term, &[], &[]),
            TermKind::Braces(left, right) => {
                let left = self.evaluate_all(left)?;
                let right = self.evaluate_all(right)?;
                self.combine(term, &left, &right)
            }
            TermKind::Sum(summands) => {
                let games = self.evaluate_summands(summands)?;
                self.combine(term, &games, &[])
            }
            TermKind::Multiple(_, inner)
            | TermKind::PlusMinus(inner)
            | TermKind::Tiny(inner)
            | TermKind::Miny(inner) => {
                let inner = self.evaluate(inner)?;
                self.combine(term, &[inner], &[])
            }
        }
    }

    /// The value of a term whose parts are known. Not inlined, as the caller is recursive and the stack is short.
    #[inline(never)]
    fn combine(&mut self, term: &Term, parts: &[GameId], right: &[GameId]) -> ParseResult<GameId> {
        let first = parts.first().copied().unwrap_or(self.zero());
        let value = match &term.kind {
            TermKind::Plain(parts) => self.number_up_star(*parts),
            TermKind::Braces(..) => self.game(parts, right),
            TermKind::Sum(_) => self.sum(parts),
            TermKind::Multiple(count, _) => self.multiply(*count, first),
            TermKind::PlusMinus(_) => self.plus_minus(first),
            TermKind::Tiny(_) => self.tiny(first),
            TermKind::Miny(_) => self.miny(first),
        };
        value.map_err(|error| ParseErrorKind::Value(error).at(term.column))
    }

    /// The canonical forms of several games, in their order.
    ///
    /// # Errors
    ///
    /// As [`Arena::evaluate`], for the first that has no value.
    pub fn evaluate_all(&mut self, terms: &[Term]) -> ParseResult<Vec<GameId>> {
        terms.iter().map(|term| self.evaluate(term)).collect()
    }

    /// The canonical forms of what is added up, a subtracted summand as its negative.
    ///
    /// # Errors
    ///
    /// As [`Arena::evaluate`], for the first that has no value.
    pub fn evaluate_summands(&mut self, summands: &[Summand]) -> ParseResult<Vec<GameId>> {
        let mut games = Vec::with_capacity(summands.len());
        for Summand {
            is_subtracted,
            term,
        } in summands
        {
            let mut game = self.evaluate(term)?;
            if *is_subtracted {
                game = self
                    .neg(game)
                    .map_err(|error| ParseErrorKind::Value(error).at(term.column))?;
            }
            games.push(game);
        }
        Ok(games)
    }
}
