//! How a tactics map is looked at.

use std::sync::Arc;

use semeai_session::{ExperimentSheet, PlayedMove, TableKind, Version};
use semeai_tactics::Experiment;

/// How a tactics map is looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct MapsView {
    /// Whether the editor of an experiment is shown.
    pub(crate) is_editor_open: bool,
    /// The table that is to be played once somebody has read how large it is.
    pub(crate) wanted: Option<(TableKind, ExperimentSheet)>,
    /// The experiment whose long time is told and must be agreed to.
    pub(crate) asked_back: Option<Arc<Experiment>>,
    /// How maps are searched.
    pub(crate) explore: ExploreView,
    /// The cell of a table of which a game is replayed, and the game's number.
    pub(crate) cell: usize,
    pub(crate) game: u64,
    /// Whether that cell is looked into, and what is looked at of it.
    pub(crate) is_in_cell: bool,
    pub(crate) plot: CellPlot,
    /// What cells of a table show besides Black's wins.
    pub(crate) measures: TableMeasures,
    /// The part of it that is pointed at.
    pub(crate) part: Option<usize>,
    /// The move that was played last, with the state of the document that it led to.
    pub(crate) played: Option<(Version, PlayedMove)>,
}

/// What is looked at of a cell of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum CellPlot {
    /// By how much its games were won.
    #[default]
    Margins,
    /// How the share of wins settled with the number of games.
    Course,
    /// The same players on boards of the kind, by size.
    Sizes,
    /// The same players on all boards of the table.
    Boards,
    /// All players on the board.
    Players,
}

impl CellPlot {
    /// All of them, in the order in which they are offered.
    pub(crate) const ALL: [Self; 5] = [
        Self::Margins,
        Self::Course,
        Self::Sizes,
        Self::Boards,
        Self::Players,
    ];
}

/// How maps are searched.
#[derive(Clone, Debug)]
pub(crate) struct ExploreView {
    /// How deep they are.
    pub(crate) depth: u32,
    /// How many games are played at most.
    pub(crate) budget_games: u64,
    /// The map that is entered by hand; empty for none.
    pub(crate) entered: String,
}

impl Default for ExploreView {
    fn default() -> Self {
        Self {
            depth: 2,
            budget_games: semeai_tactics::usual_budget(2),
            entered: String::new(),
        }
    }
}

/// What is counted in a cell of a table besides Black's wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableMeasure {
    Draws,
    WhiteWins,
    /// Games that the cap ended.
    Capped,
    /// Turns at which no point of the map could be played.
    Fallbacks,
    Plies,
    /// Games a second on one core.
    Speed,
}

impl TableMeasure {
    /// All of them, in the order in which they stand below each other.
    pub(crate) const ALL: [Self; 6] = [
        Self::Draws,
        Self::WhiteWins,
        Self::Capped,
        Self::Fallbacks,
        Self::Plies,
        Self::Speed,
    ];
}

/// Which of them are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TableMeasures(u8);

impl TableMeasures {
    /// Whether one is shown.
    pub(crate) const fn has(self, measure: TableMeasure) -> bool {
        self.0 & (1 << measure as u8) != 0
    }

    /// Shows one, or does so no more.
    pub(crate) const fn turn(&mut self, measure: TableMeasure) {
        self.0 ^= 1 << measure as u8;
    }
}
