//! Texts in a room of their own: in lines, smaller where they are long, and cut where nothing else helps.

use semeai_session::printable::inline;

use super::page::{COLORS, line_height};
use crate::drawing::{Anchor, Mark, Place};
use crate::font;

/// The sizes of a text, the usual one first.
const SIZES: [f32; 4] = [13.0, 11.5, 10.0, 8.5];
/// What stands where a text is cut.
const CUT: &str = "…";

/// A text in lines, with its size.
pub(super) struct FittedText {
    pub(super) size: f32,
    pub(super) lines: Vec<String>,
}

impl FittedText {
    /// A text in a room (width, height): as large as it fits in, and cut at the smallest size.
    pub(super) fn new(text: &str, (width, height): Place) -> Self {
        let at = |size: f32| Self {
            size,
            lines: in_lines(text, size, width),
        };
        let fits = |text: &Self| text.height() <= height;
        let fitting = SIZES.into_iter().map(at).find(fits);
        fitting.unwrap_or_else(|| {
            let mut smallest = at(SIZES[SIZES.len() - 1]);
            while smallest.height() > height && smallest.lines.pop().is_some() {}
            if let Some(last) = smallest.lines.last_mut() {
                *last = cut(last, smallest.size, width);
            }
            smallest
        })
    }

    /// Whether it is as large as texts are that have room.
    pub(super) fn is_usual(&self) -> bool {
        self.size >= SIZES[0]
    }

    pub(super) fn height(&self) -> f32 {
        let height = line_height(self.size);
        self.lines.iter().map(|_| height).sum()
    }

    /// Its lines from a place downwards.
    pub(super) fn marks(&self, (x, y): Place) -> Vec<Mark> {
        let mut base = y;
        let lines = self.lines.iter().map(|line| {
            base += line_height(self.size);
            let at = (x, base - 0.3 * self.size);
            Mark::text(at, line, Anchor::Start, self.size, COLORS.ink)
        });
        lines.collect()
    }
}

/// A text in lines that are no wider than this; its own line breaks stay, and nothing in it is invisible.
pub(super) fn in_lines(text: &str, size: f32, width: f32) -> Vec<String> {
    let paragraphs = text.lines().map(inline);
    paragraphs
        .flat_map(|paragraph| font::lines(&paragraph, size, width))
        .collect()
}

/// A text on one line, cut where it would be wider than this.
pub(super) fn in_one_line(text: &str, size: f32, width: f32) -> String {
    let text = inline(&text.replace(['\n', '\r', '\t'], " ")).into_owned();
    match font::width(&text, size) <= width {
        true => text,
        false => cut(&text, size, width),
    }
}

/// As much of a text as there is room for before the sign of a cut.
fn cut(text: &str, size: f32, width: f32) -> String {
    let room = width - font::width(CUT, size);
    let mut taken = 0.0;
    let kept: String = text
        .chars()
        .take_while(|sign| {
            taken += font::width(sign.encode_utf8(&mut [0; 4]), size);
            taken <= room
        })
        .collect();
    match room >= 0.0 {
        true => kept.trim_end().to_owned() + CUT,
        false => String::new(),
    }
}
