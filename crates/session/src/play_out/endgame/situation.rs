//! An endgame on the board: one move at a time, with the stones that were taken.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet, Position, Roles};
use semeai_endgame::{Endgame, Scoring};

use crate::play_out::{MoveResult, Refusal};

/// How an endgame that is played out is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct CountRules {
    /// The roles of the stones: which are safe.
    pub roles: Roles,
    /// Those of them that nobody has said are safe: they are looked at again at every moment, and may be taken.
    pub accepted: PointSet,
    /// Stones that the person says are dead.
    pub dead: PointSet,
    /// The points of which alone it is asked, each connected part a region by hand; empty if all are.
    pub only: PointSet,
    /// Whether the program chose those points.
    pub is_narrowed: bool,
    /// What counts for a side: its territory and prisoners, or its area.
    pub scoring: Scoring,
    /// The stones that each side had taken before.
    pub prisoners: ByColor<u32>,
}

/// An endgame at some point of its play, with whose turn it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Situation {
    counted: Arc<CountRules>,
    /// The stones as they stand, with a ko that bans a point.
    pub position: Position,
    /// The side whose turn it is.
    pub mover: Color,
    /// The stones that each side has taken since it began.
    pub taken: ByColor<u32>,
    /// How many passes came last, one after the other.
    passes: u8,
}

impl Situation {
    /// The beginning of an endgame, this side first.
    pub fn new(position: Position, mover: Color, counted: CountRules) -> Self {
        Self {
            counted: Arc::new(counted),
            position,
            mover,
            taken: ByColor::default(),
            passes: 0,
        }
    }

    /// How it is counted; the same from its beginning to its end.
    pub fn counted(&self) -> &CountRules {
        &self.counted
    }

    /// The same, shared by every moment of one play-out.
    pub(super) const fn shared(&self) -> &Arc<CountRules> {
        &self.counted
    }

    /// The same moment counted in another way.
    pub(super) fn count_by(&mut self, counted: &Arc<CountRules>) {
        self.counted = Arc::clone(counted);
    }

    /// The stones that each side has taken, those before it began among them.
    pub fn prisoners(&self) -> ByColor<u32> {
        let before = self.counted.prisoners;
        ByColor::new_with(|color| before[color].saturating_add(self.taken[color]))
    }

    /// The question about this moment, for both starts.
    pub fn endgame(&self) -> Endgame {
        let mut asked = Endgame::new(self.position.clone());
        asked.roles = self.counted.roles;
        asked.accepted = self.counted.accepted;
        asked.dead = self.counted.dead;
        asked.only = self.position.topology().components(&self.counted.only);
        asked.is_narrowed = self.counted.is_narrowed;
        asked.scoring = self.counted.scoring;
        asked.prisoners = self.prisoners();
        asked.is_over = self.passes >= 2;
        asked
    }

    /// The side to move plays a stone.
    ///
    /// # Errors
    ///
    /// Why the move cannot be played.
    pub fn play(&self, point: Point) -> Result<MoveResult<Self>, Refusal> {
        let after = self.position.play(self.mover, point);
        let after = after.map_err(Refusal::Illegal)?;
        let captured = u32::try_from(after.captured.len()).unwrap_or(u32::MAX);
        let mut next = Self {
            position: after.position,
            mover: self.mover.opponent(),
            passes: 0,
            ..self.clone()
        };
        next.taken[self.mover] = next.taken[self.mover].saturating_add(captured);
        Ok(MoveResult {
            situation: next,
            captured: after.captured,
            is_after_threat: false,
        })
    }

    /// The side to move passes; a ban by ko is lifted.
    #[must_use]
    pub fn pass(&self) -> Self {
        Self {
            position: self.position.without_ko(),
            mover: self.mover.opponent(),
            passes: self.passes.saturating_add(1),
            ..self.clone()
        }
    }
}
