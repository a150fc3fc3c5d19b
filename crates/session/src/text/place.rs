//! What a point, a region or a node is.

use semeai_board::{Block, Point, Role, Topology};
use semeai_race::picks::Move;
use semeai_race::report::{Node, NodeState, PointReport, RegionReport, Report};

use super::grammar::{int, liberties, pick, plural, side};
use super::labels::{Label, label};
use crate::{Document, Language};

/// The name of a region: "Region A".
pub fn region_name(region: &RegionReport, language: Language) -> String {
    let id = &region.id;
    pick(language, format!("Region {id}"), format!("領域{id}"))
}

/// What is known of a region, in a few words: "settled", "2 open".
pub fn region_state(region: &RegionReport, language: Language) -> String {
    let open = region.tree.nodes.iter().filter(|node| node.state == NodeState::Nil).count();
    let name = match region.root().state {
        NodeState::Alive => Label::Alive,
        NodeState::Count(_) => Label::Settled,
        _ if open > 0 => {
            return pick(language, format!("{open} open"), format!("未検討{open}"));
        }
        _ => Label::Complete,
    };
    label(name, language).to_owned()
}

/// What is known of a node, in a few words: "3 moves", "to be answered".
pub fn node_state(node: &Node, language: Language) -> String {
    match node.state {
        NodeState::Count(count) => pick(language, plural(count, "move"), format!("{count}手")),
        NodeState::Alive => label(Label::Alive, language).to_owned(),
        NodeState::Nil => label(Label::Nil, language).to_owned(),
        NodeState::Options => {
            let count = int(node.slots.len());
            pick(language, plural(count, "candidate"), format!("候補点{count}"))
        }
    }
}

/// The moves to a node in words: "Black B3, White H3"; for the root "as it stands".
pub fn path_text(path: &[Move], topology: &Topology, language: Language) -> String {
    if path.is_empty() {
        return pick(language, "as it stands", "現在の局面").to_owned();
    }
    let moves: Vec<String> = path
        .iter()
        .map(|m| {
            let (color, point) = (side(m.color, language), topology.name(m.point));
            pick(language, format!("{color} {point}"), format!("{color}{point}"))
        })
        .collect();
    moves.join(pick(language, ", ", "、"))
}

/// What is at a point, for the status bar and screen readers: "empty, liberty of Black's block, region A, useful,
/// candidate"; "Black, essential, 5 stones, 2 liberties". Without a report the stones only; empty off the board.
pub fn point_description(
    report: Option<&Report>,
    document: &Document,
    point: Point,
    language: Language,
) -> String {
    if !document.topology().contains(point) {
        return String::new();
    }
    let known = report.and_then(|report| Some((report, report.points.get(point.index())?)));
    let mut parts = match document.setup.block_at(point) {
        Some(block) => block_parts(document, &block, language),
        None => known.map_or_else(
            || vec![pick(language, "empty", "空点").to_owned()],
            |(_, known)| empty_parts(*known, language),
        ),
    };
    if let Some((report, known)) = known {
        if let Some(region) = known.region.and_then(|index| report.regions.get(index)) {
            let id = &region.id;
            parts.push(pick(language, format!("region {id}"), format!("領域{id}")));
        }
        if known.is_useful {
            parts.push(pick(language, "useful", "有効点").to_owned());
        }
    }
    if document.picks.contains(&[], point) {
        parts.push(pick(language, "candidate", "候補点").to_owned());
    }
    parts.join(pick(language, ", ", "、"))
}

fn block_parts(document: &Document, block: &Block, language: Language) -> Vec<String> {
    let role = match document.roles.of(block) {
        Role::Essential => pick(language, "essential", "対象ブロック"),
        Role::Safe => pick(language, "safe", "安全な石"),
        Role::Unknown => pick(language, "unknown", "その他の石"),
    };
    let (stones, free) = (int(block.stones.len()), int(block.liberties.len()));
    let mut parts = vec![side(block.color, language).to_owned(), role.to_owned()];
    if document.roles.is_joined_to_safe(block) {
        parts.push(pick(language, "joined to safe stones", "安全な石につながる").to_owned());
    }
    parts.push(pick(language, plural(stones, "stone"), format!("石{stones}")));
    parts.push(pick(language, liberties(free), format!("ダメ{free}")));
    parts
}

fn empty_parts(known: PointReport, language: Language) -> Vec<String> {
    let mut parts = vec![pick(language, "empty", "空点").to_owned()];
    let liberty = match (known.liberty.black, known.liberty.white) {
        (true, true) => pick(language, "shared liberty", "内ダメ"),
        (true, false) => pick(language, "liberty of Black's block", "黒のダメ"),
        (false, true) => pick(language, "liberty of White's block", "白のダメ"),
        (false, false) if known.shared.is_some() => {
            pick(language, "between the two blocks", "両方の対象ブロックの間")
        }
        (false, false) => return parts,
    };
    parts.push(liberty.to_owned());
    parts
}
