//! What the window tells of a map: where it can be played, what each of its parts is, how two maps compare, what a move changes.

use std::sync::Arc;
use std::time::Duration;

use semeai_board::{ByColor, Color, PointSet, Topology};
use semeai_session::{MapFault, Phrasing};
use semeai_tactics::{
    CellReport, Comparison, Junction, Leaf, Map, MapError, MapReport, MoveChange, Operator, Preset,
};

use super::fault::{map_fault, missing_points};
use super::presets::preset_sentence;
use crate::grammar::{capitalized, int, plural, sentence, side};
use crate::position::position_error;
use crate::texts::tactics::window as texts;

/// How many points a map has, and at how many of them its player may play, as a sentence.
///
/// ```
/// use semeai_board::{Color, Position, diagram};
/// use semeai_session::Phrasing;
/// use semeai_tactics::{MapQuestion, map_report};
/// use semeai_words::tactics::map_headline;
///
/// let position = Position::new(diagram::parse("...\n.O.\n...")?.setup)?;
/// let question = MapQuestion { map: "F(W)".parse()?, position, player: Color::Black };
/// let report = map_report(&question)?;
/// let said = map_headline(&report, Color::Black, Phrasing::ENGLISH);
/// assert_eq!(said, "5 points, 4 of them empty; Black can play at 4.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn map_headline(report: &MapReport, player: Color, phrasing: Phrasing) -> String {
    let who = side(player, phrasing);
    let (all, empty) = (report.result().len(), report.on_empty().len());
    let playable = report.playable.len();
    let points = plural(int(all), "point");
    texts::map_headline(&all, &empty, &playable, &points, &who, phrasing)
}

/// What is wrong with a text, as a sentence with the column.
pub fn map_error_sentence(error: &MapError, phrasing: Phrasing) -> String {
    let (column, reason) = (error.column, map_fault(&error.kind, phrasing));
    texts::map_error_sentence(&column, &reason, phrasing)
}

/// Why a map that can be read has no value on the stones, as a sentence.
pub fn map_fault_sentence(fault: &MapFault, phrasing: Phrasing) -> String {
    match fault {
        MapFault::NoPosition(error) => position_error(error, phrasing).message,
        MapFault::NoPoints(missing) => {
            let said = missing_points(missing, phrasing);
            say!(phrasing, en = sentence(&said), ja = said.clone())
        }
    }
}

/// How many points a set has, and their names, at most so many.
pub fn set_names(set: &PointSet, topology: &Topology, most: usize, phrasing: Phrasing) -> String {
    let names = phrasing.points(topology, set);
    let count = names.len();
    let shown = names[..count.min(most)].join(" ");
    let rest = count.saturating_sub(most);
    match (count, rest) {
        (0, _) => texts::set_names(phrasing).to_owned(),
        (_, 0) => format!("{count}: {shown}"),
        _ => format!("{count}: {shown} … +{rest}"),
    }
}

/// What a part of a map gives, in few words: its operator, junction or leaf. The set that it is of has its own name if that is short,
/// else it is told as it is typed.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::tactics::part_sentence;
///
/// let said = part_sentence(&"F(W)".parse()?, Phrasing::ENGLISH);
/// assert_eq!(said, "White's stones as strings, and their neighbours");
/// # Ok::<(), semeai_tactics::MapError>(())
/// ```
pub fn part_sentence(part: &Map, phrasing: Phrasing) -> String {
    match part {
        Map::Leaf(leaf) => leaf_sentence(leaf, phrasing),
        Map::Apply(operator, of) => {
            let said = operator_sentence(*operator, of, phrasing);
            match operator {
                Operator::AtLeast(_) | Operator::AtMost(_) => {
                    texts::part_sentence_at_least_at_most(&said, phrasing)
                }
                _ => said,
            }
        }
        Map::Join(junction, one, other) => {
            let [one, other] = [one, other].map(|of| object(of, phrasing));
            match junction {
                Junction::Intersection => texts::part_sentence_intersection(&one, &other, phrasing),
                Junction::Union => texts::part_sentence_union(&one, &other, phrasing),
                Junction::Difference => texts::part_sentence_difference(&one, &other, phrasing),
            }
        }
    }
}

