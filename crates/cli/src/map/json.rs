//! The answer of `map` as JSON, format `semeai-map`, version 1.

use semeai_board::{PointSet, Topology};
use semeai_tactics::{LawReport, Map, MapSource, Origin, Scope};
use serde::Serialize;

use super::on_board::OnBoard;
use crate::json::{board, names};

/// A part of a map with its parts.
#[derive(Serialize)]
struct Tree {
    /// What stands there, as mathematics.
    head: String,
    text: String,
    /// Its points, where there is a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<String>>,
    /// Its own parts.
    of: Vec<Self>,
}

/// The whole answer. What is worth knowing about the file stands among the warnings.
pub(super) fn answer(
    source: &MapSource,
    map: &Map,
    laws: &LawReport,
    on_board: Option<&OnBoard>,
    file_notices: Vec<String>,
) -> impl Serialize {
    let origin = |origin: Origin| match origin {
        Origin::Printed => "printed",
        Origin::Conjectured => "conjectured",
    };
    let set = |set: fn(&OnBoard) -> PointSet| on_board.map(|on| names(&set(on), topology(on)));
    record! {
        format: "semeai-map",
        version: 1,
        preset?: source.preset.map(|preset| preset.name()),
        origin?: source.preset.map(|preset| origin(preset.origin())),
        text: map.to_string(),
        mathematics: map.mathematics().with_scripts(),
        depth: map.depth(),
        size: map.size(),
        tree: tree(map, &mut numbered_sets(on_board)),
        equals: equals(laws),
        board?: on_board.map(|on| board(topology(on))),
        player?: on_board.map(|on| on.player.to_string()),
        result?: set(|on| on.report.result()),
        on_empty?: set(|on| on.report.on_empty()),
        playable?: set(|on| on.report.playable),
        warnings: file_notices,
    }
}

fn topology(on: &OnBoard) -> &Topology {
    on.document.topology()
}

/// The points of each part in their order, where there is a position.
fn numbered_sets(on_board: Option<&OnBoard>) -> impl Iterator<Item = Vec<String>> {
    on_board.into_iter().flat_map(|on| {
        let parts = on.report.parts.iter();
        parts.map(|points| names(points, topology(on)))
    })
}

/// A map as a tree; the sets come in the order of its parts.
fn tree(map: &Map, sets: &mut dyn Iterator<Item = Vec<String>>) -> Tree {
    Tree {
        head: map.head(),
        text: map.to_string(),
        points: sets.next(),
        of: map.children().map(|child| tree(child, sets)).collect(),
    }
}

/// What laws say.
fn equals(laws: &LawReport) -> impl Serialize + use<> {
    let presets = laws.presets.iter().map(|(preset, scope)| {
        record! { name: preset.name(), scope: scope_name(*scope), }
    });
    record! {
        everywhere: smaller(&laws.everywhere),
        on_empty: smaller(&laws.on_empty),
        presets: presets.collect::<Vec<_>>(),
    }
}

fn smaller(map: &Map) -> impl Serialize + use<> {
    record! { text: map.to_string(), depth: map.depth(), size: map.size(), }
}

const fn scope_name(scope: Scope) -> &'static str {
    match scope {
        Scope::Everywhere => "everywhere",
        Scope::OnEmpty => "on-empty",
    }
}
