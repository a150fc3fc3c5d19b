//! Every race of `races.json`: who wins, by how much, with the picks that a person would make.

use semeai_board::PointSet;
use semeai_race::picks::Picks;
use semeai_race::report::{Conclusion, Known, Notice, RaceResult, Report, Verdict};
use serde_json::Value;

use crate::oracle::{self, Ending};
use crate::support::{Race, ending, fixture, strings};

/// Boards of more positions are left to the file's own search.
const ORACLE_LIMIT: usize = 400_000;

macro_rules! races {
    ($($test:ident: $name:literal;)*) => {
        const NAMES: &[&str] = &[$($name),*];

        $(#[test]
        fn $test() {
            check($name, picks($name));
        })*
    };
}

races! {
    paper_figure_2: "paper-figure-2";
    plain_3_3: "plain-3-3";
    plain_3_2: "plain-3-2";
    plain_1_1: "plain-1-1";
    corridor_3_3: "corridor-3-3";
    switch_4_0_vs_2: "switch-4-0-vs-2";
    switch_4_0_vs_3: "switch-4-0-vs-3";
    switch_3_0_vs_1: "switch-3-0-vs-1";
    switch_3_0_vs_3: "switch-3-0-vs-3";
    switch_2_0_is_1: "switch-2-0-is-1";
    white_switch_4_0: "white-switch-4-0";
    hot_6_0_vs_4: "hot-6-0-vs-4";
    corridor_6_eye_threat: "corridor-6-eye-threat";
    fig10_vs_4: "fig10-vs-4";
    fig4_vs_4: "fig4-vs-4";
    fig4_vs_4_white: "fig4-vs-4-white";
    approach_1: "approach-1";
    approach_2: "approach-2";
    approach_1_plus_dame: "approach-1-plus-dame";
    two_eyes_alive: "two-eyes-alive";
    eye_1_no_eye: "eye-1-no-eye";
    shared_1_2_2: "shared-1-2-2";
    seki_2_2_2: "seki-2-2-2";
    shared_2_3_2: "shared-2-3-2";
    shared_3_2_2: "shared-3-2-2";
    shared_adjacent_2: "shared-adjacent-2";
    eye_noeye_s2_draw: "eye-noeye-S2-draw";
    eye_noeye_s1: "eye-noeye-S1";
    eye_eye_s1_seki: "eye-eye-S1-seki";
    shared_hot: "shared-hot";
    bigeye4_vs_eye1_s1_w4: "bigeye4-vs-eye1-S1-w4";
    bigeye4_vs_eye1_s2_w5: "bigeye4-vs-eye1-S2-w5";
}

#[test]
fn no_case_of_the_file_is_missing() {
    let file = fixture("races.json");
    let names: Vec<&str> = cases(&file).iter().map(|case| text(case, "name")).collect();
    assert_eq!(NAMES, names);
    let picked: Vec<&str> = PICKS
        .lines()
        .filter_map(entry)
        .map(|(name, _)| name)
        .collect();
    assert_eq!(picked, names);
}

#[test]
fn without_picks_a_race_stays_open() {
    let file = fixture("races.json");
    for (name, picks) in PICKS.lines().filter_map(entry) {
        let case = case(&file, name);
        let race = Race::new(&strings(&case["diagram"]));
        let report = race.analyze(&Picks::default());
        let verdict = report.verdict.expect("two sides");
        let is_open = verdict.conclusion == Conclusion::Open;
        assert_eq!(is_open, !picks.is_empty(), "{name}");
        assert_eq!(is_open, !verdict.questions.is_empty(), "{name}");
        assert_eq!(is_open, verdict.known == Known::Provisional, "{name}");
    }
}

