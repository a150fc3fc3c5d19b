//! The cells of the table: a column for each board, a row for each player of Black.

use egui::{Grid, RichText, ScrollArea, Ui};
use semeai_board::ByColor;
use semeai_tactics::{CellReport, SimulationReport, Tally};
use semeai_words::labels::Label;
use semeai_words::simulation::cell_sentence;
use semeai_words::tactics::player_name;

use crate::look::theme::{self, size};
use crate::science::FrameData;
use crate::view::TableMeasure;

/// The least width of a column.
const COLUMN: f32 = 72.0;

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

/// Shows the table; what does not fit beside the board is scrolled.
pub(super) fn cells_ui(ui: &mut Ui, shown: &FrameData<'_>, report: &SimulationReport) {
    let boards = report.boards();
    ScrollArea::horizontal().id_salt("cells").show(ui, |ui| {
        Grid::new("cells")
            .striped(true)
            .min_col_width(COLUMN)
            .show(ui, |ui| {
                heads_ui(ui, shown, &boards);
                for players in report.players() {
                    row_ui(ui, shown, report, players);
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

fn heads_ui(ui: &mut Ui, shown: &FrameData<'_>, boards: &[&str]) {
    let text = small(ui, shown.label(Label::TableBlack));
    ui.label(text);
    for board in boards {
        // A name on two rows: what it is, and how large.
        let name = board.replace(':', ":\n");
        let text = small(ui, name);
        ui.label(text);
    }
    ui.end_row();
}

fn row_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    report: &SimulationReport,
    players: &ByColor<String>,
) {
    let ink = theme::tokens(ui).ink;
    let name = player_name(&players.black, shown.language());
    let text = RichText::new(name).size(size::TEXT_SMALL).color(ink);
    ui.label(text).on_hover_text(&players.black);
    for board in report.boards() {
        match report.cell(board, players) {
            Some(cell) => cell_ui(ui, shown, cell),
            None => {
                ui.label("");
            }
        }
    }
    ui.end_row();
}

/// Black's wins with their interval, below it in grey what the paper printed with the distance in standard errors.
fn cell_ui(ui: &mut Ui, shown: &FrameData<'_>, cell: &CellReport) {
    let tokens = theme::tokens(ui);
    if !cell.is_finished() {
        let text = match cell.tally.games {
            0 => String::new(),
            games => format!("{games} / {}", cell.asked),
        };
        let text = small(ui, text);
        ui.label(text);
        return;
    }
    let (rate, interval) = (cell.rate(), cell.rate().interval());
    let response = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let share = RichText::new(percent(rate.share))
            .size(size::TEXT)
            .color(tokens.ink);
        ui.label(share);
        let text = format!("{}–{}", number(interval.low), number(interval.high));
        let text = small(ui, text);
        ui.label(text);
        if let (Some(paper), Some(errors)) = (cell.paper, cell.errors_above_paper()) {
            let text = format!("({}) {errors:+.1}σ", number(paper.share)).replace('-', "−");
            let text = small(ui, text);
            ui.label(text);
        }
        for measure in TableMeasure::ALL {
            if shown.view.maps.measures.has(measure) {
                let name = shown.label(name(measure));
                let text = small(ui, format!("{name} {}", value(cell, measure)));
                ui.label(text);
            }
        }
    });
    response
        .response
        .on_hover_text(cell_sentence(cell, shown.language()));
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
