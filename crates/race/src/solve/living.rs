//! Asking whether a block lives, in slices if the limits say so.

use semeai_board::{Point, PointSet, Position};
use semeai_search::{LifeAsked, LifeProof};

use super::limits::SolveLimits;

/// A question of life, see [`LifeAsked`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LifeQuestion {
    pub(crate) position: Position,
    pub(crate) stone: Point,
    pub(crate) points: PointSet,
    pub(crate) barred: PointSet,
    pub(crate) plain: PointSet,
}

/// What was found out about a question in earlier slices.
#[derive(Debug)]
struct LearnedLife {
    question: LifeQuestion,
    proof: LifeProof,
    /// The zone of a proof or that there is none, once the search has ended.
    answer: Option<Option<PointSet>>,
}

impl LifeQuestion {
    /// What it depends on that the block lives, if that is proved within so many positions; and the positions made.
    pub(crate) fn answer(self, limits: &SolveLimits, most: u64) -> (Option<PointSet>, u64) {
        let Some(slices) = &limits.slices else {
            let mut learned = self.begin();
            learned.go_on(limits, most);
            return learned.told();
        };
        if slices.is_over() {
            return (None, 0);
        }
        let (place, learned) = slices.next(|learned: &LearnedLife| learned.question == self);
        let mut learned = learned.unwrap_or_else(|| self.begin());
        if learned.answer.is_none() {
            slices.hear();
            learned.go_on(limits, most);
        }
        let told = learned.told();
        slices.put(place, learned);
        told
    }

    fn begin(self) -> LearnedLife {
        LearnedLife {
            proof: LifeProof::new(&LifeAsked {
                position: &self.position,
                stone: self.stone,
                points: &self.points,
                barred: &self.barred,
                plain: &self.plain,
            }),
            question: self,
            answer: None,
        }
    }
}

impl LearnedLife {
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
