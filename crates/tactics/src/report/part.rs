//! Tables that are played piece by piece, on several machines: a line of JSON for every piece, and all lines put together.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use semeai_board::ByColor;
use serde::{Deserialize, Serialize};

use super::{CellReport, SimulationReport};
use crate::rules::Rules;
use crate::simulate::{Run, Tally};
use crate::statistics::Rate;

const FORMAT: &str = "semeai-simulation-part";
const VERSION: u32 = 1;

/// The games of one cell that one share has, with all that is needed to put them together with others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Part {
    format: String,
    version: u32,
    /// Number and count of the shares.
    share: [u64; 2],
    /// Number of the cell from 0, and count of cells.
    cell: [u64; 2],
    rules: String,
    seed: u64,
    /// How many games the whole cell has.
    games: u64,
    board: String,
    points: usize,
    black: String,
    white: String,
    paper: Option<(f64, u64)>,
    counts: Counts,
    seconds: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Counts {
    games: u64,
    wins: [u64; 2],
    draws: u64,
    capped: u64,
    plies: u64,
    turns: [u64; 2],
    fallbacks: [u64; 2],
    margins: BTreeMap<String, u64>,
}

const fn pair(of: ByColor<u64>) -> [u64; 2] {
    [of.black, of.white]
}

const fn by_color([black, white]: [u64; 2]) -> ByColor<u64> {
    ByColor { black, white }
}

impl Counts {
    fn of(tally: &Tally) -> Self {
        let margins = tally.margins.iter();
        Self {
            games: tally.games,
            wins: pair(tally.wins),
            draws: tally.draws,
            capped: tally.capped,
            plies: tally.plies,
            turns: pair(tally.turns),
            fallbacks: pair(tally.fallbacks),
            margins: margins
                .map(|(margin, games)| (margin.to_string(), *games))
                .collect(),
        }
    }

    /// The counts, if they belong together.
    fn tally(&self) -> Option<Tally> {
        let margin = |(margin, games): (&String, &u64)| Some((margin.parse().ok()?, *games));
        let tally = Tally {
            games: self.games,
            wins: by_color(self.wins),
            draws: self.draws,
            capped: self.capped,
            plies: self.plies,
            turns: by_color(self.turns),
            fallbacks: by_color(self.fallbacks),
            margins: self.margins.iter().map(margin).collect::<Option<_>>()?,
        };
        let sum = |counts: &[u64]| {
            counts
                .iter()
                .try_fold(0_u64, |sum, it| sum.checked_add(*it))
        };
        let by_margin: Vec<u64> = tally.margins.values().copied().collect();
        let games = Some(tally.games);
        let ends = [tally.wins.black, tally.wins.white, tally.draws];
        (sum(&ends) == games && sum(&by_margin) == games).then_some(tally)
    }
}

/// The lines of the cells of a run's share that were played to the end, one each, in the order of the table.
#[must_use]
pub fn report_parts(run: &Run) -> Vec<String> {
    let (experiment, share) = (run.experiment(), run.share());
    let cells = experiment.cells();
    let count = cells.len() as u64;
    let each = (0..).zip(cells).zip(run.counts());
    let finished = each.filter(|(_, counts)| counts.asked > 0 && counts.is_finished());
    let lines = finished.map(|((number, cell), counts)| {
        let report = CellReport::new(&cell, counts.asked);
        let part = Part {
            format: FORMAT.to_owned(),
            version: VERSION,
            share: [share.number, share.of],
            cell: [number, count],
            rules: experiment.rules.to_string(),
            seed: experiment.seed,
            games: experiment.games,
            board: report.board,
            points: report.points,
            black: report.players.black,
            white: report.players.white,
            paper: report.paper.map(|paper| (paper.share, paper.games)),
            counts: Counts::of(&counts.tally),
            seconds: counts.took.as_secs_f64(),
        };
        // What has names for keys can be written.
        serde_json::to_string(&part).unwrap_or_default()
    });
    lines.collect()
}

