//! From what is to be on a picture of a board to a drawing.

use semeai_board::{Area, Topology};
use semeai_session::Coordinates;

use super::brush::Brush;
use super::notes;
use crate::colors::{Colors, Theme};
use crate::drawing::{Drawing, Mark, Style};
use crate::scene::Scene;

/// The distance of neighbours in a picture as it is by itself.
pub const CELL: f32 = 40.0;

/// Room outside the outermost cells, in units: with the names of lines and without.
pub const MARGIN: [f32; 2] = [0.65, 0.2];

/// A board of which a picture is made.
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    /// The board of which it is a picture.
    pub topology: &'a Topology,
    /// What is on it, with stones of that board.
    pub scene: &'a Scene,
    /// The part of it that is shown.
    pub area: Area,
    /// How the lines are named beside it, if they are.
    pub coordinates: Option<Coordinates>,
    /// The colours of board and paper.
    pub theme: Theme,
    /// What stands below it, a paragraph each.
    pub notes: &'a [String],
}

/// Draws a board with cells of [`CELL`], and its notes in lines below it.
pub fn board(picture: &BoardPicture<'_>) -> Drawing {
    let margin = MARGIN[usize::from(picture.coordinates.is_none())];
    let (columns, rows) = picture.area.size();
    let size = (
        (columns + 2.0 * margin) * CELL,
        (rows + 2.0 * margin) * CELL,
    );
    let least = picture.area.least;
    let brush = Brush {
        topology: picture.topology,
        area: picture.area,
        cell: CELL,
        origin: ((margin - least.0) * CELL, (margin - least.1) * CELL),
        colors: Colors::of(picture.theme),
    };
    let notes = notes::notes(picture.notes, picture.theme, size);
    let size_with_notes = (size.0, size.1 + notes.height);
    let paper = Style::flat(brush.colors.paper);
    let mut marks = vec![Mark::Rect((0.0, 0.0), size_with_notes, 0.0, paper)];
    marks.extend(brush.marks(picture.scene, [(0.0, 0.0), size], picture.coordinates));
    marks.extend(notes.marks);
    Drawing {
        size: size_with_notes,
        marks,
    }
}
