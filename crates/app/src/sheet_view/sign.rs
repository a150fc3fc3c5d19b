//! What stands for a side or a class in a line of text, as it stands on the board.

use egui::{Pos2, Response, Sense, Ui, vec2};
use semeai_life::Class;
use semeai_picture::board::{centered, class_shape};
use semeai_picture::drawing::{Stroke, Style};
use semeai_sheets::Sign;

use crate::drawing_view;
use crate::look::theme;
use crate::look::widgets;

/// The room of a sign.
pub(super) const ROOM: f32 = 24.0;

/// Shows the sign.
pub(crate) fn sign_ui(ui: &mut Ui, sign: Sign) -> Response {
    let (room, response) = ui.allocate_exact_size(vec2(ROOM, ROOM), Sense::hover());
    paint(ui, room.center(), sign);
    response
}

/// Paints the sign round a place.
pub(super) fn paint(ui: &Ui, at: Pos2, sign: Sign) {
    match sign {
        Sign::Stone(color) => widgets::stone(ui.painter(), theme::tokens(ui), at, color),
        Sign::Class(class) => paint_class(ui, at, class),
    }
}

fn paint_class(ui: &Ui, at: Pos2, class: Class) {
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
