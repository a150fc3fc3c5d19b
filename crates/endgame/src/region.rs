//! The regions of a board, and what is taken as safe round them.
//!
//! Safe are the stones that the person says, those with two eyes (Benson 1976), and on a board without marks those that a short
//! search sees to live without an answer to what is played elsewhere, those that cannot be cut off from safe ones, and those
//! with many liberties. What lies between safe stones falls apart into regions: connected empty points and other stones. They
//! are not those of a race ([`semeai_board::partition`]): a stone that is joined to safe ones without being said to be safe
//! belongs to its region.

use std::cell::LazyCell;

use semeai_board::{
    Assumption, Block, ByColor, Color, Point, PointSet, Position, Role, Roles, SafeReason, Safety,
    benson,
};
use semeai_search::{Aim, PositionBudget, ZoneAsked, ZoneKo, ZoneProof};

use crate::meeting::looks_dead;
use crate::status::{Status, searched};

/// How long a block is searched for life.
const LIFE: u64 = 3_000;

/// How long a block behind points that were named is searched for its life, and as long for its capture.
pub(crate) const DEATH: u64 = 30_000;

/// Blocks with so many liberties are not looked for a way to be captured.
const MANY_LIBERTIES: usize = 7;

/// Whether the person has marked what is safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SafetyMarks {
    /// All of it.
    Said,
    /// Some of it at most: the rest is to be found.
    ToBeFound,
}

/// A region of the board: points between safe stones, or points that somebody has named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EndgameRegion {
    /// Its points: empty ones, and stones that are not safe.
    pub(crate) points: PointSet,
    /// The empty points among them.
    pub(crate) empty: PointSet,
    /// Whose safe stones are beside it; of a region that somebody named, whose stones.
    pub(crate) beside: ByColor<bool>,
    /// Why it has these points and no others.
    pub(crate) bounds: RegionOrigin,
    /// Whether empty points that do not belong to it are beside it.
    pub(crate) is_open_ended: bool,
    /// The stones in it that count as dead; only in what rests.
    pub(crate) dead: PointSet,
}

/// Why a region has its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RegionOrigin {
    /// They are what lies between safe stones.
    Safe,
    /// Somebody has named them: whatever lies around is border as it stands. Stones there are never captured, and empty points
    /// there that rest are as good as safe stones of their owner.
    Named,
    /// They are empty, but for dead stones, and lie round points that somebody has named: nobody is taken to play there.
    Rest,
}

impl EndgameRegion {
    fn new(position: &Position, points: PointSet, border: &PointSet, bounds: RegionOrigin) -> Self {
        let around = position
            .topology()
            .neighborhood(&points)
            .difference(&points);
        let border = around.intersection(border);
        let empty = position.empty();
        Self {
            points,
            empty: points.intersection(&empty),
            beside: ByColor::new_with(|color| !border.is_disjoint(&position.stones(color))),
            bounds,
            is_open_ended: bounds == RegionOrigin::Named && !around.is_disjoint(&empty),
            dead: PointSet::EMPTY,
        }
    }

    /// What rests where these stones count as dead.
    fn resting(position: &Position, points: PointSet, dead: &PointSet) -> Self {
        let standing = position.occupied().difference(dead);
        Self {
            dead: points.intersection(dead),
            ..Self::new(position, points, &standing, RegionOrigin::Rest)
        }
    }

    /// How many points it is to its owner: a dead stone is a prisoner too.
    pub(crate) fn points_to_owner(&self) -> u32 {
        let points = self.points.len() + self.dead.len();
        u32::try_from(points).unwrap_or(u32::MAX)
    }

