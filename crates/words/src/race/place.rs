//! What a point, a region or a node is.

use semeai_board::{Block, Color, Point, Role, Roles, Setup, Topology};
use semeai_cgt::Formula;
use semeai_race::picks::Move;
use semeai_race::report::{Node, NodeState, PointReport, RegionReport, Reply, Report, Tree};
use semeai_session::{Document, Phrasing};

use crate::grammar::{int, side};
use crate::labels::{Label, label};
use crate::texts::race::place as texts;

/// The name of a region: "Region I".
pub fn region_name(region: &RegionReport, phrasing: Phrasing) -> String {
    let id = &region.sign;
    texts::region_name(&id, phrasing)
}

/// The names of several regions: "Regions II, IV, V".
pub fn region_names(regions: &[&RegionReport], phrasing: Phrasing) -> String {
    if let [region] = regions {
        return region_name(region, phrasing);
    }
    let ids: Vec<&str> = regions.iter().map(|region| region.sign.as_str()).collect();
    say!(
        phrasing,
        en = format!("Regions {}", ids.join(", ")),
        ja = format!("領域{}", ids.join("・"))
    )
}

/// What is known of a region, in a few words: "settled", "2 open".
pub fn region_state(region: &RegionReport, phrasing: Phrasing) -> String {
    let open = region
        .tree
        .nodes
        .iter()
        .filter(|node| node.state == NodeState::Nil)
        .count();
    let name = match region.root().state {
        NodeState::Alive => Label::Alive,
        NodeState::Count(_) => Label::Settled,
        _ if open > 0 => {
            return texts::region_state(&open, phrasing);
        }
        _ => Label::Complete,
    };
    label(name, phrasing).to_owned()
}

/// How many questions of a region are left, in a few words.
pub fn questions_left(count: usize, phrasing: Phrasing) -> String {
    texts::questions_left(int(count), phrasing)
}

/// The moves to a node in words: "Black B3, White H3"; for the root "as it stands".
pub(crate) fn path_text(path: &[Move], topology: &Topology, phrasing: Phrasing) -> String {
    if path.is_empty() {
        return texts::path_text_stands(phrasing).to_owned();
    }
    let moves: Vec<String> = path
        .iter()
        .map(|m| {
            let (color, point) = (side(m.color, phrasing), phrasing.point(topology, m.point));
            texts::path_text(&color, &point, phrasing)
        })
        .collect();
    moves.join(crate::grammar::comma(phrasing))
}

/// A move of a tree in short: "bB3", "wH3".
pub fn step_name(step: Move, topology: &Topology, phrasing: Phrasing) -> String {
    let side = match step.color {
        Color::Black => 'b',
        Color::White => 'w',
    };
    format!("{side}{}", phrasing.point(topology, step.point))
}

/// Why a node counts one more than what the other side's move leaves: "3 = 2 + 1: Black's move leaves 2, and it counts itself."
/// Nothing where a node is no such number.
pub fn count_reason(
    node: &Node,
    tree: &Tree,
    defender: Color,
    phrasing: Phrasing,
) -> Option<String> {
    let number = |node: &Node| match (node.state, &node.value) {
        (NodeState::Count(count), _) => Some(i128::from(count)),
        (_, Some(value)) => {
            let is_number = value.said() == Formula::from(value.mean);
            let count = value.mean.is_integer().then(|| value.mean.to_integer());
            count.filter(|_| is_number).map(i128::saturating_abs)
        }
        _ => None,
    };
    let attacker = defender.opponent();
    let all = number(node).filter(|_| node.state == NodeState::Options)?;
    let left = all.checked_sub(1)?;
    let after = node
        .slots
        .iter()
        .filter_map(|slot| match slot.reply(attacker) {
            Reply::Node(id) => number(tree.node(id)),
            _ => None,
        });
    let is_left = after.min() == Some(left);
    let who = side(attacker, phrasing);
    is_left.then(|| texts::count_reason(&all, &left, &who, phrasing))
}

