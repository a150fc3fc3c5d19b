//! Atomic weights of all-small games: how many ups a game is worth.

use rustc_hash::FxHashSet;

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Interrupt, Run};
use crate::dyadic::Dyadic;
use crate::player::Player;
use crate::shape::{Leaf, ShapeId, Value};

impl Arena {
    /// The atomic weight, or nothing if the game is not all-small: if in some position one player can move and the
    /// other cannot.
    ///
    /// After Berlekamp, Conway and Guy, *Winning Ways*, chapter 8: the weights of the options, two less for Left and two
    /// more for Right, make a game; if that is an integer and this game can be compared with a remote star, the
    /// integer farthest on that side is taken instead.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let mut weight = |text: &str| {
    ///     let game = arena.parse(text).unwrap();
    ///     let weight = arena.atomic_weight(game).unwrap();
    ///     weight.map(|weight| arena.display(weight))
    /// };
    /// assert_eq!(weight("^^*"), Some("2".into()));
    /// assert_eq!(weight("{^^|v}"), Some("1/2".into()));
    /// assert_eq!(weight("{2|-2}"), None);
    /// ```
    pub fn atomic_weight(&mut self, game: GameId) -> Result<Option<GameId>, Error> {
        let value = self.value(game);
        self.run(|arena| {
            let Some(greatest) = arena.greatest_star(value)? else {
                return Ok(None);
            };
            // A power of two above all nimbers that occur is remote.
            let remote = greatest
                .checked_add(1)
                .and_then(u32::checked_next_power_of_two)
                .ok_or(Interrupt::Overflow)?;
            let remote = arena.leaf_value(Leaf::new(0, remote), Dyadic::ZERO)?;
            let weight = arena.weight(value, remote)?;
            arena.intern(weight).map(Some)
        })
    }

    /// The greatest nimber in any position of an all-small game, or nothing for another game.
    fn greatest_star(&mut self, value: Value) -> Run<Option<u32>> {
        let mut greatest = 0;
        let mut met: FxHashSet<ShapeId> = FxHashSet::default();
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            if !value.offset.is_zero() {
                return Ok(None);
            }
            if let Some(leaf) = self.shapes.leaf(value.shape) {
                // With ups, the star changes to its neighbour on the way down.
                greatest = greatest.max(leaf.star | 1);
                continue;
            }
            if !met.insert(value.shape) {
                continue;
            }
            self.meter.tick()?;
            let (left, right) = self.shapes.branch(value.shape);
            work.extend(left.iter().chain(right));
        }
        Ok(Some(greatest))
    }

    fn weight(&mut self, value: Value, remote: Value) -> Run<Value> {
        if let Some(leaf) = self.shapes.leaf(value.shape) {
            return Ok(Value::number(Dyadic::integer(i64::from(leaf.ups))));
        }
        let key = (value.shape, remote.shape);
        if let Some(weight) = self.weights.get(&key) {
            return Ok(*weight);
        }
        self.meter.enter()?;
        let weight = self.weight_by_options(value, remote)?;
        self.meter.leave();
        self.weights.insert(key, weight);
        Ok(weight)
    }

    fn weight_by_options(&mut self, value: Value, remote: Value) -> Run<Value> {
        let left = self.option_weights(value, Player::Left, remote)?;
        let right = self.option_weights(value, Player::Right, remote)?;
        let weight = self.canonical(left.clone(), right.clone())?;
        if !weight.is_number() || !weight.offset.is_integer() {
            return Ok(weight);
        }
        let integer = if self.le(remote, value)? {
            self.greatest_below(&right)?
        } else if self.le(value, remote)? {
            self.least_above(&left)?
        } else {
            0
        };
        Ok(Value::number(Dyadic::new(integer, 0)?))
    }

    fn option_weights(&mut self, value: Value, player: Player, remote: Value) -> Run<Vec<Value>> {
        let shift = Dyadic::integer(if player == Player::Left { -2 } else { 2 });
        let mut weights = Vec::new();
        for at in 0..self.option_count(value, player) {
            let option = self.option(value, player, at)?;
            weights.push(self.weight(option, remote)?.plus(shift)?);
        }
        Ok(weights)
    }

    /// The greatest integer that is at or above none of these games.
    fn greatest_below(&mut self, games: &[Value]) -> Run<i128> {
        let mut greatest = i128::MAX;
        for game in games {
            let stop = self.shapes.left_stop(*game)?;
            let fits = !stop.is_integer() || self.le_number(*game, stop)?;
            greatest = greatest.min(stop.ceil() - i128::from(fits));
        }
        Ok(greatest)
    }

    /// The least integer that is at or below none of these games.
    fn least_above(&mut self, games: &[Value]) -> Run<i128> {
        let mut least = i128::MIN;
        for game in games {
            let stop = game.offset;
            let fits = !stop.is_integer() || self.number_le(stop, *game)?;
            least = least.max(stop.floor() + i128::from(fits));
        }
        Ok(least)
    }
}