    /// The side whose safe stones surround it, if there is no stone in it but dead ones and none of the other side beside it.
    pub(crate) fn owner(&self) -> Option<Color> {
        match (self.beside.black, self.beside.white) {
            _ if self.points != self.empty.union(&self.dead) || self.is_open_ended => None,
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    }
}

/// The blocks that are taken as safe, by anchor. What is said by roles counts; whether a stone is essential to a race does not.
///
/// Unless `marks` say that the person has marked what is safe, more is taken as safe than what is said and what has two eyes.
#[must_use]
pub fn safe_blocks(
    position: &Position,
    roles: &Roles,
    marks: SafetyMarks,
    budget: &PositionBudget,
) -> Vec<Assumption> {
    let blocks = position.blocks();
    let is_marked = marks == SafetyMarks::Said;
    let is_said = |block: &Block| !roles.points(Role::Safe).is_disjoint(&block.stones);
    let said = blocks.iter().filter(|block| is_said(block));
    let said = said.fold(PointSet::EMPTY, |all, block| all.union(&block.stones));
    let held = position.protecting(said);
    let alive: Vec<Block> = (Color::ALL.into_iter())
        .flat_map(|color| benson(&held, color))
        .collect();
    let settled = alive
        .iter()
        .fold(said, |all, block| all.union(&block.stones));
    let surrounded =
        ByColor::new_with(|color| LazyCell::new(move || inside(position, &settled, color, budget)));
    let reason = |block: &Block| {
        if is_said(block) {
            Some(SafeReason::Said)
        } else if alive.contains(block) {
            Some(SafeReason::TwoEyes)
        } else if is_marked {
            None
        } else if lives(position, block, budget)
            && needs_no_answer(position, &surrounded[block.color], block, budget)
        {
            Some(SafeReason::Room)
        } else if block.liberties.len() >= MANY_LIBERTIES {
            let count = u32::try_from(block.liberties.len()).unwrap_or(u32::MAX);
            Some(SafeReason::Liberties(count))
        } else {
            None
        }
    };
    let safety = Safety::new(&blocks, reason);
    let safety = if is_marked {
        safety
    } else {
        safety.joined(&blocks, |_| true)
    };
    safety.assumptions(&blocks).collect()
}

/// The points that stones of one side surround: of each part of the board between them that has no stone of the other side but
/// such as a short search proves dead.
fn inside(position: &Position, safe: &PointSet, color: Color, budget: &PositionBudget) -> PointSet {
    let topology = position.topology();
    let others = position.stones(color.opponent());
    let blocks = position.blocks();
    let is_inside = |part: &PointSet| {
        let there = others.intersection(part);
        let is_dead = |block: &&Block| {
            let mut budget = budget.clone();
            searched(position, block, LIFE, &mut budget) == Status::Dead
        };
        there.is_disjoint(safe) && {
            let mut intruders = blocks
                .iter()
                .filter(|block| !block.stones.is_disjoint(&there));
            intruders.all(|block| is_dead(&block))
        }
    };
    let parts = topology.components(&topology.points().difference(&position.stones(color)));
    let parts = parts.into_iter().filter(is_inside);
    parts.fold(PointSet::EMPTY, |all, part| all.union(&part))
}

/// Whether a block that lives does so though its opponent has played everywhere outside what its side surrounds, for
/// nothing. Else a move out there has to be answered at home: a point that is counted as its owner's has to be filled, so the
/// block is a part of what is played out, and no border of it.
fn needs_no_answer(
    position: &Position,
    inside: &PointSet,
    block: &Block,
    budget: &PositionBudget,
) -> bool {
    let confined = position.confined_to(inside);
    let kept = confined.block_at(block.anchor);
    let kept = kept.filter(|kept| !kept.liberties.is_empty());
    kept.is_some_and(|kept| lives(&confined, &kept, budget))
}

/// Whether a short search finds that a block is never captured though its opponent moves first and wins all kos.
fn lives(position: &Position, block: &Block, budget: &PositionBudget) -> bool {
    let asked = ZoneAsked {
        position,
        stone: block.anchor,
        aim: Aim::Life,
        ko: ZoneKo::OpponentTakesBack,
        first: block.color.opponent(),
        points: &position.topology().points(),
        barred: &PointSet::EMPTY,
        plain: &PointSet::EMPTY,
    };
    let mut budget = budget.clone().with_positions(LIFE);
    let found = ZoneProof::new(&asked).zone(&mut budget);
    found.is_ok_and(|zone| zone.is_some())
}

/// Whether a block that is safe by two eyes, or by room for them, is so no longer when its owner has played on a point beside it:
/// he may have filled an eye. A search is short, so that what it does not see counts as lost.
pub(crate) fn fills_an_eye(
    position: &Position,
    safe: &Assumption,
    point: Point,
    budget: &PositionBudget,
) -> bool {
    let (color, anchor) = (safe.block.color, safe.block.anchor);
    let topology = position.topology();
    let around = topology.neighborhood(&PointSet::single(point));
    let is_last = around.is_disjoint(&position.empty());
    // As long as a point is left beside it, an eye of a block with two eyes is smaller, but an eye.
    if safe.reason == SafeReason::TwoEyes && !is_last {
        return false;
    }
    let Ok(after) = position.without_ko().play(color, point) else {
        return false;
    };
    let after = after.position;
    let Some(block) = after.block_at(anchor) else {
        return false;
    };
    // It may have been joined to a block that is never captured.
    let is_held = !block.stones.is_disjoint(&after.protected());
    match safe.reason {
        _ if is_held => false,
        SafeReason::TwoEyes => !benson(&after, color).contains(&block),
        SafeReason::Room => !lives(&after, &block, budget),
        _ => false,
    }
}

/// The stones that are safe: those that the person says one by one, and blocks that are found to be. Stones that are joined to
/// them are safe too, but stay in their region, where what is joined to safe stones is border.
pub(crate) fn safe_stones(roles: &Roles, safe: &[Assumption]) -> PointSet {
    let said = roles.points(Role::Safe);
    safe.iter().fold(PointSet::EMPTY, |all, safe| {
        all.union(&match safe.reason {
            SafeReason::Said => safe.block.stones.intersection(&said),
            _ => safe.block.stones,
        })
    })
}

/// The regions between safe stones, ordered by their first points.
fn regions(position: &Position, safe: &PointSet) -> Vec<EndgameRegion> {
    let topology = position.topology();
    let regions = topology.components(&topology.points().difference(safe));
    let region = |points| EndgameRegion::new(position, points, safe, RegionOrigin::Safe);
    regions.into_iter().map(region).collect()
}

/// The regions of a board on which somebody has named points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NamedRegions {
    /// The regions, by first point.
    pub(crate) regions: Vec<EndgameRegion>,
    /// Blocks that count as dead in what rests, and of which it is not proved that they are; by anchor.
    pub(crate) unproved: Vec<Block>,
    /// Whether no time was left for that.
    pub(crate) is_cut: bool,
}

