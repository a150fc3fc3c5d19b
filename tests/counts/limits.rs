//! Budgets of any size cost an answer, never its truth, and end.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use semeai_race::picks::Picks;
use semeai_race::report::Report;
use semeai_race::{Limits, WithoutPicks};

use super::compare::wrong_results;
use super::truth::Truth;
use crate::generators::{self, Kind};
use crate::support::{Race, drawn};

fn analyzed(race: &Race, limits: &Limits) -> Report {
    race.analyze_within(&Picks::default(), WithoutPicks::Searched, limits)
}

/// So many boards of each kind.
fn compare_budgets(boards: u64) {
    let (mut sure, mut unsure) = (0, 0);
    for kind in Kind::ALL {
        for seed in 0..boards {
            let rows = generators::board(kind, seed);
            let Ok(race) = Race::try_new(&rows) else {
                continue;
            };
            let Some(mut truth) = Truth::judged(&race) else {
                continue;
            };
            for positions in [0, 1, 5, 30, 200, 2_000, u64::MAX] {
                for nodes in [0, 1, usize::MAX] {
                    let limits = Limits::default()
                        .with_positions(positions)
                        .with_nodes(nodes);
                    let report = analyzed(&race, &limits);
                    if !report.is_sure() {
                        unsure += 1;
                        continue;
                    }
                    sure += 1;
                    let wrong = wrong_results(&mut truth, &report);
                    let board = drawn(&rows);
                    assert_eq!(wrong, "", "{positions} positions, {nodes} nodes\n{board}");
                }
            }
        }
    }
    println!("{sure} sure, {unsure} not");
    let least = 8 * boards;
    assert!(sure > least && unsure > least, "{sure} sure, {unsure} not");
}

#[test]
fn what_a_small_budget_is_sure_of_is_right() {
    compare_budgets(8);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn what_a_small_budget_is_sure_of_many_boards_is_right() {
    compare_budgets(60);
}

/// Sixty-three empty points above a block: far more than can be searched.
fn hall() -> Race {
    let mut rows = vec!["@".repeat(23)];
    rows.extend(vec![format!("@{}@", ".".repeat(21)); 3]);
    rows.push("B".repeat(23));
    rows.push("W".repeat(23));
    rows.push(format!(".{}", "#".repeat(22)));
    Race::new(&rows)
}

#[test]
fn a_stopped_analysis_ends_at_once_and_claims_nothing() {
    let stop = Some(Arc::new(AtomicBool::new(true)));
    let limits = Limits::default().with_positions(u64::MAX).with_stop(stop);
    let started = Instant::now();
    let report = analyzed(&hall(), &limits);
    assert!(started.elapsed() < Duration::from_secs(2));
    let verdict = report.verdict.expect("two sides");
    assert!(!verdict.is_counted());
}

#[test]
fn a_stop_in_the_middle_is_respected() {
    let stop = Arc::new(AtomicBool::new(false));
    let limits = Limits::default()
        .with_positions(u64::MAX)
        .with_stop(Some(Arc::clone(&stop)));
    let started = Instant::now();
    let timer = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
    });
    let report = analyzed(&hall(), &limits);
    assert!(started.elapsed() < Duration::from_secs(3));
    timer.join().expect("it only sleeps");
    assert!(!report.is_sure());
}
