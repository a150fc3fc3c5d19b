//! A sum whose trees are told in integers.

use super::parts::{Leftover, SumParts};
use super::tree::{TreeId, Trees};

/// A sum of trees in integers.
#[derive(Debug)]
pub struct IntegerSum {
    parts: SumParts,
    /// Of every tree, terms and what they can come to.
    leftovers: Vec<Leftover>,
    terms: Vec<Leftover>,
    /// No score of it or of a part of it is larger.
    largest: i64,
}

impl IntegerSum {
    /// The sum of some of these trees. Nothing if a number, or all of them together, are too large to be added up.
    #[must_use]
    pub fn of(trees: &Trees, terms: &[TreeId]) -> Option<Self> {
        let (parts, leftovers) = SumParts::of(trees)?;
        let terms: Vec<Leftover> = terms.iter().map(|id| leftovers[id.place()]).collect();
        let most = |rest: &Leftover| {
            let range = rest.part.map_or([0, 0], |id| parts.get(id).range);
            let ends = range.map(|end| i128::from(end).abs() + i128::from(rest.points).abs());
            ends[0].max(ends[1])
        };
        let largest: i128 = terms.iter().map(most).sum();
        let largest = i64::try_from(largest)
            .ok()
            .filter(|largest| *largest < 1 << 56)?;
        Some(Self {
            parts,
            leftovers,
            terms,
            largest,
        })
    }

    /// All that its trees can come to.
    #[must_use]
    pub const fn parts(&self) -> &SumParts {
        &self.parts
    }

    /// The terms that the sum has left, in their order.
    #[must_use]
    pub fn terms(&self) -> &[Leftover] {
        &self.terms
    }

    /// What is left of a tree.
    #[must_use]
    pub fn leftover(&self, id: TreeId) -> Leftover {
        self.leftovers[id.place()]
    }

    /// No score of the sum or of a part of it is larger, in units.
    pub(super) const fn largest(&self) -> i64 {
        self.largest
    }
}
