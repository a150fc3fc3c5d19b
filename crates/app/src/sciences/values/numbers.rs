//! The numbers that describe a game.

use egui::{Grid, Ui};
use semeai_cgt::Formula;
use semeai_session::ValueSheet;
use semeai_words::labels::Label;

use super::parts::ink;
use crate::look::mathematics::value_ui;
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;

/// The width of the column.
pub(super) const WIDTH: f32 = 208.0;

/// Shows the numbers, one a row.
pub(super) fn numbers_ui(ui: &mut Ui, shown: &FrameData<'_>, sheet: &ValueSheet) {
    let color = ink(ui, shown);
    let rows: [(Label, Formula); 7] = [
        (Label::Mean, sheet.mean.into()),
        (Label::FullTemperature, sheet.temperature.into()),
        (Label::LeftStop, sheet.left_stop.into()),
        (Label::RightStop, sheet.right_stop.into()),
        (Label::Ceiling, sheet.ceil.into()),
        (Label::Floor, sheet.floor.into()),
        (Label::Birthday, sheet.birthday.into()),
    ];
    Grid::new("numbers")
        .num_columns(2)
        .min_row_height(22.0)
        .spacing([size::GAP_LARGE, 3.0])
        .show(ui, |ui| {
            for (name, number) in rows {
                widgets::quiet(ui, shown.label(name));
                value_ui(ui, &number, size::TEXT + 1.0, color);
                ui.end_row();
            }
        });
}
