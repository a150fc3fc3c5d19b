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
    let notes = notes::notes(picture.notes, picture.theme, size);
    let size_with_notes = (notes.width, size.1 + notes.height);
    let left = (notes.width - size.0) / 2.0;
    let least = picture.area.least;
    let brush = Brush {
        topology: picture.topology,
        area: picture.area,
        cell: CELL,
        origin: (left + (margin - least.0) * CELL, (margin - least.1) * CELL),
        colors: Colors::of(picture.theme),
    };
    let paper = Style::flat(brush.colors.paper);
    let mut marks = vec![Mark::Rect((0.0, 0.0), size_with_notes, 0.0, paper)];
    marks.extend(brush.marks(picture.scene, [(left, 0.0), size], picture.coordinates));
    marks.extend(notes.marks);
    Drawing {
        size: size_with_notes,
        marks,
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::Setup;
    use std::sync::Arc;

    use super::*;

    #[test]
    fn what_stands_below_a_small_board_takes_less_room_than_the_board() {
        let kind = "square:2x2".parse().expect("a board");
        let topology = Arc::new(Topology::new(kind));
        let scene = Scene::new(Setup::new(Arc::clone(&topology)));
        let drawn = |notes: &[String]| {
            let area = Area::whole(&topology);
            board(&BoardPicture {
                topology: &topology,
                scene: &scene,
                area,
                coordinates: None,
                theme: Theme::Light,
                notes,
            })
        };
        let (bare, noted) = (drawn(&[]), drawn(&["word ".repeat(15)]));
        let (below, board) = (noted.size.1 - bare.size.1, bare.size.1);
        assert!(0.0 < below && below < board, "{below} below {board}");
    }
}
