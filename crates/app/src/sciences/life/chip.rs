//! The sign of a class in a line of text, as it stands on the board.

use egui::{Color32, Pos2, Rect, Response, Sense, Ui, vec2};
use semeai_life::Class;
use semeai_picture::board::{centered, class_shape};
use semeai_picture::drawing::{Stroke, Style};

use crate::drawing_view;
use crate::look::theme;

/// The room of a sign.
pub(super) const CHIP: f32 = 24.0;

/// Shows the sign.
pub(super) fn chip_ui(ui: &mut Ui, class: Class) -> Response {
    let (room, response) = ui.allocate_exact_size(vec2(CHIP, CHIP), Sense::hover());
    paint(ui, room.center(), class);
    response
}

/// Paints the sign round a place.
pub(super) fn paint(ui: &Ui, at: Pos2, class: Class) {
    let colors = theme::tokens(ui).board;
    let (fill, ink) = match class.owner() {
        Some(owner) => (colors.stones[owner].body, colors.on(owner)),
        None => (colors.disc, colors.disc_ink),
    };
    // Black on a dark ground would not be seen without an edge of its ink.
    let edge = Stroke::new(ink, 1.0);
    let center = (at.x, at.y);
    let shape = class_shape(class, center, 8.5, Style::flat(fill).edged(edge));
    let letters = class.letters();
    let size = if letters.chars().count() == 1 {
        11.0
    } else {
        9.0
    };
    let marks = [shape, centered(center, letters, size, ink)];
    drawing_view::paint(ui.painter(), Pos2::ZERO, &marks);
}

/// Behind a cell of a table: lit or not.
pub(super) fn cell_ground(ui: &Ui, room: Rect, is_lit: bool) {
    let tokens = theme::tokens(ui);
    let ground = if is_lit {
        tokens.accent_soft
    } else {
        Color32::TRANSPARENT
    };
    let edge = if is_lit {
        tokens.accent
    } else {
        tokens.hairline
    };
    let stroke = egui::Stroke::new(if is_lit { 1.5 } else { 1.0 }, edge);
    ui.painter()
        .rect(room, 2.0, ground, stroke, egui::StrokeKind::Inside);
}
