//! The room of the banner: it follows from the size of the window alone.

use egui::Vec2;

use crate::panels::pieces::start_cell::NARROW;
use crate::science::FrameData;

/// The height of the row with the conclusion and its buttons.
pub(crate) const CONCLUSION: f32 = 28.0;
/// The height of a row of the sentence.
pub(crate) const ROW: f32 = 18.0;
/// The height of the teacher's line.
const THEORY: f32 = 20.0;
/// The air above and below.
const AIR: f32 = 16.0;
/// Windows lower than this keep the teacher's line and a row of the sentence for the board.
const LOW: f32 = 700.0;

/// The height of the banner, whatever it says: the board below must not move.
pub(super) fn height(shown: &FrameData<'_>, window: Vec2) -> f32 {
    let theory = if has_theory(shown, window) {
        THEORY
    } else {
        0.0
    };
    CONCLUSION + f32::from(rows(window)) * ROW + theory + AIR
}

/// How many rows the sentence has.
pub(crate) fn rows(window: Vec2) -> u8 {
    if window.x < NARROW && window.y >= LOW {
        3
    } else {
        2
    }
}

/// Whether the teacher's line stands in the banner; it always stands with the reasoning.
pub(crate) fn has_theory(shown: &FrameData<'_>, window: Vec2) -> bool {
    shown.settings.has_theory && window.y >= LOW
}
