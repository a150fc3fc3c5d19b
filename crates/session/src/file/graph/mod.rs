//! Graphs as files: `GraphML`, two forms of JSON, lists of edges, and graph6.
//!
//! A reader each says what stands in its text as a [`Graph`]: points with what they are called and where they lie, and lines
//! between them. Making a board of that is the same for all: names that cannot be names are replaced, points without places are
//! laid out, and places are scaled so that the usual line is one unit long. Whatever is made up is told.

mod board;
mod collection;
mod document;
mod edge_list;
mod fault;
mod file_keys;
mod foreign_data;
mod foreign_reading;
mod graph6;
mod graphml;
mod json;
mod own_keys;
mod stepping;
mod writing;

use semeai_board::{BoardKind, Color, Role};

use super::content::{FileContent, PositionChoice};
use super::encoding::DecodedText;
use super::error::{FileErrorKind, FileFault, FileNotice, Spot};
use super::format::FileFormat;
use foreign_reading::Foreign;

pub use collection::GraphCollection;
pub(super) use edge_list::{is_one as is_edge_list, read as read_edge_list};
pub use fault::{GraphFault, GraphNotice};
pub use foreign_data::ForeignData;
pub use graph6::{BareGraph, bare_graph};
pub(super) use graph6::{HEADER as GRAPH6_HEADER, read as read_graph6};
pub(super) use graphml::read as read_graphml;
pub(super) use json::read as read_json;
pub(super) use writing::{to_graphml, to_json};

/// A graph as a text tells it.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    /// Pairs of nodes, by number, as they stand in the text.
    edges: Vec<(usize, usize)>,
    /// The vectors by which it repeats itself.
    periods: Vec<(f64, f64)>,
    /// Whether a neighbour is named from one side only somewhere, where both were to name each other.
    is_one_sided: bool,
    /// The board that it says it is.
    kind: Option<BoardKind>,
    title: Option<String>,
    comment: Option<String>,
    to_move: Option<Color>,
    /// The document that a file of ours holds beside the graph.
    text: Option<String>,
    /// What other programs have put there.
    foreign: Foreign,
}

/// A point of a graph as a text tells it.
#[derive(Debug, Default, PartialEq)]
struct Node {
    /// By what lines name it.
    id: String,
    /// What people call it, if that is something else.
    name: Option<String>,
    /// Where it lies, in whatever unit.
    place: Option<(f64, f64)>,
    stone: Option<Color>,
    role: Role,
}

/// What is wrong, and where.
pub(super) type Faulty = (Option<Spot>, GraphFault);

/// The games of a text: one graph each.
pub(super) type Graphs = Result<Vec<Graph>, Faulty>;

/// Reads a graph of a text in a format, the first where none is wanted.
pub(super) fn read(
    format: FileFormat,
    reader: fn(&str) -> Graphs,
    decoded: &DecodedText<'_>,
    wanted: PositionChoice,
) -> Result<FileContent, FileFault> {
    let fault = |(spot, fault)| (spot, FileErrorKind::Graph(fault));
    let graphs = reader(&decoded.text).map_err(fault)?;
    let (games, game) = (graphs.len(), wanted.game.unwrap_or(0));
    if games == 0 {
        return Err((None, FileErrorKind::Graph(GraphFault::NoPoints)));
    }
    let Some(graph) = graphs.get(game) else {
        return Err((None, FileErrorKind::NoSuchGame { game, games }));
    };
    let (document, mut notices) = graph.document().map_err(fault)?;
    let inner = graph
        .inner(&document, wanted)
        .map_err(|kind| (None, kind))?;
    if inner.is_none() {
        wanted
            .without_moves(game, games)
            .map_err(|kind| (None, kind))?;
        notices.extend(graph.text.is_some().then_some(GraphNotice::OtherStones));
    }
    let is_whole = inner.is_some() && games == 1 && !graph.foreign.has_more;
    let mut loaded = inner.unwrap_or_else(|| FileContent::of(document));
    loaded.document.foreign = graph.foreign.data.clone();
    loaded.document.graphs = {
        let titles = graphs
            .iter()
            .map(|graph| graph.title.clone().unwrap_or_default());
        GraphCollection::of(format, &decoded.text, titles, game)
    };
    let told = notices.into_iter().map(FileNotice::Graph);
    Ok(FileContent {
        notices: told.chain(loaded.notices).collect(),
        games,
        game,
        format,
        is_whole,
        ..loaded
    })
}
