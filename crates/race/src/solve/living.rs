//! Asking whether a side reaches its aim with a block, in slices if the limits say so.

use semeai_board::{Color, Point, PointSet, Position};
use semeai_search::{Aim, ZoneAsked, ZoneProof};

use super::limits::SolveLimits;

/// A question with a block, see [`ZoneAsked`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ZoneQuestion {
    pub(crate) position: Position,
    pub(crate) stone: Point,
    pub(crate) aim: Aim,
    pub(crate) first: Color,
    pub(crate) points: PointSet,
    pub(crate) barred: PointSet,
    pub(crate) plain: PointSet,
}

/// What was found out about a question in earlier slices.
#[derive(Debug)]
struct LearnedZone {
    question: ZoneQuestion,
    proof: ZoneProof,
    /// The zone of a proof or that there is none, once the search has ended.
    answer: Option<Option<PointSet>>,
}

impl ZoneQuestion {
    /// What it depends on that the aim is reached, if that is proved within so many positions; and the positions made.
    pub(crate) fn answer(self, limits: &SolveLimits, most: u64) -> (Option<PointSet>, u64) {
        let Some(slices) = &limits.slices else {
            let mut learned = self.begin();
            learned.go_on(limits, most);
            return learned.told();
        };
        if slices.is_over() {
            return (None, 0);
        }
        let (place, learned) = slices.next(|learned: &LearnedZone| learned.question == self);
        let mut learned = learned.unwrap_or_else(|| self.begin());
        if learned.answer.is_none() {
            slices.hear();
            learned.go_on(limits, most);
        }
        let told = learned.told();
        slices.put(place, learned);
        told
    }

    fn begin(self) -> LearnedZone {
        LearnedZone {
            proof: ZoneProof::new(&ZoneAsked {
                position: &self.position,
                stone: self.stone,
                aim: self.aim,
                first: self.first,
                points: &self.points,
                barred: &self.barred,
                plain: &self.plain,
            }),
            question: self,
            answer: None,
        }
    }
}

impl LearnedZone {
    fn go_on(&mut self, limits: &SolveLimits, most: u64) {
        let left = most.saturating_sub(self.proof.made());
        let mut budget = limits.budget.clone().with_positions(left);
        let found = self.proof.zone(&mut budget);
        if !limits.is_slice_over() {
            self.answer = Some(found.ok().flatten());
        }
    }

    fn told(&self) -> (Option<PointSet>, u64) {
        (self.answer.flatten(), self.proof.made())
    }
}
