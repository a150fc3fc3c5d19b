//! What a point, a region or a node is.

use semeai_board::{Block, Color, Point, Role, Roles, Setup, Topology};
use semeai_race::picks::Move;
use semeai_race::report::{NodeState, PointReport, RegionReport, Report};
use semeai_session::{Document, Language};

use crate::grammar::{int, liberties, plural, side};
use crate::labels::{Label, label};

/// The name of a region: "Region A".
pub fn region_name(region: &RegionReport, language: Language) -> String {
    let id = &region.id;
    tell!(language, en = "Region {id}", ja = "領域{id}")
}

/// The names of several regions: "Regions B, D, E".
pub fn region_names(regions: &[&RegionReport], language: Language) -> String {
    if let [region] = regions {
        return region_name(region, language);
    }
    let ids: Vec<&str> = regions.iter().map(|region| region.id.as_str()).collect();
    say!(
        language,
        en = format!("Regions {}", ids.join(", ")),
        ja = format!("領域{}", ids.join("・"))
    )
}

/// What is known of a region, in a few words: "settled", "2 open".
pub fn region_state(region: &RegionReport, language: Language) -> String {
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
            return tell!(language, en = "{open} open", ja = "未検討{open}");
        }
        _ => Label::Complete,
    };
    label(name, language).to_owned()
}

/// How many questions of a region are left, in a few words.
pub fn questions_left(count: usize, language: Language) -> String {
    say!(
        language,
        en = format!("{} left", plural(int(count), "question")),
        ja = format!("未検討{count}か所")
    )
}

/// The moves to a node in words: "Black B3, White H3"; for the root "as it stands".
pub(crate) fn path_text(path: &[Move], topology: &Topology, language: Language) -> String {
    if path.is_empty() {
        return tell!(language, en = "as it stands", ja = "現在の局面");
    }
    let moves: Vec<String> = path
        .iter()
        .map(|m| {
            let (color, point) = (side(m.color, language), topology.name(m.point));
            tell!(language, en = "{color} {point}", ja = "{color}{point}")
        })
        .collect();
    moves.join(say!(language, en = ", ", ja = "、"))
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
    let mut parts = match document.board.setup.block_at(point) {
        Some(block) => block_parts(document, &block, language),
        None => known.map_or_else(
            || vec![tell!(language, en = "empty", ja = "空点")],
            |(_, known)| empty_parts(*known, language),
        ),
    };
    if let Some((report, known)) = known {
        if let Some(region) = known.region.and_then(|index| report.regions.get(index)) {
            let id = &region.id;
            parts.push(tell!(language, en = "region {id}", ja = "領域{id}"));
        }
        if known.is_useful {
            parts.push(tell!(language, en = "useful", ja = "有効点"));
        }
    }
    let ban = document.board.ban.filter(|&(_, banned)| banned == point);
    parts.extend(ban.map(|(color, _)| ko_ban(color, language).to_owned()));
    if document.race.picks.contains(&[], point) {
        parts.push(tell!(language, en = "candidate", ja = "候補点"));
    }
    parts.join(say!(language, en = ", ", ja = "、"))
}

fn ko_ban(color: Color, language: Language) -> &'static str {
    match color {
        Color::Black => say!(
            language,
            en = "Black may not take the ko back",
            ja = "黒はコウを取り返せない"
        ),
        Color::White => say!(
            language,
            en = "White may not take the ko back",
            ja = "白はコウを取り返せない"
        ),
    }
}

/// What stands at a point, and no more: "Black, essential, 5 stones", "empty".
pub fn stone_description(setup: &Setup, roles: &Roles, point: Point, language: Language) -> String {
    let parts = match setup.block_at(point) {
        Some(block) => stone_parts(roles, &block, language),
        None => vec![tell!(language, en = "empty", ja = "空点")],
    };
    parts.join(say!(language, en = ", ", ja = "、"))
}

