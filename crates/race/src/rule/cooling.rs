//! Cooled values: mostly integers, which need no arena.

use semeai_cgt::{Arena, Error, GameId};

use crate::life::Life;

/// Counts from here on mean that the block lives.
const MUCH: i64 = Life::Plain.count() / 2;

/// A value cooled by 2, seen from the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CooledValue {
    /// An integer.
    Count(i64),
    /// Any other game.
    Game(GameId),
}

impl CooledValue {
    /// The block lives.
    pub(crate) const LIFE: Self = Self::Count(Life::Plain.count());

    pub(crate) fn is_life(self) -> bool {
        matches!(self, Self::Count(n) if n >= MUCH)
    }

    pub(crate) fn from_game(arena: &Arena, game: GameId) -> Self {
        match arena.as_integer(game).map(i64::try_from) {
            Some(Ok(n)) => Self::Count(n),
            _ => Self::Game(game),
        }
    }

    pub(crate) fn game(self, arena: &mut Arena) -> Result<GameId, Error> {
        match self {
            Self::Count(n) => arena.integer(n),
            Self::Game(game) => Ok(game),
        }
    }

    /// The value with so much more for the defender.
    pub(super) fn plus(self, arena: &mut Arena, n: i64) -> Result<Self, Error> {
        match self {
            _ if n == 0 => Ok(self),
            Self::Count(m) => Ok(Self::Count(m + n)),
            Self::Game(game) => {
                let n = arena.integer(n)?;
                Ok(Self::Game(arena.add(game, n)?))
            }
        }
    }

    /// The sum; a block that lives in one summand lives.
    pub(crate) fn add(self, arena: &mut Arena, other: Self) -> Result<Self, Error> {
        match (self, other) {
            _ if self.is_life() || other.is_life() => Ok(Self::LIFE),
            (_, Self::Count(n)) => self.plus(arena, n),
            (Self::Count(n), _) => other.plus(arena, n),
            (Self::Game(a), Self::Game(b)) => {
                let sum = arena.add(a, b)?;
                Ok(Self::from_game(arena, sum))
            }
        }
    }

    pub(super) fn ceil(self, arena: &mut Arena) -> Result<i64, Error> {
        match self {
            Self::Count(n) => Ok(n),
            Self::Game(game) => Ok(narrow(arena.ceil(game)?)),
        }
    }

    pub(super) fn floor(self, arena: &mut Arena) -> Result<i64, Error> {
        match self {
            Self::Count(n) => Ok(n),
            Self::Game(game) => Ok(narrow(arena.floor(game)?)),
        }
    }

    pub(super) fn is_at_least(self, arena: &mut Arena, n: i64) -> Result<bool, Error> {
        match self {
            Self::Count(m) => Ok(m >= n),
            Self::Game(game) => {
                let n = arena.integer(n)?;
                arena.is_le(n, game)
            }
        }
    }
}

/// Counts are small; what is far beyond them is cut off where it can still be added to.
fn narrow(n: i128) -> i64 {
    const FAR: i64 = i64::MAX / 4;
    i64::try_from(n)
        .unwrap_or(if n > 0 { FAR } else { -FAR })
        .clamp(-FAR, FAR)
}
