//! Dominated and reversible options, one step a row.

use egui::{RichText, Ui};
use semeai_session::Derivation;
use semeai_words::labels::Label;
use semeai_words::values::sheet::simplification_step;

use super::parts::{cut, ink, line_ui};
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;

/// More steps than this are counted and not shown.
const MOST_STEPS: usize = 40;

/// Shows the way from the written options to the canonical form.
pub(super) fn derivation_ui(ui: &mut Ui, shown: &FrameData<'_>, derivation: Option<&Derivation>) {
    widgets::quiet(ui, shown.label(Label::Simplification));
    let Some(derivation) = derivation else {
        widgets::quiet(ui, shown.label(Label::StepsNeedBraces));
        return;
    };
    let color = ink(ui, shown);
    line_ui(ui, "written", &derivation.written, size::TEXT + 2.0, color);
    if derivation.steps.is_empty() {
        widgets::quiet(ui, shown.label(Label::StepsNone));
        return;
    }
    for (number, step) in derivation.steps.iter().take(MOST_STEPS).enumerate() {
        let said = simplification_step(step, shown.phrasing());
        let said = RichText::new(format!("{}. {}", number + 1, cut(&said))).color(color);
        ui.add(egui::Label::new(said).wrap());
        ui.indent(number, |ui| {
            line_ui(ui, "form", &step.form, size::TEXT + 2.0, color);
        });
    }
    let rest = derivation.steps.len().saturating_sub(MOST_STEPS);
    if rest > 0 {
        widgets::quiet(ui, format!("… +{rest}"));
    }
    ui.horizontal(|ui| {
        ui.label(RichText::new("=").size(size::TEXT + 2.0).color(color));
        line_ui(ui, "result", &derivation.canonical, size::TEXT + 2.0, color);
    });
}
