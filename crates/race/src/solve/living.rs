//! Asking whether a side reaches its aim with a block.

use semeai_board::{Color, Point, PointSet, Position};
use semeai_search::{Aim, ZoneAsked, ZoneKo, ZoneProof};

use super::limits::SolveLimits;

/// A question with a block, see [`ZoneAsked`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ZoneQuestion {
    pub(crate) position: Position,
    pub(crate) stone: Point,
    pub(crate) aim: Aim,
    pub(crate) ko: ZoneKo,
    pub(crate) first: Color,
    pub(crate) points: PointSet,
    pub(crate) barred: PointSet,
    pub(crate) plain: PointSet,
}

impl ZoneQuestion {
    /// A search for a proof of it, which can be asked again.
    pub(crate) fn proof(&self) -> ZoneProof {
        ZoneProof::new(&ZoneAsked {
            position: &self.position,
            stone: self.stone,
            aim: self.aim,
            ko: self.ko,
            first: self.first,
            points: &self.points,
            barred: &self.barred,
            plain: &self.plain,
        })
    }

    /// What it depends on that the aim is reached, if that is proved within so many positions; and the positions made.
    pub(crate) fn answer(&self, limits: &SolveLimits, most: u64) -> (Option<PointSet>, u64) {
        let mut proof = self.proof();
        let mut budget = limits.budget.clone().with_positions(most);
        let zone = proof.zone(&mut budget).ok().flatten();
        (zone, proof.positions_made())
    }
}
