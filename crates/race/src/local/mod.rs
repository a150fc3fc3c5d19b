//! Values of regions by search: every move of both sides, to the end.
//!
//! All positions of a region that moves of either colour can make are a finite graph (a side may play elsewhere,
//! so colours need not alternate). The rule of `crate::rule` at every node yields the value; junk moves drop
//! out by themselves. Two questions are told apart:
//!
//! * *normal*: the block has liberties elsewhere, so that it cannot be captured here. Parts of a region that do
//!   not touch each other are independent then, and are looked at one by one.
//! * *last*: these are all the liberties the block has, and filling the last one captures it. All regions of the
//!   block together are searched in this way (`LocalSide::whole`); parts for which both questions have one answer
//!   are only added.
//!
//! Safe stones are never captured, suicide is illegal, a block that joins its own safe stones or that the attacker
//! has no legal move against lives. Where a line can repeat a position, the value is bounded instead: from below
//! with the defender's captures of kos left out, from above with the attacker's.

mod last;
mod liberties;

use semeai_board::{ByColor, Color, Point, PointSet, Position, Region, Role, Roles};
use semeai_cgt::{Arena, Error, GameId};
use semeai_search::{
    Ground, Halt, Look, Mask, Means, Piece, PositionBudget, Rest, Stake, moves, pieces,
};

use crate::rule::CooledValue;
use last::{LastSearch, LastState, Tables};
use liberties::Liberties;

/// Which question is asked about a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalMode {
    /// The block has liberties elsewhere.
    Normal,
    /// The block has no other liberties.
    Last,
}

/// A value, or bounds where a ko plays a part: cooled by 2 and seen from the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) low: CooledValue,
    pub(crate) high: CooledValue,
}

impl Bounds {
    pub(crate) fn exact(value: CooledValue) -> Self {
        Self {
            low: value,
            high: value,
        }
    }

    /// The value, if no ko leaves a doubt.
    pub(crate) fn value(self) -> Option<CooledValue> {
        (self.low == self.high).then_some(self.low)
    }
}

/// A move with what it makes of all that a block has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TriedMove {
    pub(crate) color: Color,
    pub(crate) point: Point,
    /// Absent if that is over budget.
    pub(crate) bounds: Option<Bounds>,
    /// Whether it captures the block.
    pub(crate) is_capture: bool,
}

/// The most points of a region that is searched.
const MOST_POINTS: usize = Mask::<1>::CAPACITY;

/// All regions of one side, with what has been found out about them.
#[derive(Debug)]
pub struct LocalSide {
    defender: Color,
    grounds: Vec<Ground<1>>,
    /// The pieces of each region as the board stands; absent if it is too large.
    roots: Vec<Option<Rest<Piece<1>>>>,
    /// With no captures in kos left out, with those of the defender and with those of the attacker.
    tables: [Tables; 3],
}

impl LocalSide {
    /// The regions of the defender's block. Those of more than 64 points are not searched.
    pub fn new(position: &Position, roles: &Roles, defender: Color, regions: &[&Region]) -> Self {
        let essential = roles.stones(position, defender, Role::Essential);
        let mut targets = ByColor::default();
        targets[defender] = essential;
        let is_searched = |points: &PointSet| points.len() <= MOST_POINTS;
        let grounds: Vec<Ground<1>> = regions
            .iter()
            .map(|region| {
                let points = Some(region.points).filter(is_searched);
                Ground::new(position, &targets, &points.unwrap_or_default())
            })
            .collect();
        let is_joined = !essential.is_disjoint(&roles.points(Role::Safe));
        let left_out = [None, Some(defender), Some(defender.opponent())];
        let mut side = Self {
            defender,
            grounds,
            roots: Vec::new(),
            tables: left_out.map(|left_out| Tables::new(defender, left_out)),
        };
        let root = |(number, region): (usize, &&Region)| {
            if !is_searched(&region.points) {
                None
            } else if is_joined {
                Some(Rest::Safe(defender))
            } else {
                side.pieces(number, position)
            }
        };
        side.roots = regions.iter().enumerate().map(root).collect();
        side
    }

    /// The pieces of a position of a region.
    fn pieces(&self, region: usize, position: &Position) -> Option<Rest<Piece<1>>> {
        let (number, ground) = (u8::try_from(region).ok()?, &self.grounds[region]);
        let stones = ground.stones(position);
        Some(pieces(ground, number, stones, Stake::Target(self.defender)))
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
        budget: &mut PositionBudget,
        region: usize,
        mode: LocalMode,
    ) -> Result<Option<GameId>, Error> {
        let bounds = self.region(arena, budget, region, mode);
        let value = bounds.and_then(Bounds::value);
        value.map(|value| value.game(arena)).transpose()
    }

    /// One region as the board stands.
    pub(crate) fn region(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        region: usize,
        mode: LocalMode,
    ) -> Option<Bounds> {
        let root = self.roots[region].clone()?;
        self.bounds(arena, budget, &root, mode)
    }

