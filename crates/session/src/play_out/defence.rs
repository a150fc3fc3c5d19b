//! What is right at a moment of a play-out, and how the side to move can resist: as data.

use semeai_board::{Point, PointSet};

/// The moves of the side to move that keep what comes of a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RightMoves {
    /// Where it can play.
    pub points: PointSet,
    /// Where it is not known whether it can.
    pub open: PointSet,
    /// Whether playing elsewhere, or a pass, keeps it too.
    pub is_elsewhere: bool,
}

impl RightMoves {
    /// The moves, each with whether it is right if that is known.
    pub(super) fn of(
        judged: impl Iterator<Item = (Point, Option<bool>)>,
        is_elsewhere: bool,
    ) -> Self {
        let mut moves = Self {
            is_elsewhere,
            ..Self::default()
        };
        for (point, is_right) in judged {
            match is_right {
                Some(true) => moves.points.insert(point),
                None => moves.open.insert(point),
                Some(false) => false,
            };
        }
        moves
    }

    /// How many are known to be right, elsewhere counted as one.
    pub fn count(&self) -> usize {
        self.points.len() + usize::from(self.is_elsewhere)
    }
}

/// A reply that has to be answered: whoever plays elsewhere has lost something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence {
    /// The reply.
    pub reply: Point,
    /// The answers that keep what comes of it, one at least.
    pub answers: PointSet,
    /// The answers of which that is not known.
    pub open: PointSet,
}

/// The best defences of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Defences {
    /// Of its replies that have to be answered, and lose nothing by themselves, those with the fewest right answers.
    pub best: Vec<Defence>,
    /// Whether it is not known of some reply whether it has to be answered.
    pub has_open: bool,
}
