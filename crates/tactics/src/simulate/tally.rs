//! The counts of a cell.

use std::collections::BTreeMap;

use semeai_board::ByColor;

use crate::game::GameResult;

/// What some games of a cell came to. Counts of different games add up in any order; memory does not grow with their number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// The games in which each side's points are more.
    pub wins: ByColor<u64>,
    /// The games in which both have as many.
    pub draws: u64,
    /// The games that the cap ended.
    pub capped: u64,
    /// Moves and passes of all games.
    pub plies: u64,
    /// The turns of each side, passes among them.
    pub turns: ByColor<u64>,
    /// Those of them at which the side has a map and no point of that could be played, be it that none could be played at all.
    pub fallbacks: ByColor<u64>,
    /// How many games ended with so many points more for Black, by that number.
    pub margins: BTreeMap<i32, u64>,
}

impl Tally {
    pub(crate) fn count(&mut self, result: &GameResult) {
        self.games += 1;
        match result.margin.signum() {
            1 => self.wins.black += 1,
            -1 => self.wins.white += 1,
            _ => self.draws += 1,
        }
        self.capped += u64::from(result.is_capped);
        self.plies += u64::from(result.plies);
        for (sum, part) in [
            (&mut self.turns, result.turns),
            (&mut self.fallbacks, result.fallbacks),
        ] {
            sum.black += u64::from(part.black);
            sum.white += u64::from(part.white);
        }
        *self.margins.entry(result.margin).or_default() += 1;
    }

    /// Takes over the counts of other games.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.draws += other.draws;
        self.capped += other.capped;
        self.plies += other.plies;
        for (sum, part) in [
            (&mut self.wins, other.wins),
            (&mut self.turns, other.turns),
            (&mut self.fallbacks, other.fallbacks),
        ] {
            sum.black += part.black;
            sum.white += part.white;
        }
        for (margin, games) in &other.margins {
            *self.margins.entry(*margin).or_default() += games;
        }
    }

    /// The share of games that Black won; draws are not counted as won. Zero where no game was played.
    #[must_use]
    pub fn rate(&self) -> f64 {
        share(self.wins.black, self.games)
    }

    /// The share of Black's turns at which he has a map and no point of that could be played.
    #[must_use]
    pub fn fallback(&self) -> f64 {
        share(self.fallbacks.black, self.turns.black)
    }

    /// Moves and passes of a game, on average.
    #[must_use]
    pub fn plies_a_game(&self) -> f64 {
        share(self.plies, self.games)
    }
}

/// A part of a whole as a number; zero where there is nothing.
#[expect(
    clippy::cast_precision_loss,
    reason = "shares are told with four digits"
)]
pub(crate) fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 {
        0.0
    } else {
        part as f64 / whole as f64
    }
}
