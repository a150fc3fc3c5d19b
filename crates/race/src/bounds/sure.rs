//! A start of which it is known how it ends whatever lies beyond.

use semeai_board::{Color, Point, PointSet, Position};

use crate::solve::{Outcome, SolvedStart};

/// What holds of a start whatever lies beyond.
pub(super) struct SureStart {
    pub(super) start: SolvedStart,
    /// The widest race that it comes from.
    pub(super) widest: Option<usize>,
    /// The points of all races by which its first moves were judged, if they were.
    pub(super) judged: Option<PointSet>,
}

impl SureStart {
    /// Whether it says what the race is: of one that hangs on a ko both bounds may not agree how many threats change it.
    pub(super) fn is_told(&self) -> bool {
        self.start.outcome != Outcome::Undecided
    }

    /// The start told of these points: a move on one of them that no race looked at is like one elsewhere.
    pub(super) fn told_of(
        &self,
        relevant: &PointSet,
        position: &Position,
        first: Color,
    ) -> SolvedStart {
        let mut start = self.start.clone();
        if let Some(judged) = self.judged.filter(|_| start.may_pass != Some(false)) {
            let beyond = relevant.intersection(&position.empty()).difference(&judged);
            let is_legal = |point: &Point| position.play(first, *point).is_ok();
            start.unjudged.extend(beyond.iter().filter(is_legal));
            start.unjudged.sort();
        }
        start
    }
}
