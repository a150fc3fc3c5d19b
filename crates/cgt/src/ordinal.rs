//! Ordinal sums: a move in the base takes everything on top of it away.

use rustc_hash::FxHashMap;

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Run};
use crate::player::Player;
use crate::shape::Value;

impl Arena {
    /// The ordinal sum `G:H = {G^L, G:H^L | G^R, G:H^R}` (Berlekamp, Conway and Guy, *Winning Ways*, chapter 7; Siegel
    /// 2013, II.1).
    ///
    /// Of H only the value matters (the colon principle); of the base G the options do, and those of its canonical form are
    /// taken.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let [star, one] = ["*", "1"].map(|text| arena.parse(text).unwrap());
    /// let sum = arena.ordinal_sum(star, one).unwrap();
    /// assert_eq!(arena.display(sum), "^*");
    /// let sum = arena.ordinal_sum(one, star).unwrap();
    /// assert_eq!(arena.display(sum), "1*");
    /// ```
    pub fn ordinal_sum(&mut self, base: GameId, top: GameId) -> Result<GameId, Error> {
        let (base, top) = (self.value(base), self.value(top));
        self.run(|arena| {
            let sum = arena.on_top(base, top, &mut FxHashMap::default())?;
            arena.intern(sum)
        })
    }

    fn on_top(
        &mut self,
        base: Value,
        top: Value,
        known: &mut FxHashMap<Value, Value>,
    ) -> Run<Value> {
        if top == Value::ZERO {
            return Ok(base);
        }
        if let Some(sum) = known.get(&top) {
            return Ok(*sum);
        }
        self.meter.enter()?;
        let left = self.ordinal_options(base, top, Player::Left, known)?;
        let right = self.ordinal_options(base, top, Player::Right, known)?;
        let sum = self.canonical(left, right)?;
        self.meter.leave();
        known.insert(top, sum);
        Ok(sum)
    }

    fn ordinal_options(
        &mut self,
        base: Value,
        top: Value,
        player: Player,
        known: &mut FxHashMap<Value, Value>,
    ) -> Run<Vec<Value>> {
        let mut options = self.take_spare();
        for at in 0..self.option_count(base, player) {
            let option = self.option(base, player, at)?;
            options.push(option);
        }
        for at in 0..self.option_count(top, player) {
            let option = self.option(top, player, at)?;
            options.push(self.on_top(base, option, known)?);
        }
        Ok(options)
    }
}
