//! A picture of a plane while it is drawn.

use semeai_sums::Choice;

use super::frame::PlaneFrame;
use super::request::BoundaryPicture;
use crate::colors::Colors;
use crate::drawing::{Anchor, Ink, Mark, Place, Text};

/// How large texts are.
pub(super) const TEXT: f32 = 12.0;

pub(super) struct Sketch<'a> {
    pub(super) picture: &'a BoundaryPicture<'a>,
    pub(super) frame: PlaneFrame,
    pub(super) colors: &'static Colors,
    /// The corners of the exact curve.
    pub(super) curve: Vec<(f64, f64)>,
}

impl Sketch<'_> {
    pub(super) fn ink(&self, choice: Choice) -> Ink {
        let number = match choice {
            Choice::Tree => 0,
            Choice::Gote => 5,
            Choice::Both => 2,
        };
        let [strong, weak] = self.colors.tints.map(|tint| tint.strength);
        let strength = if choice == Choice::Gote { weak } else { strong };
        self.colors.region(number).faded(strength)
    }

    pub(super) fn text(&self, at: Place, text: &str, anchor: Anchor, size: f32) -> Mark {
        Mark::Text(Text {
            at,
            text: text.to_owned(),
            size,
            anchor,
            ink: self.colors.ink,
        })
    }

    pub(super) fn area(&self, corners: [(f64, f64); 4]) -> Vec<Place> {
        corners.map(|corner| self.frame.place(corner)).to_vec()
    }
}
