//! A position inside a region.

use semeai_board::{Block, ByColor, Color, PointSet, Position, Role, SafeReason};
use semeai_cgt::Error;

use super::board::BoardAnalysis;
use super::cache::RegionCache;
use super::game_text::game_text;
use super::question::Endgame;
use super::valuation::{region_move, valuation, with_values};
use super::walk::{InnerPosition, RegionWalk};
use crate::inside::{PathError, RegionPath, RegionPosition, RegionStep};
use crate::limits::EndgameLimits;
use crate::position_report::{RegionReport, RegionState, Valuation};
use crate::status::{BlockStatus, Status, statuses};

/// Everything about a position inside a region: what is left there, what the moves to it gained or gave away, what the next ones do.
///
/// # Errors
///
/// The region has no value, or a move of the path cannot be played.
///
/// ```
/// use semeai_board::{Color, diagram};
/// use semeai_endgame::inside::RegionPath;
/// use semeai_endgame::{Endgame, EndgameLimits, RegionCache, region_position};
///
/// // A corridor of three points, open at its left end.
/// let drawn = diagram::parse("#####\n@...#\n#####")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let at = |name| asked.position.topology().point(name).unwrap();
/// let path = RegionPath {
///     at: at("B2"),
///     moves: vec![(Color::White, at("B2")), (Color::Black, at("D2"))],
/// };
/// let limits = EndgameLimits::default();
/// let found = region_position(&asked, &path, &limits, &mut RegionCache::default()).unwrap();
/// let told = |at: usize| {
///     let step = &found.steps[at];
///     let after = step.to.as_ref().unwrap();
///     (after.text.as_str(), step.gain.unwrap().to_string(), step.lost.unwrap().to_string())
/// };
/// // White pushes in, as she should; Black answers at the wrong end.
/// assert_eq!(told(0), ("{1|*}", "3/4".into(), "0".into()));
/// assert_eq!(told(1), ("*", "-1/2".into(), "1".into()));
/// assert_eq!(found.left.best[Color::Black].as_ref().unwrap().points, [at("C2")]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn region_position(
    asked: &Endgame,
    path: &RegionPath,
    limits: &EndgameLimits,
    kept: &mut RegionCache,
) -> Result<RegionPosition, PathError> {
    let mut analysis = BoardAnalysis::begin(asked, limits, kept);
    let found = analysis.position_inside(path, limits);
    *kept = analysis.into_kept();
    found
}

impl BoardAnalysis<'_> {
    fn position_inside(
        &mut self,
        path: &RegionPath,
        limits: &EndgameLimits,
    ) -> Result<RegionPosition, PathError> {
        let at = self.item_at(path.at).ok_or(PathError::NoRegion)?;
        let (region, bare) = (self.region_number(at), self.bare(at));
        let points = bare.points;
        let around = self
            .position
            .stones_by_color()
            .map(|stones| stones.difference(&points));
        let mut found = self.walking(path, limits, |walk, here| {
            let start = walk.values(&here).map_err(PathError::NoValue)?;
            let start = start.same().map(|value| valuation(walk.arena, *value));
            let start = start.transpose().map_err(without_value)?;
            let (steps, here) = walk.steps(path, here)?;
            Ok(RegionPosition {
                region,
                stones: ByColor::new_with(|color| {
                    let inside = here.board.stones(color).intersection(&points);
                    inside.union(&around[color])
                }),
                taken: here.taken,
                start,
                steps,
                left: walk.left(bare, &here)?,
                written: game_text(walk, &here)?,
                doubted: Vec::new(),
            })
        })?;
        if !path.moves.is_empty() {
            found.doubted = self.doubted_among(found.stones, limits);
        }
        Ok(found)
    }

    /// The blocks that are safe by what was found, and are not seen to live among these stones.
    fn doubted_among(&self, stones: ByColor<PointSet>, limits: &EndgameLimits) -> Vec<Block> {
        let mut setup = self.position.to_setup();
        for point in &self.position.topology().points() {
            let color = Color::ALL
                .into_iter()
                .find(|color| stones[*color].contains(point));
            setup.set(point, color);
        }
        let said = self.asked.roles_as_said().points(Role::Safe);
        let found = self
            .safe
            .iter()
            .filter(|safe| matches!(safe.reason, SafeReason::TwoEyes | SafeReason::Room));
        let found = found.fold(PointSet::EMPTY, |all, safe| all.union(&safe.block.stones));
        let Ok(position) = Position::with_protected(setup, said.union(&found)) else {
            return Vec::new();
        };
        let position = position.protecting(said);
        let judged = statuses(&position, &said, &limits.blocks(position.topology())).into_iter();
        let is_doubted = |it: &BlockStatus| {
            !matches!(it.status, Status::Alive(_)) && !it.block.stones.is_disjoint(&found)
        };
        judged.filter(is_doubted).map(|it| it.block).collect()
    }
}

impl RegionWalk<'_> {
    /// Makes the moves of a path.
    pub(super) fn steps(
        &mut self,
        path: &RegionPath,
        start: InnerPosition,
    ) -> Result<(Vec<RegionStep>, InnerPosition), PathError> {
        let (mut steps, mut here) = (Vec::new(), start);
        for (number, &(color, point)) in (1..).zip(&path.moves) {
            let moves = self.moves(&here)?;
            let after = self.after(&here, &moves, color, point);
            let (next, captured) = after.map_err(|fault| PathError::Step { number, fault })?;
            let before = self.valuation(&here)?;
            let mut made = moves.iter();
            let made = made.find(|made| (made.color, made.point) == (color, point));
            let found = made.map(|made| region_move(self.arena, before.as_ref(), made));
            let found = found.transpose().map_err(without_value)?;
            let to = self.valuation(&next)?;
            steps.push(RegionStep {
                color,
                point,
                captured,
                worth: before.and_then(|before| before.worth),
                gain: found.as_ref().and_then(|found| found.gain),
                lost: found.and_then(|found| found.lost),
                to,
            });
            here = next;
        }
        Ok((steps, here))
    }

    /// What is read off the value of a position; nothing where it has none, or depends on who wins a ko.
    fn valuation(&mut self, here: &InnerPosition) -> Result<Option<Valuation>, PathError> {
        let values = self.values(here).ok();
        let value = values.and_then(|values| values.same().copied());
        let valuation = value.map(|value| valuation(self.arena, value));
        valuation.transpose().map_err(without_value)
    }

    /// What is left of a region.
    fn left(
        &mut self,
        bare: RegionReport,
        here: &InnerPosition,
    ) -> Result<RegionReport, PathError> {
        let stones = here.board.stones_by_color();
        let mut bare = RegionReport {
            stones: stones.map(|stones| stones.intersection(&bare.points)),
            ..bare
        };
        let values = match self.values(here) {
            Ok(values) => values,
            Err(state) => {
                bare.state = state;
                return Ok(bare);
            }
        };
        bare.state = match values.same() {
            Some(_) => RegionState::Exact,
            None => RegionState::Ko,
        };
        let moves = self.moves(here)?;
        if bare.state == RegionState::Ko {
            bare.ko_worth = Some(self.ko_worth(here));
        }
        with_values(bare, self.arena, values, &moves).map_err(without_value)
    }
}

/// A value that cannot be told is as one that was not found.
pub(super) fn without_value(_: Error) -> PathError {
    PathError::NoValue(RegionState::OverBudget)
}