fn stone_parts(roles: &Roles, block: &Block, language: Language) -> Vec<String> {
    let role = match roles.of(block) {
        Role::Essential => say!(language, en = "essential", ja = "対象ブロック"),
        Role::Safe => say!(language, en = "safe", ja = "安全な石"),
        Role::Unknown => say!(language, en = "unknown", ja = "その他の石"),
    };
    let stones = int(block.stones.len());
    let mut parts = vec![side(block.color, language).to_owned(), role.to_owned()];
    if roles.is_joined_to_safe(block) {
        parts.push(tell!(
            language,
            en = "joined to safe stones",
            ja = "安全な石につながる"
        ));
    }
    parts.push(say!(
        language,
        en = plural(stones, "stone"),
        ja = format!("石{stones}")
    ));
    parts
}

fn block_parts(document: &Document, block: &Block, language: Language) -> Vec<String> {
    let free = int(block.liberties.len());
    let mut parts = stone_parts(&document.marks.roles, block, language);
    parts.push(say!(
        language,
        en = liberties(free),
        ja = format!("ダメ{free}")
    ));
    parts
}

fn empty_parts(known: PointReport, language: Language) -> Vec<String> {
    let mut parts = vec![tell!(language, en = "empty", ja = "空点")];
    let liberty = match (known.liberty.black, known.liberty.white) {
        (true, true) => say!(language, en = "shared liberty", ja = "内ダメ"),
        (true, false) => say!(language, en = "liberty of Black's block", ja = "黒のダメ"),
        (false, true) => say!(language, en = "liberty of White's block", ja = "白のダメ"),
        (false, false) if known.shared.is_some() => {
            say!(
                language,
                en = "between the two blocks",
                ja = "両方の対象ブロックの間"
            )
        }
        (false, false) => return parts,
    };
    parts.push(liberty.to_owned());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Example;

    #[track_caller]
    fn describes(race: &Example, point: &str, english: &str, japanese: &str) {
        let point = race.point(point);
        let describe =
            |language| point_description(Some(&race.report), &race.document, point, language);
        assert_eq!(describe(Language::English), english);
        assert_eq!(describe(Language::Japanese), japanese);
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
            "empty, liberty of Black's block, region A, useful, candidate",
            "空点、黒のダメ、領域A、有効点、候補点",
        );
        describes(&race, "B7", "empty, region A", "空点、領域A");
        describes(
            &race,
            "B6",
            "Black, unknown, 4 stones, 5 liberties, region A",
            "黒、その他の石、石4、ダメ5、領域A",
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
            "empty, liberty of White's block, region B",
            "空点、白のダメ、領域B",
        );
    }

    #[test]
    fn without_a_report_the_stones_are_left() {
        let race = Example::new("BX.\nW..\n...");
        let describe =
            |name| point_description(None, &race.document, race.point(name), Language::English);
        assert_eq!(describe("B3"), "Black, essential, 2 stones, 2 liberties");
        assert_eq!(describe("C1"), "empty");
        let off_board = Point::new(600).expect("a point of a larger board");
        assert_eq!(
            point_description(None, &race.document, off_board, Language::English),
            ""
        );
    }

    #[test]
    fn a_ban_by_ko_is_said() {
        let race = Example::new("BX.\nW..\n...");
        let banned = race.point("C1");
        let mut document = race.document.clone();
        document.board.ban = Some((Color::White, banned));
        let describe = |language| point_description(None, &document, banned, language);
        let english = "empty, White may not take the ko back";
        assert_eq!(describe(Language::English), english);
        assert_eq!(describe(Language::Japanese), "空点、白はコウを取り返せない");
    }

    #[test]
    fn regions_and_nodes_say_their_state() {
        let race = Example::with_picks(
            "@....@@\n@XXXX@@\n@.@@@@@\nBBBBBBB\nWWWWWWW\n.#.####",
            &[(&[], "B4")],
        );
        let state = |i: usize| region_state(&race.report.regions[i], Language::English);
        assert_eq!([state(0), state(1)], ["1 open", "settled"]);
        assert_eq!(
            region_name(&race.report.regions[1], Language::Japanese),
            "領域B"
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
            path_text(&path, topology, Language::English),
            "Black A1, White C3"
        );
        assert_eq!(path_text(&path, topology, Language::Japanese), "黒A1、白C3");
        assert_eq!(path_text(&[], topology, Language::English), "as it stands");
    }
}