    /// One region in a position that moves there have led to; the block must not have been captured.
    pub(crate) fn position(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        region: usize,
        position: &Position,
        mode: LocalMode,
    ) -> Option<Bounds> {
        self.roots[region].as_ref()?;
        let rest = self.pieces(region, position)?;
        self.bounds(arena, budget, &rest, mode)
    }

    /// All regions of the side together.
    pub(crate) fn whole(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        mode: LocalMode,
    ) -> Option<Bounds> {
        let all = self.all()?;
        self.bounds(arena, budget, &all, mode)
    }

    /// Every move of both sides in the regions with the value of all regions together after it.
    pub(crate) fn moves(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        mode: LocalMode,
    ) -> Vec<TriedMove> {
        match self.all() {
            Some(Rest::Pieces(pieces)) => self.tried(arena, budget, &pieces, mode),
            _ => Vec::new(),
        }
    }

    /// Every move of both sides in a position of one region with the value of that region after it.
    pub(crate) fn options(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        region: usize,
        position: &Position,
        mode: LocalMode,
    ) -> Vec<TriedMove> {
        let is_searched = self.roots[region].is_some();
        match self.pieces(region, position).filter(|_| is_searched) {
            Some(Rest::Pieces(pieces)) => self.tried(arena, budget, &pieces, mode),
            _ => Vec::new(),
        }
    }

    fn tried(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        pieces: &[Piece<1>],
        mode: LocalMode,
    ) -> Vec<TriedMove> {
        let mut look = Look::default();
        let liberties = self.liberties(pieces);
        let mut tried = Vec::new();
        for (i, piece) in pieces.iter().enumerate() {
            let number = usize::from(piece.ground);
            let stake = Stake::Target(self.defender);
            let ground = &self.grounds[number];
            for played in moves(ground, piece, &mut look, stake, None, |rest| rest) {
                let is_own = played.color == self.defender;
                let is_last = mode == LocalMode::Last && liberties == 1;
                let takes = || piece.liberties(self.defender).meets(Mask::of(played.point));
                let is_capture = !is_own && is_last && takes();
                let rest = beside(pieces, i, played.rest);
                let is_breathless =
                    matches!(&rest, Rest::Pieces(rest) if self.liberties(rest) == 0);
                let is_suicide =
                    played.is_suicide || is_own && mode == LocalMode::Last && is_breathless;
                if is_suicide && !is_capture {
                    continue;
                }
                let bounds = match is_capture {
                    true => Some(Bounds::exact(CooledValue::Count(0))),
                    false => self.bounds(arena, budget, &rest, mode),
                };
                tried.push(TriedMove {
                    color: played.color,
                    point: self.grounds[number].point(played.point),
                    bounds,
                    is_capture,
                });
            }
        }
        tried.sort_by_key(|tried| tried.point);
        tried
    }

    fn liberties(&self, pieces: &[Piece<1>]) -> u32 {
        let liberties = pieces.iter().map(|piece| piece.liberties(self.defender));
        liberties.map(Mask::len).sum()
    }

    /// The pieces of all regions as the board stands; absent if one is not searched.
    fn all(&self) -> Option<Rest<Piece<1>>> {
        let mut all = Vec::new();
        for root in &self.roots {
            match root.as_ref()? {
                Rest::Pieces(pieces) => all.extend(pieces),
                safe @ Rest::Safe(_) => return Some(safe.clone()),
            }
        }
        Some(Rest::Pieces(all))
    }

    /// The value of what is left: at once if no line repeats, else from both sides.
    fn bounds(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        rest: &Rest<Piece<1>>,
        mode: LocalMode,
    ) -> Option<Bounds> {
        let Rest::Pieces(pieces) = rest else {
            return Some(Bounds::exact(CooledValue::LIFE));
        };
        let mut under = |table: usize| self.search(arena, budget, table, pieces, mode);
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
        budget: &mut PositionBudget,
        table: usize,
        pieces: &[Piece<1>],
        mode: LocalMode,
    ) -> Result<CooledValue, Halt> {
        let tables = &mut self.tables[table];
        let pieces: Vec<_> = pieces.iter().map(|&p| tables.values.number(p)).collect();
        let mut leaves = Liberties {
            arena,
            defender: self.defender,
        };
        let mut search = LastSearch {
            tables,
            means: Means {
                grounds: &self.grounds,
                leaves: &mut leaves,
                budget,
            },
        };
        let found = match mode {
            LocalMode::Normal => search.normals(&pieces),
            LocalMode::Last => search.last(LastState::new(pieces)),
        };
        if found.is_err() {
            self.tables[table].settle();
        }
        found
    }
}

/// All pieces once this is left of one of them.
fn beside(pieces: &[Piece<1>], changed: usize, rest: Rest<Piece<1>>) -> Rest<Piece<1>> {
    match rest {
        Rest::Pieces(rest) => {
            let mut all = pieces.to_vec();
            all.swap_remove(changed);
            all.extend(rest);
            Rest::Pieces(all)
        }
        safe @ Rest::Safe(_) => safe,
    }
}

#[cfg(test)]
mod tests;
