//! The positions of a region from which a ko can arise, with their moves.
//!
//! A position is all that is left of a region: kos in two pieces of it help each other, so that their walls do not add up. Rooms that
//! are settled are taken out and counted, and where no ko can arise any more a position is the value that it has.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use semeai_board::{Color, Point};
use semeai_cgt::{Arena, GameId};
use semeai_search::{Halt, Piece, PositionBudget};

use super::worth::{MOST_NODES, NoKoWorth};
use crate::local::{LocalPosition, LocalSearch};

/// A position of a region.
#[derive(Debug)]
pub(super) enum Spot {
    /// One in which no ko can arise.
    Value(GameId),
    /// One in which a ko can.
    Open {
        moves: Vec<SpotMove>,
        /// The points that Black surrounds as the stones stand, minus White's.
        at_once: i64,
    },
}

/// A move of either side.
#[derive(Clone, Copy, Debug)]
pub(super) struct SpotMove {
    pub(super) color: Color,
    pub(super) point: Point,
    /// The number of the position after it.
    pub(super) to: u32,
    /// The points of the stones that it takes and of the rooms that it closes.
    pub(super) points: i64,
    /// Where the other side may not play at once, for it would take back a ko.
    pub(super) ban: Option<Point>,
}

/// All positions that moves of both sides lead to.
#[derive(Debug, Default)]
pub(super) struct Spots {
    /// The first is the one that was asked about.
    pub(super) all: Vec<Spot>,
    pub(super) numbers: FxHashMap<Vec<Piece<1>>, u32>,
    /// What rooms count in the first.
    pub(super) settled: i64,
}

impl Spots {
    /// Lists every move of both sides from a position on.
    pub(super) fn of(
        local: &mut LocalSearch,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
    ) -> Result<Self, NoKoWorth> {
        let mut spots = Self::default();
        let (first, settled) = local.without_rooms(&spot.freed());
        spots.settled = settled;
        spots.numbers.insert(first.pieces.clone(), 0);
        let mut waiting = VecDeque::from([first]);
        while let Some(spot) = waiting.pop_front() {
            let found = spots.look(local, arena, budget, &spot, &mut waiting);
            let found = found.map_err(|halt| NoKoWorth::of(halt, budget))?;
            spots.all.push(found);
            if spots.numbers.len() > MOST_NODES {
                return Err(NoKoWorth::TooLarge);
            }
        }
        Ok(spots)
    }

    fn look(
        &mut self,
        local: &mut LocalSearch,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
        waiting: &mut VecDeque<LocalPosition>,
    ) -> Result<Spot, Halt> {
        if let Some(value) = local.value_without_ko(arena, budget, spot)? {
            return Ok(Spot::Value(value));
        }
        let mut moves = Vec::new();
        for played in local.open_moves(arena, budget, spot)? {
            let (to, rooms) = local.without_rooms(&played.to.freed());
            let next = u32::try_from(self.numbers.len()).map_err(|_| Halt::Budget)?;
            let number = *self.numbers.entry(to.pieces.clone()).or_insert(next);
            if number == next {
                waiting.push_back(to);
            }
            moves.push(SpotMove {
                color: played.color,
                point: played.point,
                to: number,
                points: played.taken + rooms,
                ban: played.ban,
            });
        }
        Ok(Spot::Open {
            moves,
            at_once: local.at_once(spot),
        })
    }

    /// Whether a side has a move there, so that a ban says something.
    pub(super) fn has_move(&self, spot: u32, color: Color, point: Point) -> bool {
        match &self.all[spot as usize] {
            Spot::Value(_) => false,
            Spot::Open { moves, .. } => {
                let mut moves = moves.iter();
                moves.any(|played| (played.color, played.point) == (color, point))
            }
        }
    }
}
