//! What stands above the columns of a table and before its rows: the names of boards and players, each kept once for all cells.

use std::sync::Arc;
use std::time::Duration;

use semeai_board::ByColor;

use super::cell::CellReport;
use crate::paper::{self, PaperBoard, PaperRow};
use crate::player::Player;
use crate::rules::Rules;
use crate::simulate::{Experiment, NamedBoard, Tally};

/// The headings of an experiment.
pub(crate) struct Headings<'a> {
    experiment: &'a Experiment,
    boards: Vec<BoardHeading>,
    black: Vec<(Arc<str>, Option<PaperRow>)>,
    white: Vec<Arc<str>>,
}

struct BoardHeading {
    name: Arc<str>,
    points: usize,
    paper: Option<PaperBoard>,
}

impl BoardHeading {
    fn of(board: &NamedBoard) -> Self {
        Self {
            name: board.name.as_str().into(),
            points: board.topology.len(),
            paper: PaperBoard::of(&board.topology),
        }
    }
}

fn text(player: &Player) -> Arc<str> {
    player.to_string().into()
}

impl<'a> Headings<'a> {
    pub(crate) fn of(experiment: &'a Experiment) -> Self {
        let ByColor { black, white } = &experiment.players;
        let is_like_paper = experiment.rules == Rules::PAPER_LIKE;
        let row = |player| is_like_paper.then(|| paper::row(player)).flatten();
        Self {
            experiment,
            boards: experiment.boards.iter().map(BoardHeading::of).collect(),
            black: black.iter().map(|it| (text(it), row(it))).collect(),
            white: white.iter().map(text).collect(),
        }
    }

    /// The cell of this number of which nothing has been played; nothing if there is none.
    pub(crate) fn cell(&self, number: usize, asked: u64) -> Option<CellReport> {
        let row = number.checked_div(self.white.len())?;
        let column = number % self.white.len();
        let board = self.boards.get(row.checked_div(self.black.len())?)?;
        let (black, printed) = &self.black[row % self.black.len()];
        let is_random = self.experiment.players.white[column] == Player::Random;
        let paper = board.paper.zip(*printed).filter(|_| is_random);
        Some(CellReport {
            board: Arc::clone(&board.name),
            points: board.points,
            players: ByColor {
                black: Arc::clone(black),
                white: Arc::clone(&self.white[column]),
            },
            asked,
            tally: Tally::default(),
            took: Duration::ZERO,
            paper: paper.map(|(board, row)| paper::rate(row, board)),
        })
    }
}
