//! A document from the text of a graph, or of several.

use super::collection::GraphCollection;
use super::fault::{GraphFault, GraphNotice};
use super::told::Graphs;
use crate::file::content::{FileContent, PositionChoice};
use crate::file::encoding::DecodedText;
use crate::file::error::{FileErrorKind, FileFault, FileNotice};
use crate::file::format::FileFormat;

/// Reads a graph of a text in a format, the first where none is wanted.
pub(in crate::file) fn read(
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
