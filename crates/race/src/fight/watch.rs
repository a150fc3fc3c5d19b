//! The fights of one position after the other, as in a game: what is known of a block is kept while nothing changes around it.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use semeai_board::{Block, ByColor, Point, PointSet, Position, Roles, Topology};

use super::finder::{FEW, MOST_LIBERTIES, near, safe};
use super::prey::Prey;
use crate::solve::SolveLimits;

/// How many positions every block gets, and those with few liberties.
const LOOK: u64 = 3_000;
const LONGER_LOOK: u64 = 20_000;

/// How many positions it may take to find out that a block is dead.
const DEAD: u64 = 10_000;

/// What is remembered of one block at most: a game that is gone to and fro comes back to a few.
const MOST_KEPT: usize = 4;

/// A block that is captured if its opponent moves first, and is not known to be dead if its owner does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hanging {
    /// The block.
    pub block: Block,
    /// The first move of a proof that its opponent captures it.
    pub capture: Point,
}

/// Looks at positions one after the other. What was found out of a block stands as long as nothing falls on the points that it
/// depends on, so in a game each move costs only what it touches.
#[derive(Debug, Default)]
pub struct Watch {
    /// The board that it is about: of another one nothing is kept.
    topology: Option<Arc<Topology>>,
    known: FxHashMap<Point, Vec<Known>>,
}

/// What was found out of a block.
#[derive(Debug)]
struct Known {
    block: PointSet,
    /// The points that it depends on, with the stones that stood on these. Of a block that was not proved to fall: what lies near it, so
    /// that it is asked about again when something changes there.
    area: PointSet,
    stones: ByColor<PointSet>,
    found: Found,
}

/// The first move of a capture; absent if a block is not known to hang on who moves.
type Found = Option<Point>;

impl Watch {
    /// The blocks of at least so many stones that hang on who moves, in the order in which the position lists its blocks; absent if the
    /// limits stopped it. Of the limits only what stops a search counts. A block of many liberties gets 3,000 positions, one of
    /// few 20,000: what is not proved by these is left out.
    pub fn hanging(
        &mut self,
        position: &Position,
        least: usize,
        limits: &SolveLimits,
    ) -> Option<Vec<Hanging>> {
        let topology = position.topology();
        if self.topology.as_ref() != Some(topology) {
            self.topology = Some(topology.clone());
            self.known.clear();
        }
        let safe = safe(position);
        let blocks = position.blocks().into_iter().filter(|block| {
            block.stones.len() >= least
                && block.liberties.len() <= MOST_LIBERTIES
                && block.stones.is_disjoint(&safe)
        });
        let mut hanging = Vec::new();
        for block in blocks {
            let found = self.of(position, block, limits)?;
            hanging.extend(found.map(|capture| Hanging { block, capture }));
        }
        Some(hanging)
    }

    /// How a block is captured; absent inside if it is not known to hang on who moves.
    fn of(&mut self, position: &Position, block: Block, limits: &SolveLimits) -> Option<Found> {
        let stands = |area: &PointSet| {
            let stones = position.stones_by_color();
            ByColor::new_with(|color| stones[color].intersection(area))
        };
        let kept = self.known.entry(block.anchor).or_default();
        let known = kept
            .iter()
            .find(|known| known.block == block.stones && stands(&known.area) == known.stones);
        if let Some(known) = known {
            return Some(known.found);
        }
        let (found, area) = ask(position, block, limits)?;
        if kept.len() == MOST_KEPT {
            kept.remove(0);
        }
        kept.push(Known {
            block: block.stones,
            stones: stands(&area),
            area,
            found,
        });
        Some(found)
    }
}

/// Asks whether a block hangs on who moves, with the points that the answer depends on; absent if it was stopped.
fn ask(position: &Position, block: Block, limits: &SolveLimits) -> Option<(Found, PointSet)> {
    let roles = Roles::new();
    let topology = position.topology();
    let around = near(position, &block);
    let around = around.union(&topology.neighborhood(&around));
    let mut prey = Prey::new(position, &roles, block);
    let most = match block.liberties.len() <= FEW {
        true => LONGER_LOOK,
        false => LOOK,
    };
    prey.falls.go_on(limits, most);
    if limits.is_stopped() {
        return None;
    }
    let (Some(capture), Some(zone)) = (prey.falls.first_move(), prey.falls.zone()) else {
        return Some((None, around));
    };
    prey.settle(position, &roles, limits, DEAD);
    if limits.is_stopped() {
        return None;
    }
    let area = zone.union(&around);
    match prey.is_dead {
        Some(true) => Some((None, area)),
        _ => Some((Some(capture), area)),
    }
}
