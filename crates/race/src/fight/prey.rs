//! A block that may fall, with what is proved of it so far.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Roles};
use semeai_search::{Aim, Known, ZoneKo, ZoneProof};

use super::report::{FightResult, FightStart};
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

    /// What is proved for the side that has the aim and moves first.
    pub(super) fn start(&self, result: FightResult) -> Option<FightStart> {
        Some(FightStart {
            moves: vec![self.first_move()?],
            result,
            by: Known::Proved,
            holds_on: self.zone()?,
        })
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

/// So many ko threats are tried.
const MOST_THREATS: u8 = 3;

/// What is proved if one side wins every ko, with the ko threats that are enough for it.
#[derive(Debug)]
pub(super) struct ByKo {
    /// With so few threats, once that is known.
    proof: Inquiry,
    threats: Option<u8>,
}

impl ByKo {
    /// A question of which nothing is known yet.
    fn new(position: &Position, roles: &Roles, wanted: &LifeQuestion<'_>) -> Self {
        let ko = ZoneKo::OwnerTakesBack;
        Self {
            proof: Inquiry::new(position, roles, &LifeQuestion { ko, ..*wanted }),
            threats: None,
        }
    }

    /// What is reached by a ko, with the threats that are enough; absent if nothing is proved. The positions made beside.
    pub(super) fn search(
        position: &Position,
        roles: &Roles,
        wanted: &LifeQuestion<'_>,
        limits: &SolveLimits,
        most: u64,
    ) -> (Option<Self>, u64) {
        let mut by_ko = Self::new(position, roles, wanted);
        let mut made = by_ko.proof.go_on(limits, most);
        if !by_ko.proof.is_proved() {
            return (None, made);
        }
        made += by_ko.count_threats(position, roles, wanted, limits, most);
        (Some(by_ko), made)
    }

    /// What is proved for the side that moves first.
    pub(super) fn start(&self) -> Option<FightStart> {
        self.proof.start(self.result())
    }

    /// Looks for the fewest ko threats that are known to be enough, with so many positions for each number. Returns the positions made.
    fn count_threats(
        &mut self,
        position: &Position,
        roles: &Roles,
        wanted: &LifeQuestion<'_>,
        limits: &SolveLimits,
        most: u64,
    ) -> u64 {
        let mut made = 0;
        for threats in 0..=MOST_THREATS {
            let ko = ZoneKo::OwnerHas(threats);
            let mut proof = Inquiry::new(position, roles, &LifeQuestion { ko, ..*wanted });
            made += proof.go_on(limits, most);
            if proof.is_proved() {
                *self = Self {
                    proof,
                    threats: Some(threats),
                };
                break;
            }
        }
        made
    }

    /// What is reached.
    pub(super) const fn result(&self) -> FightResult {
        FightResult::Ko {
            threats: self.threats,
        }
    }
}

/// A block that may fall.
#[derive(Debug)]
pub(super) struct Prey {
    pub(super) block: Block,
    /// Whether its opponent captures it by moving first.
    pub(super) falls: Inquiry,
    /// The same if he wins every ko, once that is asked.
    pub(super) falls_by_ko: Option<ByKo>,
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
        let wanted = capture(block, block.color.opponent());
        let asked = self
            .falls_by_ko
            .get_or_insert_with(|| ByKo::new(position, roles, &wanted));
        if asked.proof.is_over() {
            return 0;
        }
        asked.proof.go_on(limits, most)
    }

    /// Finds out how many ko threats are enough for its opponent where a ko decides. Returns the positions made.
    pub(super) fn count_threats(
        &mut self,
        position: &Position,
        roles: &Roles,
        limits: &SolveLimits,
        most: u64,
    ) -> u64 {
        let by_ko = self
            .falls_by_ko
            .as_mut()
            .filter(|_| !self.falls.is_proved());
        let Some(by_ko) = by_ko.filter(|by_ko| by_ko.proof.is_proved()) else {
            return 0;
        };
        let wanted = capture(&self.block, self.block.color.opponent());
        by_ko.count_threats(position, roles, &wanted, limits, most)
    }

    /// The proof that it falls, without a ko or else by one, and how it is captured then.
    pub(super) fn proof(&mut self) -> Option<(&mut Inquiry, FightResult)> {
        if self.falls.is_proved() {
            return Some((&mut self.falls, FightResult::Captured));
        }
        let by_ko = self.falls_by_ko.as_mut();
        let by_ko = by_ko.filter(|by_ko| by_ko.proof.is_proved());
        by_ko.map(|by_ko| {
            let result = by_ko.result();
            (&mut by_ko.proof, result)
        })
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
