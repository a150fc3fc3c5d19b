//! Proofs that are tried again: most moves of the opponent are answered in the same way as another one.
//!
//! A position that differs little from one that is proved is searched with the moves of that proof alone (Y. Kawano,
//! "Using similar positions to search game trees", 1996). It costs about as much as the proof has positions, and saves
//! finding it among all the other moves.

use super::moves::{other_moves, own_move};
use super::search::ZoneSearch;
use super::spot::{NEVER, SpotFacts, ZonePosition};
use super::zone::closed;
use crate::budget::{Halt, PositionBudget};
use crate::ko::NO_KO;
use crate::look::Look;

/// How many positions such a proof may have.
const POSITIONS: u32 = 200;

/// What there is of a proof that is tried again.
type Attempt<T> = Result<Option<T>, Halt>;

impl<const W: usize> ZoneSearch<W> {
    /// Tries to prove a position by the moves that prove another one, in which the same side moves.
    pub(super) fn proved_as(
        &mut self,
        spot: &ZonePosition<W>,
        like: &ZonePosition<W>,
        budget: &mut PositionBudget,
    ) -> Attempt<SpotFacts<W>> {
        self.again(spot, like, &mut POSITIONS.clone(), budget)
    }

    fn again(
        &mut self,
        spot: &ZonePosition<W>,
        like: &ZonePosition<W>,
        left: &mut u32,
        budget: &mut PositionBudget,
    ) -> Attempt<SpotFacts<W>> {
        let key = self.key(spot);
        let before = self.table.get(&key).copied();
        if let Some(known) = before.filter(|known| known.proof == 0 || known.refusal == 0) {
            return Ok(Some(known).filter(|known| known.proof == 0));
        }
        if *left == 0 || self.path.contains(&key) {
            return Ok(None);
        }
        *left -= 1;
        // Where it is not enough the position is as open as before.
        let open = before.unwrap_or(SpotFacts::open(1, 1));
        let known = self.looking(spot, key, budget, |search, look, budget| {
            let found = if spot.mover == search.aimed.owner() {
                search.same_move(spot, look, like, left, budget)
            } else {
                search.same_answers(spot, look, like, left, budget)
            };
            found.map(|found| found.unwrap_or(open))
        })?;
        if known.proof != 0 && known.proof != NEVER && before.is_none() {
            self.table.remove(&key);
        }
        Ok(Some(known).filter(|known| known.proof == 0))
    }

    /// The owner moves as in the other position.
    fn same_move(
        &mut self,
        spot: &ZonePosition<W>,
        look: &Look<W>,
        like: &ZonePosition<W>,
        left: &mut u32,
        budget: &mut PositionBudget,
    ) -> Attempt<SpotFacts<W>> {
        let Some(point) = self.proving_move(like) else {
            return Ok(None);
        };
        let there = own_move(&self.ground, &self.look(like), like, &self.aimed, point);
        let here = own_move(&self.ground, look, spot, &self.aimed, point);
        let (Some(play), Some(there)) = (here, there) else {
            return Ok(None);
        };
        let found = self.again(&play.after, &there.after, left, budget)?;
        Ok(found.map(|known| SpotFacts::proved(closed(look, known.zone | play.needs), point)))
    }

    /// Every move of the opponent is answered as in the other position, or as if he had passed there.
    fn same_answers(
        &mut self,
        spot: &ZonePosition<W>,
        look: &Look<W>,
        like: &ZonePosition<W>,
        left: &mut u32,
        budget: &mut PositionBudget,
    ) -> Attempt<SpotFacts<W>> {
        let passed = like.passed();
        let Some(elsewhere) = self.again(&spot.passed(), &passed, left, budget)? else {
            return Ok(None);
        };
        let (plays, more) = other_moves(&self.ground, look, spot, &self.aimed, elsewhere.zone);
        let (there, _) = other_moves(
            &self.ground,
            &self.look(like),
            like,
            &self.aimed,
            elsewhere.zone,
        );
        let mut zone = elsewhere.zone | more;
        for play in plays {
            let same = there.iter().find(|other| other.point == play.point);
            let same = same.filter(|other| self.proving_move(&other.after).is_some());
            let after = same.map_or(passed, |other| other.after);
            let Some(known) = self.again(&play.after, &after, left, budget)? else {
                return Ok(None);
            };
            zone |= known.zone | play.needs;
        }
        Ok(Some(SpotFacts::proved(closed(look, zone), elsewhere.best)))
    }

    /// The move by which a position is proved.
    pub(super) fn proving_move(&self, spot: &ZonePosition<W>) -> Option<u16> {
        let known = self.table.get(&self.key(spot));
        let proved = known.filter(|known| known.proof == 0 && known.best != NO_KO);
        proved.map(|known| known.best)
    }

    fn look(&self, spot: &ZonePosition<W>) -> Look<W> {
        let mut look = Look::default();
        let (near, border) = (self.ground.near(), self.ground.border());
        look.see(near, border, self.ground.all(), spot.stones);
        look
    }
}
