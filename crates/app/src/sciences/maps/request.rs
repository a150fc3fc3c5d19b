//! What is asked of a tactics map.

use semeai_board::{Color, Point};
use semeai_session::TableKind;

use super::state::{CellPlot, TableMeasure};
use crate::typed_texts::TableFormat;

/// Something asked of a tactics map.
#[derive(Clone, Debug)]
pub(crate) enum MapsRequest {
    /// A side plays at a point.
    Play(Point, Color),
    /// This part of the map is pointed at, or none.
    PointAt(Option<usize>),
    /// The tables are shown beside the board.
    OpenTable,
    /// A table of games is played.
    Table(TableKind),
    /// How large a table is, before it is played.
    Want(TableKind),
    /// The editor of an experiment is shown, or folded away.
    TurnEditor,
    /// The experiment of the document is played, however long it takes if that was said.
    PlayOwn {
        /// Whether the time is known and accepted.
        is_agreed: bool,
    },
    /// The board of the document comes into the experiment.
    AddBoard,
    /// Two maps are compared over random games.
    CompareOverGames,
    /// That is stopped.
    StopComparison,
    /// The position on which they differ is put on the board.
    ShowDiffering,
    /// The search among maps is shown beside the board.
    OpenExplore,
    /// Something else is said of how maps are searched.
    Explore(ExploreChoice),
    /// They are searched.
    StartExplore,
    /// That is stopped.
    StopExplore,
    /// A map that was found comes into the experiment.
    TakeMap(usize),
    /// All of them do.
    TakeAllMaps,
    /// A map that was found comes into the map's field.
    MapToField(usize),
    /// It is stopped; what is finished stays.
    StopTable,
    /// Its cells show this too, or not any more.
    Measure(TableMeasure),
    /// This cell of it is chosen.
    Cell(usize),
    /// The game of this number is chosen in it.
    GameNumber(u64),
    /// That game is replayed.
    Replay,
    /// It takes the place of the document.
    TakeGame,
    /// What is finished of it goes to the clipboard.
    CopyTable(TableFormat),
    /// A cell of it is looked into, or none any more.
    LookInto(Option<usize>),
    /// This is looked at of the cell.
    Plot(CellPlot),
}

/// What is said of how maps are searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ExploreChoice {
    /// How deep they are.
    Depth(u32),
    /// How many games are played at most.
    Budget(u64),
    /// The map that is entered by hand.
    Entered(String),
}
