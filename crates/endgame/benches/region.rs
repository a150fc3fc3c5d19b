//! Regions searched to the end: corridors with one open end, open lines along the edge, rooms with both colours round them.
//!
//! A bench is named by its kind and its empty points.

use divan::Bencher;
use semeai_board::diagram;
use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

fn main() {
    for (name, draw) in KINDS {
        for points in SIZES {
            let report = endgame_report(&asked(&draw(points)), &EndgameLimits::default());
            let positions: usize = report.regions.iter().map(|region| region.positions).sum();
            println!("{name} {points}: {positions} positions of pieces");
        }
    }
    divan::main();
}

const SIZES: [usize; 4] = [4, 6, 8, 10];

/// What a region of so many empty points looks like.
type Draw = fn(usize) -> String;

const KINDS: [(&str, Draw); 3] = [("corridor", corridor), ("edge", edge), ("blob", blob)];

/// A corridor that White may enter from one end.
fn corridor(points: usize) -> String {
    let (wall, room) = ("#".repeat(points + 2), ".".repeat(points));
    format!("{wall}\n@{room}#\n{wall}")
}

/// Two rows at the edge, Black on the left and White on the right.
fn edge(points: usize) -> String {
    let room = ".".repeat(points / 2);
    let wall = "#".repeat(points / 4 + 1) + &"@".repeat(points / 2 + 1 - points / 4);
    format!("#{room}@\n#{room}@\n{wall}")
}

/// Two rows between walls that change their colour.
fn blob(points: usize) -> String {
    let room = ".".repeat(points / 2);
    let wall: String = (0..points / 2 + 2)
        .map(|at| if at % 3 == 0 { '@' } else { '#' })
        .collect();
    format!("{wall}\n#{room}@\n@{room}#\n{wall}")
}

fn asked(rows: &str) -> Endgame {
    let drawn = diagram::parse(rows).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    asked
}

#[divan::bench(args = SIZES)]
fn corridors(bencher: Bencher<'_, '_>, points: usize) {
    search(bencher, &corridor(points));
}

#[divan::bench(args = SIZES)]
fn edges(bencher: Bencher<'_, '_>, points: usize) {
    search(bencher, &edge(points));
}

#[divan::bench(args = SIZES)]
fn blobs(bencher: Bencher<'_, '_>, points: usize) {
    search(bencher, &blob(points));
}

fn search(bencher: Bencher<'_, '_>, rows: &str) {
    let asked = asked(rows);
    bencher.bench(|| endgame_report(&asked, &EndgameLimits::default()));
}
