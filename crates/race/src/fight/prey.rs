//! A block that may fall, with what is proved of it so far.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Roles};
use semeai_search::{Aim, ZoneKo, ZoneProof};

use super::report::FightResult;
use crate::bounds::{LifeQuestion, Surroundings};
use crate::solve::{SolveLimits, ZoneQuestion};

/// A question about a block that is asked again with more positions.
#[derive(Debug)]
pub(super) struct Inquiry {
    /// The search, until it is given up: then more positions change nothing. It is made in the widest surroundings alone, for what is
    /// proved in nearer ones is proved there too, mostly with as many positions.
    search: Option<ZoneProof>,
    /// What the proof depends on, once there is one.
    proved: Option<PointSet>,
}

impl Inquiry {
    pub(super) fn new(position: &Position, roles: &Roles, wanted: &LifeQuestion<'_>) -> Self {
        let mut essential = ByColor::default();
        essential[wanted.block.color] = wanted.block.stones;
        let surroundings = Surroundings::new(position, roles, essential);
        let questions = wanted.questions(&surroundings);
        Self {
            search: questions.last().map(ZoneQuestion::proof),
            proved: None,
        }
    }

    /// Whether it is proved, or will not be.
    pub(super) const fn is_over(&self) -> bool {
        self.proved.is_some() || self.search.is_none()
    }

    pub(super) const fn is_proved(&self) -> bool {
        self.proved.is_some()
    }

    /// What the proof depends on.
    pub(super) fn zone(&self) -> Option<PointSet> {
        self.proved
    }

    /// Searches on with so many positions. Returns the positions made.
    pub(super) fn go_on(&mut self, limits: &SolveLimits, most: u64) -> u64 {
        let Some(search) = self.search.as_mut().filter(|_| !limits.is_stopped()) else {
            return 0;
        };
        let before = search.positions_made();
        let found = search.zone(&mut limits.short(most));
        let made = search.positions_made() - before;
        match found {
            Ok(Some(zone)) => self.proved = Some(zone),
            Ok(None) => self.search = None,
            Err(_) => {}
        }
        made
    }

    /// The first move of the proof, if the side that has the aim moves first.
    pub(super) fn first_move(&self) -> Option<Point> {
        self.proved?;
        self.search.as_ref()?.proving_move()
    }

    /// Whether another first move is enough too, with the positions made.
    pub(super) fn holds_after(
        &mut self,
        first: Point,
        limits: &SolveLimits,
        most: u64,
    ) -> (bool, u64) {
        let Some(search) = self.search.as_mut().filter(|_| self.proved.is_some()) else {
            return (false, 0);
        };
        let before = search.positions_made();
        let found = search.zone_after(first, &mut limits.short(most));
        let is_proved = found.is_ok_and(|zone| zone.is_some());
        (is_proved, search.positions_made() - before)
    }
}

/// A block that may fall.
#[derive(Debug)]
pub(super) struct Prey {
    pub(super) block: Block,
    /// Whether its opponent captures it by moving first.
    pub(super) falls: Inquiry,
    /// The same if he wins every ko, once that is asked.
    pub(super) falls_by_ko: Option<Inquiry>,
    /// Whether he captures it though its owner moves first.
    pub(super) is_dead: Option<bool>,
}

impl Prey {
    pub(super) fn new(position: &Position, roles: &Roles, block: Block) -> Self {
        Self {
            falls: Inquiry::new(position, roles, &capture(&block, block.color.opponent())),
            block,
            falls_by_ko: None,
            is_dead: None,
        }
    }

    /// Asks whether its opponent captures it if he wins every ko. Returns the positions made.
    pub(super) fn try_ko(
        &mut self,
        position: &Position,
        roles: &Roles,
        limits: &SolveLimits,
        most: u64,
    ) -> u64 {
        let block = &self.block;
        let asked = self.falls_by_ko.get_or_insert_with(|| {
            let wanted = LifeQuestion {
                ko: ZoneKo::OwnerTakesBack,
                ..capture(block, block.color.opponent())
            };
            Inquiry::new(position, roles, &wanted)
        });
        if asked.is_over() {
            return 0;
        }
        asked.go_on(limits, most)
    }

    /// The proof that it falls, without a ko or else by one, and how it is captured then.
    pub(super) fn proof(&mut self) -> Option<(&mut Inquiry, FightResult)> {
        if self.falls.is_proved() {
            return Some((&mut self.falls, FightResult::Captured));
        }
        let by_ko = self.falls_by_ko.as_mut();
        let by_ko = by_ko.filter(|by_ko| by_ko.is_proved());
        by_ko.map(|by_ko| (by_ko, FightResult::Ko))
    }

    /// Finds out whether the block is lost whoever moves first, as far as so many positions go.
    pub(super) fn settle(
        &mut self,
        position: &Position,
        roles: &Roles,
        limits: &SolveLimits,
        most: u64,
    ) -> u64 {
        let mut dead = Inquiry::new(position, roles, &capture(&self.block, self.block.color));
        let made = dead.go_on(limits, most);
        self.is_dead = Some(dead.is_proved());
        made
    }
}

/// The question whether a block is captured if a side moves first.
fn capture(block: &Block, first: Color) -> LifeQuestion<'_> {
    LifeQuestion {
        aim: Aim::Capture,
        first,
        ..LifeQuestion::life(block)
    }
}

/// The question whether the owner of a block saves it by moving first: it is never captured, or gets so many liberties.
pub(super) fn rescue(block: &Block, aim: Aim) -> LifeQuestion<'_> {
    LifeQuestion {
        aim,
        ko: ZoneKo::OpponentTakesBack,
        first: block.color,
        ..LifeQuestion::life(block)
    }
}
