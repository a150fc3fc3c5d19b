//! What is to be played: boards, players of both sides, rules, how many games, and from which seed.

use std::sync::Arc;

use semeai_board::{ByColor, Topology};
use semeai_search::mix;

use crate::map::MissingPoints;
use crate::player::Player;
use crate::rules::Rules;

/// The most games that a cell may be asked for.
pub const MOST_GAMES: u64 = 1_000_000_000_000;

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
    /// Whether it can be played.
    ///
    /// # Errors
    ///
    /// The first reason why not.
    pub fn check(&self) -> Result<(), ExperimentFault> {
        match self.games {
            _ if self.cells().is_empty() => Err(ExperimentFault::NoCells),
            0 => Err(ExperimentFault::NoGames),
            games if games > MOST_GAMES => Err(ExperimentFault::TooManyGames(games)),
            _ => self.cells().iter().try_for_each(|cell| {
                cell.check()
                    .map_err(|missing| ExperimentFault::MissingPoints {
                        board: cell.board.name.clone(),
                        missing,
                    })
            }),
        }
    }

    /// The cells: those of the first board first, of these those of the first player of Black.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell<'_>> {
        let of_board = |board| {
            let blacks = self.players.black.iter();
            blacks.flat_map(move |black| {
                let whites = self.players.white.iter();
                whites.map(move |white| Cell {
                    board,
                    players: ByColor { black, white },
                    rules: self.rules,
                })
            })
        };
        self.boards.iter().flat_map(of_board).collect()
    }
}

impl Cell<'_> {
    /// Whether its players can play on its board.
    ///
    /// # Errors
    ///
    /// If a map names points that the board lacks.
    pub fn check(&self) -> Result<(), MissingPoints> {
        let board = &self.board.topology;
        let players = self.players.iter();
        let mut maps = players.filter_map(|(color, player)| player.map(color));
        maps.try_for_each(|map| map.check_points(board))
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
