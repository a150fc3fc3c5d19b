//! How far both sides seem to be from their goals where nothing was searched.

use semeai_board::Color;

use super::eyes::needed_after;
use super::goal::Goal;
use super::search::Search;
use super::table::Numbers;
use crate::look::Stones;
use crate::mask::Mask;
use crate::moves::{MovePlace, Successor};
use crate::state::State;

impl<const W: usize, G: Goal<W>> Search<W, G> {
    /// First numbers of a position that was never searched: how many moves each side still needs. Only the order of the
    /// search depends on them.
    pub(super) fn guess(&self, state: &State<W>, play: &Successor<W>) -> Numbers {
        if self.is_siege {
            return self.guess_life(state, play);
        }
        let mover = state.mover;
        let needs = |side: Color| {
            let block = self.endangered(side, state);
            let mut liberties = block.liberties;
            if let MovePlace::Point(point) = play.place {
                let here = Mask::of(point);
                if side == mover && liberties.meets(here) {
                    liberties |= self.field.ground().near().of(point) & self.look.empty;
                }
                liberties = liberties.without(here);
            }
            let parts = self.field.parts().iter().zip(&play.state.parts);
            let inside: u32 = parts
                .map(|(part, &number)| part.reduced().needed(number, side))
                .sum();
            let captured = if side == mover { play.captured } else { 0 };
            let fixed = if block.is_fixed { 60 } else { 0 };
            liberties.len() + inside + captured + fixed
        };
        let (own, enemy) = (needs(mover), needs(mover.opponent()));
        Numbers::guessed(1 + own, 1 + enemy)
    }

    /// The target of a side, or of several blocks the one with the fewest liberties.
    fn endangered(&self, side: Color, state: &State<W>) -> &Stones<W> {
        let ground = self.field.ground();
        if !ground.border().has_prizes(side) {
            return &self.look.target[side];
        }
        let prizes = ground.standing(side, state.lost);
        let others = self.look.others[side].iter();
        let prizes = others.filter(|block| block.mask.meets(prizes));
        let least = prizes.min_by_key(|block| (block.is_fixed, block.liberties.len()));
        least.unwrap_or(&self.look.target[side])
    }

    /// The same where the attacker cannot lose anything himself.
    fn guess_life(&self, state: &State<W>, play: &Successor<W>) -> Numbers {
        let (attacker, mover) = (self.attacker, state.mover);
        let defender = attacker.opponent();
        let ground = self.field.ground();
        let life = needed_after(ground, &self.look, defender, mover, play.place);
        let death = self.look.target[defender].liberties.len();
        let (own, other) = if mover == attacker {
            (life, death)
        } else {
            (death, life)
        };
        Numbers::guessed(1 + own, 1 + other)
    }
}
