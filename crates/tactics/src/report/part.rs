//! Tables that are played piece by piece, on several machines: a line of JSON for every piece, and all lines put together.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use rustc_hash::FxHashSet;
use semeai_board::ByColor;
use semeai_search::PositionBudget;
use serde::{Deserialize, Serialize};

use super::{CellReport, Headings, SimulationReport};
use crate::rules::{LONGEST_CAP, Rules};
use crate::simulate::{MOST_CELLS, MOST_GAMES, Run, Tally};
use crate::statistics::Rate;

const FORMAT: &str = "semeai-simulation-part";
const VERSION: u32 = 1;

/// No game has more turns.
const MOST_PLIES: u64 = LONGEST_CAP as u64;

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

    /// The counts, if they are those of some games.
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
        // Each margin is one way to win, to lose, or a draw; so the games of a tally are those of its margins.
        let by_sign = |sign: i32| {
            let margins = tally.margins.iter();
            let of_sign = margins.filter(|(margin, _)| margin.signum() == sign);
            sum(&of_sign.map(|(_, games)| *games).collect::<Vec<_>>())
        };
        let [black, white, draws] = [1, -1, 0].map(by_sign);
        let ends = [tally.wins.black, tally.wins.white, tally.draws];
        let is_counted = [black, white, draws] == ends.map(Some)
            && sum(&ends) == Some(tally.games)
            && sum(&[tally.turns.black, tally.turns.white]) == Some(tally.plies)
            && tally.fallbacks.black <= tally.turns.black
            && tally.fallbacks.white <= tally.turns.white
            && tally.capped <= tally.games
            && tally.plies / MOST_PLIES <= tally.games;
        is_counted.then_some(tally)
    }
}

/// The lines of the cells of a run's share that were played to the end, one each, in the order of the table.
#[must_use]
pub fn report_parts(run: &Run) -> Vec<String> {
    let (experiment, share) = (run.experiment(), run.share());
    let count = experiment.cell_count();
    let headings = Headings::of(experiment);
    let each = (0..).zip(run.begun());
    let finished = each.filter(|(_, counts)| counts.asked > 0 && counts.is_finished());
    let lines = finished.filter_map(|(number, counts)| {
        let report = headings.cell(number, counts.asked)?;
        let part = Part {
            format: FORMAT.to_owned(),
            version: VERSION,
            share: [share.number, share.of],
            cell: [number as u64, count],
            rules: experiment.rules.to_string(),
            seed: experiment.seed,
            games: experiment.games,
            board: report.board.to_string(),
            points: report.points,
            black: report.players.black.to_string(),
            white: report.players.white.to_string(),
            paper: report.paper.map(|paper| (paper.share, paper.games)),
            counts: Counts::of(&counts.tally),
            seconds: counts.took.as_secs_f64(),
        };
        // What has names for keys can be written.
        serde_json::to_string(&part).ok()
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
    /// Its cell has more games in the lines up to here than the experiment gives it.
    #[error("more games than the cell has")]
    Games,
    /// Its time, or that of its cell, is none that a clock can show.
    #[error("no time that games can take")]
    Seconds,
    /// The time was over before it was read.
    #[error("no time left")]
    Stopped,
    /// The lines up to here are of more cells than [`MOST_CELLS`].
    #[error("more than {MOST_CELLS} cells")]
    TooManyCells,
}

/// Lines put together.
#[derive(Clone, Debug, PartialEq)]
pub struct JoinedTable {
    /// The table, as far as it is there.
    pub report: SimulationReport,
    /// How many cells are not there at all.
    pub missing: u64,
    /// Whether the time was over before all lines were read.
    pub is_stopped: bool,
}

impl JoinedTable {
    /// Whether every game of every cell is there.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.missing == 0 && !self.is_stopped && self.report.is_finished()
    }
}

/// Puts lines of shares together, in any order; empty ones are passed over. A line costs a position of the budget; those that it does not
/// reach are left out. Linear in their number, but for a logarithm.
///
/// # Errors
///
/// The first line that is no part, or does not go with those before it. Without any line there is no table: then the first line is
/// missing.
pub fn join_parts<'a>(
    lines: impl IntoIterator<Item = &'a str>,
    budget: &mut PositionBudget,
) -> Result<JoinedTable, JoinError> {
    let mut joined: Option<Joining> = None;
    let mut is_stopped = false;
    for (number, line) in (1..).zip(lines) {
        if line.trim().is_empty() {
            continue;
        }
        if budget.spend(1).is_err() {
            is_stopped = true;
            break;
        }
        let at = |kind| JoinError { line: number, kind };
        let part = read(line).map_err(at)?;
        let joining = match &mut joined {
            Some(joining) => joining,
            none => none.insert(Joining::begin(&part).map_err(at)?),
        };
        joining.add(part).map_err(at)?;
    }
    let none = JoinError {
        line: 1,
        kind: match is_stopped {
            true => JoinErrorKind::Stopped,
            false => JoinErrorKind::Format,
        },
    };
    let Joining {
        of, rules, cells, ..
    } = joined.ok_or(none)?;
    Ok(JoinedTable {
        missing: of.cell[1] - cells.len() as u64,
        is_stopped,
        report: SimulationReport {
            rules,
            seed: of.seed,
            cells: cells.into_values().collect(),
        },
    })
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
        && part.games <= MOST_GAMES
        && part
            .paper
            .is_none_or(|(share, _)| (0.0..=1.0).contains(&share))
        && part.rules.parse::<Rules>().is_ok()
        && part.counts.tally().is_some();
    is_part.then_some(part).ok_or(JoinErrorKind::Format)
}

