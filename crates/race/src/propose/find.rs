//! Finds the race of a position: by its marks, or outwards from the essential blocks.

use semeai_board::{
    Assumption, Block, ByColor, Color, Point, PointSet, Position, Role, Roles, SafeReason, benson,
    partition,
};

use super::proposal::{Proposal, ProposeError};
use super::reach::{LADDER, MOST_EMPTY, STRICTEST, Zone};
use crate::alone::NoRace;
use crate::danger::{Dangers, Relation, Scan, nothing_races, races_with_none, scan};
use crate::solve::{Several, SolveLimits};

/// Marks with more points leave most of a board open; and of surroundings with more points only the strictest are proposed,
/// and the nearest if all have more.
const MOST_POINTS: usize = 120;

/// Proposes a race. `points` name no block, one or two; roles that are given are kept: blocks that are essential or
/// safe by the person's word stay so. Of a bare position the widest surroundings that can be searched with hope.
///
/// # Errors
///
/// Why there is nothing to propose.
pub fn propose(
    position: &Position,
    roles: &Roles,
    points: &[Point],
) -> Result<Proposal, ProposeError> {
    propose_within(position, roles, points, &SolveLimits::default())
}

/// As [`propose`]; of the limits what ends a search early counts.
///
/// # Errors
///
/// As [`propose`], and if it was ended before there was a proposal.
pub fn propose_within(
    position: &Position,
    roles: &Roles,
    points: &[Point],
    limits: &SolveLimits,
) -> Result<Proposal, ProposeError> {
    let mut all = proposals_within(position, roles, points, limits)?;
    let empty = |proposal: &Proposal| proposal.relevant.difference(&position.occupied()).len();
    let widest = (0..all.len())
        .filter(|&i| empty(&all[i]) <= MOST_EMPTY)
        .max_by_key(|&i| empty(&all[i]));
    Ok(all.swap_remove(widest.unwrap_or(0)))
}

/// The same race with nearer and wider surroundings, each trusted more than those before it; at least one, no two alike.
///
/// # Errors
///
/// Why there is nothing to propose.
pub fn proposals(
    position: &Position,
    roles: &Roles,
    points: &[Point],
) -> Result<Vec<Proposal>, ProposeError> {
    proposals_within(position, roles, points, &SolveLimits::default())
}

/// As [`proposals`]; of the limits what ends a search early counts.
///
/// # Errors
///
/// As [`proposals`], and if it was ended before all were there.
pub fn proposals_within(
    position: &Position,
    roles: &Roles,
    points: &[Point],
    limits: &SolveLimits,
) -> Result<Vec<Proposal>, ProposeError> {
    let blocks = position.blocks();
    let essential = essential(position, &blocks, roles, points, limits)?;
    let is_marked = blocks.iter().any(|block| roles.of(block) == Role::Safe);
    if is_marked {
        let marked = by_marks(position, &blocks, roles, &essential);
        // Marks bound a race, but a few of them on a whole game leave most of it open.
        if marked.relevant.len() <= MOST_POINTS {
            return Ok(vec![marked]);
        }
    }
    by_reach(position, &blocks, roles, &essential, limits)
}

/// The two sides: what the points name, else what is marked, else what races best.
fn essential(
    position: &Position,
    blocks: &[Block],
    roles: &Roles,
    points: &[Point],
    limits: &SolveLimits,
) -> Result<ByColor<PointSet>, ProposeError> {
    let mut named: ByColor<Option<(Point, Block)>> = ByColor::default();
    for &point in points {
        let block = position
            .block_at(point)
            .ok_or(ProposeError::NoStone(point))?;
        if let Some((other, _)) = named[block.color] {
            return Err(ProposeError::OneColor(other, point));
        }
        named[block.color] = Some((point, block));
    }
    let mut essential = ByColor::new_with(|color| match named[color] {
        Some((_, block)) => block.stones,
        None if points.is_empty() => roles.stones(position, color, Role::Essential),
        None => PointSet::EMPTY,
    });
    let missing: Vec<Color> = Color::ALL
        .into_iter()
        .filter(|&color| essential[color].is_empty())
        .collect();
    if missing.is_empty() {
        return Ok(essential);
    }
    let pair = if named.black.is_none() && named.white.is_none() && missing.len() == 1 {
        // The person has marked one side, so it races.
        let marked = best_pair(position, blocks, roles, &essential);
        marked.ok_or_else(|| {
            let mut dangers = Dangers::new(position, roles, limits);
            let found = scan(&mut dangers);
            // What races elsewhere is not what was asked.
            let is_complete = found.is_complete && found.races.is_empty();
            let found = Scan {
                is_complete,
                ..found
            };
            no_race(nothing_races(&mut dangers, &found))
        })?
    } else {
        let one = named.map(|named| named.map(|(_, block)| block));
        racing(position, roles, one.black.or(one.white), limits)?
    };
    for color in missing {
        essential[color] = pair[color].stones;
    }
    Ok(essential)
}

