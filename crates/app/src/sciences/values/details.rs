//! What theory asks of a game: atomic weight, reduced form, incentives.

use egui::{Grid, RichText, Ui};
use semeai_session::ValueDetails;
use semeai_words::values::sheet::details;

use super::parts::ink;
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;

/// Shows what is known, one fact a row.
pub(super) fn details_ui(ui: &mut Ui, shown: &FrameData<'_>, known: &ValueDetails) {
    let color = ink(ui, shown);
    Grid::new("details")
        .num_columns(2)
        .min_row_height(22.0)
        .spacing([size::GAP_LARGE, 3.0])
        .show(ui, |ui| {
            for (name, fact) in details(known, shown.phrasing()) {
                widgets::quiet(ui, name);
                let fact = RichText::new(fact).size(size::TEXT + 1.0).color(color);
                ui.add(egui::Label::new(fact).wrap());
                ui.end_row();
            }
        });
}
