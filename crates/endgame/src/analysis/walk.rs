//! Going from position to position inside a region.

use semeai_board::{ByColor, Color, IllegalMove, Point, PointSet, Position};
use semeai_cgt::{Arena, GameId};
use semeai_search::{Halt, PositionBudget};

use super::board::BoardAnalysis;
use super::record::state_of;
use crate::inside::{PathError, RegionPath, StepFault};
use crate::ko::ByKo;
use crate::limits::EndgameLimits;
use crate::local::{LocalMove, LocalPosition, LocalSearch};
use crate::points::{points, with_points};
use crate::position_report::RegionState;
use crate::sweep::worth::{KoWorth, NoKoWorth};

/// A position in a region.
#[derive(Clone, Debug)]
pub(super) struct InnerPosition {
    spot: LocalPosition,
    pub(super) board: Position,
    /// The stones that each side has taken on the way.
    pub(super) taken: ByColor<u32>,
}

/// What a region is walked with.
#[derive(Debug)]
pub(super) struct RegionWalk<'a> {
    region: PointSet,
    local: &'a mut LocalSearch,
    pub(super) arena: &'a mut Arena,
    budget: PositionBudget,
}

impl BoardAnalysis<'_> {
    /// Searches the region of a path, and walks in it from the position of the board.
    pub(super) fn walking<T>(
        &mut self,
        path: &RegionPath,
        limits: &EndgameLimits,
        walk: impl FnOnce(&mut RegionWalk<'_>, InnerPosition) -> Result<T, PathError>,
    ) -> Result<T, PathError> {
        let at = self.item_at(path.at).ok_or(PathError::NoRegion)?;
        self.search_item(at, limits);
        let seen = self.seen_by(at);
        // Stones round points that somebody named are never captured.
        let board = seen.protecting(seen.occupied().difference(&self.items[at].region.points));
        let item = &mut self.items[at];
        if let Err(state) = item.values {
            return Err(PathError::NoValue(state));
        }
        let Some(local) = &mut item.local else {
            return Err(PathError::NoValue(RegionState::TooLarge));
        };
        let here = InnerPosition {
            spot: local.root().clone(),
            board,
            taken: ByColor::default(),
        };
        let mut means = RegionWalk {
            region: item.region.points,
            local,
            arena: &mut self.arena,
            budget: limits.region(),
        };
        walk(&mut means, here)
    }
}

impl RegionWalk<'_> {
    /// The value of a position however kos go, prisoners counted.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub(super) fn values(&mut self, here: &InnerPosition) -> Result<ByKo<GameId>, RegionState> {
        let found = self.local.values(self.arena, &mut self.budget, &here.spot);
        let found = found.map(|value| self.with_prisoners(here, value?));
        found.transpose().map_err(state_of)
    }

    /// What a position with a ko is worth, prisoners counted.
    ///
    /// # Errors
    ///
    /// Why it is not known.
    pub(super) fn ko_worth(&mut self, here: &InnerPosition) -> Result<KoWorth, NoKoWorth> {
        let found = (self.local).ko_worth(self.arena, &mut self.budget, &here.spot)?;
        Ok(found.with_points(prisoners(here)))
    }

    /// Every move of both sides in a position, by point, with the value after it, prisoners counted.
    ///
    /// # Errors
    ///
    /// Over budget.
    pub(super) fn moves(&mut self, here: &InnerPosition) -> Result<Vec<LocalMove>, PathError> {
        let moves = self.local.moves(self.arena, &mut self.budget, &here.spot);
        let mut moves = moves.map_err(|halt| PathError::NoValue(state_of(halt)))?;
        for played in &mut moves {
            let values = played.values;
            played.values = values.map(|value| self.with_prisoners(here, value?));
        }
        Ok(moves)
    }

    fn with_prisoners(&mut self, here: &InnerPosition, value: GameId) -> Result<GameId, Halt> {
        with_points(self.arena, value, prisoners(here))
    }

    /// The position after a move of this region, with the stones that it takes.
    ///
    /// # Errors
    ///
    /// Why it cannot be played.
    pub(super) fn after(
        &self,
        here: &InnerPosition,
        moves: &[LocalMove],
        color: Color,
        point: Point,
    ) -> Result<(InnerPosition, PointSet), StepFault> {
        if !self.region.contains(point) {
            return Err(StepFault::Outside);
        }
        // What is banned says the region: a ko is not taken back later either, while its shape stands.
        let after = here.board.without_ko().play(color, point);
        let after = after.map_err(StepFault::Illegal)?;
        let is_it = |played: &&LocalMove| (played.color, played.point) == (color, point);
        let Some(played) = moves.iter().find(is_it) else {
            let is_banned = self.local.is_banned(&here.spot, color, point);
            return Err(if is_banned {
                StepFault::Illegal(IllegalMove::Ko)
            } else {
                StepFault::Unknown
            });
        };
        let mut taken = here.taken;
        taken[color] += played.captured;
        let next = InnerPosition {
            spot: played.to.clone(),
            board: after.position,
            taken,
        };
        Ok((next, after.captured))
    }

    /// Whether two moves leave the same to be played.
    pub(super) fn is_same(one: &LocalMove, other: &LocalMove) -> bool {
        (one.color, one.captured) == (other.color, other.captured)
            && one.to.pieces.len() == other.to.pieces.len()
            && (one.to.pieces.iter()).all(|piece| other.to.pieces.contains(piece))
    }
}

/// The prisoners that were taken on the way, as Black's points.
fn prisoners(here: &InnerPosition) -> i64 {
    let taken = |color| points(color, here.taken[color]);
    taken(Color::Black) + taken(Color::White)
}
