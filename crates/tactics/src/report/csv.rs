//! A table as text for other programs: values between commas, and Markdown.

use std::fmt::Write as _;
use std::sync::Arc;

use semeai_board::ByColor;

use super::SimulationReport;
use super::json::{digits, rounded};
use crate::simulate::share;

const HEADER: &str = "board,points,black,white,games,finished,black_wins,draws,white_wins,rate,low,high,capped,fallback,white_fallback,plies,seconds,paper,errors_above_paper";

impl SimulationReport {
    /// A line for every cell under a line of names, values between commas (RFC 4180, with line feeds).
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut text = format!("{HEADER}\n");
        for cell in &self.cells {
            let (tally, rate) = (&cell.tally, cell.rate());
            let (interval, digits) = (rate.interval(), digits(tally.games));
            let optional = |value: Option<f64>, digits| {
                value.map_or(String::new(), |value| rounded(value, digits).to_string())
            };
            let fields = [
                quoted(&cell.board),
                cell.points.to_string(),
                quoted(&cell.players.black),
                quoted(&cell.players.white),
                tally.games.to_string(),
                cell.is_finished().to_string(),
                tally.wins.black.to_string(),
                tally.draws.to_string(),
                tally.wins.white.to_string(),
                rounded(rate.share, 6).to_string(),
                rounded(interval.low, digits).to_string(),
                rounded(interval.high, digits).to_string(),
                tally.capped.to_string(),
                rounded(tally.fallback(), 4).to_string(),
                rounded(share(tally.fallbacks.white, tally.turns.white), 4).to_string(),
                rounded(tally.plies_a_game(), 2).to_string(),
                rounded(cell.took.as_secs_f64(), 3).to_string(),
                optional(cell.paper.map(|paper| paper.share), 4),
                optional(cell.errors_above_paper(), 2),
            ];
            text += &fields.join(",");
            text.push('\n');
        }
        text
    }

    /// A table in Markdown: a column for every board, a row for every two players, Black's wins in percent, in brackets what the source
    /// printed. `corner` stands above the players.
    #[must_use]
    pub fn to_markdown(&self, corner: &str) -> String {
        let boards = self.boards();
        let cells = self.by_place();
        let is_plain = self
            .cells
            .iter()
            .all(|cell| &*cell.players.white == "random");
        let mut text = format!("| {corner} |");
        for board in &boards {
            let _ = write!(text, " {} |", in_cell(board));
        }
        text += &format!("\n|{}\n", "---|".repeat(boards.len() + 1));
        for players in self.players() {
            let _ = write!(text, "| {} |", in_cell(&heading(players, is_plain)));
            for board in &boards {
                let cell = cells.get(&(*board, players));
                let share = cell.filter(|cell| cell.is_finished());
                let share = share.map_or(String::new(), |cell| {
                    let own = format!("{:.1}", 100.0 * cell.rate().share);
                    let paper = cell
                        .paper
                        .map(|paper| format!(" ({:.1})", 100.0 * paper.share));
                    own + &paper.unwrap_or_default()
                });
                let _ = write!(text, " {share} |");
            }
            text.push('\n');
        }
        text
    }
}

/// Black's player, and White's where the table has several of his or one that is not random.
fn heading(players: &ByColor<Arc<str>>, is_plain: bool) -> String {
    match is_plain {
        true => players.black.to_string(),
        false => format!("{} : {}", players.black, players.white),
    }
}

/// A value between commas.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// A value between the bars of Markdown, read as code where it has signs of its own.
fn in_cell(text: &str) -> String {
    let plain = text
        .chars()
        .all(|it| it.is_alphanumeric() || " -:".contains(it));
    let text = text.replace('|', "\\|");
    if plain { text } else { format!("`{text}`") }
}
