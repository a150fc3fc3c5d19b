//! What becomes of a block by itself, and that it races with none, as data.

use semeai_board::{Block, Point};

/// What becomes of a block by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alone {
    /// It has two eyes (Benson 1976).
    TwoEyes,
    /// It cannot be captured, even if the opponent starts.
    Lives,
    /// Whoever starts decides.
    Unsettled,
    /// It is captured if the opponent starts; whether its owner can save it was not found out.
    Endangered,
    /// It is captured if the opponent starts; if its owner does it gets out by a move at this point: [`out`] says what that means.
    Flees(Point),
    /// It is captured even if its owner starts.
    Dead,
    /// It gets out at this point: [`out`] says what that means.
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

    /// Whether it is not captured though the opponent starts.
    #[must_use]
    pub const fn is_saved(self) -> bool {
        matches!(self, Self::TwoEyes | Self::Lives | Self::Runs(_))
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

/// A block with so many liberties has got out, if they are more than it had.
const OUT: usize = 5;

/// With how many liberties a block has got out. That is proved where so many are there after a move of its owner, or the block
/// lives, whatever the opponent does; whether it lives in the end was not asked.
#[must_use]
pub fn out(block: &Block) -> usize {
    OUT.max(block.liberties.len() + 1)
}

/// That nothing races, with what is true of the blocks in question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoRace {
    /// Whether it was asked about a pair, one block or the whole board.
    pub about: About,
    /// What is true of these blocks: those that were asked about, or of a board those that come nearest to a race, the largest first.
    pub blocks: Vec<BlockReport>,
    /// How it is known of the pairs of blocks in question that they do not race.
    pub pairs: Pairs,
}

/// How it is known of pairs of blocks that they do not race, of all of them as of the one of which least is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairs {
    /// It is proved: one block of each is safe or saved, or is dead where the two are too small for a race.
    Proved,
    /// Short searches of near surroundings say so.
    Nearby,
    /// It was not found out of all of them.
    Open,
}

impl NoRace {
    /// Whether it is proved of every pair in question that it does not race.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.pairs == Pairs::Proved
    }
}

/// What it was asked about whether it races.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A whole board.
    Board,
    /// One block.
    Block,
    /// Two blocks.
    Pair,
}
