//! The real rules of a race on the board: one move at a time.

use std::sync::Arc;

use semeai_board::{ByColor, Color, IllegalMove, Point, PointSet, Position};
use semeai_race::solve::{Race, RacePosition};

use crate::play_out::{MoveResult, Refusal};

/// A race at some point of its play, with whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The race as it began.
    race: Arc<Race>,
    /// The stones as they stand, with a ko that bans a point.
    pub position: Position,
    /// The side whose turn it is.
    pub mover: Color,
    /// How many ko threats each side has left.
    pub threats: ByColor<u8>,
    /// The side whose essential stones were captured first, once some were.
    pub lost: Option<Color>,
    /// The essential stones that have been captured.
    pub gone: PointSet,
}

impl Situation {
    /// A race of which nothing has been played yet.
    pub fn new(race: Race, mover: Color, threats: ByColor<u8>) -> Self {
        Self {
            position: race.position.clone(),
            race: Arc::new(race),
            mover,
            threats,
            lost: None,
            gone: PointSet::EMPTY,
        }
    }

    /// The stones with whose turn it is and what was captured.
    pub fn moment(&self) -> RacePosition {
        RacePosition {
            position: self.position.clone(),
            mover: self.mover,
            lost: self.lost,
            gone: self.gone,
        }
    }

    /// The race with the stones that it began with.
    pub fn race(&self) -> &Race {
        &self.race
    }

    /// The same, to be kept by whoever thinks about it.
    pub(super) const fn shared_race(&self) -> &Arc<Race> {
        &self.race
    }

    /// Plays a stone of the side to move. Where only a ko forbids it, a ko threat is spent: the side plays it
    /// elsewhere, the opponent answers, and the ban is lifted.
    ///
    /// # Errors
    ///
    /// Why the move cannot be played.
    pub fn play(&self, point: Point) -> Result<MoveResult<Self>, Refusal> {
        if !self.points().contains(point) {
            // A stone outside the race is also occupied; that is the better reason.
            return Err(match self.position.stone(point) {
                Some(_) => Refusal::Illegal(IllegalMove::Occupied),
                None => Refusal::OutsideRace(point),
            });
        }
        let mut threats = self.threats;
        let mut is_after_threat = false;
        let played = match self.position.play(self.mover, point) {
            Err(IllegalMove::Ko) if threats[self.mover] > 0 => {
                threats[self.mover] -= 1;
                is_after_threat = true;
                self.position.without_ko().play(self.mover, point)
            }
            other => other,
        };
        let after = played.map_err(Refusal::Illegal)?;
        let RacePosition {
            position,
            mover,
            lost,
            gone,
        } = self.moment().then(&self.race, after.position);
        Ok(MoveResult {
            situation: Self {
                race: Arc::clone(&self.race),
                position,
                mover,
                threats,
                lost,
                gone,
            },
            captured: after.captured,
            is_after_threat,
        })
    }

    /// The side to move plays elsewhere; a ban by ko is lifted.
    #[must_use]
    pub fn elsewhere(&self) -> Self {
        Self {
            position: self.position.without_ko(),
            mover: self.mover.opponent(),
            ..self.clone()
        }
    }

    /// The points where moves matter: those of the race, and where captured essential stones stood.
    fn points(&self) -> PointSet {
        let captured = self.lost.map(|lost| self.race.essential[lost]);
        self.race.relevant.union(&captured.unwrap_or_default())
    }

    /// Every point where the side to move can play, in reading order.
    pub fn moves(&self) -> Vec<Point> {
        let empty = self.points().intersection(&self.position.empty());
        empty
            .iter()
            .filter(|&point| self.play(point).is_ok())
            .collect()
    }

    /// The liberties of the essential blocks of a side; of several linked blocks those of the one with the fewest.
    /// Empty if they are captured.
    pub fn liberties(&self, color: Color) -> PointSet {
        if self.lost == Some(color) {
            return PointSet::EMPTY;
        }
        let own = self.position.stones(color);
        let stones = self.race.essential[color].intersection(&own);
        let blocks = stones
            .iter()
            .filter_map(|point| self.position.block_at(point));
        blocks
            .map(|block| block.liberties)
            .min_by_key(PointSet::len)
            .unwrap_or_default()
    }

    /// How many liberties each side's essential block has.
    pub fn counts(&self) -> ByColor<u32> {
        ByColor::new_with(|color| u32::try_from(self.liberties(color).len()).unwrap_or(u32::MAX))
    }

    /// Who has won, if that is plain: who took essential stones of the other side and lives, or took back.
    pub fn winner(&self) -> Option<Color> {
        self.moment().winner(&self.race)
    }
}
