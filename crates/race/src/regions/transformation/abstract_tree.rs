//! Liberty trees without a board: only what each move makes of the count.
//!
//! The same rule gives them a value as the trees that grow on a board, so that it can be examined alone.

use semeai_cgt::{Arena, Error, GameId};

use crate::rule::Options;

/// A liberty tree of a block that has a liberty in every inner node.
///
/// ```
/// use semeai_cgt::Arena;
/// use semeai_race::AbstractTree;
///
/// let leaf = AbstractTree::Count;
/// // The attacker alone has a move, to {6|1}: he spends it and the defender answers there. 6, not 5.
/// let hot = AbstractTree::Options { defender: vec![leaf(6)], attacker: vec![leaf(1)] };
/// let tree = AbstractTree::Options { defender: vec![], attacker: vec![hot] };
/// let mut arena = Arena::new();
/// let value = tree.value(&mut arena)?;
/// assert_eq!(arena.display(value), "6");
/// # Ok::<(), semeai_cgt::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AbstractTree {
    /// Settled: the attacker needs this many moves.
    Count(u32),
    /// What the moves there lead to.
    Options {
        /// The moves of the block's owner.
        defender: Vec<Self>,
        /// The moves of the side that fills.
        attacker: Vec<Self>,
    },
}

impl AbstractTree {
    /// The transformed value, seen from the defender: he is Left, liberties are positive.
    ///
    /// A node without any option counts 0.
    ///
    /// # Errors
    ///
    /// If the arena is over its budget.
    pub fn value(&self, arena: &mut Arena) -> Result<GameId, Error> {
        let (defender, attacker) = match self {
            Self::Count(n) => return arena.integer((*n).into()),
            Self::Options { defender, attacker } => (defender, attacker),
        };
        let options = Options {
            own: values(defender, arena)?,
            other: values(attacker, arena)?,
            alive: i64::MAX,
        };
        Ok(options.value(arena, 1)?.value)
    }
}

fn values(trees: &[AbstractTree], arena: &mut Arena) -> Result<Vec<GameId>, Error> {
    trees.iter().map(|tree| tree.value(arena)).collect()
}
