//! The surroundings of the essential blocks of a race: what bounds it by its marks, or outwards from the blocks.

use semeai_board::{
    Assumption, Block, ByColor, Color, PointSet, Position, Role, Roles, SafeReason, benson,
    partition,
};

use super::proposal::{Proposal, ProposeError};
use super::reach::{LADDER, STRICTEST, Zone};
use crate::solve::{Several, SolveLimits};

/// Marks with more points leave most of a board open; and of surroundings with more points only the strictest are proposed,
/// and the nearest if all have more.
const MOST_POINTS: usize = 120;

/// The race of these essential stones in nearer and wider surroundings, each trusted more than those before it; at least one, no
/// two alike.
///
/// # Errors
///
/// If it was ended before all were there.
pub(crate) fn around(
    position: &Position,
    roles: &Roles,
    essential: &ByColor<PointSet>,
    limits: &SolveLimits,
) -> Result<Vec<Proposal>, ProposeError> {
    let blocks = position.blocks();
    let is_marked = blocks.iter().any(|block| roles.of(block) == Role::Safe);
    if is_marked {
        let marked = by_marks(position, &blocks, roles, essential);
        // Marks bound a race, but a few of them on a whole game leave most of it open.
        if marked.relevant.len() <= MOST_POINTS {
            return Ok(vec![marked]);
        }
    }
    by_reach(position, &blocks, roles, essential, limits)
}

/// The blocks of both sides with two eyes (Benson 1976).
pub(super) fn alive(position: &Position) -> Vec<Block> {
    let colors = Color::ALL.into_iter();
    colors.flat_map(|color| benson(position, color)).collect()
}

/// The blocks with two eyes that their owner may lose by filling some where the race is searched, with all that live by them.
fn fillable(position: &Position, alive: &[Block], relevant: &PointSet) -> Vec<Block> {
    let topology = position.topology();
    let of_color = |color: Color| {
        let stones = position.stones(color);
        let mut eyes = topology.components(&topology.points().difference(&stones));
        let own = alive.iter().filter(|block| block.color == color);
        let mut rest: Vec<&Block> = own.collect();
        let living = rest
            .iter()
            .fold(PointSet::EMPTY, |all, block| all.union(&block.stones));
        eyes.retain(|eye| topology.neighborhood(eye).is_subset(&living));
        let mut open = relevant.intersection(&position.empty());
        let mut found = Vec::new();
        // Who loses an eye may no longer be what surrounds another.
        while let Some(i) = rest.iter().position(|block| {
            let touches = |eye: &&PointSet| !eye.is_disjoint(&block.liberties);
            let mut eyes = eyes.iter().filter(touches);
            eyes.any(|eye| !eye.is_disjoint(&open))
        }) {
            let block = rest.swap_remove(i);
            open = open.union(&block.liberties);
            found.push(*block);
        }
        found
    };
    Color::ALL.into_iter().flat_map(of_color).collect()
}

/// The proposal of a marked diagram: the regions that touch an essential block.
fn by_marks(
    position: &Position,
    blocks: &[Block],
    roles: &Roles,
    essential: &ByColor<PointSet>,
) -> Proposal {
    let mut marked = *roles;
    for block in blocks {
        let is_essential = block.stones.is_subset(&essential[block.color]);
        match roles.of(block) {
            Role::Essential if !is_essential => marked.set_block(block, Role::Unknown),
            _ if is_essential => marked.set_block(block, Role::Essential),
            _ => {}
        }
    }
    let regions = partition(position, &marked);
    let relevant = regions
        .iter()
        .filter(|region| region.essential.black || region.essential.white)
        .fold(PointSet::EMPTY, |all, region| all.union(&region.points));
    let around = position.topology().neighborhood(&relevant);
    let safe = blocks
        .iter()
        .filter(|block| marked.of(block) == Role::Safe && !around.is_disjoint(&block.stones));
    Proposal {
        essential: *essential,
        several: Several::All,
        assumed_safe: safe
            .map(|&block| Assumption {
                block,
                reason: SafeReason::Said,
            })
            .collect(),
        relevant,
        left_out: PointSet::EMPTY,
    }
}

/// The zones that are proposed, the last of which is the strictest: the more is searched, the less is assumed, and nothing is trusted
/// more than the strictest.
fn from_near_to_far(mut zones: Vec<Zone>) -> Vec<Zone> {
    let Some(strictest) = zones.pop() else {
        return zones;
    };
    zones.sort_by_key(|zone| zone.relevant.len());
    let least = zones.first().map_or(0, |zone| zone.relevant.len());
    let most = MOST_POINTS.max(least).min(strictest.relevant.len());
    zones.retain(|zone| zone.relevant.len() <= most);
    zones.push(strictest);
    zones
}

/// The proposals of a bare position: everything near the essential blocks, up to growing distances.
fn by_reach(
    position: &Position,
    blocks: &[Block],
    roles: &Roles,
    essential: &ByColor<PointSet>,
    limits: &SolveLimits,
) -> Result<Vec<Proposal>, ProposeError> {
    let alive = alive(position);
    let zone = |reach| {
        if limits.is_cancelled() {
            return Err(ProposeError::Stopped);
        }
        let mut alive = alive.clone();
        loop {
            let zone = Zone::new(position, blocks, &alive, roles, essential, reach);
            let fillable = fillable(position, &alive, &zone.relevant);
            if fillable.is_empty() {
                return Ok(zone);
            }
            alive.retain(|block| !fillable.contains(block));
        }
    };
    let mut zones: Vec<Zone> = LADDER.into_iter().map(zone).collect::<Result<_, _>>()?;
    // An open race is proved only with the strictest view of what is safe, however large that makes it.
    let is_open = |zone: &Zone| !zone.left_out(position).is_empty();
    if zones.last().is_some_and(is_open) {
        zones.push(zone(STRICTEST)?);
    }
    let mut all: Vec<Proposal> = Vec::new();
    for zone in from_near_to_far(zones) {
        let zone = zone.with_edge(position, blocks, essential);
        // Of surroundings that are alike the last is kept: it has the better reasons.
        all.retain(|proposal| proposal.relevant != zone.relevant);
        all.push(Proposal {
            essential: *essential,
            several: Several::All,
            left_out: zone.left_out(position),
            assumed_safe: zone.border,
            relevant: zone.relevant,
        });
    }
    Ok(all)
}
