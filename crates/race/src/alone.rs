//! What becomes of a block by itself, as data.

use semeai_board::{Block, Point};

/// What becomes of a block by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alone {
    /// It has two eyes (Benson 1976).
    TwoEyes,
    /// It cannot be captured, even if the opponent starts.
    Lives,
    /// Its side wins the race, even if the opponent starts. Whether the block itself is captured on the way is another question: a
    /// capture that leaves the captor lost decides nothing.
    Wins,
    /// Whoever starts decides.
    Unsettled,
    /// It is captured if the opponent starts; whether its owner can save it was not found out.
    Endangered,
    /// It is captured if the opponent starts; if its owner does it gets as many liberties as [`out`] says by a move at this point.
    Flees(Point),
    /// It is captured even if its owner starts.
    Dead,
    /// It gets as many liberties as [`out`] says by a move at this point, though the opponent starts. Whether it lives then is another
    /// question.
    Runs(Point),
    /// That was not found out.
    Open,
}

impl Alone {
    /// Whether nothing more is to be found out.
    #[must_use]
    pub const fn is_settled(self) -> bool {
        !matches!(self, Self::Open | Self::Endangered | Self::Flees(_))
    }

    /// Whether it is never captured though the opponent starts. Liberties alone are no life.
    #[must_use]
    pub const fn is_saved(self) -> bool {
        matches!(self, Self::TwoEyes | Self::Lives)
    }

    /// Whether it is, or looks as if it were, for it gets many liberties.
    pub(crate) const fn seems_saved(self) -> bool {
        self.is_saved() || matches!(self, Self::Runs(_))
    }
}

/// What is told of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockReport {
    /// The block as it stands, before anything is played.
    pub block: Block,
    /// The stone by which it is called: the one that was asked about, else its first.
    pub called: Point,
    /// What becomes of it by itself, which holds whatever lies beyond what was searched; open where that is not known.
    pub alone: Alone,
    /// A stone of the block with which it is in a race: each is in danger from the other.
    pub races_with: Option<Point>,
}

/// So many liberties are told of a block, if they are more than it had.
const OUT: usize = 5;

/// How many liberties a block gets of which it is told that it gets some. That is proved where so many are there after a move of its
/// owner, or the block lives, whatever the opponent does; whether it lives in the end was not asked.
#[must_use]
pub fn out(block: &Block) -> usize {
    OUT.max(block.liberties.len() + 1)
}
