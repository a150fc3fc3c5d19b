//! That nothing races, with the fights and the blocks in question, as data.

use semeai_board::Color;

use crate::alone::BlockReport;
use crate::fight::{Fight, FightStart};

/// That nothing races, with the fights that were found instead and what is true of the blocks in question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoRace {
    /// Whether it was asked about a pair, one block or the whole board.
    pub about: About,
    /// The one side whose first moves were asked for, or both.
    pub first: Option<Color>,
    /// The blocks that hang on who moves, the one first that most hangs on.
    pub fights: Vec<Fight>,
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
    /// What a side reaches by moving first in the fight that most hangs on, if that was found out.
    #[must_use]
    pub fn start(&self, first: Color) -> Option<&FightStart> {
        self.fights.first()?.starts[first].as_ref()
    }

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
