//! The cells of the table: a column for each board, a row for each player of Black.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Grid, RichText, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use semeai_board::ByColor;
use semeai_tactics::{CellReport, SimulationReport, Tally};
use semeai_words::labels::Label;
use semeai_words::simulation::cell_sentence;
use semeai_words::tactics::{cell_title, players_name};

use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::maps::request::MapsRequest;
use crate::sciences::maps::state::TableMeasure;

/// How wide columns are at least, and how wide at most if their contents are not wider; what is left between two, and about how wide the
/// names of the rows are. Four boards have room beside the board.
const COLUMN: [f32; 2] = [60.0, 76.0];
const BETWEEN: f32 = 6.0;
const NAMES: f32 = 92.0;
/// Names of rows with no more letters than this have one row.
const SHORT: usize = 8;

/// What a measure is called.
pub(super) const fn name(measure: TableMeasure) -> Label {
    match measure {
        TableMeasure::Draws => Label::TableDraws,
        TableMeasure::WhiteWins => Label::TableWhiteWins,
        TableMeasure::Capped => Label::TableCapped,
        TableMeasure::Fallbacks => Label::TableFallbacks,
        TableMeasure::Plies => Label::TablePlies,
        TableMeasure::Speed => Label::TableSpeed,
    }
}

/// Shows the table; what does not fit beside the board is scrolled. A click on a cell looks into it.
pub(super) fn cells_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &SimulationReport,
    requests: &mut Requests,
) {
    widgets::quiet(ui, shown.label(Label::CellHint));
    let boards = report.boards();
    // Few columns share the room that there is.
    let many = u16::try_from(boards.len()).unwrap_or(u16::MAX).max(1);
    let small = small_size(ui, f32::from(many));
    let share = (ui.available_width() - NAMES) / f32::from(many) - BETWEEN;
    ScrollArea::horizontal().id_salt("cells").show(ui, |ui| {
        Grid::new("cells")
            .striped(true)
            .spacing(vec2(BETWEEN, size::GAP_SMALL))
            .min_col_width(share.clamp(COLUMN[0], COLUMN[1]))
            .show(ui, |ui| {
                heads_ui(ui, shown, &boards, small);
                for players in report.players() {
                    row_ui(ui, shown, report, players, small, requests);
                }
            });
    });
}

fn small(ui: &Ui, text: impl Into<String>, text_size: f32) -> RichText {
    let color = theme::tokens(ui).ink_weak;
    RichText::new(text).size(text_size).color(color)
}

/// The size of what is small: a little smaller where so many columns of the widest line would else have no room.
fn small_size(ui: &Ui, columns: f32) -> f32 {
    let usual = size::TEXT_SMALL - 1.0;
    let widest = "(00.0) −000σ".to_owned();
    let ink = theme::tokens(ui).ink;
    let galley = ui.painter().layout_no_wrap(widest, theme::font(usual), ink);
    let needed = columns.mul_add(galley.size().x + BETWEEN, NAMES);
    if needed > ui.available_width() {
        usual - 1.0
    } else {
        usual
    }
}

/// A name on two rows, so that columns are no wider than their numbers: `honey-` above `hexagon:3`.
pub(super) fn head_lines(board: &str) -> Vec<String> {
    let at = board.find('-').or_else(|| board.find(':'));
    match at.map(|at| board.split_at(at + 1)) {
        Some((first, rest)) if !rest.is_empty() => vec![first.to_owned(), rest.to_owned()],
        _ => vec![board.to_owned()],
    }
}

fn heads_ui(ui: &mut Ui, shown: &FrameData<'_>, boards: &[&str], small_size: f32) {
    let text = small(ui, shown.label(Label::TableBlack), small_size);
    ui.label(text);
    for board in boards {
        let text = small(ui, head_lines(board).join("\n"), small_size);
        ui.label(text);
    }
    ui.end_row();
}

