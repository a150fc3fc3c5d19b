//! Asking who lives on the board of a document.

use std::sync::Arc;

use semeai_board::{Point, PointSet, PositionError, Role, Roles};
use semeai_life::{Ending, Kos, LifeLimits, LifeQuestion, LifeReport, life_report};
use semeai_search::PositionBudget;

use super::KeptTables;
use crate::desk::{Ask, Progress};
use crate::document::Snapshot;
use crate::host::{Control, cores};

/// So many points of a region may vary if nobody asks for more: their classes are there within a moment.
pub const AUTOMATIC_POINTS: usize = 12;

/// Asks for the class of every point of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Classify {
    /// The document of which it is asked.
    pub of: Snapshot,
    /// What is said of its stones, or proposed: safe ones are never captured.
    pub roles: Roles,
    /// When a point is decided.
    pub ending: Ending,
    /// Who may take a ko back.
    pub kos: Kos,
    /// The only points that may vary; none for all.
    pub only: PointSet,
    /// How many points of a region may vary of which no table is at hand.
    pub points: usize,
    /// The tables of the questions before.
    pub tables: KeptTables,
}

/// Why there are no classes at all.
#[derive(Clone, Debug, PartialEq)]
pub enum LifeFault {
    /// The stones are no legal position.
    NoPosition(PositionError),
    /// The target has no stone on this point.
    NoTarget(Point),
}

impl Classify {
    /// What is asked of the crate that answers.
    ///
    /// # Errors
    ///
    /// If the stones are no legal position, or a target has no stone.
    pub fn question(&self) -> Result<LifeQuestion, LifeFault> {
        let position = self.of.board.position(self.roles.points(Role::Safe));
        let position = position.map_err(LifeFault::NoPosition)?;
        let target = match self.ending {
            Ending::Target(point) => Some(point),
            _ => None,
        };
        if let Some(point) = target.filter(|&point| position.stone(point).is_none()) {
            return Err(LifeFault::NoTarget(point));
        }
        Ok(LifeQuestion {
            ending: self.ending,
            point: target,
            kos: self.kos,
            only: self.only,
            ..LifeQuestion::new(position)
        })
    }

    /// Whether it is the same question, however large its regions may be.
    pub(crate) fn is_about(&self, other: &Self) -> bool {
        let points = self.points;
        *self
            == Self {
                points,
                ..other.clone()
            }
    }

    /// What an answer may cost besides its positions.
    pub(super) fn limits(&self) -> LifeLimits {
        LifeLimits {
            points: self.points,
            threads: cores(),
            ..LifeLimits::default()
        }
    }
}

/// Whoever looks at who lives waits for no number of positions: what is at work tells how far it is, and can be stopped.
pub(crate) fn budget(control: &Control) -> PositionBudget {
    PositionBudget::new(u64::MAX)
        .with_stop(Some(control.stop_flag()))
        .with_progress(Some(control.counter()))
}

impl Ask for Classify {
    type Answer = Result<LifeReport, LifeFault>;
    type Memory = ();
    const NAME: &'static str = "classes";
    /// The table that the older question is making may be the one that the newer one needs.
    const WAITS: bool = true;

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    fn is_answered_by(&self, earlier: &Self) -> bool {
        self.is_about(earlier)
    }

    /// For the moment that it takes, the classes before on the same board.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        let is_same_board = Arc::ptr_eq(earlier.of.topology(), self.of.topology());
        is_same_board && progress.is_unnoticed()
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let question = self.question()?;
        Ok(life_report(
            &question,
            &self.tables,
            &self.limits(),
            &mut budget(control),
        ))
    }
}
