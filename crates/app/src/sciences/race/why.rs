//! Beside the board: why the verdict is what it is, step by step.

use egui::{Label as TextLabel, ScrollArea, Sense, Ui};
use semeai_words::labels::Label;
use semeai_words::race::theory::theory_pieces;

use super::answer::known;
use super::words;
use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::has_theory;
use crate::panels::pieces::theory;
use crate::science::FrameData;

/// Shows the steps of the reasoning, one below the other, and the line of theory where the banner has no room for it. What the
/// step under the pointer or the keyboard is about lights up on the board.
pub(super) fn why_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(report) = shown.report else {
        widgets::quiet(ui, shown.label(Label::NoVerdict));
        return;
    };
    ScrollArea::vertical()
        .id_salt("why")
        .auto_shrink(false)
        .show(ui, |ui| {
            let theory = theory_pieces(report, shown.phrasing());
            let window = ui.ctx().content_rect().size();
            let is_wanted = shown.settings.has_theory && !shown.is_for_learners();
            if is_wanted && !has_theory(shown, window) && !theory.is_empty() {
                ui.horizontal_wrapped(|ui| theory::theory_ui(ui, shown, &theory));
                ui.add_space(size::GAP_SMALL);
                widgets::hairline(ui);
                ui.add_space(size::GAP_SMALL);
            }
            let steps = words::why(shown, report);
            if steps.is_empty() {
                widgets::wrapped(ui, known(shown), theme::tokens(ui).ink);
            }
            for (i, step) in steps.into_iter().enumerate() {
                let row = ui.horizontal_top(|ui| {
                    widgets::quiet(ui, format!("{}.", i + 1));
                    let text = TextLabel::new(step.said).wrap().selectable(false);
                    match step.about.is_empty() {
                        true => ui.add(text),
                        false => ui.add(text.sense(Sense::click())),
                    }
                });
                if row.inner.contains_pointer() || row.inner.has_focus() {
                    requests.lit = step.about;
                }
            }
        });
}
