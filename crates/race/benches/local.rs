//! What the search of a region costs: the figures of the paper, and rows of dame of growing length.
//!
//! `cargo bench -p semeai-race --bench local -- --table` prints positions and milliseconds by the number of empty points.
//! On one core of a busy two-core machine, last mode and normal mode:
//!
//! | empty points | row, positions | row, ms | two rows, positions | two rows, ms |
//! |---|---|---|---|---|
//! | 4 | 78, 36 | 0.1, 0.1 | 72, 36 | 0.1, 0.1 |
//! | 6 | 569, 209 | 0.4, 0.2 | 577, 702 | 0.3, 0.7 |
//! | 8 | 3,734, 954 | 4, 1.2 | 8,350, 4,078 | 8, 8 |
//! | 10 | 23,688, 3,999 | 45, 7 | 49,324, 23,416 | 90, 75 |
//! | 12 | 142,796, 16,256 | 400, 46 | 292,649, 133,211 | 900, 680 |
//! | 14 | 781,670, 65,373 | 4,100, 290 | 1,761,526, 754,577 | 9,500, 4,800 |
//!
//! One more empty point costs two to three times as much. An analysis looks at 500,000 positions of a side unless it is
//! told otherwise, and at a million at most: both values of twelve empty points, and no more than thirteen.

use divan::{Bencher, black_box};
use semeai_board::{Color, Diagram, Region, diagram, partition};
use semeai_cgt::Arena;
use semeai_race::local::{LocalMode, LocalSide};
use semeai_search::PositionBudget;

const FIGURE_2: &str = "
    @....@@....@@
    @XXXX@@XXXX@@
    @X@@X@@.@@@@@
    @..@.@@B@@@@@
    @B@@B@@B@@@@@
    BBBBBBBBBBBBB
    WWWWWWWWWWWWW
    .#.#.#.#.#.#.";

fn main() {
    if std::env::args().any(|argument| argument == "--table") {
        print_table();
    } else {
        divan::main();
    }
}

#[divan::bench(args = [(0, LocalMode::Last), (0, LocalMode::Normal), (1, LocalMode::Last), (1, LocalMode::Normal)])]
fn figure_2(bencher: Bencher<'_, '_>, (region, mode): (usize, LocalMode)) {
    let race = diagram::parse(FIGURE_2).expect("a diagram");
    let regions = regions(&race);
    bencher.bench(|| cost(black_box(&race), &regions[region], mode));
}

/// A row of so many empty points above the block, closed by safe stones of the attacker at both ends.
fn row(points: usize) -> Diagram {
    let text = format!(
        "@{}@\n{}\n{}",
        ".".repeat(points),
        "B".repeat(points + 2),
        "W".repeat(points + 2)
    );
    diagram::parse(&format!("{text}\n{}#", ".".repeat(points + 1))).expect("a diagram")
}

#[divan::bench(args = [4, 6, 8, 10, 12], consts = [true, false])]
fn rows<const LAST: bool>(bencher: Bencher<'_, '_>, points: usize) {
    let race = row(points);
    let regions = regions(&race);
    let mode = if LAST {
        LocalMode::Last
    } else {
        LocalMode::Normal
    };
    bencher.bench(|| cost(black_box(&race), &regions[0], mode));
}

/// Two rows of empty points between the block and the attacker.
fn field(points: usize) -> Diagram {
    let width = points / 2;
    let text = format!(
        "{0}\n@{1}@\n@{1}@\n{2}\n{3}\n.{4}",
        "@".repeat(width + 2),
        ".".repeat(width),
        "B".repeat(width + 2),
        "W".repeat(width + 2),
        "#".repeat(width + 1),
    );
    diagram::parse(&text).expect("a diagram")
}

#[divan::bench(args = [4, 6, 8, 10, 12], consts = [true, false], sample_count = 5)]
fn fields<const LAST: bool>(bencher: Bencher<'_, '_>, points: usize) {
    let race = field(points);
    let regions = regions(&race);
    let mode = if LAST {
        LocalMode::Last
    } else {
        LocalMode::Normal
    };
    bencher.bench(|| cost(black_box(&race), &regions[0], mode));
}

fn regions(race: &Diagram) -> Vec<Region> {
    let position = race.position().expect("a legal position");
    let mut regions = partition(&position, &race.roles);
    regions.retain(|region| region.defender() == Some(Color::Black));
    regions
}

/// Searches a region and says how many positions that took; nothing if they are too many.
fn cost(race: &Diagram, region: &Region, mode: LocalMode) -> Option<u64> {
    const MOST: u64 = 3_000_000;
    let position = race.position().expect("a legal position");
    let mut arena = Arena::new();
    let mut side = LocalSide::new(&position, &race.roles, Color::Black, &[region]);
    let mut budget = PositionBudget::new(MOST);
    let value = side.value(&mut arena, &mut budget, 0, mode);
    let value = value.expect("small values");
    value.map(|_| MOST - budget.left())
}

fn print_table() {
    println!("empty points | shape | mode | positions | milliseconds");
    for points in 2..=14 {
        for (shape, race) in [("row", row(points)), ("field", field(points))] {
            if shape == "field" && points % 2 == 1 {
                continue;
            }
            let regions = regions(&race);
            for mode in [LocalMode::Last, LocalMode::Normal] {
                let started = std::time::Instant::now();
                let positions = cost(&race, &regions[0], mode);
                let elapsed = started.elapsed();
                let positions = positions.map_or("-".to_owned(), |n| n.to_string());
                let milliseconds = elapsed.as_micros() as f64 / 1000.0;
                println!("{points} | {shape} | {mode:?} | {positions} | {milliseconds:.1}");
            }
        }
    }
}
