//! The legend: every sign and word with what it means, signs of the board as they are painted there.

use egui::{Label, RichText, Ui, vec2};
use semeai_words::legend::{Chapter, LegendEntry};

use crate::board_view;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// The width of a sign and of the names.
const SIGN: f32 = 56.0;
const NAME: f32 = 150.0;

/// Shows the page.
pub(super) fn legend_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    for chapter in Chapter::in_order(shown.document.subject) {
        widgets::heading(ui, chapter.heading(shown.phrasing()));
        let entries = LegendEntry::ALL.iter().copied();
        for entry in entries.filter(|entry| entry.chapter() == chapter) {
            entry_ui(ui, shown, entry);
        }
        ui.add_space(size::GAP_LARGE);
    }
}

fn entry_ui(ui: &mut Ui, shown: &FrameData<'_>, entry: LegendEntry) {
    let phrasing = shown.phrasing();
    ui.horizontal_top(|ui| {
        if entry.chapter().is_of_signs() {
            board_view::sign_ui(ui, entry, SIGN);
        }
        let ink = theme::tokens(ui).ink;
        let name = RichText::new(entry.name(phrasing)).color(ink).strong();
        ui.allocate_ui(vec2(NAME, 0.0), |ui| {
            ui.set_width(NAME);
            ui.add(Label::new(name).wrap());
        });
        ui.vertical(|ui| ui.add(Label::new(entry.text(phrasing)).wrap()));
    });
    ui.add_space(size::GAP_SMALL);
}
