//! From tree to value.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::error::{ParseErrorKind, ParseResult};
use super::function::Function;
use super::parse::parse;
use super::term::{Summand, Term, TermKind};
use crate::arena::{Arena, GameId};
use crate::budget::Error;
use crate::dyadic::Dyadic;
use crate::uptimal::Uptimal;

/// The values of definitions, by where these are kept.
type NamedValues = FxHashMap<*const Term, GameId>;

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
        self.value_of(term, &mut FxHashMap::default())
    }

    /// Names are worked out once, wherever they are used: each is the same term everywhere.
    fn value_of(&mut self, term: &Term, named: &mut NamedValues) -> ParseResult<GameId> {
        match &term.kind {
            TermKind::Plain(_) => self.combine(term, &[], &[]),
            TermKind::Braces(left, right) => {
                let left = self.values_of(left, named)?;
                let right = self.values_of(right, named)?;
                self.combine(term, &left, &right)
            }
            TermKind::Sum(summands) => {
                let games = self.values_of_summands(summands, named)?;
                self.combine(term, &games, &[])
            }
            TermKind::Call(_, games) => {
                let games = self.values_of(games, named)?;
                self.combine(term, &games, &[])
            }
            TermKind::Multiple(_, inner) => {
                let inner = self.value_of(inner, named)?;
                self.combine(term, &[inner], &[])
            }
            TermKind::Named(definition) => {
                let place = Arc::as_ptr(definition);
                if let Some(value) = named.get(&place) {
                    return Ok(*value);
                }
                let value = self.value_of(definition, named)?;
                named.insert(place, value);
                Ok(value)
            }
        }
    }

    fn values_of(&mut self, terms: &[Term], named: &mut NamedValues) -> ParseResult<Vec<GameId>> {
        terms
            .iter()
            .map(|term| self.value_of(term, named))
            .collect()
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
            TermKind::Call(function, _) => self.call(*function, parts),
            TermKind::Named(_) => Ok(first),
        };
        value.map_err(|error| ParseErrorKind::Value(error).at(term.column))
    }

    fn call(&mut self, function: Function, games: &[GameId]) -> Result<GameId, Error> {
        match (function, games) {
            (Function::Tiny, &[x]) => self.tiny(x),
            (Function::Miny, &[x]) => self.miny(x),
            (Function::PlusMinus, _) => self.plus_minus(games),
            (Function::Up, _) => self.powers_of_up(games),
            (Function::Cool, &[game, t]) => {
                let t = self.as_number(t).ok_or(Error::NoNumber)?;
                self.cool(game, t)
            }
            (Function::Heat, &[game, t]) => self.heat(game, t),
            (Function::Overheat, &[game, s, t]) => self.overheat(game, s, t),
            (Function::Norton, &[game, unit]) => self.norton_product(game, unit),
            (Function::Ordinal, &[base, top]) => self.ordinal_sum(base, top),
            (Function::Reduced, &[game]) => self.reduced(game),
            (Function::Weight, &[game]) => self.atomic_weight(game)?.ok_or(Error::NotAllSmall),
            _ => unreachable!("the parser counts the games of a function"),
        }
    }

    fn powers_of_up(&mut self, counts: &[GameId]) -> Result<GameId, Error> {
        let count = |game: &GameId| {
            let count = self.as_integer(*game).ok_or(Error::NoNumber)?;
            i32::try_from(count).map_err(|_| Error::Overflow)
        };
        let ups = counts.iter().map(count).collect::<Result<_, _>>()?;
        self.uptimal(&Uptimal {
            number: Dyadic::ZERO,
            ups,
            nimber: 0,
        })
    }

    /// The canonical forms of several games, in their order.
    ///
    /// # Errors
    ///
    /// As [`Arena::evaluate`], for the first that has no value.
    pub fn evaluate_all(&mut self, terms: &[Term]) -> ParseResult<Vec<GameId>> {
        self.values_of(terms, &mut FxHashMap::default())
    }

    /// The canonical forms of what is added up, a subtracted summand as its negative.
    ///
    /// # Errors
    ///
    /// As [`Arena::evaluate`], for the first that has no value.
    pub fn evaluate_summands(&mut self, summands: &[Summand]) -> ParseResult<Vec<GameId>> {
        self.values_of_summands(summands, &mut FxHashMap::default())
    }

    fn values_of_summands(
        &mut self,
        summands: &[Summand],
        named: &mut NamedValues,
    ) -> ParseResult<Vec<GameId>> {
        let mut games = Vec::with_capacity(summands.len());
        for Summand {
            is_subtracted,
            term,
        } in summands
        {
            let mut game = self.value_of(term, named)?;
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
