//! A question of life on a board, whatever its size.

use semeai_board::{ByColor, Color, Point, PointSet, Position};

use super::search::LifeSearch;
use super::spot::Spot;
use crate::budget::{Halt, PositionBudget};
use crate::ground::Ground;
use crate::ko::NO_KO;
use crate::width::{AnyWidth, fitting};

/// A block of which is asked whether it lives.
#[derive(Clone, Copy, Debug)]
pub struct LifeAsked<'a> {
    /// The stones; those that are protected are never captured. A ban by ko does not count: the opponent moves first.
    pub position: &'a Position,
    /// A stone of the block. It is one of the points.
    pub stone: Point,
    /// The points that are searched. A stone beside them is taken as one that is never captured.
    pub points: &'a PointSet,
    /// Those where the owner does not play, and where his opponent never loses what he has there or beside them.
    pub barred: &'a PointSet,
    /// Those where the shapes of eyes are known: on a board of squares away from the corners.
    pub plain: &'a PointSet,
}

/// A search for the life of a block, with everything learned about it.
///
/// ```
/// use semeai_board::{PointSet, diagram};
/// use semeai_search::{LifeAsked, LifeProof, PositionBudget};
///
/// // Six points in a row are two eyes though White moves first.
/// let drawn = diagram::parse("......XO....\nXXXXXXXO....\nOOOOOOOO....")?;
/// let position = drawn.position()?;
/// let asked = LifeAsked {
///     position: &position,
///     stone: position.topology().point("A2").ok_or("a point")?,
///     points: &position.topology().points(),
///     barred: &PointSet::EMPTY,
///     plain: &PointSet::EMPTY,
/// };
/// let zone = LifeProof::new(&asked).zone(&mut PositionBudget::new(10_000));
/// assert!(zone.is_ok_and(|zone| zone.is_some()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct LifeProof(Box<dyn AnyLifeSearch + Send>);

impl LifeProof {
    /// A search of which nothing is known yet.
    #[must_use]
    pub fn new(asked: &LifeAsked<'_>) -> Self {
        fitting(asked.points.len(), asked)
    }

    /// The points that it depends on that the block is never captured though its opponent moves first and takes back every ko at once:
    /// with the same stones there it holds on every board. Absent if the moves that are tried are not enough, which
    /// proves nothing. Asked again it goes on from where it was.
    ///
    /// # Errors
    ///
    /// If the budget was not enough.
    pub fn zone(&mut self, budget: &mut PositionBudget) -> Result<Option<PointSet>, Halt> {
        let found = self.0.zone(budget);
        budget.tell();
        found
    }

    /// The positions made so far.
    #[must_use]
    pub fn made(&self) -> u64 {
        self.0.made()
    }
}

/// A search with masks of some length.
trait AnyLifeSearch: std::fmt::Debug {
    fn zone(&mut self, budget: &mut PositionBudget) -> Result<Option<PointSet>, Halt>;
    fn made(&self) -> u64;
}

#[derive(Debug)]
struct OnBoard<const W: usize> {
    search: LifeSearch<W>,
    start: Spot<W>,
}

impl<const W: usize> AnyLifeSearch for OnBoard<W> {
    fn zone(&mut self, budget: &mut PositionBudget) -> Result<Option<PointSet>, Halt> {
        let zone = self.search.run(&self.start, budget)?;
        let ground = self.search.ground();
        Ok(zone.map(|zone| zone.points().map(|point| ground.point(point)).collect()))
    }

    fn made(&self) -> u64 {
        self.search.made()
    }
}

impl AnyWidth for &LifeAsked<'_> {
    type Answer = LifeProof;

    fn with_words<const W: usize>(self) -> LifeProof {
        let owner = self.position.stone(self.stone).unwrap_or(Color::Black);
        let points = self.points.difference(&self.position.protected());
        let ground = Ground::<W>::new(self.position, &ByColor::default(), &points);
        let ground = ground.barring(owner, self.barred);
        let start = Spot {
            stones: ground.stones(self.position),
            mover: owner.opponent(),
            ban: NO_KO,
        };
        let stone = ground.index(self.stone).unwrap_or_default();
        let plain = ground.mask(self.plain);
        LifeProof(Box::new(OnBoard {
            search: LifeSearch::new(ground, owner, stone, plain),
            start,
        }))
    }
}
