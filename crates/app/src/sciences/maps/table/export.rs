//! A table, and a plot of one of its cells, for files and for other programs.

use egui::Ui;
use semeai_picture::table::{TablePicture, table};
use semeai_picture::{Drawing, Theme};
use semeai_session::TableProgress;
use semeai_tactics::SimulationReport;
use semeai_words::labels::Label;
use semeai_words::simulation::{paper_notes, rules_sentence};
use semeai_words::tactics::players_name;

use super::cells::{head_lines, lines};
use crate::commands::requests::{FileRequest, Requests};
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::maps::request::MapsRequest;
use crate::typed_texts::{Picture, PictureKind, PictureSubject, TableFormat};

/// The buttons below a table: to a file as a picture or as a text, and to the clipboard as a text.
pub(super) fn table_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &SimulationReport,
    requests: &mut Requests,
) {
    let is_possible = !report.finished().cells.is_empty();
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::TableSave));
        pictures_ui(ui, shown, PictureSubject::Table, is_possible, requests);
        for (name, format) in TableFormat::ALL {
            let name = format!("{}…", shown.label(name));
            if widgets::small_button_if(ui, &name, is_possible).clicked() {
                requests.ask(FileRequest::SaveTable(format));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::TableCopy));
        for (name, format) in TableFormat::ALL {
            if widgets::small_button_if(ui, shown.label(name), is_possible).clicked() {
                requests.ask(MapsRequest::CopyTable(format));
            }
        }
    });
}

/// The buttons below a plot.
pub(super) fn plot_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::PlotSave));
        pictures_ui(ui, shown, PictureSubject::Plot, true, requests);
    });
}

fn pictures_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    of: PictureSubject,
    is_possible: bool,
    requests: &mut Requests,
) {
    let hint = shown.label(Label::SavePicture);
    for (name, kind) in [("SVG…", PictureKind::Svg), ("PNG…", PictureKind::Png)] {
        let button = widgets::small_button_if(ui, name, is_possible);
        if button.on_hover_text(hint).clicked() {
            requests.ask(FileRequest::SavePicture(Picture { of, kind }));
        }
    }
}

/// Draws the table with what its cells show in the window; cells that are not finished are empty.
pub(in super::super) fn drawing(shown: &FrameData<'_>, theme: Theme) -> Option<Drawing> {
    let TableProgress { report, .. } = shown.session.table()?;
    let (phrasing, boards) = (shown.phrasing(), report.boards());
    let rows = report.players().into_iter().map(|players| {
        let cells = boards.iter().map(|board| {
            let cell = report.cell(board, players);
            let cell = cell.filter(|cell| cell.is_finished());
            cell.map_or_else(Vec::new, |cell| lines(shown, cell))
        });
        let name = players_name(players, phrasing);
        (name, cells.collect())
    });
    let rules = rules_sentence(report.rules, report.seed, phrasing);
    let has_paper = report.cells.iter().any(|cell| cell.paper.is_some());
    let notes = paper_notes(phrasing).into_iter().filter(|_| has_paper);
    let notes: Vec<String> = std::iter::once(rules).chain(notes).collect();
    Some(table(&TablePicture {
        title: shown.label(Label::AxisWins),
        corner: shown.label(Label::TableBlack),
        heads: boards.iter().map(|board| head_lines(board)).collect(),
        rows: rows.collect(),
        notes: &notes,
        theme,
    }))
}