/// The pair that races on a board, or that a block is in.
fn racing(
    position: &Position,
    roles: &Roles,
    block: Option<Block>,
    limits: &SolveLimits,
) -> Result<ByColor<Block>, ProposeError> {
    let mut dangers = Dangers::new(position, roles, limits);
    let found = match block {
        Some(block) => Scan {
            races: dangers.race_of(&block).into_iter().collect(),
            open: dangers.open_of(&block),
            is_complete: !dangers.is_spent(),
        },
        None => scan(&mut dangers),
    };
    let fights = |pair: &ByColor<Block>| {
        // Small blocks that are lost are dead, and in no race.
        Relation::of_decided(pair).is_race() && is_shut_in(position, roles, pair)
    };
    let first = found.races.first().copied();
    let race = first.or_else(|| found.open.iter().copied().take(MOST_OPEN).find(fights));
    let found = race.ok_or_else(|| match block {
        Some(block) => races_with_none(&mut dangers, &block, &found),
        None => nothing_races(&mut dangers, &found),
    });
    if limits.is_cancelled() {
        return Err(ProposeError::Stopped);
    }
    found.map_err(no_race)
}

/// For so many pairs of which nothing is found out it is asked whether they are shut in.
const MOST_OPEN: usize = 2;

/// Whether nothing but two blocks and what is safe stands round a closed space: then their race is all there is to search.
fn is_shut_in(position: &Position, roles: &Roles, pair: &ByColor<Block>) -> bool {
    let essential = ByColor::new_with(|color: Color| pair[color].stones);
    let blocks = position.blocks();
    let never = SolveLimits::default();
    let all = by_reach(position, &blocks, roles, &essential, &never);
    let widest = all.ok().and_then(|all| all.into_iter().last());
    widest.is_some_and(|widest| {
        let empty = widest.relevant.intersection(&position.empty());
        widest.left_out.is_empty() && empty.len() <= MOST_EMPTY
    })
}

fn no_race(found: NoRace) -> ProposeError {
    ProposeError::NoRace(Box::new(found))
}

/// The pair of blocks in contact that most likely race: many stones, few liberties.
fn best_pair(
    position: &Position,
    blocks: &[Block],
    roles: &Roles,
    given: &ByColor<PointSet>,
) -> Option<ByColor<Block>> {
    let alive = alive(position);
    let candidates = |color: Color| -> Vec<Block> {
        let own = blocks.iter().filter(|block| block.color == color);
        own.filter(|block| {
            let is_free = given[color].is_empty() || block.stones.is_subset(&given[color]);
            is_free && !alive.contains(block) && roles.of(block) != Role::Safe
        })
        .copied()
        .collect()
    };
    let whites = candidates(Color::White);
    let pairs = candidates(Color::Black).into_iter().flat_map(|black| {
        let around = position.topology().neighborhood(&black.stones);
        whites
            .iter()
            .filter(move |white| !around.is_disjoint(&white.stones))
            .map(move |&white| ByColor { black, white })
    });
    pairs.max_by_key(|pair| {
        let stones = pair.black.stones.len().min(pair.white.stones.len());
        let liberties = pair.black.liberties.len().max(pair.white.liberties.len());
        // A block that can run has no race to win.
        (
            std::cmp::Reverse(liberties / 7),
            stones,
            std::cmp::Reverse(liberties),
        )
    })
}

/// The blocks of both sides with two eyes (Benson 1976).
fn alive(position: &Position) -> Vec<Block> {
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
        Ok(loop {
            let zone = Zone::new(position, blocks, &alive, roles, essential, reach);
            let fillable = fillable(position, &alive, &zone.relevant);
            if fillable.is_empty() {
                break zone;
            }
            alive.retain(|block| !fillable.contains(block));
        })
    };
    let zones: Result<Vec<Zone>, ProposeError> = LADDER.into_iter().map(zone).collect();
    let mut zones = zones?;
    // An open race is proved only with the strictest view of what is safe, however large that makes it.
    if zones
        .last()
        .is_some_and(|zone| !zone.left_out(position).is_empty())
    {
        zones.push(zone(STRICTEST)?);
    }
    let strictest = zones.pop().ok_or(ProposeError::Stopped)?;
    // The more is searched, the less is assumed, and nothing is trusted more than the strictest.
    zones.sort_by_key(|zone| zone.relevant.len());
    let least = zones.first().map_or(0, |zone| zone.relevant.len());
    let most = MOST_POINTS.max(least).min(strictest.relevant.len());
    zones.retain(|zone| zone.relevant.len() <= most);
    let mut all: Vec<Proposal> = Vec::new();
    for zone in zones.into_iter().chain([strictest]) {
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
