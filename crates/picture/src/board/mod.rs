//! A board as a picture: wood, lines, regions, stones and signs, as the window paints them.

mod area;
mod brush;
mod ground;
mod notes;
mod signs;
mod stones;

use semeai_board::Topology;

pub use self::area::Area;

use self::brush::Brush;
use crate::colors::Theme;
use crate::drawing::{Drawing, Mark, Style};
use crate::scene::Scene;

/// The distance of neighbours in a picture as it is by itself.
pub const CELL: f32 = 40.0;

/// Room outside the outermost cells, in units: with and without coordinates.
const MARGIN: [f32; 2] = [0.65, 0.2];

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

/// Draws a board.
pub fn board(picture: &BoardPicture<'_>) -> Drawing {
    let margin = match picture.coordinates {
        Coordinates::Shown => MARGIN[0],
        Coordinates::Hidden => MARGIN[1],
    };
    let (columns, rows) = picture.area.size();
    let size = (
        (columns + 2.0 * margin) * CELL,
        (rows + 2.0 * margin) * CELL,
    );
    let brush = Brush::new(picture, margin);
    let notes = notes::notes(picture.notes, picture.theme, size);
    let below = notes.height;
    let mut marks = vec![Mark::Rect(
        (0.0, 0.0),
        (size.0, size.1 + below),
        0.0,
        Style::flat(brush.colors.paper),
    )];
    marks.extend(brush.marks(size));
    marks.extend(notes.marks);
    Drawing {
        size: (size.0, size.1 + below),
        marks,
    }
}
