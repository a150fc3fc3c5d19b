//! Which maps are found, and that it does not depend on how they are looked for.

use std::sync::Arc;

use semeai_board::{BoardKind, Topology};

use super::*;

fn question(board: &str, depth: u32, games: u64) -> Exploration {
    let kind: BoardKind = board.parse().expect("a board");
    Exploration {
        board: NamedBoard {
            name: board.to_owned(),
            topology: Arc::new(Topology::new(kind)),
        },
        white: Player::Random,
        rules: Rules::PAPER_LIKE,
        depth,
        entered: Vec::new(),
        games,
        seed: 1,
        budget_games: usual_budget(depth),
    }
}

fn found(question: &Exploration, threads: usize) -> ExploreReport {
    let budget = PositionBudget::new(u64::MAX);
    explore(question, threads, &budget, |_| {}).expect("its points")
}

fn texts(report: &ExploreReport) -> Vec<String> {
    let best = report.best.iter();
    best.map(|it| it.maps.map.to_string()).collect()
}

#[test]
fn to_touch_twice_is_the_best_of_depth_two() {
    let report = found(&question("square:6x6", 2, 2_000), 1);
    assert!(report.is_finished);
    // Four leaves, each with eighteen operators, and four junctions of every two.
    assert_eq!(report.maps, 4 + 4 * 18 + 4 * 6);
    assert!(
        report.classes < report.maps && report.classes > 20,
        "{}",
        report.classes
    );
    assert_eq!(report.best.len(), LAST);
    assert_eq!(&texts(&report)[..2], ["P2(W)", "F(W)"]);
    let rate = |number: usize| 100.0 * report.best[number].tally.rate();
    assert!((rate(0) - 90.7).abs() < 2.6, "{}", rate(0));
    assert!((rate(1) - 77.1).abs() < 3.7, "{}", rate(1));
}

#[test]
fn the_search_is_the_same_on_any_number_of_threads() {
    let question = question("tri-triangle:4", 2, 300);
    assert_eq!(found(&question, 1), found(&question, 3));
}

#[test]
fn maps_that_act_alike_are_one() {
    let report = found(&question("square:4x4", 1, 10), 1);
    // Neither stones nor what they are choose any point, so both fall back as if there were no map; so do all empty points.
    assert_eq!((report.maps, report.classes), (4, 2));
    assert_eq!(report.best[0].maps.count + report.best[1].maps.count, 4);
}

#[test]
fn maps_entered_by_hand_are_never_dropped() {
    let entered: Map = "P4(W) & {A1}".parse().expect("a map");
    let question = Exploration {
        entered: vec![entered.clone()],
        ..question("square:5x5", 2, 400)
    };
    let report = found(&question, 2);
    assert_eq!(report.best.len(), LAST + 1);
    let own = report.best.iter().find(|it| it.maps.is_entered);
    assert_eq!(own.map(|it| &it.maps.map), Some(&entered));
    let missing = Exploration {
        entered: vec!["{Z9}".parse().expect("a map")],
        ..question
    };
    let budget = PositionBudget::new(u64::MAX);
    assert!(explore(&missing, 1, &budget, |_| {}).is_err());
}

#[test]
fn a_budget_ends_the_search_with_what_was_found() {
    let mut rounds = Vec::new();
    let small = Exploration {
        budget_games: 9_000,
        ..question("square:4x4", 2, 5_000)
    };
    let budget = PositionBudget::new(u64::MAX);
    let report = explore(&small, 1, &budget, |round| rounds.push(round.clone()));
    let report = report.expect("its points");
    assert!(!report.is_finished && !report.best.is_empty());
    assert_eq!(report.rounds, rounds);
    let games: u64 = rounds.iter().map(|it| it.games * it.classes as u64).sum();
    assert!(games <= 9_000, "{games}");
    let table = report.table(&small);
    assert_eq!(table.cells.len(), report.best.len());
    assert!(table.is_finished());
    let none = PositionBudget::new(u64::MAX).with_deadline(Some(web_time::Instant::now()));
    let report = explore(&small, 1, &none, |_| {}).expect("its points");
    assert!(!report.is_finished && report.best.is_empty());
}
