//! Every case of the fixture by name.

use std::collections::BTreeMap;

use semeai_board::{Color, Point, PointSet, settled};
use semeai_life::{
    Class, End, Goal, Ko, LifeLimits, LifeQuestion, LifeReport, Place, Table, Tables, eyes,
    life_report,
};
use semeai_search::PositionBudget;
use serde_json::Value;

use crate::support::{
    RULES, board, cases, classes, net, net_of, numbers_of, position, positions, stones, table,
    tables, text,
};

fn report(question: &LifeQuestion) -> LifeReport {
    let mut budget = PositionBudget::new(u64::MAX);
    let tables = Tables::default();
    life_report(question, &tables, &LifeLimits::default(), &mut budget)
}

fn points(value: &Value) -> PointSet {
    let numbers = numbers_of(value).into_iter();
    numbers.filter_map(Point::new).collect()
}

#[test]
fn ultimate_positions_are_told_with_their_eyes() {
    for case in cases("ultimate") {
        let id = text(&case, "id");
        let found = position(board(text(&case, "board")), text(&case, "position"));
        assert_eq!(found.is_some(), case["legal_position"] == 1, "{id}");
        let Some(found) = found else { continue };
        let eyes = eyes(&found);
        assert_eq!(eyes.is_ultimate(), case["ultimate"] == 1, "{id}");
        if eyes.is_ultimate() {
            assert_eq!(eyes.eyes.black, points(&case["E_B"]), "{id}");
            assert_eq!(eyes.eyes.white, points(&case["E_W"]), "{id}");
        }
    }
}

#[test]
fn what_is_settled_is_told() {
    for case in cases("benson") {
        let id = text(&case, "id");
        let found = position(board(text(&case, "board")), text(&case, "position"));
        let found = found.expect("a legal position");
        for (color, key) in [
            (Color::Black, "settled_black"),
            (Color::White, "settled_white"),
        ] {
            assert_eq!(settled(&found, color), points(&case[key]), "{id}");
        }
        // A table settles the same.
        let net = net(&case);
        let table = table(net.clone(), Goal::Territory, Ko::Simple);
        let stones = stones(text(&case, "position"));
        let both = [
            numbers_of(&case["settled_black"]),
            numbers_of(&case["settled_white"]),
        ];
        for point in 0..net.len() {
            let is_settled = both.iter().any(|points| points.contains(&point));
            assert_eq!(table.is_decided(stones, point), is_settled, "{id}");
        }
    }
}

#[test]
fn empty_boards_have_their_classes_by_both_endings() {
    for case in cases("outcome-start") {
        let id = text(&case, "id");
        let ko = match case["ko"].as_u64() {
            Some(0) => Ko::Free,
            Some(1) => Ko::Simple,
            Some(2) => Ko::BlackWins,
            _ => Ko::WhiteWins,
        };
        let net = net(&case);
        let settled = table(net.clone(), Goal::Territory, ko);
        let strict = table(net.clone(), Goal::Ultimate, ko);
        let empty = stones("");
        assert_eq!(
            classes(&settled, empty),
            text(&case, "classes_settled"),
            "{id}"
        );
        assert_eq!(
            classes(&strict, empty),
            text(&case, "classes_strict"),
            "{id}"
        );
        assert_eq!(
            Some(settled.positions()),
            case["legal_positions"].as_u64(),
            "{id}"
        );
        assert_eq!(
            histogram(&settled),
            counts(&case["histogram_settled"]),
            "{id}"
        );
        let ultimate = positions(&net).filter(|&stones| {
            let decided = |point| strict.is_decided(stones, point);
            (0..net.len()).all(decided)
        });
        assert_eq!(
            Some(ultimate.count() as u64),
            case["ultimate_positions"].as_u64(),
            "{id}"
        );
    }
}

/// How many points of all positions have each class.
fn histogram(table: &Table) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for stones in positions(table.net()) {
        for class in table.classes(Place::free(stones)) {
            *counts.entry(class.sign().to_owned()).or_default() += 1;
        }
    }
    counts
}

fn counts(value: &Value) -> BTreeMap<String, u64> {
    let entries = value.as_object().expect("counts").iter();
    entries
        .map(|(class, count)| (class.clone(), count.as_u64().expect("a number")))
        .collect()
}

/// The keys of the classes by the rules of ko, in the order of [`RULES`].
const KEYS: [&str; 3] = [
    "classes",
    "classes_black_wins_kos",
    "classes_white_wins_kos",
];

/// Compares what is told by each rule of ko, as far as the case has it.
fn check_rules(case: &Value, found: &[String]) {
    for (key, found) in KEYS.iter().zip(found) {
        if let Some(expected) = case[*key].as_str() {
            assert_eq!(found, expected, "{} {key}", text(case, "id"));
        }
    }
}

#[test]
fn positions_have_their_classes_under_all_rules_of_ko() {
    for case in cases("outcome-position") {
        let net = net(&case);
        let stones = stones(text(&case, "position"));
        let found = tables(net.clone(), Goal::Territory);
        let classes_found: Vec<_> = found.iter().map(|table| classes(table, stones)).collect();
        check_rules(&case, &classes_found);
        if let Some(count) = case["legal_positions"].as_u64() {
            assert_eq!(found[0].positions(), count, "{}", text(&case, "id"));
        }
        if let Some(strict) = case["classes_strict"].as_str() {
            let table = table(net, Goal::Ultimate, Ko::Simple);
            assert_eq!(classes(&table, stones), strict, "{}", text(&case, "id"));
        }
    }
}

