//! Whole boards: everything about one by its regions, and the search of the whole board by the rules alone.

use std::time::Instant;

use divan::Bencher;
use semeai_board::diagram;
use semeai_endgame::{Endgame, EndgameLimits, RegionCache, endgame_report, endgame_report_with};
use semeai_search::Check;

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

/// Ten regions on 13x13.
const TEN: &str = "#####@#######\n######@#.####\n#..###...####\n#O#.O#@@#####\n@.##.@##..#.#\n@.##.@....#.#\n####@@@###@X@\n\
    ###@O.@.O#@@@\n@@.@.@@#O#@@@\n@@.@#@@##...@\n@.O@@..##O#@@\n@@@@...#####@\n@@@@@@@#####@";

/// A sente and a gote.
const TWO: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

/// The ten regions with five pairs of others on 19x19.
fn twenty() -> String {
    let swapped: String = (TWO.chars())
        .map(|sign| match sign {
            '@' => '#',
            '#' => '@',
            'X' => 'O',
            'O' => 'X',
            other => other,
        })
        .collect();
    let right = [TWO, &swapped, "######"].join("\n");
    let mut rows: Vec<String> = (TEN.lines().zip(right.lines()))
        .map(|(left, right)| format!("{left}{right}"))
        .collect();
    for (left, right) in TWO.lines().zip(swapped.lines()) {
        rows.push(format!("{left}{right}#{left}"));
    }
    rows.join("\n")
}

/// Scores, the losses of all moves of both sides and a best line, of regions that are known.
#[divan::bench(args = [10, 20])]
fn regions_that_are_known(bencher: Bencher<'_, '_>, count: usize) {
    let rows = if count == 10 {
        TEN.to_owned()
    } else {
        twenty()
    };
    let drawn = diagram::parse(&rows).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    let (limits, mut kept) = (EndgameLimits::default(), RegionCache::default());
    let report = endgame_report_with(&asked, &limits, &mut kept);
    assert_eq!(report.regions.len(), count, "of all that is open");
    bencher.bench_local(|| endgame_report_with(&asked, &limits, &mut kept));
}
