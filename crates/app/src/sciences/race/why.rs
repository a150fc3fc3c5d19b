//! Beside the board: why the verdict is what it is, step by step.

use egui::{Label as TextLabel, ScrollArea, Ui};
use semeai_words::labels::Label;
use semeai_words::race::theory::theory_pieces;

use super::words;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::theory;
use crate::science::FrameData;

/// Shows the sentence of the banner in full, and the steps of the reasoning, one below the other.
pub(super) fn why_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    let Some(report) = shown.report else {
        widgets::quiet(ui, shown.label(Label::NoVerdict));
        return;
    };
    ScrollArea::vertical()
        .id_salt("why")
        .auto_shrink(false)
        .show(ui, |ui| {
            let ink = theme::tokens(ui).ink;
            widgets::wrapped(ui, words::said(shown, report), ink);
            let theory = theory_pieces(report, shown.language());
            if shown.settings.has_theory && !theory.is_empty() {
                ui.horizontal_wrapped(|ui| theory::theory_ui(ui, shown, &theory));
            }
            ui.add_space(size::GAP_SMALL);
            widgets::hairline(ui);
            ui.add_space(size::GAP_SMALL);
            for (i, step) in words::why(shown, report).into_iter().enumerate() {
                ui.horizontal_top(|ui| {
                    widgets::quiet(ui, format!("{}.", i + 1));
                    ui.add(TextLabel::new(step).wrap());
                });
            }
        });
}
