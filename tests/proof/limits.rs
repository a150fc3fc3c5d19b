//! Too small a budget or table may cost the answer, never its truth.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use semeai_board::Color;
use semeai_race::Ending;
use semeai_race::solve::{Outcome, Prover, SolveLimits, SolvedStart, Solver, solve};

use super::board::{RULES, ended, ko_rule, limits, race};
use super::judged_boards;
use crate::generators::{self, Kind};
use crate::support::{Race, drawn};

#[test]
fn a_small_budget_leaves_open_or_is_right() {
    small_budgets(3);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn a_small_budget_leaves_open_or_is_right_on_many_boards() {
    small_budgets(40);
}

/// Asks about so many boards of each kind with too little.
fn small_budgets(boards: usize) {
    let mut undecided = 0;
    for kind in Kind::ALL {
        for (seed, judged, _) in judged_boards(kind, boards) {
            let rows = generators::board(kind, seed);
            let race = race(&Race::new(&rows));
            let board = drawn(&rows);
            let full = solve(&race, None, &limits()).expect("a small race");
            for positions in [0, 1, 30, 300, 3_000] {
                let limits = limits().with_positions(positions);
                let solution = solve(&race, None, &limits).expect("a small race");
                for first in Color::ALL {
                    let truth = judged.outcome(first);
                    let start = solution.starts[first]
                        .as_ref()
                        .expect("both were asked for");
                    let threats = |start: &SolvedStart| start.ko.and_then(|ko| ko.threats());
                    let known = threats(full.starts[first].as_ref().expect("it was asked for"));
                    let found = threats(start);
                    let is_right = found.is_none() || found == known;
                    assert!(
                        is_right,
                        "{board}\n{first} first, {positions}: {found:?}, {known:?}"
                    );
                    if start.left_open.is_some() {
                        undecided += 1;
                    } else if start.outcome == Outcome::Undecided {
                        undecided += 1;
                        let truths = [0, 1].map(|winner| {
                            ended(judged.ending(crate::oracle::Ko::Wins(winner), first))
                        });
                        let is_possible = truths.iter().all(|t| start.possible.contains(t));
                        assert!(is_possible, "{board}\n{first} first, {truths:?}: {start:?}");
                    } else {
                        assert_eq!(start.outcome, truth, "{board}\n{first} first, {positions}");
                    }
                }
            }
        }
    }
    assert!(
        2 * undecided > 5 * boards,
        "only {undecided} were left open"
    );
}

#[test]
fn a_table_of_a_few_entries_is_as_right_as_a_large_one() {
    tables_of_a_few_entries(4);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn a_table_of_a_few_entries_is_as_right_as_a_large_one_on_many_boards() {
    tables_of_a_few_entries(80);
}

/// Asks about those of so many boards of each kind that do not fit into a small table.
fn tables_of_a_few_entries(boards: usize) {
    let (mut asked, mut decided) = (0, 0);
    for kind in Kind::ALL {
        for (seed, judged, found) in judged_boards(kind, boards) {
            if found.states < 3_000 {
                // It would fit in.
                continue;
            }
            let rows = generators::board(kind, seed);
            let race = race(&Race::new(&rows));
            let tiny = limits().with_table_bytes(2_000).with_positions(300_000);
            let mut prover = Prover::new(&race, &tiny).expect("a small race");
            for rule in RULES {
                for first in Color::ALL {
                    let truth = judged.outcome_by(rule, first);
                    let found = prover.outcome(&race.position, first, ko_rule(rule));
                    asked += 1;
                    decided += usize::from(found == truth);
                    let is_right = [truth, Outcome::Undecided].contains(&found);
                    let board = drawn(&rows);
                    assert!(
                        is_right,
                        "{board}\n{rule:?}, {first} first: {found:?}, {truth:?}"
                    );
                }
            }
        }
    }
    assert!(10 * decided > 9 * asked, "{decided} of {asked} decided");
}

/// Black has `black` plain liberties and White `white`, each in a row of its own.
fn rows_of_liberties(black: usize, white: usize) -> Vec<String> {
    // Whoever captures is joined to safe stones at both ends.
    let width = black.max(white);
    let row = |count: usize, safe: &str| ".".repeat(count) + &safe.repeat(width - count);
    let between = |end: &str, middle: &str| format!("{end}{middle}{end}");
    vec![
        "@".repeat(width + 2),
        between("@", &row(black, "@")),
        between("@", &"B".repeat(width)),
        between("#", &"W".repeat(width)),
        between("#", &row(white, "#")),
        "#".repeat(width + 2),
    ]
}

#[test]
fn any_number_of_plain_liberties_is_searched_by_their_number() {
    for (black, white) in [(3, 3), (12, 12), (20, 19), (18, 19)] {
        let rows = rows_of_liberties(black, white);
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let solution = solve(&race(&Race::new(&rows)), None, &limits()).expect("a small race");
        let wins = |first: Color, expected: Outcome| {
            let start = solution.starts[first]
                .as_ref()
                .expect("both were asked for");
            assert_eq!(start.outcome, expected, "{black}, {white}, {first} first");
        };
        // Who starts needs no more moves than the other.
        let ending = |is_black: bool| {
            if is_black {
                Outcome::Ends(Ending::Black)
            } else {
                Outcome::Ends(Ending::White)
            }
        };
        wins(Color::Black, ending(black >= white));
        wins(Color::White, ending(black > white));
        let positions = solution.effort.positions;
        assert!(positions < 1_000, "{black}, {white}: {positions} positions");
    }
}

/// Black would take the lone stone at C2 by filling D2, but may not yet; White joins it to safe stones there.
#[test]
fn a_ban_on_a_lonely_liberty_is_kept() {
    let drawn = Race::new(&["####@@", ".BW.@@", "####@@"]);
    let mut race = race(&drawn);
    race.position = race
        .position
        .banning(Some((Color::Black, drawn.point("D2"))));
    let solution = solve(&race, Some(Color::Black), &limits()).expect("a small race");
    let start = solution.starts.black.expect("it was asked for");
    assert_eq!(start.outcome, Outcome::Ko);
    let ko = start.ko.expect("it depends on ko");
    assert_eq!(
        (ko.black_wins_kos, ko.no_threats),
        (Some(Ending::Black), Some(Ending::Seki))
    );
}

#[test]
fn what_one_side_does_not_need_the_other_may_have() {
    // Nearly all positions are about White capturing Black.
    let race = race(&Race::new(&[
        "B.....B@@@@@@@@@@@@",
        "B.....B@@@@@@@@@@@@",
        "BBBBBBBBBBBBBBBBBBB",
        "WWWWWWWWWWWWWWWWWWW",
        ".#.#.#.#.#.#.#.#.##",
    ]));
    for first in Color::ALL {
        let solver = || Solver::new(&race, Some(first), &limits()).expect("a small race");
        let mut whole = solver();
        whole.search(limits().positions());
        assert!(whole.is_decided(), "{first} first");
        let mut little = solver();
        little.search(whole.positions_made() / 4 * 5);
        assert!(
            little.is_decided(),
            "{first} first, {}",
            whole.positions_made()
        );
    }
}

#[test]
fn a_search_that_is_stopped_leaves_open_and_one_that_is_not_answers_the_same_again() {
    let (seed, _, _) = judged_boards(Kind::Eyes, 1).next().expect("a board");
    let race = race(&Race::new(&generators::board(Kind::Eyes, seed)));
    let once = solve(&race, None, &limits()).expect("a small race");
    let again = solve(&race, None, &limits()).expect("a small race");
    assert_eq!(once.starts, again.starts);
    let stop = Arc::new(AtomicBool::new(true));
    let stopped = SolveLimits::default().with_stop(Some(stop));
    let solution = solve(&race, None, &stopped).expect("a small race");
    for first in Color::ALL {
        let start = solution.starts[first]
            .as_ref()
            .expect("both were asked for");
        assert!(start.outcome == Outcome::Undecided || once.starts[first].as_ref() == Some(start));
    }
}
