//! Every race of `races.json`: who wins, by how much, with the picks that a person would make.

use semeai_board::{ByColor, Color, PointSet, Role};
use semeai_race::picks::Picks;
use semeai_race::report::{Claim, Conclusion, Notice, Report, Verdict};
use semeai_race::solve::{self, Outcome, SolveLimits};
use semeai_race::{Ending, WithoutPicks};
use serde_json::Value;

use crate::oracle;
use crate::support::{Race, ending, fixture, strings};

/// Boards of more positions are left to the file's own search.
const ORACLE_LIMIT: usize = 400_000;

#[test]
fn every_race_is_judged_with_its_picks() {
    let file = fixture("races.json");
    for case in cases(&file) {
        // The last name that is printed is that of the race that fails.
        println!("{}", text(case, "name"));
        check(case);
    }
}

#[test]
fn without_picks_a_race_stays_open() {
    let file = fixture("races.json");
    for case in cases(&file) {
        let name = text(case, "name");
        let race = Race::new(&strings(&case["diagram"]));
        let report = race.analyze(&Picks::default());
        let verdict = report.verdict.expect("two sides");
        let is_open = verdict.conclusion == Claim::Open;
        assert_eq!(is_open, !strings(&case["picks"]).is_empty(), "{name}");
        assert_eq!(is_open, !verdict.questions.is_empty(), "{name}");
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
        let expected = endings(case).map(Claim::Counted);
        assert_eq!(found(verdict), expected, "{name}");
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
    let automatic = race.analyze_with(&race.picks(":B6"), WithoutPicks::Searched);
    let differs = |notice: &&Notice| matches!(notice, Notice::PicksDiffer { region: 0, .. });
    let notices: Vec<&Notice> = automatic.notices.iter().filter(differs).collect();
    let [Notice::PicksDiffer { picked, found, .. }] = notices[..] else {
        panic!("{:?}", automatic.notices);
    };
    assert_ne!(picked, found);
    assert_eq!(found, "{4|0}");
    let verdict = automatic.verdict.expect("two sides");
    assert_eq!(verdict.conclusion, Claim::Counted(Conclusion::First));

    let agreeing = race.analyze_with(&race.picks(":B4"), WithoutPicks::Searched);
    assert!(!agreeing.notices.iter().any(|notice| differs(&notice)));
    let slots = &agreeing.regions[0].root().slots;
    assert_eq!(race.names(slots.iter().map(|slot| slot.point)), "B4");
}

/// However few positions may be made: a win that is known has a move.
#[test]
fn a_start_that_is_won_names_a_first_move() {
    let file = fixture("races.json");
    let mut won = 0;
    for case in cases(&file) {
        let race = Race::new(&strings(&case["diagram"]));
        let essential =
            ByColor::new_with(|color| race.roles.stones(&race.position, color, Role::Essential));
        let racing = essential.black.union(&essential.white);
        let searched = solve::Race {
            position: race.position.clone(),
            essential,
            several: solve::Several::All,
            relevant: race.position.topology().points().difference(&racing),
        };
        for positions in [10, 50, 250, 1_250, 6_250] {
            let limits = SolveLimits::default().with_positions(positions);
            let solution = solve::solve(&searched, None, &limits).expect("two sides");
            for first in Color::ALL {
                let start = solution.starts[first].as_ref().expect("both are asked");
                if start.outcome == Outcome::won_by(first) {
                    won += 1;
                    let name = text(case, "name");
                    assert!(!start.moves.is_empty(), "{name}: {first}, {positions}");
                }
            }
        }
    }
    assert!(won > 100, "{won}");
}

fn check(case: &Value) {
    let race = Race::new(&strings(&case["diagram"]));
    let report = race.analyze(&race.picks(&strings(&case["picks"]).join(" ")));
    let verdict = report.verdict.as_ref().expect("two sides");
    assert_eq!(verdict.questions, []);
    check_verdict(case, verdict);
    // Of one figure the picks leave room for eyes, and all of it is too large to be made sure of beside the count.
    let assumes = report.notices.iter().any(Notice::is_warning);
    assert_eq!(verdict.is_counted(), !assumes);
    check_regions(case, &race, &report);
    if case.get("shared").is_some() {
        check_inside(case, &report);
    }
    check_oracle(&race, verdict);
}

fn check_verdict(case: &Value, verdict: &Verdict) {
    let expected = endings(case);
    assert_eq!(found(verdict).map(Claim::said), expected.map(Some));
    assert_eq!(verdict.conclusion.said(), Some(conclusion(expected)));
    if let Some(g) = case["g"].as_str() {
        let sum = verdict.sum.as_ref().expect("a sum");
        assert_eq!(sum.cooled, g, "g");
    }
    for (start, field) in [
        (&verdict.starts.black, "adjusted_black_first"),
        (&verdict.starts.white, "adjusted_white_first"),
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
        let found = found(verdict).map(ending);
        let judged = ByColor { black, white }.map(Some);
        assert_eq!(found, judged, "exhaustive search");
        let is_first = (black, white) == (oracle::Ending::Black, oracle::Ending::White);
        let first = Claim::Counted(Conclusion::First);
        assert_eq!(is_first, verdict.conclusion == first);
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

/// How the program says it ends, by who starts.
fn found(verdict: &Verdict) -> ByColor<Claim<Ending>> {
    ByColor::new_with(|first| verdict.start(first).ending)
}

/// How a case ends, by who starts.
fn endings(case: &Value) -> ByColor<Ending> {
    let fields = ByColor {
        black: "black_first",
        white: "white_first",
    };
    fields.map(|field| match text(case, field) {
        "black" => Ending::Black,
        "white" => Ending::White,
        "seki" => Ending::Seki,
        other => panic!("{other} is no ending"),
    })
}

fn conclusion(endings: ByColor<Ending>) -> Conclusion {
    match (endings.black, endings.white) {
        (Ending::Black, Ending::Black) => Conclusion::Black,
        (Ending::White, Ending::White) => Conclusion::White,
        (Ending::Black, Ending::White) => Conclusion::First,
        (Ending::Black, Ending::Seki) => Conclusion::BlackOrSeki,
        (Ending::Seki, Ending::White) => Conclusion::WhiteOrSeki,
        (Ending::Seki, Ending::Seki) => Conclusion::Seki,
        other => panic!("{other:?}"),
    }
}
