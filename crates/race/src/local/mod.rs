//! Values of regions by search: every move of both sides, to the end.
//!
//! All positions of a region that moves of either colour can make are a finite graph (a side may play elsewhere,
//! so colours need not alternate). The rule of `regions::transformation` at every node yields the value; junk moves drop
//! out by themselves. Two questions are told apart:
//!
//! * *normal*: the block has liberties elsewhere, so that it cannot be captured here. Parts of a region that do
//!   not touch each other are independent then, and are looked at one by one.
//! * *last*: these are all the liberties the block has, and filling the last one captures it. All regions of the
//!   block together are searched in this way (`Side::whole`); parts for which both questions have one answer
//!   are only added.
//!
//! Safe stones are never captured, suicide is illegal, a block that joins its own safe stones or that the attacker
//! has no legal move against lives. Where a line can repeat a position, the value is bounded instead: from below
//! with the defender's captures of kos left out, from above with the attacker's.

pub(crate) mod heat;
mod part;
mod search;
mod value;

use semeai_board::{Color, Point, Position, Region, Role, Roles};
use semeai_cgt::{Arena, Error, GameId};
use semeai_search::{Budget, Halt};

use part::{Ground, Part};
use search::{Kos, Search, State, Tables};
pub(crate) use value::Cooled;

/// Which question is asked about a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The block has liberties elsewhere.
    Normal,
    /// The block has no other liberties.
    Last,
}

/// A value, or bounds where a ko plays a part: cooled by 2 and seen from the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) low: Cooled,
    pub(crate) high: Cooled,
}

impl Bounds {
    pub(crate) fn exact(value: Cooled) -> Self {
        Self {
            low: value,
            high: value,
        }
    }

    /// The value, if no ko leaves a doubt.
    pub(crate) fn value(self) -> Option<Cooled> {
        (self.low == self.high).then_some(self.low)
    }
}

/// A move with what it makes of all that a block has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried {
    pub(crate) color: Color,
    pub(crate) point: Point,
    /// Absent if that is over budget.
    pub(crate) bounds: Option<Bounds>,
    /// Whether it captures the block.
    pub(crate) is_capture: bool,
}

/// All regions of one side, with what has been found out about them.
#[derive(Debug)]
pub struct Side {
    defender: Color,
    grounds: Vec<Option<Ground>>,
    /// The parts of each region as the board stands; nothing inside if the block has joined safe stones.
    roots: Vec<Option<Option<Vec<Part>>>>,
    tables: [Tables; 3],
}

impl Side {
    /// The regions of the defender's block. Those of more than 64 points are not searched.
    pub fn new(position: &Position, roles: &Roles, defender: Color, regions: &[&Region]) -> Self {
        let grounds: Vec<Option<Ground>> = regions
            .iter()
            .map(|region| Ground::new(position, roles, defender, region))
            .collect();
        let essential = roles.stones(position, defender, Role::Essential);
        let is_joined = !essential.is_disjoint(&roles.points(Role::Safe));
        let root = |(i, ground): (usize, &Option<Ground>)| {
            let number = u8::try_from(i).ok()?;
            let ground = ground.as_ref()?;
            let parts = || ground.parts(number, position, defender);
            Some(if is_joined { None } else { parts() })
        };
        let roots = grounds.iter().enumerate().map(root).collect();
        Self {
            defender,
            grounds,
            roots,
            tables: [Kos::Free, Kos::WithoutOwn, Kos::WithoutOther].map(Tables::new),
        }
    }

    /// The value of one region as the board stands, cooled by 2 and seen from the defender, if it is found and no
    /// ko leaves a doubt.
    ///
    /// # Errors
    ///
    /// If the arena cannot hold the value.
    pub fn value(
        &mut self,
        arena: &mut Arena,
        budget: &mut Budget,
        region: usize,
        mode: Mode,
    ) -> Result<Option<GameId>, Error> {
        let bounds = self.region(arena, budget, region, mode);
        let value = bounds.and_then(Bounds::value);
        value.map(|value| value.game(arena)).transpose()
    }

    /// One region as the board stands.
    pub(crate) fn region(
        &mut self,
        arena: &mut Arena,
        budget: &mut Budget,
        region: usize,
        mode: Mode,
    ) -> Option<Bounds> {
        let root = self.roots[region].clone()?;
        self.bounds(arena, budget, root.as_deref(), mode)
    }

    /// One region in a position that moves there have led to; the block must not have been captured.
    pub(crate) fn position(
        &mut self,
        arena: &mut Arena,
        budget: &mut Budget,
        region: usize,
        position: &Position,
        mode: Mode,
    ) -> Option<Bounds> {
        let number = u8::try_from(region).ok()?;
        let ground = self.grounds[region].as_ref()?;
        let parts = ground.parts(number, position, self.defender);
        self.bounds(arena, budget, parts.as_deref(), mode)
    }

