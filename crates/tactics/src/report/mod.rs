//! A table as plain data: what every cell came to, and which boards are alike.

mod cell;
mod csv;
mod headings;
pub(crate) mod json;
mod part;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use semeai_board::{BoardKind, ByColor};

pub use self::cell::CellReport;
pub(crate) use self::headings::Headings;
pub use self::part::{JoinError, JoinErrorKind, JoinedTable, join_parts, report_parts};
use crate::paper::{self, PaperBoard};
use crate::rules::Rules;
use crate::simulate::{CellCounts, Run, Share, Tally};
use crate::statistics::{Distance, Rate, distance_of_tallies};

/// A table of games as it stands: finished, or as far as it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct SimulationReport {
    /// How every game is played.
    pub rules: Rules,
    /// What all random numbers are made from.
    pub seed: u64,
    /// The cells, those of a board together.
    pub cells: Vec<CellReport>,
}

/// No more boards than these are compared with one another: every two of them are a line.
pub const MOST_ALIKE: usize = 100;

/// Two boards, and how far they are apart by the maps that were played to the end on both.
#[derive(Clone, Debug, PartialEq)]
pub struct Alike {
    /// What they are called, the first one of the table first.
    pub boards: [String; 2],
    /// How many maps were compared.
    pub maps: usize,
    /// How far they are apart.
    pub distance: Distance,
}

impl CellReport {
    /// Whether all games were played.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.tally.games == self.asked
    }

    /// Black's share of wins.
    #[must_use]
    pub fn rate(&self) -> Rate {
        Rate::of_wins(&self.tally)
    }

    /// How many standard errors it is above what the source printed.
    #[must_use]
    pub fn errors_above_paper(&self) -> Option<f64> {
        self.paper.map(|paper| self.rate().errors_above(paper))
    }

    /// How many games one core plays in a second; absent if it took no time.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "told in round numbers")]
    pub fn games_a_second(&self) -> Option<f64> {
        let seconds = self.took.as_secs_f64();
        (seconds > 0.0).then(|| self.tally.games as f64 / seconds)
    }
}

impl SimulationReport {
    /// How far a run has come: every cell of which the run's share has games.
    #[must_use]
    pub fn of(run: &Run) -> Self {
        Self::of_counts(run, run.counts())
    }

    /// The same of the first cells alone, however many there are.
    #[must_use]
    pub fn beginning_of(run: &Run, cells: usize) -> Self {
        Self::of_counts(run, run.first_counts(cells))
    }

    /// The cells of a run that were played to the end, as far as it has come.
    #[must_use]
    pub fn finished_of(run: &Run) -> Self {
        let mut counts = run.begun();
        // What is not finished is left out with what is of no share.
        for cell in &mut counts {
            cell.asked = if cell.is_finished() { cell.asked } else { 0 };
        }
        let mut report = Self::of_counts(run, counts);
        report.cells.retain(|cell| cell.asked > 0);
        report
    }

    fn of_counts(run: &Run, counts: Vec<CellCounts>) -> Self {
        let experiment = run.experiment();
        let headings = Headings::of(experiment);
        let is_whole = run.share() == Share::WHOLE;
        let cells = (0..).zip(counts);
        let cells = cells.filter(|(_, counts)| is_whole || counts.asked > 0);
        let report = cells.filter_map(|(number, counts)| {
            Some(CellReport {
                tally: counts.tally,
                took: counts.took,
                ..headings.cell(number, counts.asked)?
            })
        });
        Self {
            rules: experiment.rules,
            seed: experiment.seed,
            cells: report.collect(),
        }
    }

    /// The same with those cells only that were played to the end.
    #[must_use]
    pub fn finished(&self) -> Self {
        let cells = self.cells.iter().filter(|cell| cell.is_finished());
        Self {
            cells: cells.cloned().collect(),
            ..self.clone()
        }
    }

