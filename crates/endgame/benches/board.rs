//! Whole boards: everything about one by its regions, and the search of the whole board by the rules alone.

use std::time::Instant;

use divan::Bencher;
use semeai_board::diagram;
use semeai_endgame::{Check, Endgame, EndgameLimits, endgame_report};

/// Boards of up to seven lines: a gote of two points and three half points; a sente and corridors; a tie that must be broken
/// rightly; large follow-ups; a ko that matters; sente first although another move is hotter.
const CASES: [(&str, &str); 6] = [
    ("W01", "##.##\n##.#O\n@.@#.\n@.@.@\n@@@.@"),
    ("W02", "..####\n@@...#\n@@@###\n@@##.#\n@@@..#\n@..#.#"),
    (
        "W04",
        "@@@@@@@\n@.@@@@@\n@..@@@@\n@.@#.#@\n.##..##\n...#O##",
    ),
    ("W05", ".@###.\n.#@##.\n@..@#.\nX..@@@\n@@@@.@\n@@@@.#"),
    ("W09", "######\n####.#\n###..#\n.@##@@\nO.@.X."),
    ("W13", "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##"),
];

/// By how many points are open: the fourth case; the same with a corridor of four points below.
const OPEN: [(usize, &str); 2] = [
    (12, ".@###.\n.#@##.\n@..@#.\nX..@@@\n@@@@.@\n@@@@.#"),
    (
        16,
        ".@###.\n.#@##.\n@..@#.\nX..@@@\n@@@@.@\n@@@@.#\n######\n@....#\n######",
    ),
];

fn main() {
    for (points, rows) in OPEN {
        let begun = Instant::now();
        let report = endgame_report(&asked(rows, Check::EveryOrder), &EndgameLimits::default());
        let seconds = begun.elapsed().as_secs_f64();
        let proof = report.proof.expect("few points are open");
        let scores = proof.starts.map(|start| start.map(|start| start.score));
        println!(
            "{points} open points: {} positions in {seconds:.2} s; {scores:?}",
            proof.positions
        );
    }
    divan::main();
}

fn asked(rows: &str, check: Check) -> Endgame {
    let drawn = diagram::parse(rows).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    asked.check = check;
    asked
}

#[divan::bench(args = CASES.map(|(name, _)| name))]
fn cases(bencher: Bencher<'_, '_>, name: &str) {
    everything(bencher, name, Check::None);
}

/// The same, proved.
#[divan::bench(args = CASES.map(|(name, _)| name))]
fn cases_proved(bencher: Bencher<'_, '_>, name: &str) {
    everything(bencher, name, Check::EveryOrder);
}

#[divan::bench(args = OPEN.map(|(points, _)| points), sample_count = 1)]
fn prove(bencher: Bencher<'_, '_>, points: usize) {
    let rows = OPEN.iter().find(|(open, _)| *open == points);
    let asked = asked(rows.expect("one of them").1, Check::EveryOrder);
    bencher.bench(|| endgame_report(&asked, &EndgameLimits::default()));
}

fn everything(bencher: Bencher<'_, '_>, name: &str, check: Check) {
    let rows = CASES.iter().find(|(case, _)| *case == name);
    let asked = asked(rows.expect("one of them").1, check);
    bencher.bench(|| endgame_report(&asked, &EndgameLimits::default()));
}
