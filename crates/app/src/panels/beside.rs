//! What stands beside the board, or below it.

use egui::{Panel, Ui, Vec2, vec2};

use super::bars::{HEAD, MENU, STATUS};
use crate::look::theme::size;
use crate::panes::Panes;

/// The width below which a window that is higher than it is wide has everything in one column. In points: narrow windows are drawn smaller,
/// in steps, so that they have 900 or somewhat more.
const COLUMN: f32 = 960.0;
/// The share of the height below the board there.
const BELOW: f32 = 0.45;

/// The width below which a window is tiny.
pub(super) const TINY: f32 = 860.0;

/// Whether a window has everything in one column.
fn is_column(room: Vec2) -> bool {
    room.x < COLUMN && room.y > room.x
}

/// What stands beside the board, or below it where the window is narrow and high; and how wide it is beside it, if it is not below. The
/// board's place follows from the room between the bars, whatever depth is chosen.
pub(super) fn beside_board(ui: &Ui, kept: Option<Panes>) -> (Panel, Option<f32>) {
    let room = room(ui);
    let usual = size::SIDE_DEFAULT.max(room.x * 0.36).min(room.x * 0.42);
    let width = kept.map_or(usual, |panes| panes.side);
    if is_column(room) {
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

/// The room between the menu and the bottom line, below the head of an answer: a toolbar in its place is lower.
fn room(ui: &Ui) -> Vec2 {
    let window = ui.ctx().content_rect().size();
    vec2(window.x, window.y - MENU - HEAD - STATUS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panes::growth;

    #[test]
    fn a_narrow_and_high_window_has_one_column_however_small_it_is_drawn() {
        let is_column = |window: Vec2| is_column(window / growth(window));
        for window in [vec2(700.0, 1000.0), vec2(500.0, 900.0), vec2(890.0, 1000.0)] {
            assert!(is_column(window), "{window}");
        }
        for window in [
            vec2(900.0, 600.0),
            vec2(1280.0, 800.0),
            vec2(1200.0, 1920.0),
        ] {
            assert!(!is_column(window), "{window}");
        }
    }
}
