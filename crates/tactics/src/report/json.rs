//! A table as JSON, format `semeai-simulation`, version 1.

use serde::{Serialize, Serializer};

use super::{Alike, CellReport, SimulationReport};
use crate::rules::Rules;
use crate::simulate::share;

#[derive(Serialize)]
struct Table<'a> {
    format: &'static str,
    version: u32,
    rules: RulesRecord,
    seed: u64,
    cells: Vec<CellRecord<'a>>,
    alike: Vec<AlikeRecord>,
}

/// The rules by name, with every part of them.
pub(crate) struct RulesRecord(pub(crate) Rules);

impl Serialize for RulesRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = ("name", self.0.to_string());
        serializer.collect_map([name].into_iter().chain(self.0.parts()))
    }
}

/// A cell with what it came to.
#[derive(Serialize)]
pub(crate) struct CellRecord<'a> {
    board: &'a str,
    points: usize,
    black: &'a str,
    white: &'a str,
    games: u64,
    black_wins: u64,
    draws: u64,
    white_wins: u64,
    rate: f64,
    interval: [f64; 2],
    capped: u64,
    fallback: f64,
    white_fallback: f64,
    plies: f64,
    margins: std::collections::BTreeMap<String, u64>,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    games_per_second: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    paper: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    errors_above_paper: Option<f64>,
    finished: bool,
}

#[derive(Serialize)]
struct AlikeRecord {
    boards: [String; 2],
    points: f64,
    error: f64,
    maps: usize,
}

/// So many digits after the point.
pub(super) fn rounded(number: f64, digits: i32) -> f64 {
    let unit = 10.0_f64.powi(digits);
    (number * unit).round() / unit
}

/// How many digits a rate has: those that its games can tell, and four at least.
pub(super) const fn digits(games: u64) -> i32 {
    if games > 100_000 { 6 } else { 4 }
}

impl SimulationReport {
    /// The table as JSON, indented.
    #[must_use]
    pub fn to_json(&self) -> String {
        let table = Table {
            format: "semeai-simulation",
            version: 1,
            rules: RulesRecord(self.rules),
            seed: self.seed,
            cells: self.cells.iter().map(cell).collect(),
            alike: self.alike().iter().map(alike).collect(),
        };
        // What has names for keys can be written.
        serde_json::to_string_pretty(&table).unwrap_or_default()
    }
}

/// A cell as it stands in a table.
pub(crate) fn cell(cell: &CellReport) -> CellRecord<'_> {
    let (tally, rate) = (&cell.tally, cell.rate());
    let (interval, digits) = (rate.interval(), digits(tally.games));
    let margins = tally.margins.iter();
    CellRecord {
        board: &cell.board,
        points: cell.points,
        black: &cell.players.black,
        white: &cell.players.white,
        games: tally.games,
        black_wins: tally.wins.black,
        draws: tally.draws,
        white_wins: tally.wins.white,
        rate: rounded(rate.share, 6),
        interval: [interval.low, interval.high].map(|end| rounded(end, digits)),
        capped: tally.capped,
        fallback: rounded(tally.fallback(), 4),
        white_fallback: rounded(share(tally.fallbacks.white, tally.turns.white), 4),
        plies: rounded(tally.plies_a_game(), 2),
        margins: margins
            .map(|(margin, games)| (margin.to_string(), *games))
            .collect(),
        seconds: rounded(cell.took.as_secs_f64(), 3),
        games_per_second: cell.games_a_second().map(whole),
        paper: cell.paper.map(|paper| rounded(paper.share, 4)),
        errors_above_paper: cell.errors_above_paper().map(|errors| rounded(errors, 2)),
        finished: cell.is_finished(),
    }
}

fn alike(alike: &Alike) -> AlikeRecord {
    AlikeRecord {
        boards: alike.boards.clone(),
        points: rounded(alike.distance.points, 2),
        error: rounded(alike.distance.error, 2),
        maps: alike.maps,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "games a second are far below 2⁶⁴, and not negative"
)]
const fn whole(number: f64) -> u64 {
    number.round() as u64
}
