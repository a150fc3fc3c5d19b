//! What is to be played: boards, players of both sides, rules, how many games, and from which seed.

use std::sync::Arc;

use semeai_board::{ByColor, Topology};
use semeai_search::mix;

use crate::map::{Map, MissingPoints};
use crate::player::Player;
use crate::rules::Rules;

/// The most games that a cell may be asked for.
pub const MOST_GAMES: u64 = 1_000_000_000_000;

/// The most cells that a table may have.
pub const MOST_CELLS: u64 = 100_000;

/// The most boards that an experiment may have.
pub const MOST_EXPERIMENT_BOARDS: usize = 1_000;

/// A table of cells: every board with every player of Black and of White.
#[derive(Clone, Debug, PartialEq)]
pub struct Experiment {
    /// The boards, each with what it is called.
    pub boards: Vec<NamedBoard>,
    /// The players of Black and of White.
    pub players: ByColor<Vec<Player>>,
    /// How every game is played.
    pub rules: Rules,
    /// How many games a cell has.
    pub games: u64,
    /// What all random numbers are made from, with the board and the number of a game.
    pub seed: u64,
}

/// A board with what it is called in a table.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedBoard {
    /// The name of its kind, or of its file.
    pub name: String,
    /// The board.
    pub topology: Arc<Topology>,
}

/// A cell of a table, by what is played in it.
#[derive(Clone, Copy, Debug)]
pub struct Cell<'a> {
    /// Where.
    pub board: &'a NamedBoard,
    /// Who.
    pub players: ByColor<&'a Player>,
    /// How.
    pub rules: Rules,
}

/// Why an experiment cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExperimentFault {
    /// It has no board, or no player of one side.
    #[error("there is no cell")]
    NoCells,
    /// It has more cells than [`MOST_CELLS`].
    #[error("{0} cells are more than {MOST_CELLS}")]
    TooManyCells(u64),
    /// It has more boards than [`MOST_EXPERIMENT_BOARDS`].
    #[error("more than {MOST_EXPERIMENT_BOARDS} boards")]
    TooManyBoards,
    /// A cell has no game.
    #[error("there are no games")]
    NoGames,
    /// A cell has more games than [`MOST_GAMES`].
    #[error("{0} games are too many")]
    TooManyGames(u64),
    /// A map names points that a board lacks.
    #[error("{board}: {missing}")]
    MissingPoints {
        /// Which board.
        board: String,
        /// Which points.
        missing: MissingPoints,
    },
}

impl Experiment {
    /// Whether its games can be played, one cell or another. Linear in boards times players of both sides, however many cells that
    /// makes.
    ///
    /// # Errors
    ///
    /// The first reason why not.
    pub fn check(&self) -> Result<(), ExperimentFault> {
        match self.games {
            _ if self.boards.len() > MOST_EXPERIMENT_BOARDS => Err(ExperimentFault::TooManyBoards),
            _ if self.cell_count() == 0 => Err(ExperimentFault::NoCells),
            0 => Err(ExperimentFault::NoGames),
            games if games > MOST_GAMES => Err(ExperimentFault::TooManyGames(games)),
            _ => self.check_points(),
        }
    }

    /// Whether all of it can be played as one table.
    ///
    /// # Errors
    ///
    /// As [`Experiment::check`], and [`ExperimentFault::TooManyCells`].
    pub fn check_table(&self) -> Result<(), ExperimentFault> {
        match self.cell_count() {
            cells if cells > MOST_CELLS => Err(ExperimentFault::TooManyCells(cells)),
            _ => self.check(),
        }
    }

    /// Whether every board has the points of all maps.
    fn check_points(&self) -> Result<(), ExperimentFault> {
        let players = self.players.iter().flat_map(|(color, players)| {
            let players = players.iter();
            players.filter_map(move |player| player.map(color))
        });
        let maps: Vec<Map> = players.collect();
        let each = self.boards.iter();
        let mut each = each.flat_map(|board| maps.iter().map(move |map| (board, map)));
        each.try_for_each(|(board, map)| {
            let fits = map.check_points(&board.topology);
            fits.map_err(|missing| ExperimentFault::MissingPoints {
                board: board.name.clone(),
                missing,
            })
        })
    }

    /// How many cells it has.
    #[must_use]
    pub fn cell_count(&self) -> u64 {
        let ByColor { black, white } = &self.players;
        let counts = [self.boards.len(), black.len(), white.len()];
        let counts = counts.map(|count| count as u64);
        // With one list empty there is none, however many the others would make.
        match counts.contains(&0) {
            true => 0,
            false => counts.into_iter().fold(1, u64::saturating_mul),
        }
    }

    /// A cell by its number: those of the first board first, of these those of the first player of Black.
    #[must_use]
    pub fn cell(&self, number: usize) -> Option<Cell<'_>> {
        let ByColor { black, white } = &self.players;
        let row = number.checked_div(white.len())?;
        Some(Cell {
            board: self.boards.get(row.checked_div(black.len())?)?,
            players: ByColor {
                black: &black[row % black.len()],
                white: &white[number % white.len()],
            },
            rules: self.rules,
        })
    }

    /// The cells by their numbers, each made when it is asked for.
    pub fn cells(&self) -> impl Iterator<Item = Cell<'_>> {
        (0..).map_while(|number| self.cell(number))
    }
}

/// What a board is in the seeds of its games: a number made of its points and lines, whatever it is called.
///
/// It is all of a cell that its generators are made from, so that all players meet the same chances on a board: maps that choose from the
/// same points in every position play the same games, and a cell has the same counts in every table.
#[must_use]
pub fn board_key(topology: &Topology) -> u64 {
    let lines = topology.edges().into_iter();
    lines.fold(mix(topology.len() as u64), |key, (a, b)| {
        mix(key ^ ((a as u64) << 16 | b as u64))
    })
}