#[test]
fn every_race_is_judged_automatically() {
    let file = fixture("races.json");
    for case in cases(&file) {
        let name = text(case, "name");
        let race = Race::new(&strings(&case["diagram"]));
        let report = race.analyze_automatically();
        let verdict = report.verdict.as_ref().expect("two sides");
        let expected = [result(case, "black_first"), result(case, "white_first")];
        let found = [verdict.black_first.result, verdict.white_first.result];
        assert_eq!(found, expected, "{name}");
        assert_eq!(verdict.known, Known::Counted, "{name}");
        assert_eq!(verdict.questions, [], "{name}");
        if let Some(g) = case["g"].as_str() {
            let sum = verdict.sum.as_ref().expect("a sum");
            assert_eq!(sum.cooled, g, "{name}: g");
        }
        assert!(report.regions.iter().all(|r| r.is_complete()), "{name}");
        check_found_values(case, &race, &report);
    }
}

/// A pick that misses the point: the tree says one thing, all moves together another.
#[test]
fn picks_that_the_search_contradicts_are_named() {
    let file = fixture("races.json");
    let race = Race::new(&strings(&case(&file, "switch-4-0-vs-3")["diagram"]));
    let automatic = race.analyze_with(&race.picks(":B6"), true);
    let differs = |notice: &&Notice| matches!(notice, Notice::PicksDiffer { region: 0, .. });
    let notices: Vec<&Notice> = automatic.notices.iter().filter(differs).collect();
    let [Notice::PicksDiffer { picked, found, .. }] = notices[..] else {
        panic!("{:?}", automatic.notices);
    };
    assert_ne!(picked, found);
    assert_eq!(found, "{4|0}");
    let verdict = automatic.verdict.expect("two sides");
    assert_eq!(verdict.conclusion, Conclusion::First);
    assert_eq!(verdict.known, Known::Counted);

    let agreeing = race.analyze_with(&race.picks(":B4"), true);
    assert!(!agreeing.notices.iter().any(|notice| differs(&notice)));
    let slots = &agreeing.regions[0].root().slots;
    assert_eq!(race.names(slots.iter().map(|slot| slot.point)), "B4");
}

const PICKS: &str = include_str!("fixtures/race-picks.tsv");

/// A case and its picks; a comment is none.
fn entry(line: &str) -> Option<(&str, &str)> {
    line.split_once('\t').filter(|_| !line.starts_with('#'))
}

fn picks(name: &str) -> &'static str {
    let mut entries = PICKS.lines().filter_map(entry);
    entries
        .find(|entry| entry.0 == name)
        .expect("every case has an entry")
        .1
}

fn check(name: &str, picks: &str) {
    let file = fixture("races.json");
    let case = case(&file, name);
    let race = Race::new(&strings(&case["diagram"]));
    let report = race.analyze(&race.picks(picks));
    let verdict = report.verdict.as_ref().expect("two sides");
    assert_eq!(verdict.questions, [], "{name}");
    check_verdict(case, verdict);
    check_regions(case, &race, &report);
    if case.get("shared").is_some() {
        check_inside(case, &report);
    }
    check_oracle(&race, verdict);
}

fn check_verdict(case: &Value, verdict: &Verdict) {
    let expected = [result(case, "black_first"), result(case, "white_first")];
    let found = [verdict.black_first.result, verdict.white_first.result];
    assert_eq!(found, expected, "black first, white first");
    assert_eq!(verdict.conclusion, conclusion(expected));
    assert_eq!(verdict.known, Known::Counted);
    if let Some(g) = case["g"].as_str() {
        let sum = verdict.sum.as_ref().expect("a sum");
        assert_eq!(sum.cooled, g, "g");
    }
    for (start, field) in [
        (&verdict.black_first, "adjusted_black_first"),
        (&verdict.white_first, "adjusted_white_first"),
    ] {
        if let Some(adjusted) = case[field].as_i64() {
            assert_eq!(start.adjusted, Some(adjusted.into()), "{field}");
        }
    }
}

