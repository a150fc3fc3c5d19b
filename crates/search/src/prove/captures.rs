//! What a capture is worth to a search in which not every capture decides.

use super::aftermath::TargetCapture;
use super::goal::Goal;
use super::search::Search;
use super::table::{Fate, Numbers, Thresholds};
use crate::budget::{Halt, PositionBudget};
use crate::moves::{Successor, capture};
use crate::state::State;

impl<const W: usize, G: Goal<W>> Search<W, G> {
    /// Whether the mover surely lives if he takes the target at once.
    pub(super) fn captor_lives(&mut self, state: &State<W>) -> bool {
        let play = capture(&self.field, &self.look, state, self.rule, self.is_final);
        let numbers = play.and_then(|play| self.glance(state, &play));
        numbers.is_some_and(|numbers| numbers.other == 0)
    }

    /// What can be told at once of a capture, seen from the side that was captured.
    pub(super) fn glance(&mut self, state: &State<W>, play: &Successor<W>) -> Option<Numbers> {
        if self.is_final[state.mover] {
            return Some(Numbers::lost(0));
        }
        let taken = TargetCapture::by(state, play);
        self.going_on.as_mut()?.sequel.glance(&taken)
    }

    /// What follows from who captures first, where that capture decides.
    ///
    /// If the attacker captures first and his capture is final, he wins. If he does not, he can win only by being captured first
    /// and capturing in his turn, which is no way where a capture by the defender is final.
    pub(super) fn by_first_capture(&mut self, state: &State<W>) -> Result<Option<Numbers>, Halt> {
        let (attacker, is_final) = (self.attacker, self.is_final);
        let Some(on) = &mut self.going_on else {
            return Ok(None);
        };
        let Some(state) = state.seen_in(&on.first.field) else {
            return Ok(None);
        };
        let before = on.first.made;
        let moves = on.first.captures(&state, self.budget.lent());
        let made = on.first.made - before;
        self.made += made;
        self.budget.settle(made);
        Ok(match moves? {
            Some(distance) if is_final[attacker] => {
                let captures = true;
                let fate = Fate { captures, distance };
                Some(Numbers::ended(fate, attacker, state.mover))
            }
            None if is_final[attacker.opponent()] => {
                Some(Numbers::ended(Fate::FAILURE, attacker, state.mover))
            }
            _ => None,
        })
    }

    /// What is known of who captures first after a move: most often that is who wins.
    pub(super) fn captures_first_after(&self, play: &Successor<W>) -> Option<Fate> {
        let first = &self.going_on.as_ref()?.first;
        first.recalled(&play.state.seen_in(&first.field)?)
    }

    /// Whether the attacker captures first, within so many positions; absent if that is not found out or every capture
    /// decides.
    pub fn captures_first(&mut self, state: &State<W>, budget: PositionBudget) -> Option<bool> {
        let on = self.going_on.as_mut()?;
        let state = state.seen_in(&on.first.field)?;
        let before = on.first.made;
        let moves = on.first.captures(&state, budget).ok();
        self.made += on.first.made - before;
        Some(moves?.is_some())
    }

    /// Follows a capture until one of its numbers, seen from the side that was captured, reaches its limit. That side moves next, and
    /// wins if it captures in its turn, so these are the numbers of the sequel itself.
    pub(super) fn follow(
        &mut self,
        taken: &TargetCapture<W>,
        limits: Thresholds,
    ) -> Result<Numbers, Halt> {
        let on = self.going_on.as_mut().expect("a capture that is not final");
        let sequel = &mut on.sequel;
        let before = sequel.positions_made();
        let numbers = sequel.follow(taken, limits, self.budget.lent());
        let made = sequel.positions_made() - before;
        self.made += made;
        self.budget.settle(made);
        numbers
    }
}
