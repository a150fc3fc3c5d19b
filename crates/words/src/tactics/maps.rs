//! What a map is by itself, what laws say of it, and what it is on a position.

use semeai_board::{Color, PointSet, Topology};
use semeai_session::Phrasing;
use semeai_tactics::{LawReport, Map, MapReport, Scope};

use crate::grammar::{all_of, grouped, int, plural, side};
use crate::texts::tactics::maps as texts;
use crate::texts::tactics::maps::no_law;

/// A map as text, as mathematics and as a tree, with its depth and size, a line each.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::tactics::map_lines;
///
/// let map = "~P4 V".parse()?;
/// let lines = map_lines(&map, Phrasing::ENGLISH);
/// assert_eq!(lines, ["~P4(V)", "¬P₄(V)", "  ¬", "    P₄", "      V", "Depth 3, 3 parts."]);
/// # Ok::<(), semeai_tactics::MapError>(())
/// ```
pub fn map_lines(map: &Map, phrasing: Phrasing) -> Vec<String> {
    let mut lines = vec![map.to_string(), map.mathematics().with_scripts()];
    lines.extend(tree_lines(map).into_iter().map(|line| format!("  {line}")));
    let (depth, size) = (map.depth(), map.size());
    let parts = plural(int(size), "part");
    lines.push(texts::map_lines(&depth, &parts, &size, phrasing));
    lines
}

/// A map as a tree: what stands at each of its parts, two blanks further in at each level, in the order of the parts.
pub fn tree_lines(map: &Map) -> Vec<String> {
    let mut lines = vec![map.head()];
    for child in map.children() {
        lines.extend(
            tree_lines(child)
                .into_iter()
                .map(|line| format!("  {line}")),
        );
    }
    lines
}

/// What laws say of a map: a smaller one that is equal, and presets that are equal.
pub fn law_sentences(map: &Map, report: &LawReport, phrasing: Phrasing) -> Vec<String> {
    let mut lines = Vec::new();
    if report.everywhere != *map {
        let (other, depth) = (&report.everywhere, report.everywhere.depth());
        lines.push(texts::law_sentences_law_equal_depth(
            &depth, &other, phrasing,
        ));
    }
    if report.on_empty != report.everywhere {
        let (other, depth) = (&report.on_empty, report.on_empty.depth());
        lines.push(texts::law_sentences_empty_points_law(
            &depth, &other, phrasing,
        ));
    }
    for scope in [Scope::Everywhere, Scope::OnEmpty] {
        let presets = report.presets.iter().filter(|(_, of)| *of == scope);
        let names: Vec<String> = presets
            .map(|(preset, _)| format!("@{}", preset.name()))
            .collect();
        if !names.is_empty() {
            lines.push(equal_presets(&all_of(&names, phrasing), scope, phrasing));
        }
    }
    if lines.is_empty() {
        lines.push(no_law(phrasing).to_owned());
    }
    lines
}

fn equal_presets(names: &str, scope: Scope, phrasing: Phrasing) -> String {
    match scope {
        Scope::Everywhere => texts::equal_presets_everywhere(&names, phrasing),
        Scope::OnEmpty => texts::equal_presets_on_empty(&names, phrasing),
    }
}

/// What a map is on a position: all its points, the empty ones and those that can be played, a line each.
pub fn set_sentences(
    report: &MapReport,
    player: Color,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<String> {
    let names = |set: &PointSet| named(set, topology, phrasing);
    let who = side(player, phrasing);
    let (all, empty) = (names(&report.result()), names(&report.on_empty()));
    let playable = names(&report.playable);
    vec![
        texts::set_sentences_result(&all, phrasing),
        texts::set_sentences_empty_points(&empty, phrasing),
        texts::set_sentences_can_play(&playable, &who, phrasing),
    ]
}

/// A map and how many points it has, below a picture of them.
pub fn map_note(report: &MapReport, player: Color, phrasing: Phrasing) -> String {
    let (map, who) = (&report.map, side(player, phrasing));
    let (count, playable) = (report.result().len(), report.playable.len());
    let points = plural(int(count), "point");
    texts::map_note(&count, &map, &playable, &points, &who, phrasing)
}

/// How many points there are, and their names.
fn named(set: &PointSet, topology: &Topology, phrasing: Phrasing) -> String {
    let names = phrasing.points(topology, set);
    match names.len() {
        0 => "0".to_owned(),
        count => format!("{count}: {}", names.join(" ")),
    }
}

/// How many maps were listed, and what they are made of.
pub fn listed_maps(count: usize, depth: u32, neighbors: usize, phrasing: Phrasing) -> String {
    let (count, most) = (grouped(count as u64), neighbors + 1);
    texts::listed_maps(&count, &depth, &most, &neighbors, phrasing)
}
