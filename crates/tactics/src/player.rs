//! Who plays: at random, or by a map.

use std::fmt;
use std::str::FromStr;

use semeai_board::{Color, Topology};
use semeai_search::Mask;

use crate::map::{Map, MapError, MapSource, MissingPoints};
use crate::model::{Model, Neighborhoods};
use crate::program::Program;
use crate::program::counts::{CountedPoints, Counts};

/// The name of the player that needs no map.
const RANDOM: &str = "random";

/// How a side chooses its moves: each with the same chance from a set of points.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// From all points on which the rules let it play.
    Random,
    /// From those that are in a map, or from all if none is. The map is written as for Black: a player of White looks at the board with
    /// the colours exchanged.
    Map(Map),
}

impl Player {
    /// The map by which a player of this side plays, as it is evaluated on the board.
    #[must_use]
    pub fn map(&self, color: Color) -> Option<Map> {
        match (self, color) {
            (Self::Random, _) => None,
            (Self::Map(map), Color::Black) => Some(map.clone()),
            (Self::Map(map), Color::White) => Some(map.with_colors_exchanged()),
        }
    }
}

impl fmt::Display for Player {
    /// `random`, or the text of the map.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => formatter.write_str(RANDOM),
            Self::Map(map) => write!(formatter, "{map}"),
        }
    }
}

impl FromStr for Player {
    type Err = MapError;

    /// `random`, the text of a map, or the name of a preset behind an `@`.
    fn from_str(text: &str) -> Result<Self, MapError> {
        if text.trim() == RANDOM {
            return Ok(Self::Random);
        }
        MapSource::read(text).map(|source| Self::Map(source.read.map))
    }
}

/// A player who is ready to play on a board.
#[derive(Clone, Debug)]
pub(crate) enum Chooser<const W: usize> {
    Random,
    Map(Program<W>),
}

/// The points that a player chooses from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice<const W: usize> {
    pub(crate) points: Mask<W>,
    /// Whether it has a map and no point of that can be played, be it that none can be played at all.
    pub(crate) is_fallback: bool,
}

impl<const W: usize> Chooser<W> {
    /// Makes a player of a side ready.
    ///
    /// # Errors
    ///
    /// If the board lacks a point that its map names.
    pub(crate) fn new(
        player: &Player,
        color: Color,
        topology: &Topology,
        board: &Neighborhoods<W>,
    ) -> Result<Self, MissingPoints> {
        Ok(match player.map(color) {
            None => Self::Random,
            Some(map) => Self::Map(Program::new(&map, topology, board)?),
        })
    }

    /// What it wants to have counted.
    pub(crate) fn counted(&self) -> Vec<CountedPoints> {
        match self {
            Self::Random => Vec::new(),
            Self::Map(program) => program.counted().collect(),
        }
    }

    /// What it chooses from, of the points that it may play on.
    #[inline]
    pub(crate) fn choice(
        &mut self,
        model: &Model<W>,
        counts: &Counts<W>,
        playable: Mask<W>,
    ) -> Choice<W> {
        let wanted = match self {
            Self::Random => Mask::EMPTY,
            Self::Map(program) => program.run(model, counts, playable),
        };
        let is_any = wanted.is_empty();
        Choice {
            points: if is_any { playable } else { wanted },
            is_fallback: is_any && matches!(self, Self::Map(_)),
        }
    }
}
