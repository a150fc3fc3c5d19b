//! What a judge is given.

use semeai_board::{ByColor, PointSet};
use semeai_cgt::Arena;

use crate::limits::Limits;
use crate::marking::Sides;
use crate::question::Question;
use crate::regions::{Regions, Searchers};
use crate::solve::{Race, Several};
use crate::standings::Standings;

/// A race with everything that is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case<'a> {
    pub(crate) question: &'a Question<'a>,
    pub(crate) sides: &'a Sides,
    pub(crate) regions: &'a Regions,
    pub(crate) standings: &'a Standings,
    /// Whether something is missing because it would cost too much.
    pub(crate) is_over_budget: bool,
    /// Whether something was assumed of what regions are worth one by one.
    pub(crate) is_doubted: bool,
}

impl Case<'_> {
    /// The race on the board: moves matter in all regions that touch it.
    pub(super) fn race(&self) -> Race {
        let own = self.regions.own.iter().map(|own| own.region.points);
        let shared = self.sides.shared.iter().map(|(region, _)| region.points);
        let relevant = own.chain(shared);
        Race {
            position: self.question.position.clone(),
            essential: ByColor::new_with(|color| self.sides.stones(color)),
            several: Several::All,
            relevant: relevant.fold(PointSet::EMPTY, |all, points| all.union(&points)),
        }
    }
}

/// What judging takes: values, searches that remember what they have seen, and limits. None of them holds a conclusion,
/// so that a judge who was not sure leaves nothing behind.
#[derive(Debug)]
pub(crate) struct Tools<'a> {
    pub(crate) arena: &'a mut Arena,
    pub(crate) searchers: &'a mut Searchers,
    pub(crate) limits: &'a Limits,
}
