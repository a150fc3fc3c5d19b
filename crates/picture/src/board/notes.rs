//! What stands below a board.

use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Mark, Place, Text};
use crate::font;

/// The height of the text, of a line of it, and the room round it.
const TEXT: f32 = 14.0;
const LINE: f32 = 20.0;
const ROOM: f32 = 10.0;

/// Texts in lines.
pub(super) struct Notes {
    /// The room that they take.
    pub(super) height: f32,
    /// The texts.
    pub(super) marks: Vec<Mark>,
}

/// Breaks texts into lines below a board of this size.
pub(super) fn notes(texts: &[String], theme: Theme, (width, top): Place) -> Notes {
    let room = (width - 2.0 * ROOM).max(TEXT * 4.0);
    let lines = texts.iter().flat_map(|text| font::lines(text, TEXT, room));
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
    if marks.is_empty() {
        return Notes { height: 0.0, marks };
    }
    Notes {
        height: bottom + ROOM / 2.0 - top,
        marks: vec![Mark::Group("notes", marks)],
    }
}
