//! Gestures and keys, from the one table.

use egui::{Grid, Ui};
use semeai_words::labels::Label;

use crate::commands::entry::key_text;
use crate::commands::shortcuts::table;
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;

/// Shows the page.
pub(super) fn keys_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    widgets::heading(ui, shown.label(Label::HelpMouse));
    for name in [
        Label::GestureSetUp,
        Label::GestureMark,
        Label::GestureAnalyse,
        Label::GesturePlayOut,
        Label::GestureLook,
        Label::GestureTree,
        Label::GestureTouch,
    ] {
        ui.add(egui::Label::new(shown.label(name)).wrap());
    }
    ui.add_space(size::GAP);
    widgets::heading(ui, shown.label(Label::HelpKeys));
    Grid::new("keys")
        .num_columns(2)
        .spacing([size::GAP_LARGE, 2.0])
        .show(ui, |ui| {
            widgets::quiet(ui, "1…9");
            ui.label(shown.label(Label::Tools));
            ui.end_row();
            for entry in table().filter(|entry| !entry.keys.is_empty()) {
                let keys: Vec<String> = entry
                    .keys
                    .iter()
                    .map(|key| key_text(ui.ctx(), key))
                    .collect();
                widgets::quiet(ui, keys.join(", "));
                ui.label(shown.label(entry.label));
                ui.end_row();
            }
        });
}
