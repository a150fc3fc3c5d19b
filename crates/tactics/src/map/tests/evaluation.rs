//! Maps on positions: the cases, the second evaluator, colours exchanged, points by their names.

use std::collections::BTreeSet;

use proptest::prelude::*;
use semeai_board::{ByColor, Color, Position, Setup};
use serde_json::Value;

use super::definition::{State, numbers};
use super::{maps, positions};
use crate::map::{Map, MapQuestion, MapReport, Preset, compare, map_report};

fn report(map: &Map, position: &Position, player: Color) -> MapReport {
    let question = MapQuestion {
        map: map.clone(),
        position: position.clone(),
        player,
    };
    map_report(&question).expect("all points are there")
}

/// `tests/fixtures/tactics-maps.json`.
#[test]
fn cases_come_out() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/fixtures/tactics-maps.json"
    );
    let text = std::fs::read_to_string(path).expect("the cases");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let cases = file["cases"].as_array().expect("cases");
    assert!(cases.len() >= 30);
    for case in cases {
        let text = |key: &str| case[key].as_str().expect("a text");
        let topology = positions::board(text("board"));
        let position = positions::position(topology, text("position"));
        let report = report(
            &text("expr").parse().expect("a map"),
            &position,
            Color::Black,
        );
        let expected = |key: &str| -> BTreeSet<usize> {
            serde_json::from_value(case[key].clone()).expect("points")
        };
        assert_eq!(
            numbers(report.result()),
            expected("result"),
            "{}",
            text("id")
        );
        assert_eq!(
            numbers(report.on_empty()),
            expected("empty_part"),
            "{}",
            text("id")
        );
    }
}

#[test]
fn points_that_the_board_lacks_are_named_all_of_them_once() {
    let position = positions::position(positions::board("square:3x3"), "");
    let map: Map = "F({A1,D4} | {z9,D4}) & {c3}".parse().expect("a map");
    let player = Color::Black;
    let question = MapQuestion {
        map,
        position,
        player,
    };
    let missing = map_report(&question).expect_err("two are missing");
    assert_eq!(missing.names, ["D4", "z9"]);
    assert_eq!(missing.to_string(), "the board has no D4, z9");
}

/// White may not take the ko back at once, nor play into Black's corners; Black takes at D3 and D1.
#[test]
fn what_is_playable_is_legal_with_its_ko() {
    let drawn = ".XO.\nXO.O\n.XO.";
    let setup = semeai_board::diagram::parse(drawn)
        .expect("a diagram")
        .setup;
    let before = Position::new(setup).expect("a position");
    let at = |name: &str| before.topology().point(name).expect("on the board");
    let taken = before.play(Color::Black, at("C2")).expect("legal").position;
    let everywhere = "V".parse().expect("a map");
    let names = |player, position: &Position| {
        let playable = report(&everywhere, position, player).playable;
        let names = position.topology().names(&playable);
        names.join(" ")
    };
    assert_eq!(names(Color::White, &taken), "D3 D1");
    assert_eq!(names(Color::White, &taken.without_ko()), "D3 B2 D1");
    assert_eq!(names(Color::Black, &taken), "A3 D3 B2 A1 D1");
}

fn exchanged(position: &Position) -> Position {
    let ByColor { black, white } = *position.stones_by_color();
    let mut setup = Setup::new(position.topology().clone());
    setup.stones = ByColor {
        black: white,
        white: black,
    };
    Position::new(setup).expect("as before")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_part_is_what_its_definition_says(
        map in maps::map(positions::NAMES),
        position in positions::any(),
    ) {
        let report = report(&map, &position, Color::Black);
        let state = State::new(&position);
        for (part, set) in map.parts().into_iter().zip(&report.parts) {
            prop_assert_eq!(numbers(set), state.set(part), "{}", part);
        }
        prop_assert_eq!(report.parts.len(), map.size());
    }

    #[test]
    fn white_plays_by_the_map_as_black_does_with_the_colours_exchanged(
        map in maps::map(positions::NAMES),
        position in positions::any(),
    ) {
        let white = report(&map, &position, Color::White);
        let black = report(&map, &exchanged(&position), Color::Black);
        prop_assert_eq!(white.parts, black.parts);
        prop_assert_eq!(white.playable, black.playable);
    }

    #[test]
    fn presets_are_what_their_definitions_say(position in positions::any()) {
        let state = State::new(&position);
        for preset in Preset::ALL {
            let result = report(&preset.map(), &position, Color::Black).result();
            prop_assert_eq!(numbers(result), state.set(&preset.map()), "{}", preset.name());
        }
    }

    /// What is said of the fourth map as printed: nothing is in it where no point has more than four neighbours.
    #[test]
    fn the_fourth_map_as_printed_is_empty_where_degrees_are_small(position in positions::any()) {
        let topology = position.topology();
        let degree = |point| topology.neighbors(point).len();
        if topology.points().iter().all(|point| degree(point) <= 4) {
            let report = report(&Preset::Paper4a.map(), &position, Color::Black);
            prop_assert!(report.on_empty().is_empty());
        }
    }

    #[test]
    fn two_maps_are_compared_point_by_point(
        first in maps::map(positions::NAMES),
        second in maps::map(positions::NAMES),
        position in positions::any(),
    ) {
        let found = compare([&first, &second], &position, Color::Black).expect("all are there");
        let [one, other] = [&first, &second].map(|map| report(map, &position, Color::Black).result());
        prop_assert_eq!(found.both.union(&found.only_first), one);
        prop_assert_eq!(found.both.union(&found.only_second), other);
        prop_assert_eq!(found.is_equal(), one == other);
        let on_empty = |set: semeai_board::PointSet| set.intersection(&position.empty());
        prop_assert_eq!(found.is_equal_on_empty(), on_empty(one) == on_empty(other));
    }
}