/// What a lesson says of a map, which asks about its free points: what a map of the source does, else what it gives.
pub fn lesson_sentence(map: &Map, phrasing: Phrasing) -> String {
    let text = map.to_string();
    let mut presets = Preset::ALL.into_iter();
    let preset = presets.find(|preset| preset.map().to_string() == text);
    match (preset, map) {
        (Some(preset), _) => preset_sentence(preset, phrasing).to_owned(),
        (None, Map::Apply(operator, of)) => {
            capitalized(&operator_sentence(*operator, of, phrasing))
        }
        (None, map) => capitalized(&part_sentence(map, phrasing)),
    }
}

/// What a set is called within a sentence: in words if it is a leaf, else as it is typed.
fn object(map: &Map, phrasing: Phrasing) -> String {
    match map {
        Map::Leaf(leaf @ (Leaf::Stones(_) | Leaf::Empty)) => leaf_sentence(leaf, phrasing),
        map => map.to_string(),
    }
}

/// Members of a set that are counted: "4 empty points", "1 white stone".
fn members(map: &Map, number: u16, phrasing: Phrasing) -> String {
    match map {
        Map::Leaf(Leaf::Empty) => texts::members_leaf_empty(number, phrasing),
        Map::Leaf(Leaf::Stones(color)) => {
            let (stone, who) = match color {
                Color::Black => ("black stone", side(*color, phrasing)),
                Color::White => ("white stone", side(*color, phrasing)),
            };
            say!(
                phrasing,
                en = plural(number, stone),
                ja = format!("{who}石が{number}個")
            )
        }
        map => texts::members_points(&map, number, phrasing),
    }
}

fn leaf_sentence(leaf: &Leaf, phrasing: Phrasing) -> String {
    match leaf {
        Leaf::Stones(color) => {
            let who = side(*color, phrasing);
            texts::leaf_sentence_stones(&who, phrasing)
        }
        Leaf::Empty => texts::leaf_sentence_empty(phrasing).to_owned(),
        Leaf::Atari => texts::leaf_sentence_atari(phrasing).to_owned(),
        Leaf::All => texts::leaf_sentence_all(phrasing).to_owned(),
        Leaf::Legal(color) => {
            let who = side(*color, phrasing);
            texts::leaf_sentence_where_may_play(&who, phrasing)
        }
        Leaf::Points(_) => texts::leaf_sentence_points(phrasing).to_owned(),
    }
}

fn operator_sentence(operator: Operator, of: &Map, phrasing: Phrasing) -> String {
    let what = object(of, phrasing);
    match operator {
        Operator::Complement => texts::operator_sentence_complement(&what, phrasing),
        Operator::Reach => texts::operator_sentence_reach(&what, phrasing),
        Operator::StartReach => texts::operator_sentence_start_reach(&what, phrasing),
        Operator::Attached(color) => {
            let who = side(color, phrasing);
            texts::operator_sentence_strings_touch(&what, &who, phrasing)
        }
        Operator::Captured(color) => {
            let (who, whose) = (side(color, phrasing), side(color.opponent(), phrasing));
            texts::operator_sentence_stones_move_takes(&what, &who, &whose, phrasing)
        }
        Operator::AtLeast(number) => {
            let some = members(of, number, phrasing);
            texts::operator_sentence_points_least_next(&some, phrasing)
        }
        Operator::AtMost(number) => {
            let some = members(of, number, phrasing);
            texts::operator_sentence_points_most_next(&some, phrasing)
        }
    }
}

/// How two maps compare on the stones: only in the first, only in the second, in both, whether that matters in play.
pub fn comparison_sentences(
    compared: &Comparison,
    topology: &Topology,
    most: usize,
    phrasing: Phrasing,
) -> Vec<String> {
    let names = |set| set_names(set, topology, most, phrasing);
    let (first, second) = (names(&compared.only_first), names(&compared.only_second));
    let both = names(&compared.both);
    let equal = match (compared.is_equal(), compared.is_equal_on_empty()) {
        (true, _) => texts::comparison_sentences_these_stones_both(phrasing),
        (false, true) => texts::comparison_sentences_these_stones_they(phrasing),
        (false, false) => texts::comparison_sentences_these_stones_they_differ(phrasing),
    };
    vec![
        equal.to_owned(),
        texts::comparison_sentences_only_first(&first, phrasing),
        texts::comparison_sentences_only_second(&second, phrasing),
        texts::comparison_sentences_both(&both, phrasing),
    ]
}

