//! Two games side by side.

use egui::{ScrollArea, Ui};
use semeai_session::ValueSheet;
use semeai_words::labels::Label;
use semeai_words::values::expression::sheet_error;

use super::parts::{LONGEST, field_ui, ink, line_ui, message_ui};
use crate::commands::requests::Requests;
use crate::look::mathematics::value_ui;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::values::request::ValuesRequest;
use crate::typed_texts::Fields;

/// Shows the field of the other game, the relation and the difference.
pub(super) fn compare_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    sheet: &ValueSheet,
    fields: &mut Fields,
    requests: &mut Requests,
) {
    let worksheet = &shown.view.worksheet;
    let name = widgets::quiet(ui, shown.label(Label::CompareWith));
    let hint = shown.label(Label::ExpressionHint);
    if field_ui(ui, &mut fields.other, hint, f32::INFINITY, ("other", &name)).changed() {
        requests.ask(ValuesRequest::Changed);
    }
    if let Some(error) = worksheet.other_error() {
        message_ui(ui, &sheet_error(error, shown.phrasing()));
    }
    let Some(comparison) = worksheet.comparison() else {
        return;
    };
    let color = if worksheet.other_error().is_some() {
        theme::faded(theme::tokens(ui).ink, theme::PALE)
    } else {
        ink(ui, shown)
    };
    ScrollArea::horizontal()
        .id_salt("both")
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                let sign = comparison.relation.into();
                for part in [&sheet.canonical, &sign, &comparison.canonical] {
                    value_ui(ui, &part.cut(LONGEST), size::TEXT + 2.0, color);
                }
            });
        });
    let relation = semeai_words::values::sheet::relation(comparison.relation, shown.phrasing());
    ui.label(egui::RichText::new(relation).color(color));
    ui.horizontal(|ui| {
        widgets::quiet(ui, shown.label(Label::Difference));
        line_ui(
            ui,
            "difference",
            &comparison.difference,
            size::TEXT + 2.0,
            color,
        );
    });
}
