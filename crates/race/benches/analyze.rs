//! The analysis of every known race with its picks: what a click in the window costs.

use divan::{Bencher, black_box};
use semeai_board::{ByColor, Color, Diagram, diagram};
use semeai_race::picks::{Move, Picks};
use semeai_race::{Limits, Question, WithoutPicks, analyze};

const RACES: &str = include_str!("../../../tests/fixtures/races.json");

fn main() {
    divan::main();
}

#[divan::bench(args = names())]
fn race(bencher: Bencher<'_, '_>, name: &String) {
    let cases = cases();
    let case = cases.iter().find(|case| case["name"] == **name);
    let case = case.expect("a case of that name");
    let race =
        diagram::parse(&strings(&case["diagram"]).join("\n")).expect("the fixture is a diagram");
    let position = race.position().expect("the fixture is legal");
    let picks = picks(&race, &strings(&case["picks"]));
    let question = Question {
        position: &position,
        roles: &race.roles,
        picks: &picks,
        linked: ByColor::default(),
        to_move: Color::Black,
        unpicked: WithoutPicks::Asked,
    };
    bencher.bench(|| analyze(black_box(&question), &Limits::default()));
}

fn cases() -> Vec<serde_json::Value> {
    let mut races: serde_json::Value = serde_json::from_str(RACES).expect("the fixture is JSON");
    match races["cases"].take() {
        serde_json::Value::Array(cases) => cases,
        _ => panic!("a list of cases"),
    }
}

fn names() -> Vec<String> {
    let name = |case: &serde_json::Value| case["name"].as_str().expect("a name").to_owned();
    cases().iter().map(name).collect()
}

fn strings(list: &serde_json::Value) -> Vec<&str> {
    let list = list.as_array().expect("a list");
    list.iter().filter_map(|item| item.as_str()).collect()
}

fn picks(race: &Diagram, all: &[&str]) -> Picks {
    let topology = &race.setup.topology;
    let point = |name: &str| topology.point(name).expect("a point of the board");
    let mut picks = Picks::default();
    for (path, points) in all.iter().filter_map(|entry| entry.split_once(':')) {
        let moves = path
            .split('/')
            .filter(|word| !word.is_empty())
            .map(|word| Move {
                color: if word.starts_with('b') {
                    Color::Black
                } else {
                    Color::White
                },
                point: point(&word[1..]),
            });
        let path: Vec<Move> = moves.collect();
        for name in points.split(',') {
            picks.add(&path, point(name));
        }
    }
    picks
}
