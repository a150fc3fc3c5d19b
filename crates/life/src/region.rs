//! A region of a board: positions of the board as places of its tables, and back.

use semeai_board::{Color, Point, PointSet, Position};

use crate::ground::{self, Ground};
use crate::net::Net;
use crate::question::{Ending, LifeQuestion};
use crate::table::{Goal, Ko, Place, after};

/// What became of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionState {
    /// All positions were looked at.
    Classified {
        /// How many legal positions it has.
        positions: u64,
        /// How many sweeps over them it took under the first rule of ko.
        sweeps: u32,
    },
    /// It was not asked about.
    Aside,
    /// So many points vary, more than there may be.
    TooLarge(usize),
    /// So many points vary, more than there may be where history counts.
    TooLargeForHistory(usize),
    /// A table would take so many bytes, more than there may be.
    TooMuchMemory(u64),
    /// The budget was spent, or somebody stopped it.
    Halted,
}

impl RegionState {
    /// Whether it was asked about and there is no answer.
    #[must_use]
    pub const fn is_undecided(self) -> bool {
        matches!(
            self,
            Self::TooLarge(_) | Self::TooLargeForHistory(_) | Self::TooMuchMemory(_) | Self::Halted
        )
    }
}

/// A region of a board with what is decided in it, and when.
///
/// Of what lies outside, the stones are never captured; nothing is played there.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    position: Position,
    points: PointSet,
    net: Net,
    goal: Goal,
}

impl Region {
    /// The region of a point as a question has it; nothing if the point is safe, settled or not asked about, or if more points
    /// vary there than a table can have.
    #[must_use]
    pub fn of(question: &LifeQuestion, point: Point) -> Option<Self> {
        let ground = Ground::of(question);
        Self::new(question, ground.region_of(point)?).ok()
    }

    /// A region of a ground; else what is to be said of it.
    pub(crate) fn new(question: &LifeQuestion, points: &PointSet) -> Result<Self, RegionState> {
        let goal = goal(question, points).ok_or(RegionState::Aside)?;
        let net = ground::net(&question.position, points);
        Ok(Self {
            position: question.position.clone(),
            points: *points,
            net: net.ok_or(RegionState::TooLarge(points.len()))?,
            goal,
        })
    }

    /// Which of its points are asked about at a place: all, or by the ending of a target those of its string.
    pub(crate) fn asked(&self, place: Place) -> PointSet {
        let Goal::Target { color, point } = self.goal else {
            return self.points;
        };
        let own = place.stones[color];
        ground::points(&self.points, self.net.joined(own & 1 << point, own))
    }

    /// Its points; they have their numbers in this order.
    #[must_use]
    pub const fn points(&self) -> &PointSet {
        &self.points
    }

    /// The same without a board.
    #[must_use]
    pub const fn net(&self) -> &Net {
        &self.net
    }

    /// When its points are decided.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The number of a point of it.
    #[must_use]
    pub fn number(&self, point: Point) -> Option<usize> {
        self.points.iter().position(|it| it == point)
    }

    /// The point of a number.
    #[must_use]
    pub fn point(&self, number: usize) -> Option<Point> {
        self.points.iter().nth(number)
    }

    /// The position itself under a rule of ko; a ban that holds on the board holds.
    #[must_use]
    pub fn place(&self, ko: Ko) -> Place {
        let ban = self.position.ko().filter(|(color, _)| ko.bans(*color));
        let ban = ban.and_then(|(color, point)| Some((color, self.number(point)?)));
        Place {
            stones: ground::stones(&self.position, &self.points),
            ban,
        }
    }

    /// The place after a move; nothing if it is not legal or nothing more is played. As [`Table::after`](crate::Table::after),
    /// without a table.
    #[must_use]
    pub fn after(&self, place: Place, ko: Ko, color: Color, number: usize) -> Option<Place> {
        after(&self.net, self.goal, ko, place, color, number)
    }

    /// The board at a place, with what lies outside protected; nothing if the stones of the place are no legal position.
    #[must_use]
    pub fn position(&self, place: Place) -> Option<Position> {
        let mut setup = self.position.to_setup();
        for (number, point) in self.points.iter().enumerate() {
            let is_on = |color: &Color| place.stones[*color] >> number & 1 == 1;
            setup.set(point, Color::ALL.into_iter().find(is_on));
        }
        let outside = self.position.occupied().difference(&self.points);
        let protected = self.position.protected().union(&outside);
        let position = Position::with_protected(setup, protected).ok()?;
        let ban = place.ban;
        Some(position.banning(ban.and_then(|(color, at)| Some((color, self.point(at)?)))))
    }
}

/// What decides the points of a region; nothing if none of them is asked about.
fn goal(question: &LifeQuestion, points: &PointSet) -> Option<Goal> {
    if question.region.is_some_and(|only| !points.contains(only)) {
        return None;
    }
    match question.ending {
        Ending::Territory => Some(Goal::Territory),
        Ending::Ultimate => Some(Goal::Ultimate),
        Ending::Target(point) => Some(Goal::Target {
            color: question.position.stone(point)?,
            point: points.iter().position(|it| it == point)?,
        }),
    }
}
