//! What a text diagram says.

use super::print::{DiagramStyle, print};
use crate::color::Color;
use crate::point::Point;
use crate::position::{Position, PositionError};
use crate::role::{Role, Roles};
use crate::setup::Setup;

/// A board with its stones and roles as a text drew them, with labels and title; no stone need have a liberty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// The stones as they were drawn, unchecked: [`Diagram::position`] checks them.
    pub setup: Setup,
    /// The role that the sign of each stone says; unknown where it says none.
    pub roles: Roles,
    /// The labels on empty points, by point.
    pub labels: Vec<(Point, char)>,
    /// Who moves first, if the header says so.
    pub to_move: Option<Color>,
    /// The title, if the header has one.
    pub title: Option<String>,
}

impl Diagram {
    /// The stones as a legal position in which the safe ones are protected: safe stones live by definition, so a diagram
    /// need not draw their eyes.
    ///
    /// # Errors
    ///
    /// Every other block without liberties.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::with_protected(self.setup.clone(), self.roles.points(Role::Safe))
    }

    /// The diagram as Sensei's Library writes it; nothing if the board has no text diagram. Labels that are figures are left
    /// out: there figures are moves.
    #[must_use]
    pub fn to_sensei(&self) -> Option<String> {
        let style = DiagramStyle::Sensei {
            to_move: self.to_move,
            title: self.title.as_deref(),
        };
        print(&self.setup, &self.roles, &self.labels, style)
    }
}
