//! Thermographs: the stops of a game as a tax on every move grows.

use num_rational::Ratio;

use crate::arena::{Arena, GameId};
use crate::budget::Error;
use crate::dyadic::{Dyadic, Overflow, Rational};
use crate::player::Player;
use crate::walls::{Corner, Walls};

/// The thermograph of a game from t = 0 up (Berlekamp, Conway and Guy, *Winning Ways*, chapter 6).
///
/// Each wall is a list of corners `(t, value)`, the first at t = 0 and t growing. Between corners a wall is straight
/// with slope -1, 0 or 1; after its last corner it has the value of the mast for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermograph {
    /// The corners of the left wall; its value at 0 is the left stop.
    pub left: Vec<(Dyadic, Dyadic)>,
    /// The corners of the right wall; its value at 0 is the right stop.
    pub right: Vec<(Dyadic, Dyadic)>,
    /// The mean, where the walls have met.
    pub mast: Dyadic,
    /// Where the walls meet. For a number `k/2^n` in lowest terms it is `-1/2^n`, below the drawing.
    pub temperature: Dyadic,
}

impl Thermograph {
    /// The exact value of a player's wall at any temperature from 0 on; below 0 it is the value at 0.
    ///
    /// # Errors
    ///
    /// [`Overflow`] if the value is no fraction of two 128-bit integers.
    ///
    /// ```
    /// use semeai_cgt::{Arena, Player, Rational};
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{6||4|0}").unwrap();
    /// let thermograph = arena.thermograph(game).unwrap();
    /// let third = Rational::new(1, 3);
    /// assert_eq!(thermograph.value_at(Player::Left, third), Ok(Rational::new(17, 3)));
    /// assert_eq!(thermograph.value_at(Player::Right, third), Ok(Rational::from_integer(4)));
    /// ```
    pub fn value_at(&self, player: Player, t: Rational) -> Result<Rational, Overflow> {
        let wall = match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        };
        let after = wall.partition_point(|corner| corner.0.to_rational() <= t);
        let from = wall[after.saturating_sub(1)];
        match wall.get(after) {
            Some(to) if after > 0 && to.1 != from.1 => on_slope(from, *to, t),
            _ => Ok(from.1.to_rational()),
        }
    }
}

fn on_slope(from: Corner, to: Corner, t: Rational) -> Result<Rational, Overflow> {
    let start = from.0.to_rational();
    let value = from.1.to_rational();
    let run = checked_sum(t, -start)?;
    checked_sum(value, if to.1 > from.1 { run } else { -run })
}

/// The sum over the product of the denominators, reduced; the library's own `+` would panic or wrap.
fn checked_sum(a: Rational, b: Rational) -> Result<Rational, Overflow> {
    let top = a
        .numer()
        .checked_mul(*b.denom())
        .zip(b.numer().checked_mul(*a.denom()))
        .and_then(|(x, y)| x.checked_add(y));
    let bottom = a.denom().checked_mul(*b.denom());
    match (top, bottom) {
        (Some(top), Some(bottom)) if top != i128::MIN => Ok(Ratio::new(top, bottom)),
        _ => Err(Overflow),
    }
}

impl From<Walls> for Thermograph {
    fn from(walls: Walls) -> Self {
        Self {
            left: walls.left,
            right: walls.right,
            mast: walls.mast,
            temperature: walls.temperature,
        }
    }
}

impl Arena {
    /// The thermograph of a game, exact.
    ///
    /// # Errors
    ///
    /// [`Error::Overflow`] if a corner needs more than 126 binary places, and [`Error::OverBudget`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{6||4|0}").unwrap();
    /// let thermograph = arena.thermograph(game).unwrap();
    /// assert_eq!(format!("{:?}", thermograph.left), "[(0, 6), (2, 4)]");
    /// assert_eq!(format!("{:?}", thermograph.right), "[(0, 4)]");
    /// assert_eq!(thermograph.mast.to_string(), "4");
    /// ```
    pub fn thermograph(&mut self, game: GameId) -> Result<Thermograph, Error> {
        let value = self.value(game);
        self.run(|arena| arena.walls_of(value))
            .map(Thermograph::from)
    }

    /// The mean: what one copy of very many is worth (*Winning Ways*, chapter 6). Always dyadic without loops.
    ///
    /// # Errors
    ///
    /// As [`Arena::thermograph`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let corridor = arena.parse("{3|||2||1|*}").unwrap();
    /// assert_eq!(arena.mean(corridor).unwrap().to_string(), "17/8");
    /// ```
    pub fn mean(&mut self, game: GameId) -> Result<Dyadic, Error> {
        let value = self.value(game);
        if value.is_number() {
            return Ok(value.offset);
        }
        self.run(|arena| {
            arena.ensure_walls(value.shape)?;
            Ok(arena.walls[&value.shape].mast.checked_add(value.offset)?)
        })
    }

    /// The temperature: the tax at which moving stops to pay.
    ///
    /// For a number `k/2^n` in lowest terms it is `-1/2^n`, so -1 for an integer; 0 for an infinitesimal.
    ///
    /// # Errors
    ///
    /// As [`Arena::thermograph`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let mut temperature = |text: &str| {
    ///     let game = arena.parse(text).unwrap();
    ///     arena.temperature(game).unwrap().to_string()
    /// };
    /// assert_eq!(["{5|-2}", "^", "3/8", "2"].map(&mut temperature), ["7/2", "0", "-1/8", "-1"]);
    /// ```
    pub fn temperature(&mut self, game: GameId) -> Result<Dyadic, Error> {
        let value = self.value(game);
        if value.is_number() {
            return Ok(-value.offset.unit());
        }
        self.run(|arena| {
            arena.ensure_walls(value.shape)?;
            Ok(arena.walls[&value.shape].temperature)
        })
    }
}
