//! What is asked.

use semeai_board::{ByColor, Color, Position, Roles};

use crate::picks::Picks;

/// A position with its marks, and what the count is to do with it.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The stones; safe stones should be protected in it, so that they are never captured.
    pub position: &'a Position,
    /// The role of every block: what races, what is safe. A block has the strongest role of its stones.
    pub roles: &'a Roles,
    /// The candidate points that were picked.
    pub picks: &'a Picks,
    /// Whether several essential blocks of a colour count as one.
    pub linked: ByColor<bool>,
    /// Who is to move: only for the notice that a block in atari can be captured.
    pub to_move: Color,
    /// What becomes of a region in which nothing is picked.
    pub unpicked: WithoutPicks,
}

/// What becomes of a region in which nothing is picked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WithoutPicks {
    /// Where it is not settled, its candidates are asked for.
    #[default]
    Asked,
    /// It is searched.
    Searched,
}
