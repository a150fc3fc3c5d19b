//! Reduced canonical forms: the simplest game that differs from a game by an infinitesimal only.
//!
//! G is at least H up to an infinitesimal if the right stop of `G - H` is 0 or more. An option goes if another one is at
//! least as good up to an infinitesimal; it is bypassed if the opponent has an answer that leaves the player no better off
//! than G, up to an infinitesimal. In a game whose stops differ neither changes it by more than an infinitesimal, and what
//! is left in the end does not depend on the order of the steps (D. Calistrate, *The reduced canonical form of a game*,
//! Games of No Chance, 1996; J. P. Grossman and A. Siegel, *Reductions of partizan games*, Games of No Chance 3, 2009).

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Run};
use crate::player::Player;
use crate::shape::{ShapeId, Value};

impl Arena {
    /// The reduced canonical form (Calistrate 1996; Grossman and Siegel 2009): equal for two games exactly if they differ
    /// by an infinitesimal. A game whose stops are the same number is reduced to it.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let reduced = ["{2^|0*}", "3^*", "{1,{5|0}|0}"].map(|text| {
    ///     let game = arena.parse(text).unwrap();
    ///     let reduced = arena.reduced(game).unwrap();
    ///     arena.display(reduced)
    /// });
    /// assert_eq!(reduced, ["{2|0}", "3", "{1|0}"]);
    /// ```
    pub fn reduced(&mut self, game: GameId) -> Result<GameId, Error> {
        let value = self.value(game);
        self.run(|arena| {
            let reduced = arena.reduced_value(value)?;
            arena.intern(reduced)
        })
    }

    /// Reduction commutes with adding a number: neither rule looks at anything but differences.
    fn reduced_value(&mut self, value: Value) -> Run<Value> {
        if self.shapes.width(value.shape).is_zero() {
            return Ok(Value::number(value.offset));
        }
        let reduced = self.reduced_shape(value.shape)?;
        Ok(reduced.plus(value.offset)?)
    }

    /// The shape is hot: its stops differ.
    fn reduced_shape(&mut self, shape: ShapeId) -> Run<Value> {
        if let Some(reduced) = self.reduced.get(&shape) {
            return Ok(*reduced);
        }
        self.meter.enter()?;
        let left = self.reduced_options(shape, Player::Left)?;
        let right = self.reduced_options(shape, Player::Right)?;
        // No rule of the canonical form applies any more: each is a case of one that looks past infinitesimals.
        let reduced = self.canonical(left, right)?;
        self.meter.leave();
        self.reduced.insert(shape, reduced);
        Ok(reduced)
    }

    /// The options that are left of those of a hot shape.
    fn reduced_options(&mut self, shape: ShapeId, player: Player) -> Run<Vec<Value>> {
        let mut work = Vec::new();
        for at in 0..self.shapes.count(shape, player) {
            let option = self.shapes.option(shape, player, at)?;
            work.push(self.reduced_value(option)?);
        }
        let mut kept: Vec<Value> = Vec::new();
        while let Some(option) = work.pop() {
            self.meter.tick()?;
            match self.nearly_reversible(option, Value::plain(shape), player)? {
                // These are options of an option of an option, so the way down ends, and reduced themselves.
                Some(through) => {
                    for at in 0..self.option_count(through, player) {
                        let replacement = self.option(through, player, at)?;
                        work.push(replacement);
                    }
                }
                None => self.keep_if_nearly_best(&mut kept, option, player)?,
            }
        }
        Ok(kept)
    }

    /// The opponent's answer to an option after which the player is no better off than in the whole game, up to an
    /// infinitesimal.
    fn nearly_reversible(
        &mut self,
        option: Value,
        whole: Value,
        player: Player,
    ) -> Run<Option<Value>> {
        self.answer_where(option, player, |arena, answer| {
            arena.is_nearly_no_better(answer, whole, player)
        })
    }

    /// Keeps an option unless a kept one is at least as good, and drops those that it is at least as good as.
    fn keep_if_nearly_best(
        &mut self,
        kept: &mut Vec<Value>,
        option: Value,
        player: Player,
    ) -> Run<()> {
        for at in (0..kept.len()).rev() {
            if self.is_nearly_no_better(option, kept[at], player)? {
                return Ok(());
            }
            if self.is_nearly_no_better(kept[at], option, player)? {
                kept.swap_remove(at);
            }
        }
        kept.push(option);
        Ok(())
    }

    /// Whether `a` is no better than `b` for a player, up to an infinitesimal.
    fn is_nearly_no_better(&mut self, a: Value, b: Value, player: Player) -> Run<bool> {
        let gain = match player {
            Player::Left => self.difference(b, a)?,
            Player::Right => self.difference(a, b)?,
        };
        // The right stop.
        Ok(!gain.offset.is_negative())
    }
}
