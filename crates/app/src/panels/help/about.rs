//! What the program is, and whose work is in it: fonts and libraries, with the texts of their licences.

use std::sync::LazyLock;

use egui::{
    Align, FontFamily, FontId, Grid, Label as Text, Layout, Rect, RichText, Ui, UiBuilder, vec2,
};
use semeai_words::labels::Label;

use crate::look::fonts::{self, Font};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// Every library with its licences, and the texts of these; made by `assets/licences/make`.
static LICENCES: &str = include_str!("../../../../../assets/licences/third-party.txt");
static LINES: LazyLock<Vec<&str>> = LazyLock::new(|| LICENCES.lines().collect());
static FONTS: LazyLock<Vec<&Font>> = LazyLock::new(|| fonts::embedded().collect());

/// The most signs of a line of that file, how wide one is at least for its height, and the lines' distance.
const COLUMNS: f32 = 80.0;
const SLENDER: f32 = 0.61;
const LEADING: f32 = 1.35;

/// Shows the page.
pub(super) fn about_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    widgets::heading(ui, concat!("Semeai ", env!("CARGO_PKG_VERSION")));
    ui.add(Text::new(shown.label(Label::AboutProgram)).wrap());
    ui.add_space(size::GAP);
    widgets::heading(ui, shown.label(Label::AboutFonts));
    Grid::new("fonts")
        .num_columns(3)
        .spacing([size::GAP_LARGE, 2.0])
        .show(ui, |ui| {
            for font in &*FONTS {
                ui.label(font.name);
                ui.label(font.holder);
                widgets::quiet(ui, font.licence);
                ui.end_row();
            }
        });
    ui.add_space(size::GAP);
    widgets::heading(ui, shown.label(Label::AboutLibraries));
    ui.add(Text::new(shown.label(Label::AboutTexts)).wrap());
    ui.add_space(size::GAP_SMALL);
    lines_ui(ui);
}

/// Some ten thousand lines, of which those are drawn that are to be seen.
fn lines_ui(ui: &mut Ui) {
    let width = ui.available_width();
    let text = (width / COLUMNS / SLENDER).min(size::TEXT_SMALL);
    let row = (text * LEADING).ceil();
    let count = LINES.len();
    #[expect(clippy::cast_precision_loss, reason = "some ten thousand lines")]
    let height = count as f32 * row;
    let (page, _) = ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
    let seen = ui.clip_rect();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from zero to the number of lines"
    )]
    let line_at = |y: f32| (((y - page.top()) / row).max(0.0) as usize).min(count);
    let font = FontId::new(text, FontFamily::Monospace);
    let ink = theme::tokens(ui).ink_weak;
    for (number, line) in (line_at(seen.top())..count).zip(&LINES[line_at(seen.top())..]) {
        #[expect(clippy::cast_precision_loss, reason = "some ten thousand lines")]
        let top = page.top() + number as f32 * row;
        if top > seen.bottom() {
            break;
        }
        if line.is_empty() {
            continue;
        }
        let room = Rect::from_min_size(egui::pos2(page.left(), top), vec2(width, row));
        let said = RichText::new(*line).font(font.clone()).color(ink);
        let left = Layout::left_to_right(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(room).layout(left), |ui| {
            ui.add(Text::new(said).extend());
        });
    }
}
