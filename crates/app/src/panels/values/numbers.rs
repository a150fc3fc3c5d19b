//! The numbers that describe a game.

use egui::{Grid, RichText, Ui};
use semeai_session::ValueSheet;
use semeai_words::labels::Label;

use super::parts::{cut, ink};
use crate::mathematics::value_ui;
use crate::shown::Shown;
use crate::theme::size;
use crate::widgets;

/// The width of the column.
pub(super) const WIDTH: f32 = 208.0;

/// Shows the numbers, one a row.
pub(super) fn numbers_ui(ui: &mut Ui, shown: &Shown<'_>, sheet: &ValueSheet) {
    let color = ink(ui, shown);
    let rows = [
        (Label::Mean, sheet.mean.to_string()),
        (Label::FullTemperature, sheet.temperature.to_string()),
        (Label::LeftStop, sheet.left_stop.to_string()),
        (Label::RightStop, sheet.right_stop.to_string()),
        (Label::Ceiling, sheet.ceil.to_string()),
        (Label::Floor, sheet.floor.to_string()),
        (Label::Birthday, sheet.birthday.to_string()),
    ];
    Grid::new("numbers")
        .num_columns(2)
        .min_row_height(22.0)
        .spacing([size::GAP_LARGE, 3.0])
        .show(ui, |ui| {
            for (name, text) in rows {
                widgets::quiet(ui, shown.label(name));
                value_ui(ui, &cut(&text), size::TEXT + 1.0, color);
                ui.end_row();
            }
            widgets::quiet(ui, shown.label(Label::ValueId));
            let id = sheet
                .value_id
                .map_or_else(|| "-".to_owned(), |id| format!("{id:016x}"));
            ui.label(
                RichText::new(id)
                    .monospace()
                    .size(size::TEXT_SMALL - 1.0)
                    .color(color),
            );
            ui.end_row();
        });
}
