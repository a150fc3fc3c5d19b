//! The analysis of every known race with its picks: what a click in the window costs.

use divan::{Bencher, black_box};
use semeai_board::{ByColor, Color, Diagram, diagram};
use semeai_race::picks::{Move, Picks};
use semeai_race::{Limits, Question, analyze};

const RACES: &str = include_str!("../../../tests/fixtures/races.json");
const PICKS: &str = include_str!("../../../tests/fixtures/race-picks.tsv");

fn main() {
    divan::main();
}

#[divan::bench(args = names())]
fn race(bencher: Bencher<'_, '_>, name: &str) {
    let race = diagram::parse(&drawn(name)).expect("the fixture is a diagram");
    let position = race.position().expect("the fixture is legal");
    let picks = picks(&race, name);
    let question = Question {
        position: &position,
        roles: &race.roles,
        picks: &picks,
        linked: ByColor::default(),
        to_move: Color::Black,
        auto: false,
    };
    bencher.bench(|| analyze(black_box(&question), &Limits::default()));
}

fn names() -> impl Iterator<Item = &'static str> {
    PICKS
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split('\t').next())
}

fn drawn(name: &str) -> String {
    let races: serde_json::Value = serde_json::from_str(RACES).expect("the fixture is JSON");
    let cases = races["cases"].as_array().expect("a list of cases");
    let case = cases
        .iter()
        .find(|case| case["name"] == name)
        .expect("a case of that name");
    let rows = case["diagram"].as_array().expect("a list of rows");
    let rows: Vec<&str> = rows.iter().filter_map(|row| row.as_str()).collect();
    rows.join("\n")
}

fn picks(race: &Diagram, name: &str) -> Picks {
    let topology = &race.setup.topology;
    let point = |name: &str| topology.point(name).expect("a point of the board");
    let (_, text) = PICKS
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .find(|entry| entry.0 == name)
        .expect("a case of that name");
    let mut picks = Picks::default();
    for (path, points) in text
        .split_whitespace()
        .filter_map(|entry| entry.split_once(':'))
    {
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
