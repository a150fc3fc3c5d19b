//! Cooling: the game in which every move costs t.
//!
//! The rule is the textbook one (*Winning Ways*, chapter 6; Siegel 2013, II.5): numbers stay as they are; above its
//! temperature a game freezes to its mean; up to the temperature, *and at the temperature itself*, it is
//! `{G^L cooled - t | G^R cooled + t}`. At the temperature that is the mean plus an infinitesimal, as `{2|0}` cooled
//! by 1 is `1*`; freezing there instead would lose who gets the last move.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Run};
use crate::dyadic::Dyadic;
use crate::player::Player;
use crate::shape::{ShapeId, Value};

impl Arena {
    /// The game cooled by `t`.
    ///
    /// # Errors
    ///
    /// [`Error::NegativeTemperature`] if t is below 0, [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::{Arena, Dyadic};
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{6||4|0}").unwrap();
    /// let shown: Vec<String> = (0..4)
    ///     .map(|t| {
    ///         let cooled = arena.cool(game, Dyadic::integer(t)).unwrap();
    ///         arena.display(cooled)
    ///     })
    ///     .collect();
    /// assert_eq!(shown, ["{6||4|0}", "{5||4|2}", "4^", "4"]);
    /// ```
    pub fn cool(&mut self, game: GameId, t: Dyadic) -> Result<GameId, Error> {
        if t.is_negative() {
            return Err(Error::NegativeTemperature(t));
        }
        let value = self.value(game);
        self.run(|arena| {
            let cooled = arena.cool_value(value, t)?;
            arena.intern(cooled)
        })
    }

    pub(crate) fn cool_value(&mut self, value: Value, t: Dyadic) -> Run<Value> {
        if value.is_number() || t.is_zero() {
            return Ok(value);
        }
        let cooled = self.cool_shape(value.shape, t)?;
        Ok(cooled.plus(value.offset)?)
    }

    fn cool_shape(&mut self, shape: ShapeId, t: Dyadic) -> Run<Value> {
        if let Some(cooled) = self.cooled.get(&(shape, t)) {
            return Ok(*cooled);
        }
        self.ensure_walls(shape)?;
        let walls = &self.walls[&shape];
        let cooled = if t > walls.temperature {
            Value::number(walls.mast)
        } else {
            self.meter.enter()?;
            let cooled = match self.lower_summands(shape) {
                Some((summands, number)) => self.cool_summands(&summands, number, t)?,
                None => {
                    let left = self.cooled_options(shape, Player::Left, t)?;
                    let right = self.cooled_options(shape, Player::Right, t)?;
                    self.canonical(left, right)?
                }
            };
            self.meter.leave();
            cooled
        };
        self.cooled.insert((shape, t), cooled);
        Ok(cooled)
    }

    /// What a shape is known to be the sum of, if each summand is lower: then the way down ends. Two games can be known as
    /// sums with each other in them, such as G = H + * and H = G + *.
    fn lower_summands(&self, shape: ShapeId) -> Option<(Vec<ShapeId>, Dyadic)> {
        if !self.summands.are_known(shape) {
            return None;
        }
        let (summands, number) = self.summands.of_shape(&shape);
        let height = self.shapes.height(shape);
        let are_lower = summands
            .iter()
            .all(|summand| self.shapes.height(*summand) < height);
        are_lower.then(|| (summands.to_vec(), number))
    }

    /// A sum cooled is the sum of its summands cooled (*Winning Ways*, chapter 6).
    fn cool_summands(&mut self, summands: &[ShapeId], number: Dyadic, t: Dyadic) -> Run<Value> {
        let mut cooled = vec![Value::number(number)];
        for summand in summands {
            cooled.push(self.cool_shape(*summand, t)?);
        }
        self.sum_values(&cooled)
    }

    /// The options of a player, cooled and taxed.
    fn cooled_options(&mut self, shape: ShapeId, player: Player, t: Dyadic) -> Run<Vec<Value>> {
        let tax = match player {
            Player::Left => -t,
            Player::Right => t,
        };
        let mut options = self.take_spare();
        for at in 0..self.shapes.count(shape, player) {
            let option = self.shapes.option(shape, player, at)?;
            options.push(self.cool_value(option, t)?.plus(tax)?);
        }
        Ok(options)
    }
}
