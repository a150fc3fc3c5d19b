//! Cooled values: mostly integers, which need no arena.

use semeai_cgt::{Arena, Error, GameId};

use crate::life::ALIVE;

/// Counts from here on mean that the block lives.
const MUCH: i64 = ALIVE / 2;

/// A value cooled by 2, seen from the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cooled {
    /// An integer.
    Count(i64),
    /// Any other game.
    Game(GameId),
}

impl Cooled {
    /// The block lives.
    pub(crate) const LIFE: Self = Self::Count(ALIVE);

    pub(crate) fn is_life(self) -> bool {
        matches!(self, Self::Count(n) if n >= MUCH)
    }

    pub(super) fn from_game(arena: &Arena, game: GameId) -> Self {
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

    fn ceil(self, arena: &mut Arena) -> Result<i64, Error> {
        match self {
            Self::Count(n) => Ok(n),
            Self::Game(game) => Ok(narrow(arena.ceil(game)?)),
        }
    }

    fn floor(self, arena: &mut Arena) -> Result<i64, Error> {
        match self {
            Self::Count(n) => Ok(n),
            Self::Game(game) => Ok(narrow(arena.floor(game)?)),
        }
    }

    fn is_at_least(self, arena: &mut Arena, n: i64) -> Result<bool, Error> {
        match self {
            Self::Count(m) => Ok(m >= n),
            Self::Game(game) => {
                let n = arena.integer(n)?;
                arena.is_le(n, game)
            }
        }
    }
}

/// Counts are small; what is not is life.
fn narrow(n: i128) -> i64 {
    i64::try_from(n.clamp(-i128::from(ALIVE), i128::from(2 * ALIVE))).unwrap_or(ALIVE)
}

/// The value of a node from the cooled values after each move: the rule of `regions::transformation` in the form that needs
/// no thermograph. With x = 1 + min ceil(B) over the attacker's options: if no defender option has A - 2 >= x the
/// value is x, else `{A - 2, x - 1 | B + 2}`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choices<'a> {
    /// After the moves of the defender.
    pub(super) own: &'a [Cooled],
    /// After those of the attacker.
    pub(super) other: &'a [Cooled],
}

impl Choices<'_> {
    /// The value of a node in which the block has a liberty, or not.
    pub(super) fn value(&self, arena: &mut Arena, has_liberties: bool) -> Result<Cooled, Error> {
        let Some(default) = self.default(arena, has_liberties)? else {
            return Ok(Cooled::LIFE);
        };
        let mut is_hot = false;
        for own in self.own {
            is_hot |= own.is_at_least(arena, default + 2)?;
        }
        if !is_hot {
            return Ok(Cooled::Count(default));
        }
        if self.other.is_empty() {
            return self.unattacked(arena);
        }
        // Nothing is better than life, and it is said in one way only.
        let life = self.own.iter().any(|own| own.is_life());
        let best = [Cooled::LIFE];
        let own = if life { &best[..] } else { self.own };
        let left = own.iter().map(|own| own.plus(arena, -2));
        let mut left: Vec<Cooled> = left.collect::<Result<_, Error>>()?;
        left.push(Cooled::Count(default - 1));
        let right = self.other.iter().map(|other| other.plus(arena, 2));
        let right: Vec<Cooled> = right.collect::<Result<_, Error>>()?;
        let left = games(arena, left, i64::max)?;
        let right = games(arena, right, i64::min)?;
        let game = arena.game(&left, &right)?;
        Ok(Cooled::from_game(arena, game))
    }

    /// The value if the defender never moves here first; nothing if the attacker cannot move and has something
    /// to fill.
    fn default(&self, arena: &mut Arena, has_liberties: bool) -> Result<Option<i64>, Error> {
        if !has_liberties {
            return Ok(Some(0));
        }
        let mut least = None;
        for other in self.other {
            let ceil = other.ceil(arena)?;
            least = Some(least.map_or(ceil, |least: i64| least.min(ceil)));
        }
        Ok(least.map(|least| (least + 1).min(ALIVE)))
    }

    /// The defender alone has moves and spends one.
    fn unattacked(&self, arena: &mut Arena) -> Result<Cooled, Error> {
        let mut greatest = 1;
        for own in self.own {
            greatest = greatest.max(own.floor(arena)?);
        }
        Ok(Cooled::Count(greatest - 1))
    }
}

/// Options as games: of the integers only the best one matters.
fn games(
    arena: &mut Arena,
    options: Vec<Cooled>,
    better: fn(i64, i64) -> i64,
) -> Result<Vec<GameId>, Error> {
    let mut best = None;
    let mut games = Vec::new();
    for option in options {
        match option {
            Cooled::Count(n) => best = Some(best.map_or(n, |best| better(best, n))),
            Cooled::Game(game) => games.push(game),
        }
    }
    games.sort_unstable();
    games.dedup();
    if let Some(n) = best {
        games.push(arena.integer(n)?);
    }
    Ok(games)
}
