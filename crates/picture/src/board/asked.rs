//! What is to be on the picture of a board.

use semeai_board::Topology;

use super::area::Area;
use crate::colors::Theme;
use crate::scene::Scene;

/// The distance of neighbours in a picture as it is by itself.
pub const CELL: f32 = 40.0;

/// Whether the names of the lines are written beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// They are.
    Shown,
    /// They are not.
    Hidden,
}

/// A board of which a picture is made.
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    /// The board.
    pub topology: &'a Topology,
    /// What is on it.
    pub scene: &'a Scene,
    /// The part of it that is shown.
    pub area: Area,
    /// Whether the names of the lines stand beside it.
    pub coordinates: Coordinates,
    /// The colours.
    pub theme: Theme,
    /// What stands below it, a paragraph each.
    pub notes: &'a [String],
}