fn row_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &SimulationReport,
    players: &ByColor<Arc<str>>,
    small_size: f32,
    requests: &mut Requests,
) {
    let ink = theme::tokens(ui).ink;
    let name = players_name(players, shown.phrasing());
    // Long names of presets are a word and a number.
    let name = match name.len() > SHORT {
        true => head_lines(&name).join("\n"),
        false => name,
    };
    let text = RichText::new(name).size(small_size + 0.5).color(ink);
    ui.label(text).on_hover_text(&*players.black);
    for board in report.boards() {
        match report.cell(board, players) {
            Some(cell) if cell.tally.games > 0 => {
                let mut all = report.cells.iter();
                let number = all.position(|other| std::ptr::eq(other, cell));
                if cell_ui(ui, shown, cell, small_size) {
                    requests.ask(MapsRequest::LookInto(number));
                }
            }
            _ => {
                ui.label("");
            }
        }
    }
    ui.end_row();
}

/// What stands in a cell that is finished: Black's wins with their interval, what the paper printed with the distance in standard
/// errors, and what else is asked for.
pub(super) fn lines(shown: &FrameData<'_>, cell: &CellReport) -> Vec<String> {
    let (rate, interval) = (cell.rate(), cell.rate().interval());
    let mut lines = vec![
        percent(rate.share),
        format!("{}–{}", number(interval.low), number(interval.high)),
    ];
    if let (Some(paper), Some(errors)) = (cell.paper, cell.errors_above_paper()) {
        // Of many standard errors nobody asks for tenths.
        let digits = usize::from(errors.abs() < 10.0);
        let text = format!("({}) {errors:+.digits$}σ", number(paper.share));
        lines.push(text.replace('-', "−"));
    }
    let measures = TableMeasure::ALL.into_iter();
    let measures = measures.filter(|measure| shown.view.maps.measures.has(*measure));
    lines.extend(measures.map(|measure| {
        let name = shown.label(name(measure));
        format!("{name} {}", value(cell, measure))
    }));
    lines
}

/// Shows a cell; says whether it was clicked.
fn cell_ui(ui: &mut Ui, shown: &FrameData<'_>, cell: &CellReport, small_size: f32) -> bool {
    let lines = match cell.is_finished() {
        true => lines(shown, cell),
        false => vec![
            String::new(),
            format!("{} / {}", cell.tally.games, cell.asked),
        ],
    };
    let tokens = theme::tokens(ui);
    let ground = ui.painter().add(egui::Shape::Noop);
    let contents = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, line) in lines
            .iter()
            .enumerate()
            .filter(|(_, line)| !line.is_empty())
        {
            let text = match number {
                0 => RichText::new(line).size(size::TEXT).color(tokens.ink),
                _ => small(ui, line, small_size),
            };
            ui.add(egui::Label::new(text).selectable(false).extend());
        }
    });
    let rect = contents.response.rect.expand2(vec2(3.0, 1.0));
    let id = ui
        .scope_id()
        .with((&cell.board, &cell.players.black, &cell.players.white));
    let response = ui.interact(rect, id, Sense::click());
    let title = cell_title(cell, shown.phrasing());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &title));
    let said = cell_sentence(cell, shown.phrasing());
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_value(said.as_str()));
    if response.hovered() || response.has_focus() {
        let radius = f32::from(size::RADIUS);
        let soft = egui::Shape::rect_filled(rect, radius, tokens.accent_soft);
        ui.painter().set(ground, soft);
    }
    response.on_hover_text(said).clicked()
}

fn value(cell: &CellReport, measure: TableMeasure) -> String {
    let Tally { games, .. } = cell.tally;
    let of_games = |part| percent(share(part, games));
    match measure {
        TableMeasure::Draws => of_games(cell.tally.draws),
        TableMeasure::WhiteWins => of_games(cell.tally.wins.white),
        TableMeasure::Capped => of_games(cell.tally.capped),
        TableMeasure::Fallbacks => percent(cell.tally.fallback()),
        TableMeasure::Plies => format!("{:.1}", cell.tally.plies_a_game()),
        TableMeasure::Speed => cell
            .games_a_second()
            .map_or_else(String::new, |speed| format!("{speed:.0}")),
    }
}

#[expect(clippy::cast_precision_loss, reason = "told with one digit")]
fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

fn number(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

fn percent(share: f64) -> String {
    format!("{} %", number(share))
}
