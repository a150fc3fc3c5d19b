//! Two blocks in closed surroundings: their race is searched itself, however many liberties they have.
//!
//! A hunt gives a block up that has many liberties, for most often it gets out. In a closed space it cannot get out, and what the
//! other block does meanwhile decides: so there the two are searched as the race that they are, by the rule of a race.

use semeai_board::{Block, ByColor, Color, PointSet, Position, Roles};

use super::relation::BlockRelation;
use crate::propose::{Proposal, around};
use crate::solve::{SolveLimits, Solver};

/// Where more empty points are within reach, whole parts of the board are open.
const MOST_EMPTY: usize = 48;

/// How many positions the search of each width gets.
const POSITIONS: u64 = 10_000;

/// The bytes that it may take.
const TABLE_BYTES: usize = 1 << 24;

/// How two blocks stand to each other by a short search of their race.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuickRelation {
    /// Open if the search was too short.
    pub(super) relation: BlockRelation,
    /// Whether nothing was taken for granted but what the person said and blocks with two eyes.
    pub(super) is_sure: bool,
    /// The positions made.
    pub(super) made: u64,
}

/// Whether nothing but two blocks and what is safe stands round closed spaces: then their race is all there is to search.
pub(crate) fn is_shut_in(
    position: &Position,
    roles: &Roles,
    pair: &ByColor<Block>,
    limits: &SolveLimits,
) -> bool {
    !closed(position, roles, pair, limits).is_empty()
}

/// Searches the race of two blocks in closed surroundings; absent if they are open or large.
pub(super) fn searched(
    position: &Position,
    roles: &Roles,
    pair: &ByColor<Block>,
    limits: &SolveLimits,
) -> Option<QuickRelation> {
    let all = closed(position, roles, pair, limits);
    let limits = limits.clone().with_table_bytes(TABLE_BYTES);
    // The widest takes least for granted, the nearest is searched with the fewest positions.
    let mut widths = vec![all.last()?, all.first()?];
    widths.dedup();
    let mut found = QuickRelation {
        relation: BlockRelation::Open,
        is_sure: false,
        made: 0,
    };
    for width in widths {
        let (relation, made) = of_race(position, width, pair, &limits);
        found.made += made;
        if relation != BlockRelation::Open {
            return Some(QuickRelation {
                relation,
                is_sure: width.is_closed(),
                ..found
            });
        }
    }
    Some(found)
}

/// How two blocks stand to each other in surroundings of this width, with the positions made.
fn of_race(
    position: &Position,
    width: &Proposal,
    pair: &ByColor<Block>,
    limits: &SolveLimits,
) -> (BlockRelation, u64) {
    let positions = POSITIONS.min(limits.positions());
    let Ok(mut solver) = Solver::new(&width.race(position), None, limits) else {
        return (BlockRelation::Open, 0);
    };
    solver.search(positions);
    solver.follow(positions);
    let ByColor { black, white } = solver.outcomes();
    let relation = match (black, white) {
        (Some(black), Some(white)) => BlockRelation::of_outcomes([black, white], pair),
        _ => BlockRelation::Open,
    };
    (relation, solver.positions_made())
}

/// The surroundings of two blocks, from near to far, if the widest are closed and not large.
fn closed(
    position: &Position,
    roles: &Roles,
    pair: &ByColor<Block>,
    limits: &SolveLimits,
) -> Vec<Proposal> {
    let liberties = pair.black.liberties.union(&pair.white.liberties);
    let spaces = position.topology().components(&position.empty());
    let near = spaces.iter().filter(|space| !space.is_disjoint(&liberties));
    let near = near.fold(PointSet::EMPTY, |all, space| all.union(space));
    if near.len() > MOST_EMPTY {
        return Vec::new();
    }
    let essential = ByColor::new_with(|color: Color| pair[color].stones);
    let mut all = around(position, roles, &essential, limits).unwrap_or_default();
    let is_small = |widest: &Proposal| {
        let empty = widest.relevant.intersection(&position.empty());
        widest.left_out.is_empty() && empty.len() <= MOST_EMPTY
    };
    if !all.last().is_some_and(is_small) {
        return Vec::new();
    }
    all.retain(|width| width.left_out.is_empty());
    all
}
