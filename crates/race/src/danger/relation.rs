//! How two blocks stand to each other, as data.

use semeai_board::{Block, ByColor, Color};

use crate::alone::BlockReport;
use crate::ending::Ending;
use crate::solve::Outcome;

/// What is told of two blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// How they stand to each other.
    pub relation: BlockRelation,
    /// What is true of the block of each side by itself.
    pub told: ByColor<BlockReport>,
}

/// What a block has at least that is in a race, though that is decided.
pub(super) const LARGE: BlockSize = BlockSize {
    stones: 3,
    liberties: 2,
};

/// A size of blocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockSize {
    stones: usize,
    liberties: usize,
}

impl BlockSize {
    /// Whether a block is as large.
    pub(super) fn is_met_by(self, block: &Block) -> bool {
        block.stones.len() >= self.stones && block.liberties.len() >= self.liberties
    }
}

/// How two blocks stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BlockRelation {
    /// They do not race: one of them is in no danger from the other, or is dead as it stands.
    NoRace,
    /// That was not found out.
    Open,
    /// Each is in danger from the other, and one of them is lost whoever starts.
    Decided,
    /// Each is in danger from the other.
    Race,
}

impl BlockRelation {
    /// Of two blocks of which one is lost whoever starts. Small ones are dead and in no race.
    #[must_use]
    pub fn of_decided(pair: &ByColor<Block>) -> Self {
        let is_fight = Color::ALL
            .into_iter()
            .all(|color| LARGE.is_met_by(&pair[color]));
        if is_fight {
            Self::Decided
        } else {
            Self::NoRace
        }
    }

    /// Of two blocks whose race ends like this if Black or White starts.
    #[must_use]
    pub fn of_outcomes([black, white]: [Outcome; 2], pair: &ByColor<Block>) -> Self {
        let is_said = |outcome| [black, white].contains(&outcome);
        if is_said(Outcome::Undecided) {
            Self::Open
        } else if black == white && black.winner().is_some() {
            Self::of_decided(pair)
        } else if is_said(Outcome::Ends(Ending::BothLive)) {
            Self::NoRace
        } else {
            Self::Race
        }
    }

    /// Whether each block is in danger from the other, decided or not.
    #[must_use]
    pub const fn is_race(self) -> bool {
        matches!(self, Self::Race | Self::Decided)
    }
}