/// A player of a table, a preset by its name, another map as it is written.
pub fn player_name(text: &str, phrasing: Phrasing) -> &str {
    let mut presets = Preset::ALL.into_iter();
    let preset = presets.find(|preset| preset.map().to_string() == text);
    match preset {
        Some(preset) => preset.name(),
        None if text == "random" => texts::player_name(phrasing),
        None => text,
    }
}

/// Both players of a cell: Black's alone where White plays at random.
pub fn players_name(players: &ByColor<Arc<str>>, phrasing: Phrasing) -> String {
    let [black, white] = [&players.black, &players.white].map(|text| player_name(text, phrasing));
    match &*players.white == "random" {
        true => black.to_owned(),
        false => texts::players_name(&black, &white, phrasing),
    }
}

/// What a cell is called.
pub fn cell_title(cell: &CellReport, phrasing: Phrasing) -> String {
    let (board, players) = (&cell.board, players_name(&cell.players, phrasing));
    texts::cell_title(&board, &players, phrasing)
}

/// At how many points a map can be played, for the bottom line.
pub fn playable_points(points: usize, phrasing: Phrasing) -> String {
    texts::playable_points(&points, phrasing)
}

/// What a game of a cell is called.
pub fn game_title(cell: &CellReport, number: u64, phrasing: Phrasing) -> String {
    let cell = cell_title(cell, phrasing);
    texts::game_title(&cell, &number, phrasing)
}

/// About how long something will take still.
pub fn time_left(left: Duration, phrasing: Phrasing) -> String {
    let seconds = left.as_secs();
    let (minutes, rest) = (seconds / 60, seconds % 60);
    match minutes {
        0 => texts::time_left_about_s_left(&rest, phrasing),
        _ => texts::time_left_about_min_s(&minutes, &rest, phrasing),
    }
}

/// A move of the model: whose, where, whether it is legal.
pub fn change_headline(change: &MoveChange, topology: &Topology, phrasing: Phrasing) -> String {
    let (who, point) = (
        side(change.color, phrasing),
        phrasing.point(topology, change.point),
    );
    let is_empty = ByColor::as_ref(&change.stones).map(|stones| !stones.contains(change.point));
    let is_empty = is_empty.black && is_empty.white;
    match (change.is_legal, is_empty) {
        (true, _) => texts::change_headline_at(&point, &who, phrasing),
        (false, false) => texts::change_headline_has_stone_move(&point, phrasing),
        (false, true) => texts::change_headline_would_suicide(&point, &who, phrasing),
    }
}

/// A line of what the model says: a set before the move, and after it where the move changes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelRow {
    /// The set as it is typed: `F({C3})`.
    pub name: String,
    /// How many points it has, and their names.
    pub before: String,
    /// The same after the move; nothing where there is no after.
    pub after: Option<String>,
}

/// F, A and D of a point, then B, W and F before a move there and after it, and what comes into H and out of it.
pub fn model_rows(
    change: &MoveChange,
    topology: &Topology,
    most: usize,
    phrasing: Phrasing,
) -> Vec<ModelRow> {
    let names = |set: &PointSet| set_names(set, topology, most, phrasing);
    let point = phrasing.point(topology, change.point);
    let letter = match change.color {
        Color::Black => 'B',
        Color::White => 'W',
    };
    let row = |name: String, before: &PointSet, after: Option<&PointSet>| ModelRow {
        name,
        before: names(before),
        after: after.map(names),
    };
    let after = change.after.as_ref();
    let stones = |color: Color| after.map(|after| &after.stones[color]);
    let mut rows = vec![
        row(
            format!("F({{{point}}})"),
            &change.image,
            after.map(|after| &after.image),
        ),
        row(format!("A{letter}({{{point}}})"), &change.joined, None),
        row(format!("D{letter}({{{point}}})"), &change.taken, None),
        row("B".to_owned(), &change.stones.black, stones(Color::Black)),
        row("W".to_owned(), &change.stones.white, stones(Color::White)),
    ];
    if let Some(after) = after {
        let into = texts::model_rows_into(phrasing);
        let out = texts::model_rows_out(phrasing);
        rows.push(row(into.to_owned(), &after.atari.into, None));
        rows.push(row(out.to_owned(), &after.atari.out_of, None));
    }
    rows
}

