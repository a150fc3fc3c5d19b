//! Finds the race of a position: by its marks, or outwards from the essential blocks.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Role, Roles};

use super::around::{alive, around};
use super::proposal::{Proposal, ProposeError};
use super::reach::MOST_EMPTY;
use crate::danger::{
    BlockRelation, Dangers, Scan, is_shut_in, nothing_races, races_with_none, scan,
};
use crate::no_race::NoRace;
use crate::solve::SolveLimits;

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
    let essential = essential(position, &position.blocks(), roles, points, limits)?;
    around(position, roles, &essential, limits)
}

/// The two sides: what the points name, else what is marked, else what races best.
fn essential(
    position: &Position,
    blocks: &[Block],
    roles: &Roles,
    points: &[Point],
    limits: &SolveLimits,
) -> Result<ByColor<PointSet>, ProposeError> {
    let named = named(position, points)?;
    let mut essential = ByColor::new_with(|color| match named[color] {
        Some(block) => block.stones,
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
        marked.ok_or_else(|| none_elsewhere(position, roles, limits))?
    } else {
        racing(position, roles, named.black.or(named.white), limits)?
    };
    for color in missing {
        essential[color] = pair[color].stones;
    }
    Ok(essential)
}

/// The blocks of these stones.
fn named(position: &Position, points: &[Point]) -> Result<ByColor<Option<Block>>, ProposeError> {
    let mut named: ByColor<Option<(Point, Block)>> = ByColor::default();
    for &point in points {
        let block = position.block_at(point);
        let block = block.ok_or(ProposeError::NoStone(point))?;
        if let Some((other, _)) = named[block.color] {
            return Err(ProposeError::OneColor(other, point));
        }
        named[block.color] = Some((point, block));
    }
    Ok(named.map(|named| named.map(|(_, block)| block)))
}

/// That nothing races with what is marked: what races elsewhere is not what was asked.
fn none_elsewhere(position: &Position, roles: &Roles, limits: &SolveLimits) -> ProposeError {
    let mut dangers = Dangers::new(position, roles, limits);
    let found = scan(&mut dangers);
    let is_complete = found.is_complete && found.races.is_empty();
    let found = Scan {
        is_complete,
        ..found
    };
    no_race(nothing_races(&mut dangers, &found))
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
        BlockRelation::of_decided(pair).is_race() && is_shut_in(position, roles, pair, limits)
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
