//! What a session asks its desk about one point: its first moves, in the position itself or after some moves of its region.

use semeai_board::{Color, Point};
use semeai_life::{InsideFault, InsidePosition, inside_position};

use super::Classify;
use super::classify::budget;
use crate::desk::{Ask, Progress};
use crate::document::Snapshot;
use crate::host::Control;

/// Asks what becomes of a point after every first move.
#[derive(Clone, Debug, PartialEq)]
pub struct LookAtPoint {
    /// The question about the whole board.
    pub of: Classify,
    /// The point.
    pub point: Point,
    /// The moves from the board as it stands to where it is looked at.
    pub moves: Vec<(Color, Point)>,
}

impl Ask for LookAtPoint {
    type Answer = Result<InsidePosition, InsideFault>;
    type Memory = ();
    const NAME: &'static str = "point";
    const WAITS: bool = true;

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of.of)
    }

    /// The one before on the same board, until this one is there.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        self.of.is_about(&earlier.of) && progress != Progress::Failed
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let question = self.of.question().map_err(|_| InsideFault::NoClass)?;
        let limits = self.of.limits();
        inside_position(
            &question,
            self.point,
            &self.moves,
            &self.of.tables,
            &limits,
            &mut budget(control),
        )
    }
}
