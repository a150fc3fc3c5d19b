//! Regions searched to the end: corridors with one open end, open lines along the edge, rooms with both colours round them.
//!
//! A bench is named by its kind and its empty points: the value if nobody has a ko threat, then the three ways in which kos may
//! go, then everything that is told of a board with this region.

use divan::Bencher;
use semeai_board::diagram;
use semeai_endgame::{Endgame, EndgameLimits, RegionAlone, endgame_report};
use semeai_search::{KoRule, PositionBudget};

fn main() {
    let is_everything = std::env::args().len() <= 2;
    for (name, draw) in KINDS.into_iter().filter(|_| is_everything) {
        for points in SIZES {
            let mut region = region(&draw(points));
            region.value(KoRule::SIMPLE, &mut budget()).expect("small");
            let (positions, bytes) = (region.positions(), region.bytes());
            region.values(&mut budget()).expect("small");
            println!(
                "{name} {points}: {positions} positions of pieces, {} kB; {} kB for the three ways of ko",
                bytes >> 10,
                region.bytes() >> 10
            );
        }
    }
    divan::main();
}

const SIZES: [usize; 5] = [4, 6, 8, 10, 12];

/// What a region of so many empty points looks like.
type Draw = fn(usize) -> String;

const KINDS: [(&str, Draw); 3] = [
    ("corridor", corridor_of),
    ("edge", edge_of),
    ("blob", blob_of),
];

/// A corridor that White may enter from one end.
fn corridor_of(points: usize) -> String {
    let (wall, room) = ("#".repeat(points + 2), ".".repeat(points));
    format!("{wall}\n@{room}#\n{wall}")
}

/// Two rows at the edge, Black on the left and White on the right.
fn edge_of(points: usize) -> String {
    let room = ".".repeat(points / 2);
    let wall = "#".repeat(points / 4 + 1) + &"@".repeat(points / 2 + 1 - points / 4);
    format!("#{room}@\n#{room}@\n{wall}")
}

/// Two rows between walls that change their colour.
fn blob_of(points: usize) -> String {
    let room = ".".repeat(points / 2);
    let wall: String = (0..points / 2 + 2)
        .map(|at| if at % 3 == 0 { '@' } else { '#' })
        .collect();
    format!("{wall}\n#{room}@\n@{room}#\n{wall}")
}

fn budget() -> PositionBudget {
    PositionBudget::new(10_000_000)
}

fn region(rows: &str) -> RegionAlone {
    let position = diagram::parse(rows).expect("a diagram").position();
    let position = position.expect("a position");
    RegionAlone::new(&position, &position.empty()).expect("few points")
}

#[divan::bench(args = SIZES)]
fn corridor(bencher: Bencher<'_, '_>, points: usize) {
    search(bencher, &corridor_of(points));
}

#[divan::bench(args = SIZES)]
fn edge(bencher: Bencher<'_, '_>, points: usize) {
    search(bencher, &edge_of(points));
}

#[divan::bench(args = SIZES)]
fn blob(bencher: Bencher<'_, '_>, points: usize) {
    search(bencher, &blob_of(points));
}

#[divan::bench(args = SIZES)]
fn edge_with_kos(bencher: Bencher<'_, '_>, points: usize) {
    search_with_kos(bencher, &edge_of(points));
}

#[divan::bench(args = SIZES)]
fn blob_with_kos(bencher: Bencher<'_, '_>, points: usize) {
    search_with_kos(bencher, &blob_of(points));
}

#[divan::bench(args = SIZES)]
fn blob_told(bencher: Bencher<'_, '_>, points: usize) {
    let drawn = diagram::parse(&blob_of(points)).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    bencher.bench(|| endgame_report(&asked, &EndgameLimits::default()));
}

fn search(bencher: Bencher<'_, '_>, rows: &str) {
    bencher
        .with_inputs(|| region(rows))
        .bench_values(|mut region| {
            let found = region.value(KoRule::SIMPLE, &mut budget());
            (found, region)
        });
}

fn search_with_kos(bencher: Bencher<'_, '_>, rows: &str) {
    bencher
        .with_inputs(|| region(rows))
        .bench_values(|mut region| {
            let found = region.values(&mut budget());
            (found, region)
        });
}
