//! A cell of a table that is looked into: what its games came to, as plots, and the cells about it.

pub(super) mod plots;

use egui::accesskit::Role;
use egui::{Sense, Ui, WidgetInfo, vec2};
use semeai_picture::Theme;
use semeai_session::{CellCourse, TableProgress};
use semeai_words::labels::Label;
use semeai_words::simulation::cell_sentence;
use semeai_words::tactics::cell_title;

use self::plots::chosen;
use super::export;
use super::replay::replay_ui;
use crate::commands::requests::Requests;
use crate::drawing_view;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::maps::request::MapsRequest;
use crate::sciences::maps::state::CellPlot;

/// How high a plot is at least; it is higher where it has more rows than that has room for.
const HEIGHT: f32 = 250.0;

/// Shows it in place of all cells.
pub(super) fn cell_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    table: &TableProgress,
    requests: &mut Requests,
) {
    if widgets::small_button(ui, shown.label(Label::CellAll)).clicked() {
        requests.ask(MapsRequest::LookInto(None));
    }
    let Some(cell) = chosen(shown, table) else {
        return;
    };
    let phrasing = shown.phrasing();
    widgets::heading(ui, cell_title(cell, phrasing));
    widgets::quiet_wrapped(ui, cell_sentence(cell, phrasing));
    ui.add_space(size::GAP_SMALL);
    choices_ui(ui, shown, requests);
    ui.add_space(size::GAP_SMALL);
    plot_ui(ui, shown, requests);
    ui.add_space(size::GAP);
    replay_ui(ui, shown, table, requests);
}

/// What can be looked at of it.
fn choices_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        for plot in CellPlot::ALL {
            let is_chosen = shown.view.maps.plot == plot;
            let [name, hint] = names(plot);
            let choice = widgets::choice(ui, is_chosen, shown.label(name));
            if choice.on_hover_text(shown.label(hint)).clicked() {
                requests.ask(MapsRequest::Plot(plot));
            }
        }
    });
}

/// What a plot is called, and what it shows.
const fn names(plot: CellPlot) -> [Label; 2] {
    match plot {
        CellPlot::Margins => [Label::PlotMargins, Label::PlotMarginsHint],
        CellPlot::Course => [Label::PlotCourse, Label::PlotCourseHint],
        CellPlot::Sizes => [Label::PlotSizes, Label::PlotSizesHint],
        CellPlot::Boards => [Label::PlotBoards, Label::PlotBoardsHint],
        CellPlot::Players => [Label::PlotPlayers, Label::PlotPlayersHint],
    }
}

/// The plot as it is exported, with what is to be known of it; or why there is none.
fn plot_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let hint = shown.label(names(shown.view.maps.plot)[1]);
    let theme = match ui.theme() {
        egui::Theme::Light => Theme::Light,
        egui::Theme::Dark => Theme::Dark,
    };
    let Some(drawing) = plots::drawing(shown, theme, (ui.available_width(), HEIGHT)) else {
        widgets::quiet_wrapped(ui, shown.label(why_not(shown)));
        return;
    };
    let room = vec2(drawing.size.0.min(ui.available_width()), drawing.size.1);
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, hint));
    drawing_view::paint(&ui.painter_at(rect), rect.min, &drawing.marks);
    let edge = egui::Stroke::new(1.0, theme::tokens(ui).hairline);
    ui.painter().rect_stroke(
        rect,
        f32::from(size::RADIUS),
        edge,
        egui::StrokeKind::Inside,
    );
    if shown.session.progress::<CellCourse>().is_pending() {
        widgets::quiet_wrapped(ui, shown.label(Label::CellAgain));
    }
    widgets::quiet_wrapped(ui, hint);
    export::plot_ui(ui, shown, requests);
}

/// Why there is nothing to draw.
fn why_not(shown: &FrameData<'_>) -> Label {
    match shown.view.maps.plot {
        CellPlot::Course if shown.session.progress::<CellCourse>().is_pending() => Label::CellAgain,
        CellPlot::Sizes => Label::CellOneSize,
        _ => Label::CellNoGame,
    }
}
