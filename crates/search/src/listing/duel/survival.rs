//! Does a captor plainly live? A few plies ahead, so that most captures need not be followed to the end.

use rustc_hash::FxHashMap;

use super::grounds::DuelGrounds;
use super::moves::{DuelLooks, DuelMove};
use super::spot::{DuelPosition, DuelStage};
use crate::budget::{Halt, PositionBudget};
use crate::ko::NO_KO;

/// Captors are looked at with so many answers ahead. In most races one or two are enough.
const MOST_ANSWERS: u8 = 3;

/// For one capture all moves from so many positions are looked at: beyond that it is cheaper to list them.
const MOST_LOOKED_AT: u32 = 100;

/// So many positions that are looked at from one cost as much as a position that is listed.
const LOOKS_A_POSITION: u64 = 2;

/// The captures that were looked at, and whether the captor plainly lives after them.
#[derive(Default)]
pub(super) struct Captures<const W: usize> {
    known: FxHashMap<DuelPosition<W>, bool>,
    looks: DuelLooks<W>,
    /// Whether a ko could arise where it was looked.
    pub(super) has_ko: bool,
}

/// A look at one capture.
struct Glance {
    /// From how many positions more.
    left: u32,
    /// How many were looked at.
    looked_at: u64,
    has_ko: bool,
}

impl<const W: usize> Captures<W> {
    /// A position; if it is one after a capture and the captor plainly lives, that he has won. What is looked at for that is
    /// of the budget.
    ///
    /// # Errors
    ///
    /// If the budget is spent.
    pub(super) fn settled(
        &mut self,
        grounds: &DuelGrounds<W>,
        spot: DuelPosition<W>,
        budget: &mut PositionBudget,
    ) -> Result<DuelPosition<W>, Halt> {
        let DuelStage::Alone(captor) = spot.stage else {
            return Ok(spot);
        };
        let lives = match self.known.get(&spot) {
            Some(&lives) => lives,
            None => {
                let mut glance = Glance {
                    left: MOST_LOOKED_AT,
                    looked_at: 0,
                    has_ko: false,
                };
                let mut ahead = 0..=MOST_ANSWERS;
                let looks = &mut self.looks;
                let lives = ahead.any(|answers| grounds.lives(looks, &spot, answers, &mut glance));
                budget.spend(glance.looked_at.div_ceil(LOOKS_A_POSITION))?;
                self.has_ko |= glance.has_ko;
                self.known.insert(spot, lives);
                lives
            }
        };
        Ok(if lives {
            DuelPosition::won(captor)
        } else {
            spot
        })
    }
}

impl<const W: usize> DuelGrounds<W> {
    /// What a position leads to that needs no other moves: nothing where the race is over or the captor plainly lives, and
    /// the one move of his that makes it plain. Nothing is said of other positions.
    pub(super) fn saved(
        &self,
        looks: &mut DuelLooks<W>,
        spot: &DuelPosition<W>,
    ) -> Option<Option<DuelPosition<W>>> {
        let captor = match spot.stage {
            DuelStage::Both => return None,
            DuelStage::Won(_) => return Some(None),
            DuelStage::Alone(captor) => captor,
        };
        if self.plainly_lives(looks, spot) {
            return Some(None);
        }
        if spot.mover != captor {
            return None;
        }
        let mut answers = self.all_after(looks, spot).into_iter();
        answers
            .find(|after| self.plainly_lives(looks, after))
            .map(Some)
    }

    /// Whether the captor lives by so many answers of his at most, whatever the other side plays. False if it is not found out.
    fn lives(
        &self,
        looks: &mut DuelLooks<W>,
        spot: &DuelPosition<W>,
        answers: u8,
        glance: &mut Glance,
    ) -> bool {
        let DuelStage::Alone(captor) = spot.stage else {
            return false;
        };
        if self.plainly_lives(looks, spot) {
            return true;
        }
        glance.has_ko |= spot.ban != NO_KO;
        if answers == 0 || glance.left == 0 {
            return false;
        }
        glance.left -= 1;
        let after = self.all_after(looks, spot);
        glance.looked_at += after.len() as u64;
        if spot.mover == captor {
            let mut first = after.iter();
            first.any(|after| self.plainly_lives(looks, after))
                || after
                    .iter()
                    .any(|after| self.lives(looks, after, answers - 1, glance))
        } else {
            self.lives(looks, &spot.passed(), answers, glance)
                && after
                    .iter()
                    .all(|after| self.lives(looks, after, answers, glance))
        }
    }

    fn all_after(&self, looks: &mut DuelLooks<W>, spot: &DuelPosition<W>) -> Vec<DuelPosition<W>> {
        let mut after = Vec::new();
        self.moves(looks, spot, |_: DuelMove, next| after.push(next));
        after
    }

    /// Whether it is plain at sight that the captor lives.
    fn plainly_lives(&self, looks: &mut DuelLooks<W>, spot: &DuelPosition<W>) -> bool {
        let DuelStage::Alone(captor) = spot.stage else {
            return false;
        };
        let alone = self.alone[captor].as_ref();
        alone.is_some_and(|alone| alone.surely_lives(captor, spot, &mut looks.after))
    }
}
