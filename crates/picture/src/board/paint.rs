//! From what is asked to a drawing.

use super::asked::{BoardPicture, CELL, Coordinates};
use super::brush::Brush;
use super::notes;
use crate::drawing::{Drawing, Mark, Style};

/// Room outside the outermost cells, in units: with and without coordinates.
const MARGIN: [f32; 2] = [0.65, 0.2];

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
