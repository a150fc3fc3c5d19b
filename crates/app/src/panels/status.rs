//! The bottom line: the point under the pointer, and how many questions are open.

use egui::{Label as TextLabel, RichText, Ui};
use semeai_session::questions::questions;
use semeai_words::labels::Label;

use crate::shown::Shown;
use crate::theme::{self, size};
use crate::{board_view, suggestions, widgets, words};

/// Shows the status bar.
pub(super) fn status_ui(ui: &mut Ui, shown: &Shown<'_>) {
    let tokens = theme::tokens(ui);
    ui.horizontal(|ui| {
        ui.set_min_height(20.0);
        widgets::at_right(ui, |ui| {
            if let Some(report) = shown
                .report
                .filter(|report| report.verdict.is_some() && shown.replay().is_none())
            {
                let open = questions(report).len();
                let text = match open {
                    0 => shown.label(Label::AllAnswered).to_owned(),
                    n => words::questions_left(shown, n),
                };
                widgets::quiet(ui, text);
            }
            let is_dragging_files = ui.input(|input| !input.raw.hovered_files.is_empty());
            let drop = is_dragging_files.then(|| shown.label(Label::DropHere).to_owned());
            let point = shown
                .view
                .hand
                .hovered
                .or(shown.view.hand.cursor)
                .filter(|&point| shown.document.topology().contains(point))
                .map(|point| {
                    let name = shown.document.topology().name(point);
                    let said = board_view::describe(shown, point);
                    let reasons = suggestions::reasons(shown, point);
                    if reasons.is_empty() || shown.replay().is_some() {
                        format!("{name}   {said}")
                    } else {
                        format!("{name}   {said} · {reasons}")
                    }
                });
            let text = drop.or(point).unwrap_or_default();
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let text = RichText::new(text)
                    .size(size::TEXT_SMALL)
                    .color(tokens.ink_weak);
                ui.add(TextLabel::new(text).truncate());
            });
        });
    });
}
