//! A text as a tree, before anything is worked out.

use std::sync::Arc;

use super::function::Function;
use crate::names::NumberUpStar;

/// A game as it was written, with the place where it begins: what [`Arena::read`](crate::Arena::read) makes of a text.
/// Parentheses have done their work and are gone.
///
/// ```
/// use semeai_cgt::{Arena, TermKind};
///
/// let term = Arena::new().read("{4|0} - 7")?;
/// let TermKind::Sum(summands) = &term.kind else { panic!("it is a sum") };
/// assert!(matches!(summands[0].term.kind, TermKind::Braces(..)) && summands[1].is_subtracted);
/// assert_eq!(summands[1].term.column, 9);
/// # Ok::<(), semeai_cgt::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Where it begins, counted in characters from 1.
    pub column: usize,
    /// How deep the tree below is nested.
    pub(super) height: u32,
    /// What it is, with its parts.
    pub kind: TermKind,
}

/// The ways in which a game is written, each with its parts as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TermKind {
    /// A number with ups and star, some of which may be missing.
    Plain(NumberUpStar),
    /// Left's options, then Right's, in braces of their own or with the longest bar of a text between them.
    Braces(Vec<Term>, Vec<Term>),
    /// One summand or more. One alone is subtracted, and so a negative.
    Sum(Vec<Summand>),
    /// So many copies of a game.
    Multiple(i64, Box<Term>),
    /// A function of as many games as it takes.
    Call(Function, Vec<Term>),
    /// A name that was defined before: what it stands for. Wherever the name is used, it is the same one.
    Named(Arc<Term>),
}

/// One part of a sum as it was written, with its sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summand {
    /// Whether a minus stands before it, so that its negative is added.
    pub is_subtracted: bool,
    /// What stands behind the sign.
    pub term: Term,
}

impl TermKind {
    fn children(&self) -> Box<dyn Iterator<Item = &Term> + '_> {
        match self {
            Self::Plain(_) => Box::new(std::iter::empty()),
            Self::Braces(left, right) => Box::new(left.iter().chain(right)),
            Self::Sum(summands) => Box::new(summands.iter().map(|summand| &summand.term)),
            Self::Call(_, games) => Box::new(games.iter()),
            Self::Multiple(_, term) => Box::new(std::iter::once(&**term)),
            Self::Named(term) => Box::new(std::iter::once(&**term)),
        }
    }

    pub(super) fn at(self, column: usize) -> Term {
        let below = self.children().map(|term| term.height).max();
        Term {
            column,
            height: below.map_or(0, |height| height.saturating_add(1)),
            kind: self,
        }
    }
}