/// What is at a point, for the status bar and screen readers: "empty, liberty of Black's block, region I, useful,
/// candidate"; "Black, essential, 5 stones, 2 liberties". Without a report the stones only; empty off the board.
pub fn point_description(
    report: Option<&Report>,
    document: &Document,
    point: Point,
    phrasing: Phrasing,
) -> String {
    if !document.topology().contains(point) {
        return String::new();
    }
    let known = report.and_then(|report| Some((report, report.points.get(point.index())?)));
    let mut parts = match document.board.setup.block_at(point) {
        Some(block) => block_parts(document, &block, phrasing),
        None => known.map_or_else(
            || vec![texts::point_description_empty(phrasing).to_owned()],
            |(_, known)| empty_parts(*known, phrasing),
        ),
    };
    if let Some((report, known)) = known {
        if let Some(region) = known.region.and_then(|index| report.regions.get(index)) {
            let id = &region.sign;
            parts.push(texts::point_description_region(&id, phrasing));
        }
        if known.is_useful {
            parts.push(texts::point_description_useful(phrasing).to_owned());
        }
    }
    let ban = document.board.ban.filter(|&(_, banned)| banned == point);
    parts.extend(ban.map(|(color, _)| ko_ban(color, phrasing).to_owned()));
    if document.race.picks.contains(&[], point) {
        parts.push(texts::point_description_candidate(phrasing).to_owned());
    }
    parts.join(crate::grammar::comma(phrasing))
}

fn ko_ban(color: Color, phrasing: Phrasing) -> &'static str {
    match color {
        Color::Black => texts::ko_ban_black(phrasing),
        Color::White => texts::ko_ban_white(phrasing),
    }
}

/// What stands at a point, and no more: "Black, essential, 5 stones", "empty".
pub fn stone_description(setup: &Setup, roles: &Roles, point: Point, phrasing: Phrasing) -> String {
    let parts = match setup.block_at(point) {
        Some(block) => stone_parts(roles, &block, phrasing),
        None => vec![texts::point_description_empty(phrasing).to_owned()],
    };
    parts.join(crate::grammar::comma(phrasing))
}

fn stone_parts(roles: &Roles, block: &Block, phrasing: Phrasing) -> Vec<String> {
    let role = match roles.of(block) {
        Role::Essential => Some(texts::stone_parts_essential(phrasing)),
        Role::Safe => Some(texts::stone_parts_safe(phrasing)),
        // Of most stones nobody has said anything.
        Role::Unknown => None,
    };
    let stones = int(block.stones.len());
    let mut parts = vec![side(block.color, phrasing).to_owned()];
    parts.extend(role.map(str::to_owned));
    if roles.is_joined_to_safe(block) {
        parts.push(texts::stone_parts_joined_safe_stones(phrasing).to_owned());
    }
    parts.push(texts::stone_parts_stones(stones, phrasing));
    parts
}

fn block_parts(document: &Document, block: &Block, phrasing: Phrasing) -> Vec<String> {
    let free = int(block.liberties.len());
    let mut parts = stone_parts(&document.marks.roles, block, phrasing);
    parts.push(texts::block_parts(free, phrasing));
    parts
}

fn empty_parts(known: PointReport, phrasing: Phrasing) -> Vec<String> {
    let mut parts = vec![texts::point_description_empty(phrasing).to_owned()];
    let liberty = match (known.liberty.black, known.liberty.white) {
        (true, true) => texts::empty_parts_shared_liberty(phrasing),
        (true, false) => texts::empty_parts_liberty_black_block(phrasing),
        (false, true) => texts::empty_parts_liberty_white_block(phrasing),
        (false, false) if known.shared.is_some() => texts::empty_parts_near_both_blocks(phrasing),
        (false, false) => return parts,
    };
    parts.push(liberty.to_owned());
    parts
}

#[cfg(test)]
mod tests {
    use semeai_board::{ByColor, PointSet};
    use semeai_cgt::{Arena, Rational};
    use semeai_race::report::{Slot, TreeIndex, ValueReport};

    use super::*;
    use crate::example::Example;

    #[track_caller]
    fn describes(race: &Example, point: &str, english: &str, japanese: &str) {
        let point = race.point(point);
        let describe =
            |phrasing| point_description(Some(&race.report), &race.document, point, phrasing);
        assert_eq!(describe(Phrasing::ENGLISH), english);
        assert_eq!(describe(Phrasing::JAPANESE), japanese);
    }

    #[test]
    fn points_say_what_they_are_in_the_race() {
        let race = Example::with_picks(
            "@....@@\n@XXXX@@\n@.@@@@@\nBBBBBBB\nB.BBBBB\nWWWWWWW\n.#.####",
            &[(&[], "B5")],
        );
        describes(
            &race,
            "B5",
            "empty, liberty of Black's block, region I, useful, candidate",
            "空点、黒のダメ、領域I、有効点、候補点",
        );
        describes(&race, "B7", "empty, region I", "空点、領域I");
        describes(
            &race,
            "B6",
            "Black, 4 stones, 5 liberties, region I",
            "黒、石4、ダメ5、領域I",
        );
        describes(
            &race,
            "A4",
            "Black, essential, 13 stones, 2 liberties",
            "黒、対象ブロック、石13、ダメ2",
        );
        describes(
            &race,
            "D1",
            "Black, safe, 4 stones, 1 liberty",
            "黒、安全な石、石4、ダメ1",
        );
        describes(&race, "B3", "empty, shared liberty", "空点、内ダメ");
        describes(
            &race,
            "A1",
            "empty, liberty of White's block, region II",
            "空点、白のダメ、領域II",
        );
    }

