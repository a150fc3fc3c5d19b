//! The list of gestures and keys, from the one table.

use egui::{Align2, Grid, ScrollArea, Ui, Window};
use semeai_words::labels::Label;

use crate::command::ShowCommand;
use crate::requests::Requests;
use crate::shortcuts::TABLE;
use crate::shown::Shown;
use crate::theme::size;
use crate::widgets;

/// Shows the list over the window; everything below it stays usable.
pub(super) fn help_ui(ui: &Ui, shown: &Shown<'_>, requests: &mut Requests) {
    if !shown.view.open.is_help {
        return;
    }
    let mut is_open = true;
    Window::new(shown.label(Label::Shortcuts))
        .id(egui::Id::unique("help"))
        .open(&mut is_open)
        .collapsible(false)
        .anchor(Align2::CENTER_CENTER, [0.0, 0.0])
        .default_width(520.0)
        .show(ui.ctx(), |ui| {
            ScrollArea::vertical()
                .max_height(ui.ctx().content_rect().height() * 0.7)
                .show(ui, |ui| {
                    widgets::heading(ui, shown.label(Label::HelpMouse));
                    for name in [
                        Label::GestureSetUp,
                        Label::GestureMark,
                        Label::GestureAnalyse,
                        Label::GesturePlayOut,
                        Label::GestureTree,
                    ] {
                        ui.add(egui::Label::new(shown.label(name)).wrap());
                    }
                    ui.add_space(size::GAP);
                    widgets::heading(ui, shown.label(Label::HelpKeys));
                    keys_ui(ui, shown);
                });
        });
    if !is_open {
        requests.command(ShowCommand::Shortcuts);
    }
}

fn keys_ui(ui: &mut Ui, shown: &Shown<'_>) {
    Grid::new("keys")
        .num_columns(2)
        .spacing([size::GAP_LARGE, 2.0])
        .show(ui, |ui| {
            for entry in TABLE.iter().filter(|entry| !entry.keys.is_empty()) {
                let keys: Vec<String> = entry
                    .keys
                    .iter()
                    .map(|key| ui.ctx().format_shortcut(key))
                    .collect();
                widgets::quiet(ui, keys.join(", "));
                ui.label(shown.label(entry.label));
                ui.end_row();
            }
        });
}