    /// Whether every cell was played to the end.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.cells.iter().all(CellReport::is_finished)
    }

    /// The boards in the order of the table. Linear in the cells.
    #[must_use]
    pub fn boards(&self) -> Vec<&str> {
        in_order(self.cells.iter().map(|cell| &*cell.board))
    }

    /// The pairs of players in the order of the table. Linear in the cells.
    #[must_use]
    pub fn players(&self) -> Vec<&ByColor<Arc<str>>> {
        in_order(self.cells.iter().map(|cell| &cell.players))
    }

    /// The cell of a board and two players.
    #[must_use]
    pub fn cell(&self, board: &str, players: &ByColor<Arc<str>>) -> Option<&CellReport> {
        let mut cells = self.cells.iter();
        cells.find(|cell| &*cell.board == board && cell.players == *players)
    }

    /// The cells by their boards and players; of two with the same the first.
    fn by_place(&self) -> FxHashMap<(&str, &ByColor<Arc<str>>), &CellReport> {
        let cells = self.cells.iter().rev();
        cells
            .map(|cell| ((&*cell.board, &cell.players), cell))
            .collect()
    }

    /// The cells of the same players on boards of the same kind, in every size that the table has, the smallest first; those of which
    /// no game was played are left out. Nothing if the board of the cell is of no kind.
    #[must_use]
    pub fn in_all_sizes(&self, cell: &CellReport) -> Vec<&CellReport> {
        let Some(kind) = family(&cell.board) else {
            return Vec::new();
        };
        let is_alike = |other: &&CellReport| {
            let is_played = other.players == cell.players && other.tally.games > 0;
            is_played && family(&other.board) == Some(kind)
        };
        let mut cells: Vec<&CellReport> = self.cells.iter().filter(is_alike).collect();
        cells.sort_by_key(|cell| cell.points);
        cells
    }

    /// Which boards are alike: every two of the first [`MOST_ALIKE`], in the order of the table. Those that have no map in common are left
    /// out, and so is everything if no game was asked for.
    #[must_use]
    pub fn alike(&self) -> Vec<Alike> {
        let mut boards = self.boards();
        boards.truncate(MOST_ALIKE);
        let players = self.players();
        let numbers: FxHashMap<_, usize> = players.iter().copied().zip(0..).collect();
        let mut tallies: FxHashMap<&str, BTreeMap<usize, &Tally>> = FxHashMap::default();
        for cell in &self.cells {
            if cell.is_finished() && cell.tally.games > 0 {
                let of_board = tallies.entry(&cell.board).or_default();
                // A cell that stands there twice has the same counts.
                of_board.insert(numbers[&cell.players], &cell.tally);
            }
        }
        let pairs = boards.iter().enumerate().flat_map(|(number, first)| {
            let others = boards[number + 1..].iter();
            others.map(move |second| [*first, *second])
        });
        let between = |boards: [&str; 2]| {
            let first = tallies.get(boards[0])?;
            let second = tallies.get(boards[1])?;
            let both = first.iter();
            let both = both.filter_map(|(players, tally)| Some((*tally, *second.get(players)?)));
            let (first, second): (Vec<&Tally>, Vec<&Tally>) = both.unzip();
            Some(Alike {
                boards: boards.map(str::to_owned),
                maps: first.len(),
                distance: distance_of_tallies(&first, &second)?,
            })
        };
        pairs.filter_map(between).collect()
    }

    /// Which boards the source's own numbers make alike: every two of the four, with the distance of their printed rates.
    #[must_use]
    pub fn printed_alike() -> Vec<([PaperBoard; 2], Distance)> {
        let rates = |board: PaperBoard| -> Vec<Rate> {
            paper::ROWS
                .iter()
                .map(|row| paper::rate(*row, board))
                .collect()
        };
        let all = PaperBoard::ALL;
        let pairs = (0..all.len()).flat_map(|i| (i + 1..all.len()).map(move |j| [all[i], all[j]]));
        let with_distance = pairs.filter_map(|pair| {
            let [first, second] = pair.map(rates);
            Some((pair, crate::statistics::distance(&first, &second)?))
        });
        with_distance.collect()
    }
}

/// What kinds of boards are called whose names differ in their sizes alone.
fn family(board: &str) -> Option<&str> {
    let is_kind = board.parse::<BoardKind>().is_ok();
    board.split(':').next().filter(|_| is_kind)
}

/// Things in the order in which they first come, each once.
fn in_order<T: Eq + std::hash::Hash + Copy>(things: impl Iterator<Item = T>) -> Vec<T> {
    let mut seen = FxHashSet::default();
    things.filter(|thing| seen.insert(*thing)).collect()
}
