//! Birthdays: how many moves a game lasts at most (Conway, *On Numbers and Games*, chapter 1).

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Interrupt, Run};
use crate::dyadic::Dyadic;
use crate::player::Player;
use crate::shape::Value;

impl Arena {
    /// The birthday of the canonical form: 0 for the game 0, else one more than the latest birthday of an option.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let mut birthday = |text: &str| {
    ///     let game = arena.parse(text).unwrap();
    ///     arena.birthday(game).unwrap()
    /// };
    /// assert_eq!([birthday("0"), birthday("-3"), birthday("3/4"), birthday("^"), birthday("{3|0}")], [0, 3, 3, 2, 4]);
    /// ```
    pub fn birthday(&mut self, game: GameId) -> Result<u128, Error> {
        let value = self.value(game);
        self.run(|arena| arena.birthday_of(value))
    }

    fn birthday_of(&mut self, value: Value) -> Run<u128> {
        if let Some(leaf) = self.shapes.leaf(value.shape) {
            let sum = birthday_of_number(value.offset).checked_add(u128::from(leaf.height()));
            return sum.ok_or(Interrupt::Overflow);
        }
        if let Some(birthday) = self.birthdays.get(&value) {
            return Ok(*birthday);
        }
        self.meter.enter()?;
        let mut latest = 0;
        for player in [Player::Left, Player::Right] {
            for at in 0..self.option_count(value, player) {
                let option = self.option(value, player, at)?;
                latest = self.birthday_of(option)?.max(latest);
            }
        }
        self.meter.leave();
        let birthday = latest.checked_add(1).ok_or(Interrupt::Overflow)?;
        self.birthdays.insert(value, birthday);
        Ok(birthday)
    }
}

/// In closed form, as a large integer is a long chain: the whole part, and one day more per binary place and one for
/// leaving the integers.
fn birthday_of_number(number: Dyadic) -> u128 {
    let number = number.abs();
    let whole = number.floor().unsigned_abs();
    match number.exponent() {
        0 => whole,
        places => whole + 1 + u128::from(places),
    }
}
