//! A fight for a point on the board: one move at a time, in the region of the point.

use std::sync::Arc;

use semeai_board::{Color, IllegalMove, Point, PointSet, Position, PositionError};
use semeai_life::{Ending, Ko, LifeQuestion, MOST_POINTS, Place, Region};

use crate::life::{Classify, KeptTables, LifeFault};
use crate::play_out::{MoveResult, Refusal};

/// What is fought for, and where; the same from the beginning to the end.
#[derive(Debug)]
pub(super) struct Fight {
    pub(super) region: Region,
    pub(super) ko: Ko,
    pub(super) point: Point,
    pub(super) number: usize,
    pub(super) tables: KeptTables,
}

/// A fight for a point at some moment of its play, with whose turn it is.
#[derive(Clone, Debug)]
pub struct Situation {
    fight: Arc<Fight>,
    /// The stones of the region with a ko that bans a point of it.
    pub(super) place: Place,
    /// The whole board as it stands.
    pub position: Position,
    /// The side whose turn it is.
    pub mover: Color,
}

impl PartialEq for Situation {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place && self.mover == other.mover
    }
}

/// Why no point is fought for.
#[derive(Clone, Debug, PartialEq)]
pub enum NoFight {
    /// Nobody has said for which point.
    NoPoint,
    /// The stones are no legal position.
    NoPosition(PositionError),
    /// The target has no stone on this point.
    NoTarget(Point),
    /// This point is decided already.
    Decided(Point, Color),
    /// In the region of the point too many points vary.
    TooLarge(Point, usize),
    /// The point is none of those that are asked about.
    Outside(Point),
}

/// The fight for a point of a document, this side to move first.
///
/// # Errors
///
/// Why there is none.
pub(crate) fn beginning(
    asked: &Classify,
    point: Option<Point>,
    mover: Color,
) -> Result<Situation, NoFight> {
    let question = asked.question().map_err(|fault| match fault {
        LifeFault::NoPosition(error) => NoFight::NoPosition(error),
        LifeFault::NoTarget(point) => NoFight::NoTarget(point),
    })?;
    // Where a string is the target its capture is fought for, whatever point of it was chosen.
    let target = match question.ending {
        Ending::Target(point) => Some(point),
        Ending::Territory | Ending::Ultimate => None,
    };
    // A point that was chosen on a larger board is none of this one.
    let board = question.position.topology().points();
    let point = target.or(point.filter(|&point| board.contains(point)));
    let point = point.ok_or(NoFight::NoPoint)?;
    let region = Region::of(&question, point).ok_or_else(|| no_region(&question, point))?;
    let number = region.number(point).ok_or(NoFight::Outside(point))?;
    let ko = question.kos.rules()[0];
    let place = region.place(ko);
    let fight = Fight {
        region,
        ko,
        point,
        number,
        tables: asked.tables.clone(),
    };
    Ok(Situation {
        position: question.position,
        fight: Arc::new(fight),
        place,
        mover,
    })
}

fn no_region(question: &LifeQuestion, point: Point) -> NoFight {
    let ground = semeai_life::Ground::of(question);
    if let Some(owner) = ground.owner(point) {
        return NoFight::Decided(point, owner);
    }
    match ground.region_of(point).map(PointSet::len) {
        Some(points) if points > MOST_POINTS => NoFight::TooLarge(point, points),
        _ => NoFight::Outside(point),
    }
}

impl Situation {
    pub(super) fn fight(&self) -> &Fight {
        &self.fight
    }

    /// Whether both are moments of the same fight.
    pub(super) fn is_of_fight(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.fight, &other.fight)
    }

    /// The point that is fought for.
    pub fn point(&self) -> Point {
        self.fight.point
    }

    /// The points on which it is played.
    pub fn region(&self) -> &PointSet {
        self.fight.region.points()
    }

    /// The side to move plays a stone.
    ///
    /// # Errors
    ///
    /// Why the move cannot be played.
    pub fn play(&self, point: Point) -> Result<MoveResult<Self>, Refusal> {
        let Fight { region, ko, .. } = &*self.fight;
        if self.position.stone(point).is_some() {
            return Err(Refusal::Illegal(IllegalMove::Occupied));
        }
        let number = region.number(point).ok_or(Refusal::OutsideRace(point))?;
        let place = region.after(self.place, *ko, self.mover, number);
        let place = place.ok_or_else(|| Refusal::Illegal(self.why_not(number)))?;
        let next = self.at(place).ok_or(Refusal::Over)?;
        let before = self.position.stones(self.mover.opponent());
        let captured = before.difference(&next.position.stones(self.mover.opponent()));
        Ok(MoveResult {
            situation: next,
            captured,
            is_after_threat: false,
        })
    }

    /// Why a stone cannot be put on an empty point of the region.
    fn why_not(&self, number: usize) -> IllegalMove {
        if self.place.ban == Some((self.mover, number)) {
            IllegalMove::Ko
        } else {
            IllegalMove::Suicide
        }
    }

    /// The side to move passes; a ban by ko is lifted.
    #[must_use]
    pub fn pass(&self) -> Self {
        Self {
            place: Place::free(self.place.stones),
            position: self.position.without_ko(),
            mover: self.mover.opponent(),
            ..self.clone()
        }
    }

    fn at(&self, place: Place) -> Option<Self> {
        Some(Self {
            fight: Arc::clone(&self.fight),
            position: self.fight.region.position(place)?,
            place,
            mover: self.mover.opponent(),
        })
    }
}
