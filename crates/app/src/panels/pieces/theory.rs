//! The line of theory, its values set as mathematics.

use egui::accesskit::Role;
use egui::{Response, Sense, Ui, WidgetInfo};
use semeai_words::legend::LegendEntry;
use semeai_words::race::theory::TheoryPiece;

use crate::look::mathematics::{Rounding, rounded, value_ui};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// Shows the line in the layout that there is: in a row, or over several.
pub(crate) fn theory_ui(ui: &mut Ui, shown: &FrameData<'_>, pieces: &[TheoryPiece]) {
    ui.spacing_mut().item_spacing.x = 0.0;
    for piece in pieces {
        let (response, entry) = piece_ui(ui, piece);
        if let Some(entry) = entry {
            widgets::explained(response, entry, shown.phrasing());
        }
    }
}

/// A piece, and what the legend says of it.
fn piece_ui(ui: &mut Ui, piece: &TheoryPiece) -> (Response, Option<LegendEntry>) {
    let ink = theme::tokens(ui).ink_weak;
    match piece {
        TheoryPiece::Words(words) => (widgets::quiet(ui, words), None),
        TheoryPiece::Term(entry, words) => (widgets::quiet(ui, words), Some(*entry)),
        TheoryPiece::Value(value) => (value_ui(ui, value, size::TEXT_SMALL + 1.0, ink), None),
        TheoryPiece::Ceiling => rounded_ui(ui, Rounding::Up, "⌈g⌉"),
        TheoryPiece::Floor => rounded_ui(ui, Rounding::Down, "⌊g⌋"),
    }
}

/// The cooled sum, rounded; it is read as this.
fn rounded_ui(ui: &mut Ui, direction: Rounding, name: &str) -> (Response, Option<LegendEntry>) {
    let set = rounded(ui.painter(), "g", direction, size::TEXT_SMALL + 1.0);
    let (rect, response) = ui.allocate_exact_size(set.size, Sense::hover());
    let ink = theme::tokens(ui).ink_weak;
    set.paint(ui.painter(), rect.left_center(), ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    (response, Some(LegendEntry::Rounded))
}