#[test]
fn regions_with_an_outside_have_their_classes() {
    for case in cases("local-class") {
        let id = text(&case, "id");
        let found = position(board(text(&case, "board")), text(&case, "position"));
        let report = report(&LifeQuestion::new(found.expect("a legal position")));
        let points = numbers_of(&case["points"]);
        let by_rule = [0, 1, 2].map(|rule| {
            let class = |&number: &usize| {
                let found = report.class(Point::new(number).expect("a point"));
                let found = found.unwrap_or_else(|| panic!("{id}: no class"));
                match (rule, found.by_ko) {
                    (1, Some(by_ko)) => by_ko.black.sign(),
                    (2, Some(by_ko)) => by_ko.white.sign(),
                    _ => found.class.sign(),
                }
            };
            let classes: Vec<&str> = points.iter().map(class).collect();
            classes.join(" ")
        });
        check_rules(&case, &by_rule);
    }
}

#[test]
fn ends_are_counted_in_the_chinese_way() {
    for case in cases("chinese-end") {
        let id = text(&case, "id");
        let found = position(board(text(&case, "board")), text(&case, "position"));
        let report = report(&LifeQuestion::new(found.expect("a legal position")));
        let told: Vec<Class> = report.classes.iter().map(|it| it.class).collect();
        assert_eq!(crate::support::signs(&told), text(&case, "classes"), "{id}");
        match report.end.expect("all points have a class") {
            End::Counted(count) => {
                let margin = case["margin_black_minus_white"].as_i64();
                assert_eq!(Some(i64::from(count.margin)), margin, "{id}");
                assert_eq!(case["may_end"], 1, "{id}");
            }
            End::Open(_) | End::Divided(_) => assert_eq!(case["may_end"], 0, "{id}"),
        }
    }
}

/// The lines of a graph in graph6 of less than 63 points.
fn graph6(text: &str) -> (usize, Vec<(usize, usize)>) {
    let bytes: Vec<usize> = text.bytes().map(|byte| usize::from(byte) - 63).collect();
    let len = bytes[0];
    let pairs = (0..len).flat_map(|j| (0..j).map(move |i| (i, j)));
    let is_set = |bit: usize| bytes[1 + bit / 6] >> (5 - bit % 6) & 1 == 1;
    let lines = pairs.enumerate().filter(|(bit, _)| is_set(*bit));
    (len, lines.map(|(_, pair)| pair).collect())
}

#[test]
fn small_graphs_have_their_classes() {
    for case in cases("graph-class") {
        let (len, lines) = graph6(text(&case, "graph6"));
        assert_eq!(Some(len as u64), case["points"].as_u64());
        let tables = tables(net_of(len, &lines), Goal::Territory);
        let found: Vec<_> = tables.iter().map(|it| classes(it, stones(""))).collect();
        check_rules(&case, &found);
    }
}

#[test]
fn eye_spaces_live_or_die() {
    for case in cases("eye-shape") {
        let id = text(&case, "id");
        let point = usize::try_from(case["target"].as_u64().expect("a point")).expect("small");
        let target = Goal::Target {
            color: Color::Black,
            point,
        };
        let table = table(net(&case), target, Ko::Simple);
        let place = Place::free(stones(text(&case, "position")));
        assert_eq!(
            table.class(place, point).sign(),
            text(&case, "class"),
            "{id}"
        );
    }
}

/// The tables of results: every point of the empty board, by simple ko.
#[test]
fn empty_boards_of_the_tables_are_known() {
    let all = |names: &[&str], sign: &str, by_ko: Option<[&str; 2]>| {
        for name in names {
            let board = board(name);
            let found = tables(net_of(board.len(), &board.edges()), Goal::Territory);
            let expected = |sign: &str| vec![sign; board.len()].join(" ");
            assert_eq!(classes(&found[0], stones("")), expected(sign), "{name}");
            let Some(by_ko) = by_ko else { continue };
            for (table, sign) in found[1..].iter().zip(by_ko) {
                assert_eq!(classes(table, stones("")), expected(sign), "{name}");
            }
        }
    };
    all(&["square:3x3"], "N", Some(["N+", "N-"]));
    all(
        &[
            "tri-triangle:3",
            "tri-triangle:4",
            "wheel:5",
            "tri-hexagon:2",
        ],
        "N",
        Some(["N", "N"]),
    );
    all(&["square:2x4", "square:2x5", "path:3"], "N", None);
    all(&["square:2x3"], "P", Some(["B", "W"]));
    let paths = ["path:4", "path:5", "path:6", "path:7", "path:8"];
    all(&paths, "P", None);
    let cycles = ["cycle:3", "cycle:4", "cycle:6", "cycle:7", "cycle:8"];
    all(&cycles, "P", None);
    all(&["cycle:5"], "P", Some(["N+", "N-"]));
    all(
        &["square:2x2", "honey-hexagon:1", "torus:3x3", "complete:5"],
        "P",
        None,
    );
    // Petersen's graph.
    let petersen: Vec<_> = (0..5)
        .flat_map(|i| [(i, (i + 1) % 5), (i, i + 5), (i + 5, (i + 2) % 5 + 5)])
        .collect();
    let found = tables(net_of(10, &petersen), Goal::Territory);
    for (table, sign) in found.iter().zip(["P", "N+", "N-"]) {
        assert_eq!(classes(table, stones("")), [sign; 10].join(" "));
    }
    assert_eq!(RULES.len(), found.len());
}

#[test]
fn larger_empty_boards_are_known() {
    for name in ["square:3x4", "cylinder:4x3"] {
        let board = board(name);
        let table = table(net_of(12, &board.edges()), Goal::Territory, Ko::Simple);
        assert_eq!(classes(&table, stones("")), ["P"; 12].join(" "), "{name}");
    }
}
