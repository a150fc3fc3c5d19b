//! The games of one cell.

use std::ops::Range;

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_search::{AnyWidth, Halt, PositionBudget, fitting};

use super::experiment::{Cell, board_key};
use super::tally::Tally;
use crate::game::Table;
use crate::map::MissingPoints;
use crate::model::points;
use semeai_search::Random;

/// Why games of a cell were not played to their end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayHalt {
    /// A map names a point that the board lacks.
    #[error(transparent)]
    MissingPoints(#[from] MissingPoints),
    /// Stopped, or the time was over.
    #[error("stopped")]
    Stopped,
}

impl From<Halt> for PlayHalt {
    fn from(_: Halt) -> Self {
        Self::Stopped
    }
}

impl Cell<'_> {
    /// Plays the games with these numbers; a ply costs a position of the budget.
    ///
    /// # Errors
    ///
    /// If a map cannot be evaluated on the board, or the budget ends; then no game counts.
    pub fn play(
        &self,
        seed: u64,
        games: Range<u64>,
        budget: &mut PositionBudget,
    ) -> Result<Tally, PlayHalt> {
        let series = Series {
            cell: self,
            seed,
            games,
            budget,
        };
        fitting(self.board.topology.len(), series)
    }

    /// Plays one game again, turn by turn.
    ///
    /// # Errors
    ///
    /// If a map cannot be evaluated on the board.
    pub fn replay(&self, seed: u64, game: u64) -> Result<Replay, MissingPoints> {
        let asked = Again {
            cell: self,
            seed,
            game,
        };
        fitting(self.board.topology.len(), asked)
    }

    fn random(&self, seed: u64, game: u64) -> Random {
        Random::of(seed, board_key(&self.board.topology), game)
    }
}

struct Series<'a> {
    cell: &'a Cell<'a>,
    seed: u64,
    games: Range<u64>,
    budget: &'a mut PositionBudget,
}

impl AnyWidth for Series<'_> {
    type Answer = Result<Tally, PlayHalt>;

    fn with_words<const W: usize>(self) -> Result<Tally, PlayHalt> {
        let cell = self.cell;
        let topology = &cell.board.topology;
        let mut table = Table::<W>::new(topology, cell.players, cell.rules)?;
        let key = board_key(topology);
        let mut tally = Tally::default();
        for game in self.games {
            let mut random = Random::of(self.seed, key, game);
            let result = table.play(&mut random, |_| {});
            tally.count(&result);
            self.budget.spend(u64::from(result.plies))?;
        }
        Ok(tally)
    }
}

/// A game of a cell, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// From the empty board on.
    pub turns: Vec<ReplayTurn>,
    /// Black's points minus White's at the end.
    pub margin: i32,
    /// Whether the cap ended it.
    pub is_capped: bool,
}

/// A turn of a game that is played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayTurn {
    /// Whose turn it is.
    pub color: Color,
    /// Where a stone is played; absent for a pass.
    pub point: Option<Point>,
    /// The points that the side chose from: those of its map that it may play on, or all that it may.
    pub choice: PointSet,
    /// Whether it has a map and no point of that could be played, be it that none could be played at all.
    pub is_fallback: bool,
    /// The stones before the turn.
    pub stones: ByColor<PointSet>,
}

struct Again<'a> {
    cell: &'a Cell<'a>,
    seed: u64,
    game: u64,
}

impl AnyWidth for Again<'_> {
    type Answer = Result<Replay, MissingPoints>;

    fn with_words<const W: usize>(self) -> Result<Replay, MissingPoints> {
        let cell = self.cell;
        let topology = &cell.board.topology;
        let mut table = Table::<W>::new(topology, cell.players, cell.rules)?;
        let mut random = cell.random(self.seed, self.game);
        let mut turns = Vec::new();
        let result = table.play(&mut random, |turn| {
            turns.push(ReplayTurn {
                color: turn.color,
                point: turn.point.and_then(|point| Point::new(usize::from(point))),
                choice: points(turn.choice.points),
                is_fallback: turn.choice.is_fallback,
                stones: turn.model.stones().map(points),
            });
        });
        Ok(Replay {
            turns,
            margin: result.margin,
            is_capped: result.is_capped,
        })
    }
}
