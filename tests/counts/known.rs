//! The races with known answers: lessons, their variants and the fixtures.

use semeai_board::Color;
use semeai_race::Ending;
use semeai_race::report::{Claim, Start};
use semeai_race::solve::Ko;
use serde_json::Value;

use super::compare::compare;
use crate::proof::known::{LESSONS, VARIANTS, cases, lesson, variant};
use crate::support::{Race, drawn, fixture, strings};

/// Compares a race in every way; whether the count is sure of it by itself.
fn is_sure(name: &str, rows: &[String]) -> bool {
    let compared = compare(rows, 1).unwrap_or_else(|| panic!("{name} is no race"));
    let board = drawn(rows);
    assert_eq!(compared.differences, "", "{name}\n{board}");
    compared.sure[0]
}

#[test]
fn counts_of_the_lessons_agree_with_the_search() {
    for (name, _) in LESSONS {
        assert!(is_sure(name, &lesson(name)), "{name}");
    }
}

#[test]
fn counts_of_what_lessons_try_agree_with_the_search() {
    for (name, before, after, _) in VARIANTS {
        let is_sure = is_sure(name, &variant(name, before, after));
        println!("{name}: {is_sure}");
    }
}

#[test]
fn counts_of_the_known_races_agree_with_the_search() {
    for case in cases() {
        let name = case["name"].as_str().expect("a name");
        assert!(is_sure(name, &strings(&case["diagram"])), "{name}");
    }
}

const fn name(ending: Ending) -> &'static str {
    match ending {
        Ending::Black => "black",
        Ending::White => "white",
        // Why nobody wins is not asked here.
        Ending::Seki | Ending::BothLive => "seki",
    }
}

/// A result of the fixture as far as a count tells it.
fn told(result: &Value) -> &str {
    match result.as_str().expect("a result") {
        "both-live" => "seki",
        result => result,
    }
}

/// What a sure count contradicts in a case of the fixture, for one start.
fn contradictions(race: &Race, start: &Start, case: &Value, first: &str) -> Vec<String> {
    let field = |end: &str| &case[&format!("{first}{end}")];
    let mut wrong = Vec::new();
    let counted = match start.ending {
        Claim::Counted(ending) => name(ending),
        Claim::Ko => "ko",
        Claim::Assumed(_) | Claim::Open | Claim::Undecided => {
            return vec!["it is not sure".to_owned()];
        }
    };
    if counted != told(field("")) {
        wrong.push(format!("counted {counted}"));
    }
    let moves = strings(field("_moves"));
    let names = start.winning_moves.iter();
    let mut names = names.map(|&point| race.topology().name(point).to_owned());
    wrong.extend(names.find(|name| !moves.contains(name)));
    if let Some(Ko {
        black_wins_kos: Some(black_wins_kos),
        white_wins_kos: Some(white_wins_kos),
        no_threats: Some(no_threats),
        ..
    }) = start.ko
    {
        let ko = field("_ko");
        for (ending, of) in [
            (black_wins_kos, "black_wins_kos"),
            (white_wins_kos, "white_wins_kos"),
            (no_threats, "no_threats"),
        ] {
            if name(ending) != told(&ko[of]) {
                wrong.push(format!("{of}: {ending:?}"));
            }
        }
    }
    wrong
}

/// Captures after which the captor is captured in turn, and captures after which he lives.
#[test]
fn nobody_is_said_to_win_by_a_capture_that_he_does_not_survive() {
    let file = fixture("trust.json");
    let cases = file["cases"].as_array().expect("cases");
    let mut unsure = Vec::new();
    for case in cases {
        let race = Race::new(&strings(&case["diagram"]));
        let report = race.analyze_automatically();
        if !report.is_sure() {
            unsure.push(case["name"].as_str().expect("a name"));
            continue;
        }
        let verdict = report.verdict.expect("it is sure");
        for (first, side) in [(Color::Black, "black_first"), (Color::White, "white_first")] {
            let wrong = contradictions(&race, verdict.start(first), case, side);
            assert_eq!(wrong, Vec::<String>::new(), "{} {side}", case["name"]);
        }
    }
    // Several essential blocks of a side are no question of the count.
    assert_eq!(unsure, ["connected-3", "plain-3"]);
}
