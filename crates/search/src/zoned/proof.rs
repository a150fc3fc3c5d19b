//! A question with a block on a board, whatever its size.

use semeai_board::{ByColor, Color, Point, PointSet, Position};

use super::aim::{Aim, BlockAim, ZoneKo};
use super::search::ZoneSearch;
use super::spot::ZonePosition;
use crate::budget::{Halt, PositionBudget};
use crate::ground::Ground;
use crate::ko::NO_KO;
use crate::mask::Mask;
use crate::width::{AnyWidth, fitting};

/// A block of which is asked whether a side reaches something.
#[derive(Clone, Copy, Debug)]
pub struct ZoneAsked<'a> {
    /// The stones; those that are protected are never captured. A ban by ko counts for the side alone that has the aim.
    pub position: &'a Position,
    /// A stone of the block. It is one of the points.
    pub stone: Point,
    /// What is to be reached, which says whose it is to be.
    pub aim: Aim,
    /// Who takes back kos.
    pub ko: ZoneKo,
    /// The side that moves first, the opponent or the owner.
    pub first: Color,
    /// The points that are searched. A stone beside them is taken as one that is never captured.
    pub points: &'a PointSet,
    /// Those where that side does not play, and where the other never loses what it has there or beside them.
    pub barred: &'a PointSet,
    /// Those where the shapes of eyes are known: on a board of squares away from the corners.
    pub plain: &'a PointSet,
}

/// A search for a proof, with everything learned about it.
///
/// ```
/// use semeai_board::{Color, PointSet, diagram};
/// use semeai_search::{Aim, PositionBudget, ZoneAsked, ZoneKo, ZoneProof};
///
/// // Six points in a row are two eyes though White moves first.
/// let drawn = diagram::parse("......XO....\nXXXXXXXO....\nOOOOOOOO....")?;
/// let position = drawn.position()?;
/// let asked = ZoneAsked {
///     position: &position,
///     stone: position.topology().point("A2").ok_or("a point")?,
///     aim: Aim::Life,
///     ko: ZoneKo::OpponentTakesBack,
///     first: Color::White,
///     points: &position.topology().points(),
///     barred: &PointSet::EMPTY,
///     plain: &PointSet::EMPTY,
/// };
/// let zone = ZoneProof::new(&asked).zone(&mut PositionBudget::new(10_000));
/// assert!(zone.is_ok_and(|zone| zone.is_some()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct ZoneProof(Box<dyn AnyZoneSearch + Send>);

impl ZoneProof {
    /// A search of which nothing is known yet.
    #[must_use]
    pub fn new(asked: &ZoneAsked<'_>) -> Self {
        fitting(asked.points.len(), asked)
    }

    /// The points that it depends on that the aim is reached though the opponent takes back every ko at once: with the same stones
    /// there it holds on every board. Absent if the moves that are tried are not enough, which proves nothing. Asked
    /// again it goes on from where it was.
    ///
    /// # Errors
    ///
    /// If the budget was not enough.
    pub fn zone(&mut self, budget: &mut PositionBudget) -> Result<Option<PointSet>, Halt> {
        let found = self.0.zone(budget);
        budget.tell();
        found
    }

    /// The same after a move of the side that has the aim, which moves first. Absent also if it may not play there.
    ///
    /// # Errors
    ///
    /// If the budget was not enough.
    pub fn zone_after(
        &mut self,
        first: Point,
        budget: &mut PositionBudget,
    ) -> Result<Option<PointSet>, Halt> {
        let found = self.0.zone_after(first, budget);
        budget.tell();
        found
    }

    /// The move of the side that has the aim by which the last proof begins: its first move, or its answer to a move
    /// elsewhere. Absent if nothing is proved, or if the aim is reached without a move.
    #[must_use]
    pub fn proving_move(&self) -> Option<Point> {
        self.0.proving_move()
    }

    /// The positions made so far, over all calls.
    #[must_use]
    pub fn positions_made(&self) -> u64 {
        self.0.positions_made()
    }
}

/// A search with masks of some length.
trait AnyZoneSearch: std::fmt::Debug {
    fn zone(&mut self, budget: &mut PositionBudget) -> Result<Option<PointSet>, Halt>;
    fn zone_after(
        &mut self,
        first: Point,
        budget: &mut PositionBudget,
    ) -> Result<Option<PointSet>, Halt>;
    fn proving_move(&self) -> Option<Point>;
    fn positions_made(&self) -> u64;
}

#[derive(Debug)]
struct OnBoard<const W: usize> {
    search: ZoneSearch<W>,
    start: ZonePosition<W>,
}

impl<const W: usize> OnBoard<W> {
    fn points(&self, zone: Mask<W>) -> PointSet {
        let ground = self.search.ground();
        zone.points().map(|point| ground.point(point)).collect()
    }
}

impl<const W: usize> AnyZoneSearch for OnBoard<W> {
    fn zone(&mut self, budget: &mut PositionBudget) -> Result<Option<PointSet>, Halt> {
        let zone = self.search.run(&self.start, budget)?;
        Ok(zone.map(|zone| self.points(zone)))
    }

    fn zone_after(
        &mut self,
        first: Point,
        budget: &mut PositionBudget,
    ) -> Result<Option<PointSet>, Halt> {
        let Some(first) = self.search.ground().index(first) else {
            return Ok(None);
        };
        let zone = self.search.run_after(&self.start, first, budget)?;
        Ok(zone.map(|zone| self.points(zone)))
    }

    fn proving_move(&self) -> Option<Point> {
        let point = self.search.proving_move(&self.start)?;
        Some(self.search.ground().point(point))
    }

    fn positions_made(&self) -> u64 {
        self.search.positions_made()
    }
}

impl AnyWidth for &ZoneAsked<'_> {
    type Answer = ZoneProof;

    fn with_words<const W: usize>(self) -> ZoneProof {
        let color = self.position.stone(self.stone).unwrap_or(Color::Black);
        let owner = self.aim.owner(color);
        let points = self.points.difference(&self.position.protected());
        let ground = Ground::<W>::new(self.position, &ByColor::default(), &points);
        let ground = ground.barring(owner, self.barred);
        let ban = self.position.ko().filter(|&(side, _)| side == owner);
        let ban = ban.and_then(|(_, point)| ground.index(point));
        let aimed = BlockAim {
            aim: self.aim,
            color,
            stone: Mask::of(ground.index(self.stone).unwrap_or_default()),
            ko: self.ko,
        };
        let start = ZonePosition {
            stones: ground.stones(self.position),
            mover: self.first,
            ban: ban.filter(|_| self.first == owner).unwrap_or(NO_KO),
            threats: aimed.threats(),
        };
        let plain = ground.mask(self.plain);
        ZoneProof(Box::new(OnBoard {
            search: ZoneSearch::new(ground, aimed, plain),
            start,
        }))
    }
}
