//! Whole boards: everything about one by its regions, and the search of the whole board by the rules alone.

use divan::Bencher;
use semeai_board::diagram;
use semeai_endgame::{Check, Endgame, EndgameLimits, endgame_report};

/// A sente and corridors; a ko; sente first although another move is hotter.
const BOARDS: [&str; 3] = [
    "..####\n@@...#\n@@@###\n@@##.#\n@@@..#\n@..#.#",
    "######\n####.#\n###..#\n.@##@@\nO.@.X.",
    "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##",
];

fn main() {
    for rows in BOARDS {
        let mut asked = asked(rows);
        asked.check = Check::EveryOrder;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let positions = report.proof.map_or(0, |proof| proof.positions);
        println!("{positions} positions of the whole board, both scorings and both starts");
    }
    divan::main();
}

fn asked(rows: &str) -> Endgame {
    let drawn = diagram::parse(rows).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    asked
}

#[divan::bench(args = BOARDS)]
fn by_regions(bencher: Bencher<'_, '_>, rows: &str) {
    let asked = asked(rows);
    bencher.bench(|| endgame_report(&asked, &EndgameLimits::default()));
}

#[divan::bench(args = BOARDS)]
fn proved(bencher: Bencher<'_, '_>, rows: &str) {
    let mut asked = asked(rows);
    asked.check = Check::EveryOrder;
    bencher.bench(|| endgame_report(&asked, &EndgameLimits::default()));
}
