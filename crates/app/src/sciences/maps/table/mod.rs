//! The paper's table of games, and one of boards without corners, beside the board.

mod alike;
mod cell;
mod cells;
pub(super) mod experiment;
mod export;
mod replay;

use egui::{ProgressBar, ScrollArea, Ui};
use semeai_session::{PlayTable, Progress, TableKind, TableProgress};
use semeai_words::labels::Label;
use semeai_words::simulation::{first_shown_sentence, paper_notes, rules_sentence};
use semeai_words::tactics::experiment_size;

use self::alike::alike_ui;
pub(super) use self::cell::plots::drawing as plot_drawing;
use self::cells::cells_ui;
pub(super) use self::export::drawing as table_drawing;
use self::replay::replay_ui;
use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::{FrameData, Tab};
use crate::sciences::maps::request::MapsRequest;
use crate::sciences::maps::state::TableMeasure;
use crate::view::Beside;

/// What maps have beside the board.
pub(super) const TAB: Tab = Tab {
    name: Label::MapTable,
    beside: Beside::Table,
    is_offered: |_| true,
    open: |requests| requests.ask(MapsRequest::OpenTable),
    ui: |ui, shown, _, requests| table_ui(ui, shown, requests),
    buttons_ui: None,
};

fn table_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let table = shown.session.table();
    ScrollArea::vertical()
        .id_salt("table of games")
        .auto_shrink(false)
        .show(ui, |ui| {
            // The scroll bar floats over the end of the page.
            ui.set_width(ui.available_width() - size::GAP);
            begin_ui(ui, shown, table.as_ref(), requests);
            ui.add_space(size::GAP_SMALL);
            match &table {
                Some(table) if shown.view.maps.is_in_cell => {
                    cell::cell_ui(ui, shown, table, requests);
                }
                Some(table) => {
                    measures_ui(ui, shown, requests);
                    first_ui(ui, shown, table);
                    cells_ui(ui, shown, &table.report, requests);
                    ui.add_space(size::GAP);
                    replay_ui(ui, shown, table, requests);
                    ui.add_space(size::GAP);
                    alike_ui(ui, shown, table);
                    end_ui(ui, shown, table, requests);
                }
                None => {
                    widgets::quiet_wrapped(ui, shown.label(Label::TableHint));
                    notes_ui(ui, shown);
                }
            }
        });
}

/// The two buttons; while games are played how far they are, and the button that stops them.
fn begin_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    table: Option<&TableProgress>,
    requests: &mut Requests,
) {
    let is_pending = shown.session.progress::<PlayTable>().is_pending();
    ui.horizontal_wrapped(|ui| {
        for (kind, name) in [
            (TableKind::Paper, Label::TablePaper),
            (TableKind::WithoutCorners, Label::TableWithoutCorners),
        ] {
            let is_shown = table.is_some_and(|table| table.table == Some(kind));
            let button = widgets::choice(ui, is_shown, shown.label(name));
            let button = button.on_hover_text(shown.label(Label::TableHint));
            if button.clicked() && !(is_shown && is_pending) {
                requests.ask(MapsRequest::Want(kind));
            }
        }
        let own = widgets::choice(
            ui,
            shown.view.maps.is_editor_open,
            shown.label(Label::TableOwn),
        );
        if own
            .on_hover_text(shown.label(Label::TableOwnHint))
            .clicked()
        {
            requests.ask(MapsRequest::TurnEditor);
        }
        if is_pending && ui.button(shown.label(Label::Cancel)).clicked() {
            requests.ask(MapsRequest::StopTable);
        }
    });
    if let Some((kind, sheet)) = &shown.view.maps.wanted {
        let said = experiment_size(sheet, None, shown.phrasing());
        widgets::wrapped(ui, said, theme::tokens(ui).ink);
        if widgets::strong_button(ui, shown.label(Label::ExperimentPlay)).clicked() {
            requests.ask(MapsRequest::Table(*kind));
        }
    }
    if shown.view.maps.is_editor_open {
        experiment::editor_ui(ui, shown, requests);
    }
    let Some(table) = table else { return };
    match shown.session.progress::<PlayTable>() {
        progress if progress.is_pending() => progress_ui(ui, shown, table),
        Progress::Failed => {
            widgets::quiet(ui, shown.label(Label::CalculationFailed));
        }
        _ if (table.finished as u64) < table.cells => {
            let (finished, all) = (table.finished, table.cells);
            let phrasing = shown.phrasing();
            let said = semeai_words::simulation::stopped_sentence(finished, all, phrasing);
            widgets::quiet_wrapped(ui, said);
        }
        _ => {}
    }
}

/// Where not all cells are shown, that they are not.
fn first_ui(ui: &mut Ui, shown: &FrameData<'_>, table: &TableProgress) {
    let some = table.report.cells.len();
    if (some as u64) < table.cells {
        let said = first_shown_sentence(some, table.cells, shown.phrasing());
        widgets::quiet_wrapped(ui, said);
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a share")]
fn progress_ui(ui: &mut Ui, shown: &FrameData<'_>, table: &TableProgress) {
    let percent = format!("{:.0} %", 100.0 * table.share);
    let text = match table.left {
        Some(left) => {
            let said = semeai_words::tactics::time_left(left, shown.phrasing());
            format!("{percent} · {said}")
        }
        None => percent,
    };
    ui.add(ProgressBar::new(table.share as f32).text(text));
}

/// What stands in the cells besides Black's wins.
fn measures_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::TableAlso));
        for measure in TableMeasure::ALL {
            let is_on = shown.view.maps.measures.has(measure);
            let choice = widgets::choice(ui, is_on, shown.label(cells::name(measure)));
            if choice.clicked() {
                requests.ask(MapsRequest::Measure(measure));
            }
        }
    });
}

/// The rules, what is true of the paper's numbers, and copies for other programs.
fn end_ui(ui: &mut Ui, shown: &FrameData<'_>, table: &TableProgress, requests: &mut Requests) {
    let phrasing = shown.phrasing();
    let report = &table.report;
    ui.add_space(size::GAP);
    export::table_ui(ui, shown, report, requests);
    widgets::quiet_wrapped(ui, rules_sentence(report.rules, report.seed, phrasing));
    notes_ui(ui, shown);
}

fn notes_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    for note in paper_notes(shown.phrasing()) {
        widgets::quiet_wrapped(ui, note);
    }
}