/// Why lines cannot be put together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct JoinError {
    /// Which line, from 1, over all that were given.
    pub line: usize,
    /// What is wrong with it.
    pub kind: JoinErrorKind,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JoinErrorKind {
    /// It is no line of a share.
    #[error("not a part of a simulation")]
    Format,
    /// It was written by a later version.
    #[error("a part of version {0}, this program knows {VERSION}")]
    Version(u32),
    /// It belongs to another experiment than the lines before it.
    #[error("a part of another experiment")]
    Other,
    /// The same piece stands in a line before it.
    #[error("the same part a second time")]
    Twice,
}

/// Lines put together.
#[derive(Clone, Debug, PartialEq)]
pub struct JoinedTable {
    /// The table, as far as it is there.
    pub report: SimulationReport,
    /// How many cells are not there at all.
    pub missing: u64,
}

impl JoinedTable {
    /// Whether every game of every cell is there.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.missing == 0 && self.report.is_finished()
    }
}

/// Puts lines of shares together, in any order; empty ones are passed over.
///
/// # Errors
///
/// The first line that is no part, or does not go with those before it. Without any line there is no table: then the first line is
/// missing.
pub fn join_parts<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<JoinedTable, JoinError> {
    let mut parts: Vec<Part> = Vec::new();
    let mut seen = BTreeSet::new();
    for (number, line) in (1..).zip(lines) {
        if line.trim().is_empty() {
            continue;
        }
        let at = |kind| JoinError { line: number, kind };
        let part = read(line).map_err(at)?;
        if !parts.iter().all(|other| part.goes_with(other)) {
            return Err(at(JoinErrorKind::Other));
        }
        if !seen.insert((part.cell[0], part.share[0])) {
            return Err(at(JoinErrorKind::Twice));
        }
        parts.push(part);
    }
    let none = JoinError {
        line: 1,
        kind: JoinErrorKind::Format,
    };
    together(&parts).ok_or(none)
}

fn read(line: &str) -> Result<Part, JoinErrorKind> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
        version: u32,
    }
    let head: Head = serde_json::from_str(line).map_err(|_| JoinErrorKind::Format)?;
    if head.format == FORMAT && head.version > VERSION {
        return Err(JoinErrorKind::Version(head.version));
    }
    let part: Part = serde_json::from_str(line).map_err(|_| JoinErrorKind::Format)?;
    let is_part = part.format == FORMAT
        && (1..=part.share[1]).contains(&part.share[0])
        && part.cell[0] < part.cell[1]
        && part.counts.games <= part.games
        && part.seconds >= 0.0
        && part.seconds.is_finite()
        && part.rules.parse::<Rules>().is_ok()
        && part.counts.tally().is_some();
    is_part.then_some(part).ok_or(JoinErrorKind::Format)
}

impl Part {
    /// Whether both are pieces of one experiment, divided in the same way, and of one cell if they name the same.
    fn goes_with(&self, other: &Self) -> bool {
        let experiment = |it: &Self| (it.seed, it.games, it.rules.clone(), it.share[1], it.cell[1]);
        let cell = |it: &Self| {
            (
                it.board.clone(),
                it.points,
                it.black.clone(),
                it.white.clone(),
            )
        };
        let is_one_cell = self.cell != other.cell || cell(self) == cell(other);
        experiment(self) == experiment(other) && is_one_cell
    }
}

/// The table of some parts that go together; absent if there is none.
fn together(parts: &[Part]) -> Option<JoinedTable> {
    let first = parts.first()?;
    let mut cells: BTreeMap<u64, CellReport> = BTreeMap::new();
    for part in parts {
        let cell = cells.entry(part.cell[0]).or_insert_with(|| cell_of(part));
        cell.tally.add(&part.counts.tally()?);
        cell.took += Duration::from_secs_f64(part.seconds);
    }
    Some(JoinedTable {
        missing: first.cell[1] - cells.len() as u64,
        report: SimulationReport {
            rules: first.rules.parse().ok()?,
            seed: first.seed,
            cells: cells.into_values().collect(),
        },
    })
}

fn cell_of(part: &Part) -> CellReport {
    CellReport {
        board: part.board.clone(),
        points: part.points,
        players: ByColor {
            black: part.black.clone(),
            white: part.white.clone(),
        },
        asked: part.games,
        tally: Tally::default(),
        took: Duration::ZERO,
        paper: part.paper.map(|(share, games)| Rate { share, games }),
    }
}
