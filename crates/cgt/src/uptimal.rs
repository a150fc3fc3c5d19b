//! Uptimals: sums of the powers of up with a nimber and a number.
//!
//! The power `up^n = {0 | * - up^1 - .. - up^(n-1)}` is positive and less than every multiple of `up^(n-1)`. The sums
//! `up^1 + .. + up^n = {up^1 + .. + up^(n-1) | *}` are easier to build, and the powers are their differences (Berlekamp,
//! Conway and Guy, *Winning Ways*, chapter 8; Siegel 2013, II.4).

use rustc_hash::FxHashMap;

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Interrupt, Run};
use crate::dyadic::Dyadic;
use crate::player::Player;
use crate::shape::{Leaf, ShapeId, Value};

/// More powers of up are neither made nor looked for: the canonical forms grow with them.
const MOST_POWERS: usize = 32;

/// A number plus multiples of the powers of up plus a nimber. The uptimal notation of *Winning Ways* writes `.12` for
/// `up + 2 up^2`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Uptimal {
    /// The number that the rest is added to.
    pub number: Dyadic,
    /// How often each power of up is taken, the first power first; negative for downs. The last one is not 0.
    pub ups: Vec<i32>,
    /// The nimber; 1 for a plain star.
    pub nimber: u32,
}

/// An uptimal without its number.
#[derive(Clone, Debug)]
struct Digits {
    ups: Vec<i32>,
    star: u32,
}

impl Digits {
    /// The game from which a move of `player` leads here, if the move was made in the lowest power of up that goes his
    /// way, the one with this number: Right moves from `up^n` to `* - up^1 - .. - up^(n-1)`.
    fn before_move(&self, player: Player, power: usize) -> Option<Self> {
        let step = if player == Player::Right { 1 } else { -1 };
        let mut ups = self.ups.clone();
        ups.resize(ups.len().max(power), 0);
        for count in &mut ups[..power] {
            *count = count.checked_add(step)?;
        }
        while ups.last() == Some(&0) {
            ups.pop();
        }
        Some(Self {
            ups,
            star: self.star ^ 1,
        })
    }
}

impl Arena {
    /// The sum of a number, multiples of the powers of up, and a nimber.
    ///
    /// # Errors
    ///
    /// [`Error::Overflow`] beyond the 32nd power or above `*65535`, [`Error::OverBudget`].
    ///
    /// ```
    /// use semeai_cgt::{Arena, Dyadic, Uptimal};
    ///
    /// let mut arena = Arena::new();
    /// let square = Uptimal { number: Dyadic::ZERO, ups: vec![0, 1], nimber: 0 };
    /// let square = arena.uptimal(&square).unwrap();
    /// assert_eq!(arena.display(square), "{0|v*}");
    /// ```
    pub fn uptimal(&mut self, parts: &Uptimal) -> Result<GameId, Error> {
        self.run(|arena| {
            let digits = Digits {
                ups: parts.ups.clone(),
                star: parts.nimber,
            };
            let value = arena.uptimal_value(&digits)?.plus(parts.number)?;
            arena.intern(value)
        })
    }

    /// The parts, if the game is an uptimal: every number with ups and star is one.
    ///
    /// A small search: what a move in a power of up leads to says what the game can be, and that is made and compared.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{0||0|v*} + 3").unwrap();
    /// let parts = arena.as_uptimal(game).unwrap().unwrap();
    /// assert_eq!((parts.number.to_string(), parts.ups, parts.nimber), ("3".into(), vec![1, 2], 1));
    /// ```
    pub fn as_uptimal(&mut self, game: GameId) -> Result<Option<Uptimal>, Error> {
        let value = self.value(game);
        self.run(|arena| {
            let digits = arena.digits(value.shape, &mut FxHashMap::default())?;
            Ok(digits.map(|digits| Uptimal {
                number: value.offset,
                ups: digits.ups,
                nimber: digits.star,
            }))
        })
    }

    /// Whether every option of both players is a nimber, without the game being one, or one with ups: a superstar.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let is_superstar = ["{0,*,*2|0,*}", "{0,*2|*}", "^*", "{^|*}"].map(|text| {
    ///     let game = arena.parse(text).unwrap();
    ///     arena.is_superstar(game)
    /// });
    /// assert_eq!(is_superstar, [true, false, false, false]);
    /// ```
    #[must_use]
    pub fn is_superstar(&self, game: GameId) -> bool {
        let value = self.value(game);
        let (left, right) = self.shapes.branch(value.shape);
        let is_nimber = |option: &Value| {
            let leaf = self.shapes.leaf(option.shape);
            option.offset.is_zero() && leaf.is_some_and(|leaf| leaf.ups == 0)
        };
        value.offset.is_zero() && !left.is_empty() && left.iter().chain(right).all(is_nimber)
    }

    fn uptimal_value(&mut self, digits: &Digits) -> Run<Value> {
        if digits.ups.len() > MOST_POWERS {
            return Err(Interrupt::Overflow);
        }
        let star = self.leaf_value(Leaf::new(0, 1), Dyadic::ZERO)?;
        let mut sum = self.leaf_value(Leaf::new(0, digits.star), Dyadic::ZERO)?;
        let mut sum_of_powers = Value::ZERO;
        for (at, count) in digits.ups.iter().enumerate() {
            sum_of_powers = self.canonical(vec![sum_of_powers], vec![star])?;
            // up^n is the sum of the first n powers minus that of the first n - 1.
            let next = digits.ups.get(at + 1).copied().unwrap_or_default();
            let times = i64::from(*count) - i64::from(next);
            let part = self.multiply_value(times, sum_of_powers)?;
            sum = self.add_values(sum, part)?;
        }
        Ok(sum)
    }

    fn digits(
        &mut self,
        shape: ShapeId,
        known: &mut FxHashMap<ShapeId, Option<Digits>>,
    ) -> Run<Option<Digits>> {
        if let Some(Leaf { ups, star }) = self.shapes.leaf(shape) {
            let ups = Some(ups).filter(|ups| *ups != 0).into_iter().collect();
            return Ok(Some(Digits { ups, star }));
        }
        if let Some(digits) = known.get(&shape) {
            return Ok(digits.clone());
        }
        self.meter.enter()?;
        let digits = self.digits_by_options(shape, known)?;
        self.meter.leave();
        known.insert(shape, digits.clone());
        Ok(digits)
    }

    fn digits_by_options(
        &mut self,
        shape: ShapeId,
        known: &mut FxHashMap<ShapeId, Option<Digits>>,
    ) -> Run<Option<Digits>> {
        let highest = MOST_POWERS.min(self.shapes.height(shape) as usize);
        for player in [Player::Right, Player::Left] {
            for at in 0..self.shapes.count(shape, player) {
                let option = self.shapes.option(shape, player, at)?;
                if !option.offset.is_zero() || !self.shapes.width(shape).is_zero() {
                    return Ok(None);
                }
                let Some(after) = self.digits(option.shape, known)? else {
                    continue;
                };
                for power in 1..=highest {
                    let Some(digits) = after.before_move(player, power) else {
                        continue;
                    };
                    if self.uptimal_value(&digits)? == Value::plain(shape) {
                        return Ok(Some(digits));
                    }
                }
            }
        }
        Ok(None)
    }
}
