//! What is asked of a race, whoever asks.

use std::time::{Duration, Instant};

use semeai_board::{Color, Point, PositionError, Role};
use semeai_race::Limits;
use semeai_race::answer::{RaceQuestion, time_for_search};
use semeai_race::solve::SolveLimits;
use semeai_session::Document;

use crate::limits::TimeLimit;

/// What is asked of the race of a document.
pub(crate) struct RaceRequest {
    /// Stones of the blocks that race: none, one or two. Where one is named, marks of the document count for nothing.
    pub(crate) points: Vec<Point>,
    /// The one side that moves first, or each in turn.
    pub(crate) first: Option<Color>,
    /// The most positions, if somebody has said a number.
    pub(crate) nodes: Option<u64>,
    pub(crate) limit: TimeLimit,
}

impl RaceRequest {
    /// The question, whose time begins now.
    ///
    /// # Errors
    ///
    /// Why the stones are no position.
    pub(crate) fn question(self, document: &Document) -> Result<RaceQuestion, PositionError> {
        let question = document.race_question()?;
        let mut roles = question.roles;
        if !self.points.is_empty() {
            // The person has named the race anew.
            for point in roles.points(Role::Essential).iter() {
                roles.set(point, Role::Unknown);
            }
        }
        let time = self.limit.time();
        let deadline = |time: Duration| Instant::now().checked_add(time);
        let positions = self.nodes.unwrap_or(u64::MAX);
        // Whoever grants more time than usual wants it to be used.
        let usual = SolveLimits::default();
        let longer = || usual.positions().saturating_mul(self.limit.in_usual());
        let nodes = self.nodes.unwrap_or_else(longer);
        let limits = usual.clone().with_positions(nodes);
        Ok(RaceQuestion {
            roles,
            points: self.points,
            first: self.first,
            limits: limits.with_deadline(deadline(time_for_search(time))),
            count_limits: Limits::default()
                .within_positions(positions)
                .with_deadline(deadline(time)),
            ..question
        })
    }
}
