//! Trees of what both players can make of something.

use semeai_cgt::{Player, Rational};

/// A tree among [`Trees`]: its place in their list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TreeId(u32);

impl TreeId {
    /// The tree at a place of the list.
    ///
    /// # Panics
    ///
    /// At four thousand million trees.
    #[must_use]
    pub fn at(place: usize) -> Self {
        Self(u32::try_from(place).expect("fewer trees than a text has characters"))
    }

    /// The place of the tree in the list of all.
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

/// What a tree is: finished with a score, or the options of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    /// Finished, with so many points for Black.
    Number(Rational),
    /// Both players can move in it: Black's options, White's options; neither list is empty.
    Options(Box<[TreeId]>, Box<[TreeId]>),
}

impl Tree {
    /// What a player can make of it; nothing of a number.
    #[must_use]
    pub fn options(&self, player: Player) -> &[TreeId] {
        match (self, player) {
            (Self::Number(_), _) => &[],
            (Self::Options(left, _), Player::Left) => left,
            (Self::Options(_, right), Player::Right) => right,
        }
    }
}

/// Trees in one list, each after its options, so that no depth is ever too much to be walked, mirrored or dropped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trees(Vec<Tree>);

impl Trees {
    /// Adds a tree; its options are of this list.
    ///
    /// # Panics
    ///
    /// At four thousand million trees.
    pub fn push(&mut self, tree: Tree) -> TreeId {
        let id = TreeId::at(self.0.len());
        self.0.push(tree);
        id
    }

    /// What the tree with this number is.
    #[must_use]
    pub fn get(&self, id: TreeId) -> &Tree {
        &self.0[id.place()]
    }

    /// How many different trees there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no tree yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them, each after its options.
    pub fn iter(&self) -> impl Iterator<Item = &Tree> {
        self.0.iter()
    }
}
