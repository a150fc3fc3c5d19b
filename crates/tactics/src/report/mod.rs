//! A table as plain data: what every cell came to, and which boards are alike.

mod csv;
pub(crate) mod json;
mod part;
#[cfg(test)]
mod tests;

use std::time::Duration;

use semeai_board::{BoardKind, ByColor};

pub use self::part::{JoinError, JoinErrorKind, JoinedTable, join_parts, report_parts};
use crate::paper::{self, PaperBoard};
use crate::player::Player;
use crate::rules::Rules;
use crate::simulate::{Cell, Run, Share, Tally};
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

/// A cell with what it came to.
#[derive(Clone, Debug, PartialEq)]
pub struct CellReport {
    /// What its board is called.
    pub board: String,
    /// How many points that has.
    pub points: usize,
    /// The maps of both sides as text, or `random`.
    pub players: ByColor<String>,
    /// How many games were asked for.
    pub asked: u64,
    /// What was counted.
    pub tally: Tally,
    /// The time that the games took, added up over all threads.
    pub took: Duration,
    /// What the source printed for such a cell, if it has one.
    pub paper: Option<Rate>,
}

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
    /// A cell of which nothing has been played.
    pub(crate) fn new(cell: &Cell<'_>, asked: u64) -> Self {
        let is_paper = cell.rules == Rules::PAPER_LIKE && *cell.players.white == Player::Random;
        let board = PaperBoard::of(&cell.board.topology).filter(|_| is_paper);
        let row = paper::row(cell.players.black);
        Self {
            board: cell.board.name.clone(),
            points: cell.board.topology.len(),
            players: cell.players.map(ToString::to_string),
            asked,
            tally: Tally::default(),
            took: Duration::ZERO,
            paper: board.zip(row).map(|(board, row)| paper::rate(row, board)),
        }
    }

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
        let experiment = run.experiment();
        let cells = experiment.cells().into_iter().zip(run.counts());
        let report = cells.map(|(cell, counts)| CellReport {
            tally: counts.tally,
            took: counts.took,
            ..CellReport::new(&cell, counts.asked)
        });
        let is_whole = run.share() == Share::WHOLE;
        Self {
            rules: experiment.rules,
            seed: experiment.seed,
            cells: report.filter(|cell| is_whole || cell.asked > 0).collect(),
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

    /// The boards in the order of the table.
    #[must_use]
    pub fn boards(&self) -> Vec<&str> {
        in_order(self.cells.iter().map(|cell| &*cell.board))
    }

    /// The pairs of players in the order of the table.
    #[must_use]
    pub fn players(&self) -> Vec<&ByColor<String>> {
        in_order(self.cells.iter().map(|cell| &cell.players))
    }

    /// The cell of a board and two players.
    #[must_use]
    pub fn cell(&self, board: &str, players: &ByColor<String>) -> Option<&CellReport> {
        let mut cells = self.cells.iter();
        cells.find(|cell| cell.board == board && cell.players == *players)
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

    /// Which boards are alike: every two of them, in the order of the table. Those that have no map in common are left out, and so is
    /// everything if no game was asked for.
    #[must_use]
    pub fn alike(&self) -> Vec<Alike> {
        let boards = self.boards();
        let pairs = boards.iter().enumerate().flat_map(|(number, first)| {
            let others = boards[number + 1..].iter();
            others.map(move |second| [*first, *second])
        });
        pairs.filter_map(|pair| self.between(pair)).collect()
    }

    fn between(&self, boards: [&str; 2]) -> Option<Alike> {
        let both = self.players().into_iter().filter_map(|players| {
            let [first, second] = boards.map(|board| {
                let cell = self.cell(board, players)?;
                (cell.is_finished() && cell.tally.games > 0).then_some(&cell.tally)
            });
            first.zip(second)
        });
        let (first, second): (Vec<&Tally>, Vec<&Tally>) = both.unzip();
        Some(Alike {
            boards: boards.map(str::to_owned),
            maps: first.len(),
            distance: distance_of_tallies(&first, &second)?,
        })
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
fn in_order<T: PartialEq>(things: impl Iterator<Item = T>) -> Vec<T> {
    let mut order = Vec::new();
    for thing in things {
        if !order.contains(&thing) {
            order.push(thing);
        }
    }
    order
}
