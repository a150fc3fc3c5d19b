//! Which answers were enough before. Only the order of the search depends on it.

use super::moves::MoveHistory;
use crate::ko::NO_KO;

/// How much nearer to the aim a move is than others that answered the same move before, and one that was enough most often.
const BONUS: u32 = 3;

/// After so many proofs by one move all are counted for half.
const MOST: u32 = 2_000;

/// What was enough so far.
#[derive(Debug)]
pub(super) struct Habits {
    /// By the opponent's move what answered it last, or [`NO_KO`].
    answers: Vec<u16>,
    /// How often each move was enough.
    proofs: Vec<u32>,
    most: u32,
}

impl Habits {
    /// None on so many points.
    pub(super) fn new(points: usize) -> Self {
        Self {
            answers: vec![NO_KO; points],
            proofs: vec![0; points],
            most: 0,
        }
    }

    /// How much nearer to the aim a move may be after these.
    pub(super) fn bonus<const W: usize>(&self, before: &MoveHistory<W>, point: u16) -> u32 {
        let answer = self.answers.get(usize::from(before.point));
        let proofs = self.proofs.get(usize::from(point)).copied();
        let often = BONUS * proofs.unwrap_or_default() / (1 + self.most);
        let usual = u32::from(answer == Some(&point)) + u32::from(before.hint == point);
        often + BONUS * usual
    }

    /// A move was enough; a pass is no habit.
    pub(super) fn learn<const W: usize>(&mut self, before: &MoveHistory<W>, point: u16) {
        if let Some(answer) = self.answers.get_mut(usize::from(before.point)) {
            *answer = point;
        }
        let Some(proofs) = self.proofs.get_mut(usize::from(point)) else {
            return;
        };
        *proofs += 1;
        self.most = self.most.max(*proofs);
        if self.most > MOST {
            for proofs in &mut self.proofs {
                *proofs /= 2;
            }
            self.most /= 2;
        }
    }
}