    /// A root of this value over one leaf, to which both sides move.
    fn small_tree(value: i64, leaf: u32) -> Tree {
        let mut arena = Arena::new();
        let game = arena.integer(value).expect("a number");
        let graph = arena.thermograph(game).expect("a number");
        let number = Rational::from_integer(value.into());
        let value = ValueReport {
            text: number.into(),
            cooled: number.into(),
            mean: number,
            temperature: Rational::from_integer(-1),
            thermograph: graph.clone(),
            cooled_thermograph: graph,
        };
        let node = |state, value, slots| Node {
            path: Vec::new(),
            parent: None,
            state,
            slots,
            liberties: PointSet::EMPTY,
            useful: PointSet::EMPTY,
            black: PointSet::EMPTY,
            white: PointSet::EMPTY,
            value,
            is_cut: false,
            is_closed: false,
        };
        let slot = Slot {
            point: Point::new(0).expect("a point"),
            replies: ByColor::new_with(|_| Reply::Node(TreeIndex(1))),
        };
        let root = node(NodeState::Options, Some(value), vec![slot]);
        let nodes = [root, node(NodeState::Count(leaf), None, Vec::new())];
        Tree {
            nodes: nodes.into(),
        }
    }

    #[test]
    fn a_count_above_all_that_follow_says_why() {
        let said = |value, defender, phrasing| {
            let tree = small_tree(value, 2);
            count_reason(&tree.nodes[0], &tree, defender, phrasing)
        };
        let english = |value, defender| said(value, defender, Phrasing::ENGLISH);
        assert_eq!(
            english(3, Color::Black).as_deref(),
            Some("3 = 2 + 1: White's move leaves 2, and it counts itself.")
        );
        assert_eq!(
            said(-3, Color::White, Phrasing::JAPANESE).as_deref(),
            Some("3 = 2 + 1：黒が打つと残り2手で、その一手も数えます。")
        );
        assert_eq!(english(2, Color::Black), None, "as those that follow");
        assert_eq!(
            english(4, Color::Black),
            None,
            "nothing of which it is one more"
        );
    }

    #[test]
    fn without_a_report_the_stones_are_left() {
        let race = Example::new("BX.\nW..\n...");
        let describe =
            |name| point_description(None, &race.document, race.point(name), Phrasing::ENGLISH);
        assert_eq!(describe("B3"), "Black, essential, 2 stones, 2 liberties");
        assert_eq!(describe("C1"), "empty");
        let off_board = Point::new(600).expect("a point of a larger board");
        assert_eq!(
            point_description(None, &race.document, off_board, Phrasing::ENGLISH),
            ""
        );
    }

    #[test]
    fn a_ban_by_ko_is_said() {
        let race = Example::new("BX.\nW..\n...");
        let banned = race.point("C1");
        let mut document = race.document.clone();
        document.board.ban = Some((Color::White, banned));
        let describe = |phrasing| point_description(None, &document, banned, phrasing);
        let english = "empty, White may not take the ko back";
        assert_eq!(describe(Phrasing::ENGLISH), english);
        assert_eq!(describe(Phrasing::JAPANESE), "空点、白はコウを取り返せない");
    }

    #[test]
    fn regions_and_nodes_say_their_state() {
        let race = Example::with_picks(
            "@....@@\n@XXXX@@\n@.@@@@@\nBBBBBBB\nWWWWWWW\n.#.####",
            &[(&[], "B4")],
        );
        let state = |i: usize| region_state(&race.report.regions[i], Phrasing::ENGLISH);
        assert_eq!([state(0), state(1)], ["1 open", "settled"]);
        assert_eq!(
            region_name(&race.report.regions[1], Phrasing::JAPANESE),
            "領域II"
        );
    }

    #[test]
    fn paths_are_told_move_by_move() {
        let race = Example::new("...\n.B.\n.W.");
        let path = [(Color::Black, "A1"), (Color::White, "C3")].map(|(color, name)| Move {
            color,
            point: race.point(name),
        });
        let topology = race.document.topology();
        assert_eq!(
            path_text(&path, topology, Phrasing::ENGLISH),
            "Black A1, White C3"
        );
        assert_eq!(path_text(&path, topology, Phrasing::JAPANESE), "黒A1、白C3");
        assert_eq!(path_text(&[], topology, Phrasing::ENGLISH), "as it stands");
    }
}
