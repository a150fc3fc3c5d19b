//! What becomes of a block from one start, in a word.

use semeai_board::Color;

use crate::alone::Alone;
use crate::fight::FightResult;
use crate::solve::Outcome;

/// What becomes of a block if one side moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// That was not found out.
    Unknown,
    /// It is captured.
    Captured,
    /// It is saved: it lives, gets out, or wins its race.
    Saved,
    /// A ko decides.
    Ko,
    /// It cannot be captured though its opponent is to move: nothing is left to fight for.
    Alive,
}

impl Fate {
    /// That of the block of a side in a race that ends like this.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, owner: Color) -> Self {
        match outcome {
            Outcome::Undecided => Self::Unknown,
            Outcome::Ko => Self::Ko,
            Outcome::Ends(ending) if ending.winner() == Some(owner.opponent()) => Self::Captured,
            Outcome::Ends(_) => Self::Saved,
        }
    }

    /// That of a block of which this is known by itself, if its owner moves first or the opponent does.
    #[must_use]
    pub const fn of_block(alone: Alone, is_owners: bool) -> Self {
        match alone {
            Alone::TwoEyes | Alone::Lives if !is_owners => Self::Alive,
            Alone::TwoEyes | Alone::Lives => Self::Saved,
            Alone::Dead => Self::Captured,
            Alone::Endangered | Alone::Flees(_) | Alone::Unsettled if !is_owners => Self::Captured,
            Alone::Unsettled => Self::Saved,
            Alone::Wins | Alone::Endangered | Alone::Flees(_) | Alone::Runs(_) | Alone::Open => {
                Self::Unknown
            }
        }
    }
}

impl From<FightResult> for Fate {
    fn from(result: FightResult) -> Self {
        match result {
            FightResult::Captured => Self::Captured,
            FightResult::Ko { .. } => Self::Ko,
            // Liberties are no life.
            FightResult::Liberties(_) => Self::Unknown,
            FightResult::Lives | FightResult::Wins(_) | FightResult::Seki => Self::Saved,
        }
    }
}
