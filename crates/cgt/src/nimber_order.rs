//! Order between a game and large nimbers, whose options are too many to be looked at for each.
//!
//! Let G be a game that is no nimber. Say that k is *open above* if no Left option of G is at least `*k`, and *open below*
//! if no Right option of G is at most `*k`. By the definition of order G <= `*k` if k is open above and no smaller nimber
//! is at most G, and `*k` <= G if k is open below and G is at most no smaller nimber. So the first k that is open decides:
//! if it is open above, G is at most it and then at most every nimber that is open above, and no nimber is at most G; if
//! it is open below, the other way round. It cannot be both, as G would be `*k`. All that is needed is one look at each
//! nimber up to the largest that was asked about, once for each game.

use crate::arena::Arena;
use crate::budget::Run;
use crate::dyadic::Dyadic;
use crate::player::Player;
use crate::shape::{Leaf, Nimbers, Value};

impl Arena {
    /// Whether a game that is no nimber, whatever number is added, is at most `*n`.
    pub(crate) fn le_large_nimber(&mut self, game: Value, n: u32) -> Run<bool> {
        Ok(self.nimbers(game, n)? == Nimbers::Above && self.is_open(game, n, Player::Left)?)
    }

    /// Whether `*n` is at most such a game.
    pub(crate) fn large_nimber_le(&mut self, n: u32, game: Value) -> Run<bool> {
        Ok(self.nimbers(game, n)? == Nimbers::Below && self.is_open(game, n, Player::Right)?)
    }

    /// Looks for the first open nimber up to this one.
    fn nimbers(&mut self, game: Value, until: u32) -> Run<Nimbers> {
        let mut at = match self.nimber_orders.get(&game) {
            Some(Nimbers::NoneBelow(at)) => *at,
            Some(known) => return Ok(*known),
            None => 0,
        };
        self.meter.enter()?;
        let mut found = Nimbers::NoneBelow(at);
        while at <= until && matches!(found, Nimbers::NoneBelow(_)) {
            found = if self.is_open(game, at, Player::Left)? {
                Nimbers::Above
            } else if self.is_open(game, at, Player::Right)? {
                Nimbers::Below
            } else {
                at += 1;
                Nimbers::NoneBelow(at)
            };
        }
        self.meter.leave();
        self.nimber_orders.insert(game, found);
        Ok(found)
    }

    /// Whether no option of the player is at least as good for him as `*n`: for Left, whether n is open above.
    fn is_open(&mut self, game: Value, n: u32, player: Player) -> Run<bool> {
        let nimber = self.leaf_value(Leaf::new(0, n), Dyadic::ZERO)?;
        for at in 0..self.option_count(game, player) {
            let option = self.option(game, player, at)?;
            if self.is_no_better(nimber, option, player)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The first nimber plus a number that `{left|right}` is at most, or that is at most it, among those below `*n`; with
    /// whether it is open for each of the two. The game may be a nimber.
    pub(crate) fn first_open(
        &mut self,
        (left, right): (&[Value], &[Value]),
        number: Dyadic,
        below: u32,
    ) -> Run<Option<OpenNimber>> {
        for n in 0..below {
            let nimber = self.leaf_value(Leaf::new(0, n), number)?;
            let is_open_above = self.is_better_than_all(nimber, left, Player::Left)?;
            let is_open_below = self.is_better_than_all(nimber, right, Player::Right)?;
            if is_open_above || is_open_below {
                return Ok(Some(OpenNimber {
                    nimber,
                    is_open_above,
                    is_open_below,
                }));
            }
        }
        Ok(None)
    }

    /// Whether no option of the player is at least as good for him as this game.
    pub(crate) fn is_better_than_all(
        &mut self,
        game: Value,
        options: &[Value],
        player: Player,
    ) -> Run<bool> {
        for option in options {
            if self.is_no_better(game, *option, player)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The first nimber that is open, see the head of this file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenNimber {
    pub(crate) nimber: Value,
    pub(crate) is_open_above: bool,
    pub(crate) is_open_below: bool,
}