    /// All regions of the side together.
    pub(crate) fn whole(
        &mut self,
        arena: &mut Arena,
        budget: &mut Budget,
        mode: Mode,
    ) -> Option<Bounds> {
        let parts = self.all()?;
        self.bounds(arena, budget, parts.as_deref(), mode)
    }

    /// Every move of both sides in the regions with the value of all regions together after it.
    pub(crate) fn moves(
        &mut self,
        arena: &mut Arena,
        budget: &mut Budget,
        mode: Mode,
    ) -> Vec<Tried> {
        match self.all() {
            Some(Some(parts)) => self.tried(arena, budget, &parts, mode),
            _ => Vec::new(),
        }
    }

    /// Every move of both sides in a position of one region with the value of that region after it.
    pub(crate) fn options(
        &mut self,
        arena: &mut Arena,
        budget: &mut Budget,
        region: usize,
        position: &Position,
        mode: Mode,
    ) -> Vec<Tried> {
        let parts = || {
            let number = u8::try_from(region).ok()?;
            let ground = self.grounds[region].as_ref()?;
            ground.parts(number, position, self.defender)
        };
        match parts() {
            Some(parts) => self.tried(arena, budget, &parts, mode),
            None => Vec::new(),
        }
    }

    fn tried(
        &mut self,
        arena: &mut Arena,
        budget: &mut Budget,
        parts: &[Part],
        mode: Mode,
    ) -> Vec<Tried> {
        let liberties: u32 = parts.iter().map(Part::liberties).sum();
        let mut tried = Vec::new();
        for (i, part) in parts.iter().enumerate() {
            let Some(ground) = &self.grounds[usize::from(part.region)] else {
                continue;
            };
            let moves = ground.moves(part);
            let points: Vec<Point> = moves.iter().map(|m| ground.point(m.point)).collect();
            for (played, point) in moves.into_iter().zip(points) {
                let is_last = mode == Mode::Last && liberties == 1;
                let is_capture = !played.is_own && is_last && part.is_liberty(played.point);
                let rest = played.rest.map(|rest| {
                    let mut all = parts.to_vec();
                    all.swap_remove(i);
                    all.extend(rest);
                    all
                });
                let is_breathless = |rest: &Vec<Part>| rest.iter().all(|p| p.liberties() == 0);
                let is_suicide = played.is_suicide
                    || (played.is_own
                        && mode == Mode::Last
                        && rest.as_ref().is_some_and(is_breathless));
                if is_suicide && !is_capture {
                    continue;
                }
                let bounds = if is_capture {
                    Some(Bounds::exact(Cooled::Count(0)))
                } else {
                    self.bounds(arena, budget, rest.as_deref(), mode)
                };
                tried.push(Tried {
                    color: if played.is_own {
                        self.defender
                    } else {
                        self.defender.opponent()
                    },
                    point,
                    bounds,
                    is_capture,
                });
            }
        }
        tried.sort_by_key(|tried| tried.point);
        tried
    }

    fn all(&self) -> Option<Option<Vec<Part>>> {
        let mut all = Vec::new();
        for root in &self.roots {
            match root.as_ref()? {
                Some(parts) => all.extend(parts),
                None => return Some(None),
            }
        }
        Some(Some(all))
    }

    /// The value of parts together: at once if no line repeats, else from both sides.
    fn bounds(
        &mut self,
        arena: &mut Arena,
        budget: &mut Budget,
        parts: Option<&[Part]>,
        mode: Mode,
    ) -> Option<Bounds> {
        let Some(parts) = parts else {
            return Some(Bounds::exact(Cooled::LIFE));
        };
        let mut under = |rule: usize| self.search(arena, budget, rule, parts, mode);
        match under(0) {
            Ok(value) => Some(Bounds::exact(value)),
            Err(Halt::Budget) => None,
            Err(Halt::Repetition) => Some(Bounds {
                low: under(1).ok()?,
                high: under(2).ok()?,
            }),
        }
    }

    fn search(
        &mut self,
        arena: &mut Arena,
        budget: &mut Budget,
        rule: usize,
        parts: &[Part],
        mode: Mode,
    ) -> Result<Cooled, Halt> {
        let tables = &mut self.tables[rule];
        let parts: Vec<_> = parts.iter().map(|&part| tables.number(part)).collect();
        let mut search = Search {
            grounds: &self.grounds,
            tables,
            arena,
            budget,
        };
        let found = match mode {
            Mode::Normal => search.normals(&parts),
            Mode::Last => search.last(State::new(parts)),
        };
        if found.is_err() {
            self.tables[rule].settle();
        }
        found
    }
}

#[cfg(test)]
mod tests;
