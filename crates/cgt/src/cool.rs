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
            let left = self.cooled_options(shape, Player::Left, t)?;
            let right = self.cooled_options(shape, Player::Right, t)?;
            let cooled = self.canonical(left, right)?;
            self.meter.leave();
            cooled
        };
        self.cooled.insert((shape, t), cooled);
        Ok(cooled)
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
