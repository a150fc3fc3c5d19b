//! A block that may fall, with what is proved of it so far.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Roles};
use semeai_search::{Aim, ZoneKo, ZoneProof};

use super::report::FightResult;
use crate::bounds::{LifeQuestion, Surroundings};
use crate::solve::SolveLimits;

/// A question about a block that is asked again with more positions, in near and in wider surroundings.
#[derive(Debug)]
pub(super) struct Inquiry {
    widths: Vec<ZoneProof>,
    /// The width in which it is proved, and what that depends on.
    proved: Option<(usize, PointSet)>,
    /// Whether every width was given up: more positions change nothing.
    is_given_up: bool,
}

impl Inquiry {
    pub(super) fn new(position: &Position, roles: &Roles, wanted: &LifeQuestion<'_>) -> Self {
        let mut essential = ByColor::default();
        essential[wanted.block.color] = wanted.block.stones;
        let surroundings = Surroundings::new(position, roles, essential);
        let questions = wanted.questions(&surroundings);
        Self {
            is_given_up: questions.is_empty(),
            widths: questions.iter().map(|question| question.proof()).collect(),
            proved: None,
        }
    }

    /// Whether it is proved, or will not be.
    pub(super) const fn is_over(&self) -> bool {
        self.proved.is_some() || self.is_given_up
    }

    pub(super) const fn is_proved(&self) -> bool {
        self.proved.is_some()
    }

    /// What the proof depends on.
    pub(super) fn zone(&self) -> Option<PointSet> {
        self.proved.map(|(_, zone)| zone)
    }

    /// Searches on with so many positions for each width. Returns the positions made.
    pub(super) fn go_on(&mut self, limits: &SolveLimits, most: u64) -> u64 {
        let mut made = 0;
        let mut is_given_up = true;
        for (width, proof) in self.widths.iter_mut().enumerate() {
            if self.proved.is_some() || limits.is_stopped() {
                is_given_up = false;
                break;
            }
            let before = proof.positions_made();
            match proof.zone(&mut limits.short(most)) {
                Ok(zone) => self.proved = zone.map(|zone| (width, zone)),
                Err(_) => is_given_up = false,
            }
            made += proof.positions_made() - before;
        }
        self.is_given_up = is_given_up && self.proved.is_none();
        made
    }

    /// The first move of the proof, if the side that has the aim moves first.
    pub(super) fn first_move(&self) -> Option<Point> {
        let (width, _) = self.proved?;
        self.widths[width].proving_move()
    }

    /// Whether another first move is enough too, with the positions made.
    pub(super) fn holds_after(
        &mut self,
        first: Point,
        limits: &SolveLimits,
        most: u64,
    ) -> (bool, u64) {
        let Some((width, _)) = self.proved else {
            return (false, 0);
        };
        let proof = &mut self.widths[width];
        let before = proof.positions_made();
        let found = proof.zone_after(first, &mut limits.short(most));
        let is_proved = found.is_ok_and(|zone| zone.is_some());
        (is_proved, proof.positions_made() - before)
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