#[cfg(test)]
mod tests {
    use semeai_board::{Position, diagram};
    use semeai_tactics::{MapText, compare, move_change};

    use super::*;

    fn position(text: &str) -> Position {
        let setup = diagram::parse(text).expect("a diagram").setup;
        Position::new(setup).expect("a position")
    }

    #[test]
    fn a_fault_is_a_sentence_with_its_column() {
        let error = MapText::parse("P4(").expect_err("no map");
        let said = map_error_sentence(&error, Phrasing::ENGLISH);
        assert_eq!(
            said,
            "Column 4: expected a map (B, W, V, H, X, LB, LW, {…} or an operator before one), but found the end."
        );
        let said = map_error_sentence(&error, Phrasing::JAPANESE);
        assert!(said.starts_with("4文字目：マップ"), "{said}");
    }

    #[test]
    fn every_part_is_explained_in_both_languages() {
        let text = "(~F(B) | F0(W) & AB(V)) \\ (DW(H) | P2(X) | Q3(LB) | {A1})";
        let map: Map = text.parse().expect("a map");
        for phrasing in crate::PHRASINGS {
            for part in map.parts() {
                let said = part_sentence(part, phrasing);
                assert!(!said.is_empty() && said.trim() == said, "{said}");
            }
        }
        let taken: Map = "DB(V)".parse().expect("a map");
        let said = part_sentence(&taken, Phrasing::ENGLISH);
        assert_eq!(
            said,
            "White's stones that a move of Black in the empty points takes"
        );
    }

    #[test]
    fn names_beyond_the_room_are_counted() {
        let position = position("...\n...");
        let (board, all) = (position.topology(), position.topology().points());
        let said = |most| set_names(&all, board, most, Phrasing::ENGLISH);
        assert_eq!(said(6), "6: A2 B2 C2 A1 B1 C1");
        assert_eq!(said(2), "6: A2 B2 … +4");
        let nothing = set_names(&PointSet::EMPTY, board, 2, Phrasing::ENGLISH);
        assert_eq!(nothing, "none");
    }

    #[test]
    fn maps_that_differ_on_stones_only_are_the_same_in_play() {
        let position = position("...\n.O.\n...");
        let maps = ["V", "V | W"].map(|map| map.parse().expect("a map"));
        let compared = compare([&maps[0], &maps[1]], &position, Color::Black).expect("points");
        let board = position.topology();
        let said = comparison_sentences(&compared, board, 9, Phrasing::ENGLISH);
        assert_eq!(
            said[..3],
            [
                "On these stones they differ on stones only: in play they are the same.",
                "Only in the first, none",
                "Only in the second, 1: B2",
            ]
        );
    }

    #[test]
    fn a_capture_changes_both_sides() {
        let position = position("XO.\n...\n...");
        let board = position.topology();
        let point = board.point("A2").expect("a point");
        let change = move_change(&position, Color::White, point).expect("a point");
        let said = change_headline(&change, board, Phrasing::ENGLISH);
        assert_eq!(said, "White at A2");
        let rows = model_rows(&change, board, 9, Phrasing::ENGLISH);
        let row = |name: &str| {
            let row = rows.iter().find(|row| row.name == name).expect(name);
            (row.before.as_str(), row.after.as_deref())
        };
        assert_eq!(row("F({A2})"), ("4: A3 A2 B2 A1", Some("4: A3 A2 B2 A1")));
        assert_eq!(row("DW({A2})"), ("1: A3", None));
        assert_eq!(row("B"), ("1: A3", Some("none")));
        assert_eq!(row("W"), ("1: B3", Some("2: B3 A2")));
        let stone = board.point("A3").expect("a point");
        let no_move = move_change(&position, Color::White, stone).expect("a point");
        assert_eq!(
            change_headline(&no_move, board, Phrasing::ENGLISH),
            "A3 has a stone: no move there."
        );
    }
}
