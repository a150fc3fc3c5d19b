//! The cells of the table: a column for each board, a row for each player of Black.

use egui::accesskit::Role;
use egui::{Grid, RichText, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use semeai_board::ByColor;
use semeai_tactics::{CellReport, SimulationReport, Tally};
use semeai_words::labels::Label;
use semeai_words::simulation::cell_sentence;
use semeai_words::tactics::{cell_title, player_name};

use crate::commands::requests::{MapsRequest, Requests};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;
use crate::view::TableMeasure;

/// The least width of a column, and what is left between two: four boards have room beside the board.
const COLUMN: f32 = 60.0;
const BETWEEN: f32 = 12.0;

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
    ScrollArea::horizontal().id_salt("cells").show(ui, |ui| {
        Grid::new("cells")
            .striped(true)
            .spacing(vec2(BETWEEN, size::GAP_SMALL))
            .min_col_width(COLUMN)
            .show(ui, |ui| {
                heads_ui(ui, shown, &boards);
                for players in report.players() {
                    row_ui(ui, shown, report, players, requests);
                }
            });
    });
}

fn small(ui: &Ui, text: impl Into<String>) -> RichText {
    let color = theme::tokens(ui).ink_weak;
    RichText::new(text)
        .size(size::TEXT_SMALL - 1.0)
        .color(color)
}

/// A name on two rows: what it is, and how large.
pub(super) fn head_lines(board: &str) -> Vec<String> {
    match board.split_once(':') {
        Some((kind, sizes)) => vec![format!("{kind}:"), sizes.to_owned()],
        None => vec![board.to_owned()],
    }
}

fn heads_ui(ui: &mut Ui, shown: &FrameData<'_>, boards: &[&str]) {
    let text = small(ui, shown.label(Label::TableBlack));
    ui.label(text);
    for board in boards {
        let text = small(ui, head_lines(board).join("\n"));
        ui.label(text);
    }
    ui.end_row();
}

fn row_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &SimulationReport,
    players: &ByColor<String>,
    requests: &mut Requests,
) {
    let ink = theme::tokens(ui).ink;
    let name = player_name(&players.black, shown.language());
    let text = RichText::new(name).size(size::TEXT_SMALL).color(ink);
    ui.label(text).on_hover_text(&players.black);
    for board in report.boards() {
        match report.cell(board, players) {
            Some(cell) if cell.tally.games > 0 => {
                let mut all = report.cells.iter();
                let number = all.position(|other| std::ptr::eq(other, cell));
                if cell_ui(ui, shown, cell) {
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
        let text = format!("({}) {errors:+.1}σ", number(paper.share));
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
fn cell_ui(ui: &mut Ui, shown: &FrameData<'_>, cell: &CellReport) -> bool {
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
                _ => small(ui, line),
            };
            ui.add(egui::Label::new(text).selectable(false).extend());
        }
    });
    let rect = contents.response.rect.expand2(vec2(3.0, 1.0));
    let id = ui
        .scope_id()
        .with((&cell.board, &cell.players.black, &cell.players.white));
    let response = ui.interact(rect, id, Sense::click());
    let title = cell_title(cell, shown.language());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &title));
    let said = cell_sentence(cell, shown.language());
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
