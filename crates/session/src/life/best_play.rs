//! Asking for the score with best play of the board of a document.

use semeai_board::{ByColor, PositionError, Role, Roles};
use semeai_life::{BestPlayQuestion, BestPlayReport, LifeLimits, Repetition, Scoring, best_play};

use super::budget;
use crate::desk::Ask;
use crate::document::Snapshot;
use crate::host::{Control, cores};

/// How many bytes a table of scores may take while it is made.
const MOST_BYTES: u64 = 1 << 30;

/// By which rules a board is solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardRules {
    /// How points are counted.
    pub scoring: Scoring,
    /// What happens where a position comes back.
    pub repetition: Repetition,
}

/// Asks for the score with best play, for all first moves.
#[derive(Clone, Debug, PartialEq)]
pub struct SolveBoard {
    /// The document of which it is asked.
    pub of: Snapshot,
    /// What is said of its stones, or proposed: safe ones are never captured.
    pub roles: Roles,
    /// By which rules.
    pub rules: BoardRules,
    /// So many points may vary.
    pub points: usize,
}

impl SolveBoard {
    /// What is asked of the crate that answers.
    ///
    /// # Errors
    ///
    /// If the stones are no legal position.
    pub fn question(&self) -> Result<BestPlayQuestion, PositionError> {
        Ok(BestPlayQuestion {
            position: self.of.board.position(self.roles.points(Role::Safe))?,
            scoring: self.rules.scoring,
            repetition: self.rules.repetition,
            first: ByColor {
                black: true,
                white: true,
            },
        })
    }

    /// What a table may cost beside the time that it takes.
    pub(crate) fn limits(points: usize) -> LifeLimits {
        LifeLimits {
            points,
            threads: cores(),
            bytes: MOST_BYTES,
        }
    }

    /// Whether it is the same question, however many points may vary.
    pub(super) fn is_about(&self, other: &Self) -> bool {
        let points = self.points;
        *self
            == Self {
                points,
                ..other.clone()
            }
    }
}

impl Ask for SolveBoard {
    type Answer = Result<BestPlayReport, PositionError>;
    type Memory = ();
    const NAME: &'static str = "best play";
    const WAITS: bool = true;

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    fn is_answered_by(&self, earlier: &Self) -> bool {
        self.is_about(earlier)
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let question = self.question()?;
        let limits = Self::limits(self.points);
        Ok(best_play(&question, &limits, &mut budget(control)))
    }
}
