//! What stands beside the board, or below it.

use egui::{Panel, Vec2};

use crate::look::theme::size;
use crate::panes::Panes;

/// The width below which a window that is higher than it is wide has everything in one column.
const COLUMN: f32 = 900.0;
/// The share of the height below the board there.
const BELOW: f32 = 0.45;

/// The width below which a window is tiny.
pub(super) const TINY: f32 = 860.0;

/// What stands beside the board, or below it where the window is narrow and high; and how wide it is beside it, if it is not below. The
/// board's place follows from the window alone, whatever depth is chosen.
pub(super) fn beside_board(room: Vec2, kept: Option<Panes>) -> (Panel, Option<f32>) {
    let usual = size::SIDE_DEFAULT.max(room.x * 0.36).min(room.x * 0.42);
    let width = kept.map_or(usual, |panes| panes.side);
    if room.x < COLUMN && room.y > room.x {
        let panel = Panel::bottom("below")
            .default_size(room.y * BELOW)
            .min_size(room.y * 0.25)
            .max_size(room.y * 0.7);
        return (panel, Some(width));
    }
    // What a tiny window has no room for comes back as it was when it is large again.
    let panel = Panel::right(if room.x < TINY { "tiny side" } else { "side" })
        .default_size(width)
        .min_size(size::SIDE_MIN)
        .max_size((room.x * 0.6).max(size::SIDE_MIN));
    (panel, None)
}
