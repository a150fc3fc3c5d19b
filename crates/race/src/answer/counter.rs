//! How positions of a race that is solved are counted.

use semeai_board::{ByColor, Color, Position, Roles};

use crate::picks::Picks;
use crate::report::Report;
use crate::{Limits, Question, WithoutPicks, analyze};

/// How positions of the race are counted.
pub(super) struct Counter<'a> {
    pub(super) picks: &'a Picks,
    pub(super) unpicked: WithoutPicks,
    pub(super) limits: Limits,
}

impl Counter<'_> {
    /// The count of a position with these roles.
    pub(super) fn report(&self, position: &Position, roles: &Roles, to_move: Color) -> Report {
        let question = Question {
            position,
            roles,
            picks: self.picks,
            // What is proposed on one side is taken together: who takes one block takes all.
            linked: ByColor {
                black: true,
                white: true,
            },
            to_move,
            unpicked: self.unpicked,
        };
        analyze(&question, &self.limits)
    }
}
