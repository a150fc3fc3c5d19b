//! What the terms of a sum are called: A or A1, A2, .. for trees, B1, B2, .. for gotes from the largest on.

use std::cmp::Reverse;
use std::fmt;

use semeai_cgt::{Player, Rational};
use semeai_search::sum::{Tree, TreeId};

use crate::tree::Sum;

/// What a term is called by players, by its form alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TermName {
    /// The only tree that is no gote: `A`.
    OnlyTree,
    /// One of several, in the order written: `A1`, `A2`, ..
    Tree(usize),
    /// A gote, by size: `B1` is the largest.
    Gote(usize),
    /// A number.
    Number,
}

impl fmt::Display for TermName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OnlyTree => f.write_str("A"),
            Self::Tree(number) => write!(f, "A{number}"),
            Self::Gote(number) => write!(f, "B{number}"),
            Self::Number => Ok(()),
        }
    }
}

/// The names of the terms of a sum, in their order. Equal gotes are numbered in the order written.
///
/// ```
/// use semeai_sums::{Sum, names};
///
/// let sum = Sum::parse("{3|0} + A(4,1,4) + 2 + {9|1}").unwrap();
/// let names: Vec<String> = names(&sum).iter().map(ToString::to_string).collect();
/// assert_eq!(names, ["B2", "A", "", "B1"]);
/// ```
#[must_use]
pub fn names(sum: &Sum) -> Vec<TermName> {
    let sizes: Vec<Option<Rational>> = sum
        .terms()
        .iter()
        .map(|id| size_of_gote(sum, *id))
        .collect();
    let mut gotes: Vec<usize> = (0..sizes.len()).filter(|at| sizes[*at].is_some()).collect();
    gotes.sort_by_key(|at| Reverse(sizes[*at]));
    let mut names = vec![TermName::Number; sizes.len()];
    for (rank, at) in gotes.into_iter().enumerate() {
        names[at] = TermName::Gote(rank + 1);
    }
    let is_tree = |at: &usize| sizes[*at].is_none() && sum.height(sum.terms()[*at]) > 0;
    let trees: Vec<usize> = (0..sizes.len()).filter(is_tree).collect();
    for (number, at) in trees.iter().enumerate() {
        names[*at] = match trees.len() {
            1 => TermName::OnlyTree,
            _ => TermName::Tree(number + 1),
        };
    }
    names
}

/// How much a gote is worth to whoever takes it; none if the tree is none.
fn size_of_gote(sum: &Sum, id: TreeId) -> Option<Rational> {
    let tree = sum.tree(id);
    let ([left], [right]) = (tree.options(Player::Left), tree.options(Player::Right)) else {
        return None;
    };
    match (sum.tree(*left), sum.tree(*right)) {
        (Tree::Number(high), Tree::Number(low)) if high >= low => Some(high - low),
        _ => None,
    }
}