/// The same where somebody has named points: each connected part of a set of them that is not safe is a region of its own. Of the
/// regions that such points are taken from only the empty points are left that one side surrounds as the stones stand, with what
/// looks dead among them, which is searched; where stones are dead by their looks these are taken off before, and no others are.
pub(crate) fn regions_with_named(
    position: &Position,
    safe: &PointSet,
    named: &[PointSet],
    by_looks: bool,
    budget: &mut PositionBudget,
) -> NamedRegions {
    let topology = position.topology();
    let (mut parts, mut taken) = (Vec::new(), PointSet::EMPTY);
    for set in named {
        let own = set.difference(safe).difference(&taken);
        taken = taken.union(&own);
        parts.extend(topology.components(&own));
    }
    let (mut found, mut unproved) = (Vec::new(), Vec::new());
    for region in regions(position, safe) {
        if region.points.is_disjoint(&taken) {
            found.push(region);
            continue;
        }
        let dead = match by_looks {
            true => PointSet::EMPTY,
            false => looks_dead(position, safe, &region.points),
        };
        unproved.extend(unproved_among(position, &dead.difference(&taken), budget));
        let free = region.empty.union(&dead).difference(&taken);
        let rests = topology.components(&free).into_iter();
        let rests = rests.map(|points| EndgameRegion::resting(position, points, &dead));
        found.extend(rests.filter(|rest| rest.owner().is_some()));
    }
    let walled = walled(position, &found);
    let stones = walled.occupied();
    let named = |points| EndgameRegion::new(&walled, points, &stones, RegionOrigin::Named);
    found.extend(parts.into_iter().map(named));
    found.sort_by_key(|region| region.points.first());
    unproved.sort_by_key(|block| block.anchor);
    NamedRegions {
        is_cut: !unproved.is_empty() && budget.is_stopped(),
        regions: found,
        unproved,
    }
}

/// The blocks of stones that look dead of which it is not proved that they are.
pub(crate) fn unproved_among(
    position: &Position,
    stones: &PointSet,
    budget: &mut PositionBudget,
) -> Vec<Block> {
    let blocks = position.blocks().into_iter();
    let mut unproved: Vec<Block> = blocks
        .filter(|block| !block.stones.is_disjoint(stones))
        .collect();
    unproved.retain(|block| searched(position, block, DEATH, budget) != Status::Dead);
    unproved
}

/// The board as regions that somebody has named see it: what rests is filled with stones of its owner, and nothing outside such a
/// region is ever captured.
pub(crate) fn walled(position: &Position, regions: &[EndgameRegion]) -> Position {
    let mut setup = position.to_setup();
    let mut inside = PointSet::EMPTY;
    let mut is_same = true;
    for region in regions {
        match (region.bounds, region.owner()) {
            (RegionOrigin::Named, _) => inside = inside.union(&region.points),
            (RegionOrigin::Rest, owner @ Some(_)) => {
                is_same = false;
                for point in region.points {
                    setup.set(point, owner);
                }
            }
            _ => {}
        }
    }
    if is_same {
        return position.clone();
    }
    let outside = position.topology().points().difference(&inside);
    // A stone that has liberties nowhere but among what rests is left as it stands, with what rests.
    let walled = Position::with_protected(setup, outside);
    walled.map_or_else(|_| position.clone(), |walled| walled.banning(position.ko()))
}
