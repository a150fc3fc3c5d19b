//! What stands below a board.

use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Mark, Place, Text};
use crate::font;

/// The height of the text, of a line of it, and the room round it.
const TEXT: f32 = 14.0;
const LINE: f32 = 20.0;
const ROOM: f32 = 10.0;

/// Below a narrower board the lines are still so long, with the room beside them, or there would be more of them than there is board.
const NARROWEST: f32 = 320.0;

/// Texts in lines.
pub(super) struct Notes {
    /// The width of a board with them.
    pub(super) width: f32,
    /// The room that they take below it.
    pub(super) height: f32,
    /// The texts.
    pub(super) marks: Vec<Mark>,
}

/// Breaks texts into lines below a board of this size, which stands in the middle of what is wider.
pub(super) fn notes(texts: &[String], theme: Theme, (board, top): Place) -> Notes {
    if texts.is_empty() {
        return Notes {
            width: board,
            height: 0.0,
            marks: Vec::new(),
        };
    }
    let width = board.max(NARROWEST);
    let lines = (texts.iter()).flat_map(|text| font::lines(text, TEXT, width - 2.0 * ROOM));
    let mut bottom = top + ROOM / 2.0;
    let marks: Vec<Mark> = lines
        .map(|text| {
            bottom += LINE;
            Mark::Text(Text {
                at: (ROOM, bottom - 5.0),
                text,
                size: TEXT,
                anchor: Anchor::Start,
                ink: Colors::of(theme).ink,
            })
        })
        .collect();
    Notes {
        width,
        height: bottom + ROOM / 2.0 - top,
        marks: vec![Mark::Group("notes", marks)],
    }
}
