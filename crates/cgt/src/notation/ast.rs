//! A text as a tree, before anything is worked out.

use crate::dyadic::Dyadic;
use crate::shape::Leaf;

/// A term with the place where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Term {
    /// Counted in characters from 1.
    pub(crate) column: usize,
    /// How deep the tree below is nested.
    pub(crate) height: u32,
    pub(crate) node: Node,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    /// A number with ups and star.
    Plain(Dyadic, Leaf),
    Braces(Vec<Term>, Vec<Term>),
    /// Summands; `true` for those that are subtracted.
    Sum(Vec<(bool, Term)>),
    Multiple(i64, Box<Term>),
    PlusMinus(Box<Term>),
    Tiny(Box<Term>),
    Miny(Box<Term>),
}

impl Node {
    fn children(&self) -> Box<dyn Iterator<Item = &Term> + '_> {
        match self {
            Self::Plain(..) => Box::new(std::iter::empty()),
            Self::Braces(left, right) => Box::new(left.iter().chain(right)),
            Self::Sum(terms) => Box::new(terms.iter().map(|(_, term)| term)),
            Self::Multiple(_, term)
            | Self::PlusMinus(term)
            | Self::Tiny(term)
            | Self::Miny(term) => Box::new(std::iter::once(&**term)),
        }
    }

    pub(crate) fn at(self, column: usize) -> Term {
        let below = self.children().map(|term| term.height).max();
        Term {
            column,
            height: below.map_or(0, |height| height.saturating_add(1)),
            node: self,
        }
    }
}
