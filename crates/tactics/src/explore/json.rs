//! What a search among maps found, as JSON.

use serde::Serialize;

use super::{Exploration, ExploreReport};
use crate::report::json::{CellRecord, RulesRecord, cell};

#[derive(Serialize)]
struct ExplorationRecord<'a> {
    format: &'static str,
    version: u32,
    rules: RulesRecord,
    seed: u64,
    depth: u32,
    maps: usize,
    classes: usize,
    rounds: Vec<RoundRecord>,
    best: Vec<BestRecord<'a>>,
    finished: bool,
}

#[derive(Serialize)]
struct RoundRecord {
    classes: usize,
    games: u64,
}

#[derive(Serialize)]
struct BestRecord<'a> {
    #[serde(flatten)]
    cell: CellRecord<'a>,
    /// How many maps chose from the same points wherever they were looked at.
    alike: usize,
    entered: bool,
}

/// A search among maps as JSON, format `semeai-exploration`, version 1, indented: the best with what they came to.
#[must_use]
pub fn exploration_json(question: &Exploration, report: &ExploreReport) -> String {
    let table = report.table(question);
    let best = table.cells.iter().zip(&report.best);
    let rounds = report.rounds.iter();
    let told = ExplorationRecord {
        format: "semeai-exploration",
        version: 1,
        rules: RulesRecord(question.rules),
        seed: question.seed,
        depth: question.depth,
        maps: report.maps,
        classes: report.classes,
        rounds: rounds
            .map(|round| RoundRecord {
                classes: round.classes,
                games: round.games,
            })
            .collect(),
        best: best
            .map(|(of, it)| BestRecord {
                cell: cell(of),
                alike: it.maps.count,
                entered: it.maps.is_entered,
            })
            .collect(),
        finished: report.is_finished,
    };
    serde_json::to_string_pretty(&told).unwrap_or_default()
}
