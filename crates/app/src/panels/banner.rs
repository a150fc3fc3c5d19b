//! What the banners of the sciences are made of. They stand beside the board and take the room that they need.

use egui::accesskit::Live;
use egui::{Color32, Response, Ui, Vec2};

use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::science::FrameData;

/// The height of the row with the conclusion and its button.
pub(crate) const CONCLUSION: f32 = 28.0;
/// Windows lower than this keep the line of theory for the reasoning and the list.
const LOW: f32 = 700.0;

/// Whether the line of theory stands in the banner.
pub(crate) fn has_theory(shown: &FrameData<'_>, window: Vec2) -> bool {
    shown.settings.has_theory && window.y >= LOW
}

/// The conclusion: whole, and smaller where there is little room.
pub(crate) fn headline_ui(ui: &mut Ui, said: &str) -> Response {
    let sizes = [size::TEXT_BANNER, size::TEXT_SMALL];
    fitting::line(ui, said, sizes, theme::tokens(ui).ink)
}

/// The air between the parts of a banner.
pub(crate) fn space_out(ui: &mut Ui) {
    ui.spacing_mut().item_spacing.y = match is_low(ui) {
        true => 2.0,
        false => size::GAP_SMALL,
    };
}

/// Whether the window is so low that every row counts.
pub(super) fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// The sentence below it, over as many rows as it has; in a low window, or where the banner may not grow, it is set smaller. What has
/// no room even then ends in an ellipsis, and is told whole to who points at it.
pub(crate) fn sentence_ui(ui: &mut Ui, said: &str, ink: Color32) {
    let text_size = match is_low(ui) {
        true => size::TEXT_SMALL,
        false => size::TEXT,
    };
    let row = ui.fonts_mut(|fonts| fonts.row_height(&theme::font(size::TEXT_SMALL)));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole rows, of a height"
    )]
    let rows = (ui.available_height() / row).max(1.0) as usize;
    let sizes = [text_size, size::TEXT_SMALL];
    let sentence = fitting::in_rows(ui, said, sizes, rows, ink);
    ui.ctx()
        .accesskit_node_builder(sentence.id, |node| node.set_live(Live::Polite));
}
