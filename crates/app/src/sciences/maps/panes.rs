//! What stands beside the board: the text of the map, its points, the map as mathematics and as a tree, what laws say of it.

use egui::{CentralPanel, ScrollArea, Ui};
use semeai_board::Color;
use semeai_session::{MapAction, MapSheet};
use semeai_words::labels::Label;
use semeai_words::tactics::{law_sentences, set_names};

use super::choices::choices_ui;
use super::compare::compare_ui;
use super::field::{FieldFault, MapField, field_ui};
use super::formula::formula_ui;
use super::frame::MOST_NAMES;
use super::model::model_ui;
use super::tree::tree_ui;
use crate::commands::requests::Requests;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::maps::request::MapsRequest;

/// Shows everything in one column that is scrolled.
pub(super) fn panes_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let frame = theme::side_frame(theme::tokens(ui));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ScrollArea::vertical()
            .id_salt("map")
            .auto_shrink(false)
            .show(ui, |ui| {
                // The scroll bar floats over the end of the page.
                ui.set_width(ui.available_width() - size::GAP);
                column_ui(ui, shown, requests);
            });
    });
}

fn column_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let field = MapField {
        id: "map text",
        name: shown.label(Label::MapField),
        hint: shown.label(Label::MapHint),
        text: &shown.document.map.text,
        fault: shown
            .map_error()
            .map(|error| FieldFault::of_map(error, shown.phrasing())),
        keeps_room: true,
    };
    let typed = field_ui(ui, &field);
    requests.asks(typed.map(|text| super::perform::typed(MapAction::Type(text))));
    choices_ui(ui, shown, requests);
    compare_ui(ui, shown, requests);
    part_ui(ui);
    if shown.document.map.has_model {
        model_ui(ui, shown);
        part_ui(ui);
    }
    let Some(sheet) = shown.map() else {
        point_at(shown, None, requests);
        return;
    };
    points_ui(ui, shown, sheet);
    part_ui(ui);
    let pointed = parts_ui(ui, shown, sheet);
    point_at(shown, pointed, requests);
    part_ui(ui);
    laws_ui(ui, shown, sheet);
}

/// Says which part is pointed at, where that has changed.
fn point_at(shown: &FrameData<'_>, part: Option<usize>, requests: &mut Requests) {
    if shown.view.maps.part != part {
        requests.ask(MapsRequest::PointAt(part));
    }
}

fn part_ui(ui: &mut Ui) {
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
}

/// The rows in which names stand: always as many, so that nothing moves below a hand that points at parts.
const NAME_ROWS: usize = 2;
const NAME_ROW: f32 = 16.0;

/// Where the map, or the part that is pointed at, can be played, and where else it is.
fn points_ui(ui: &mut Ui, shown: &FrameData<'_>, sheet: &MapSheet) {
    let Ok(report) = &sheet.report else { return };
    let set = shown.map_part().map_or(report.result(), |part| *part.set);
    let playable = set.intersection(&sheet.legal);
    let board = shown.document.topology();
    for (name, set) in [
        (Label::MapPlayable, playable),
        (Label::MapElsewhere, set.difference(&playable)),
    ] {
        let names = set_names(&set, board, MOST_NAMES, shown.phrasing());
        widgets::quiet(ui, shown.label(name));
        let room = egui::vec2(ui.available_width(), f32_of(NAME_ROWS) * NAME_ROW + 2.0);
        let layout = egui::Layout::top_down(egui::Align::LEFT);
        ui.allocate_ui_with_layout(room, layout, |ui| {
            ui.set_min_height(room.y);
            let ink = theme::tokens(ui).ink;
            let sizes = [size::TEXT_SMALL + 1.0, size::TEXT_SMALL - 1.0];
            fitting::in_rows(ui, &names, sizes, NAME_ROWS, ink);
        });
    }
}

const fn f32_of(rows: usize) -> f32 {
    if rows == 1 { 1.0 } else { 2.0 }
}

/// The map as mathematics and as a tree; says which part is pointed at.
fn parts_ui(ui: &mut Ui, shown: &FrameData<'_>, sheet: &MapSheet) -> Option<usize> {
    let pointed = shown.view.maps.part;
    let hint = shown.label(Label::MapPartHint);
    widgets::heading(ui, shown.label(Label::MapMathematics)).on_hover_text(hint);
    let in_formula = formula_ui(ui, &sheet.mathematics, pointed);
    if shown.document.map.player == Color::White {
        widgets::quiet_wrapped(ui, shown.label(Label::MapExchanged));
    }
    widgets::quiet_wrapped(ui, hint);
    ui.add_space(size::GAP_SMALL);
    widgets::heading(ui, shown.label(Label::MapTree));
    ui.spacing_mut().item_spacing.y = 0.0;
    let in_tree = tree_ui(ui, shown, &sheet.map);
    in_formula.or(in_tree)
}

/// What the map is by laws alone, whatever the stones are.
fn laws_ui(ui: &mut Ui, shown: &FrameData<'_>, sheet: &MapSheet) {
    ui.spacing_mut().item_spacing.y = size::GAP_SMALL;
    let hint = shown.label(Label::MapLawsHint);
    widgets::heading(ui, shown.label(Label::MapLaws)).on_hover_text(hint);
    let ink = theme::tokens(ui).ink;
    for said in law_sentences(&sheet.source.read.map, &sheet.laws, shown.phrasing()) {
        widgets::wrapped(ui, said, ink);
    }
    widgets::quiet_wrapped(ui, hint);
}
