//! Thermographs: the stops of a game as a tax on every move grows.

use num_rational::Ratio;

use crate::dyadic::{Dyadic, Overflow, Rational};
use crate::player::Player;

/// A corner of a wall: temperature, value.
pub type Corner = (Dyadic, Dyadic);

/// The thermograph of a game from t = 0 up (Berlekamp, Conway and Guy, *Winning Ways*, chapter 6).
///
/// Each wall is a list of corners `(t, value)`, the first at t = 0 and t growing. Between corners a wall is straight
/// with slope -1, 0 or 1; after its last corner it has the value of the mast for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermograph {
    /// The corners of the left wall; its value at 0 is the left stop.
    pub left: Vec<Corner>,
    /// The corners of the right wall; its value at 0 is the right stop.
    pub right: Vec<Corner>,
    /// The mean, where the walls have met.
    pub mast: Dyadic,
    /// Where the walls meet. For a number `k/2^n` in lowest terms it is `-1/2^n`, below the drawing.
    pub temperature: Dyadic,
}

impl Thermograph {
    /// What one thermograph takes up in the account of memory, on average generously.
    pub(crate) const USUAL_BYTES: usize = size_of::<Self>() + 6 * size_of::<Corner>();

    /// The thermograph of a game whose walls are the mast.
    pub(crate) fn constant(value: Dyadic, temperature: Dyadic) -> Self {
        Self {
            left: vec![(Dyadic::ZERO, value)],
            right: vec![(Dyadic::ZERO, value)],
            mast: value,
            temperature,
        }
    }

    /// That of a number: temperature -1 for an integer, else minus the unit of its last place.
    pub(crate) fn of_number(number: Dyadic) -> Self {
        Self::constant(number, -number.unit())
    }

    /// Where the mast begins in a drawing, which shows nothing below 0.
    ///
    /// ```
    /// use semeai_cgt::{Arena, Dyadic};
    ///
    /// let mut arena = Arena::new();
    /// let number = arena.parse("3/8").unwrap();
    /// assert_eq!(arena.thermograph(number).unwrap().mast_base(), Dyadic::ZERO);
    /// ```
    #[must_use]
    pub fn mast_base(&self) -> Dyadic {
        self.temperature.max(Dyadic::ZERO)
    }

    /// The wall of a player: the left one for Left.
    #[must_use]
    pub fn wall(&self, player: Player) -> &[Corner] {
        match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        }
    }

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
        let wall = self.wall(player);
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
