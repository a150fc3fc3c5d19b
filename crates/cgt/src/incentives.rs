//! Incentives: what a move gains.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Run};
use crate::player::Player;
use crate::shape::Value;

impl Arena {
    /// What a player gains by his moves: `G^L - G` for Left's and `G - G^R` for Right's, without those that another one is
    /// at least as good as (Berlekamp, Conway and Guy, *Winning Ways*, chapter 5; Siegel 2013, II.3).
    ///
    /// Their order is fixed in one arena and has no meaning. No incentive is 0 or above it.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::{Arena, Player};
    ///
    /// let mut arena = Arena::new();
    /// let up = arena.parse("^").unwrap();
    /// let gains = [Player::Left, Player::Right].map(|player| {
    ///     let gains = arena.incentives(up, player).unwrap();
    ///     gains.iter().map(|gain| arena.display(*gain)).collect::<Vec<_>>()
    /// });
    /// assert_eq!(gains, [["v"], ["^*"]]);
    /// ```
    pub fn incentives(&mut self, game: GameId, player: Player) -> Result<Vec<GameId>, Error> {
        let value = self.value(game);
        self.run(|arena| {
            let incentives = arena.incentive_values(value, player)?;
            arena.intern_all(&incentives)
        })
    }

    pub(crate) fn incentive_values(&mut self, game: Value, player: Player) -> Run<Vec<Value>> {
        let mut incentives = Vec::new();
        for at in 0..self.option_count(game, player) {
            let option = self.option(game, player, at)?;
            incentives.push(match player {
                Player::Left => self.difference(option, game)?,
                Player::Right => self.difference(game, option)?,
            });
        }
        // Whoever moves, more is better.
        incentives.sort_unstable();
        incentives.dedup();
        self.drop_dominated(&mut incentives, Player::Left)?;
        Ok(incentives)
    }
}