/// The regions and their values. A hand-grown tree says nothing of eyes that were never picked, so the values are
/// those of the file's last mode; where the two modes of the file differ, that is the reason.
fn check_regions(case: &Value, race: &Race, report: &Report) {
    let Some(regions) = case["regions"].as_array() else {
        return;
    };
    for expected in regions {
        let points: PointSet = strings(&expected["points"])
            .iter()
            .map(|name| race.point(name))
            .collect();
        let region = report.regions.iter().find(|r| r.points == points);
        let region = region.unwrap_or_else(|| panic!("no region {}", race.names(points)));
        let defender = format!("{:?}", region.defender).to_lowercase();
        assert_eq!(defender, text(expected, "defender"));
        let value = region.root().value.as_ref().expect("no nil is left");
        assert_eq!(
            value.cooled,
            text(expected, "cooled_last"),
            "region {}",
            region.id
        );
    }
    assert_eq!(report.regions.len(), regions.len(), "regions");
    let useful = report.regions.iter().flat_map(|r| r.useful.iter());
    assert_eq!(race.names(useful), strings(&case["useful"]).join(" "));
}

/// The values that a search finds are those of the file in one of its modes.
fn check_found_values(case: &Value, race: &Race, report: &Report) {
    for expected in case["regions"].as_array().into_iter().flatten() {
        let names = strings(&expected["points"]);
        let points: PointSet = names.iter().map(|name| race.point(name)).collect();
        let region = report.regions.iter().find(|r| r.points == points);
        let region = region.unwrap_or_else(|| panic!("no region {}", race.names(points)));
        let value = region.root().value.as_ref().expect("it is complete");
        let modes = ["cooled_normal", "cooled_last"].map(|mode| text(expected, mode));
        let is_known = modes.contains(&value.cooled.as_str()) || region.is_settled();
        assert!(is_known, "{}: {} of {modes:?}", case["name"], value.cooled);
    }
}

/// Shared liberties, eyes and externals of the cases that have them.
fn check_inside(case: &Value, report: &Report) {
    let verdict = report.verdict.as_ref().expect("two sides");
    let number = |field: &str| case[field].as_u64().expect("a count");
    assert_eq!(u64::from(verdict.shared), number("shared"));
    assert_eq!(u64::from(report.eyes.black), number("eye_black"));
    assert_eq!(u64::from(report.eyes.white), number("eye_white"));
    // Hot externals are given cooled; their totals are no integers.
    let integer = |field| text(case, field).parse::<i128>().ok();
    assert_eq!(verdict.external.black, integer("external_black"));
    let white = verdict.external.white.map(|total| -total);
    assert_eq!(white, integer("external_white"));
}

fn check_oracle(race: &Race, verdict: &Verdict) {
    let rows: Vec<&str> = race.rows.iter().map(String::as_str).collect();
    if let Some((black, white)) = oracle::judge(&rows, ORACLE_LIMIT) {
        let found = [verdict.black_first.result, verdict.white_first.result].map(ending);
        assert_eq!(found, [Some(black), Some(white)], "exhaustive search");
        let is_first = (black, white) == (Ending::Black, Ending::White);
        assert_eq!(is_first, verdict.conclusion == Conclusion::First);
    }
}

fn cases(file: &Value) -> &Vec<Value> {
    file["cases"].as_array().expect("cases")
}

fn case<'a>(file: &'a Value, name: &str) -> &'a Value {
    let found = cases(file).iter().find(|case| text(case, "name") == name);
    found.unwrap_or_else(|| panic!("no case {name}"))
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field]
        .as_str()
        .unwrap_or_else(|| panic!("no {field}"))
}

fn result(case: &Value, field: &str) -> RaceResult {
    match text(case, field) {
        "black" => RaceResult::Black,
        "white" => RaceResult::White,
        "seki" => RaceResult::Seki,
        other => panic!("{other} is no result"),
    }
}

fn conclusion(results: [RaceResult; 2]) -> Conclusion {
    match results {
        [RaceResult::Black, RaceResult::Black] => Conclusion::Black,
        [RaceResult::White, RaceResult::White] => Conclusion::White,
        [RaceResult::Black, RaceResult::White] => Conclusion::First,
        [RaceResult::Black, RaceResult::Seki] => Conclusion::BlackOrSeki,
        [RaceResult::Seki, RaceResult::White] => Conclusion::WhiteOrSeki,
        [RaceResult::Seki, RaceResult::Seki] => Conclusion::Seki,
        other => panic!("{other:?}"),
    }
}
