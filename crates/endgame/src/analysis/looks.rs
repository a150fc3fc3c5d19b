//! A board taken as it looks: what is told of it holds if it is so, and is no score.

use std::borrow::Cow;

use semeai_board::{Assumption, ByColor, PointSet, SafeReason};
use semeai_search::PositionBudget;

use super::question::{Border, Endgame};
use crate::likely::Looks;
use crate::region::{safe_stones, unproved_among};

/// A question about a board as it looks.
pub(super) struct SupposedBoard<'a> {
    /// Without the stones that look dead, which are prisoners then.
    pub(super) asked: Cow<'a, Endgame>,
    /// What is taken as safe, by anchor: what was before, and the blocks that look like border.
    pub(super) safe: Vec<Assumption>,
    /// The stones of each side that look dead, and of which that is not proved.
    pub(super) dead: ByColor<PointSet>,
    /// Those of which it is.
    pub(super) proved: ByColor<PointSet>,
}

impl<'a> SupposedBoard<'a> {
    /// The same question where nothing is supposed: nobody asks for it, or there was no time to look.
    pub(super) fn as_found(asked: Cow<'a, Endgame>, safe: Vec<Assumption>) -> Self {
        let asked = match asked.border {
            Border::Found => asked,
            _ => Cow::Owned(Endgame {
                border: Border::Found,
                ..asked.into_owned()
            }),
        };
        Self {
            asked,
            safe,
            dead: ByColor::default(),
            proved: ByColor::default(),
        }
    }

    /// `safe` are blocks of the question.
    pub(super) fn of(
        asked: Cow<'a, Endgame>,
        safe: Vec<Assumption>,
        looks: &Looks,
        budget: &PositionBudget,
    ) -> Self {
        let held = safe_stones(&asked.roles_as_said(), &safe);
        let held = asked.position.protecting(held);
        let unproved = unproved_among(&held, &looks.dead, &mut budget.clone());
        let unproved = unproved.iter();
        let unproved = unproved.fold(PointSet::EMPTY, |all, block| all.union(&block.stones));
        let supposed = Endgame {
            dead: looks.dead,
            ..asked.as_ref().clone()
        };
        let dead = supposed.said_dead();
        let supposed = supposed.without_dead().into_owned();
        let blocks = supposed.position.blocks().into_iter();
        let safe = blocks.filter_map(|block| {
            let known = safe.iter().find(|it| it.block.anchor == block.anchor);
            let looks_safe = match asked.border {
                Border::Found => false,
                Border::Firm => !block.stones.is_disjoint(&looks.walls),
                Border::All => true,
            };
            let reason = known.map(|it| it.reason);
            let reason = reason.or_else(|| looks_safe.then_some(SafeReason::Looks));
            reason.map(|reason| Assumption { block, reason })
        });
        Self {
            safe: safe.collect(),
            asked: Cow::Owned(supposed),
            proved: dead.map(|stones| stones.difference(&unproved)),
            dead: dead.map(|stones| stones.intersection(&unproved)),
        }
    }
}