/// Lines as far as they have been put together.
struct Joining {
    /// The first part: all others are of its experiment, divided in the same way.
    of: Part,
    rules: Rules,
    cells: BTreeMap<u64, CellReport>,
    /// Which shares of which cells are there.
    seen: FxHashSet<(u64, u64)>,
    /// Every name once.
    names: FxHashSet<Arc<str>>,
}

impl Joining {
    fn begin(part: &Part) -> Result<Self, JoinErrorKind> {
        Ok(Self {
            of: part.clone(),
            rules: part.rules.parse().map_err(|_| JoinErrorKind::Format)?,
            cells: BTreeMap::new(),
            seen: FxHashSet::default(),
            names: FxHashSet::default(),
        })
    }

    /// Adds a part, if it goes with what is there: of one experiment, and of one cell if it has its number.
    fn add(&mut self, part: Part) -> Result<(), JoinErrorKind> {
        let experiment = |it: &Part| (it.seed, it.games, it.share[1], it.cell[1]);
        if experiment(&part) != experiment(&self.of) || part.rules != self.of.rules {
            return Err(JoinErrorKind::Other);
        }
        let is_new = !self.cells.contains_key(&part.cell[0]);
        if is_new && self.cells.len() as u64 == MOST_CELLS {
            return Err(JoinErrorKind::TooManyCells);
        }
        let named = self.cell_of(&part);
        let cell = self.cells.entry(part.cell[0]).or_insert(named);
        let is_same = *cell.board == *part.board
            && cell.points == part.points
            && *cell.players.black == *part.black
            && *cell.players.white == *part.white;
        if !is_same {
            return Err(JoinErrorKind::Other);
        }
        if !self.seen.insert((part.cell[0], part.share[0])) {
            return Err(JoinErrorKind::Twice);
        }
        let tally = part.counts.tally().ok_or(JoinErrorKind::Format)?;
        // So no sum of counts can be too large: games are few, and each has few turns.
        if cell.tally.games + tally.games > cell.asked {
            return Err(JoinErrorKind::Games);
        }
        let took = Duration::try_from_secs_f64(part.seconds).ok();
        let took = took.and_then(|took| cell.took.checked_add(took));
        cell.took = took.ok_or(JoinErrorKind::Seconds)?;
        cell.tally.add(&tally);
        Ok(())
    }

    /// The cell of a part, of which nothing has been counted.
    fn cell_of(&mut self, part: &Part) -> CellReport {
        CellReport {
            board: self.name(&part.board),
            points: part.points,
            players: ByColor {
                black: self.name(&part.black),
                white: self.name(&part.white),
            },
            asked: part.games,
            tally: Tally::default(),
            took: Duration::ZERO,
            paper: part.paper.map(|(share, games)| Rate { share, games }),
        }
    }

    fn name(&mut self, text: &str) -> Arc<str> {
        if let Some(known) = self.names.get(text) {
            return Arc::clone(known);
        }
        let name: Arc<str> = text.into();
        self.names.insert(Arc::clone(&name));
        name
    }
}
