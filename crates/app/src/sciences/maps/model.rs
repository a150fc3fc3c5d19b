//! What the model says of the point that is pointed at, or of the move that was played last.

use egui::{Grid, RichText, Ui};
use semeai_session::MovePoint;
use semeai_words::labels::Label;
use semeai_words::tactics::{ModelRow, change_headline, model_rows};

use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// So many names stand in a cell; the rest is counted.
const MOST_NAMES: usize = 12;
/// Rows of the table: as many are kept free where there is none, so that nothing moves below the hand.
const HEIGHT: f32 = 218.0;

/// Shows it.
pub(super) fn model_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    ui.vertical(|ui| {
        ui.set_min_height(HEIGHT);
        let hint = shown.label(Label::ModelLegalHint);
        let Some((at, change)) = shown.map_change() else {
            widgets::heading(ui, shown.label(Label::MapModel)).on_hover_text(hint);
            widgets::quiet_wrapped(ui, shown.label(Label::ModelPoint));
            return;
        };
        let (board, phrasing) = (shown.document.topology(), shown.phrasing());
        let name = match at {
            MovePoint::Possible(..) => Label::ModelPossible,
            MovePoint::Played(_) | MovePoint::Last => Label::ModelPast,
        };
        let said = change_headline(change, board, phrasing);
        let heading = format!("{}: {said}", shown.label(name));
        widgets::heading(ui, heading).on_hover_text(hint);
        rows_ui(ui, shown, &model_rows(change, board, MOST_NAMES, phrasing));
    });
}

fn rows_ui(ui: &mut Ui, shown: &FrameData<'_>, rows: &[ModelRow]) {
    let ink = theme::tokens(ui).ink;
    let column = (ui.available_width() - NAME) / 2.0 - size::GAP;
    let text = |text: &str| RichText::new(text).size(size::TEXT_SMALL).color(ink);
    Grid::new("model").num_columns(3).show(ui, |ui| {
        ui.label("");
        widgets::quiet(ui, shown.label(Label::ModelBefore));
        widgets::quiet(ui, shown.label(Label::ModelAfter));
        ui.end_row();
        for row in rows {
            ui.add(egui::Label::new(text(&row.name)).extend());
            for cell in [Some(&row.before), row.after.as_ref()] {
                let cell = cell.map_or("", String::as_str);
                ui.scope(|ui| {
                    ui.set_max_width(column);
                    ui.add(egui::Label::new(text(cell)).truncate());
                });
            }
            ui.end_row();
        }
    });
}

/// The width of the names.
const NAME: f32 = 84.0;
