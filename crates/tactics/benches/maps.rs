//! How long a map takes on a board, all its parts at once, as a window asks for it; and what laws say of it.
//!
//! `cargo bench -p semeai-tactics --bench maps`.

use std::sync::Arc;

use divan::Bencher;
use semeai_board::{Color, Point, PointSet, Position, Setup, Topology};
use semeai_tactics::{LawReport, MapQuestion, Preset, map_report};

fn main() {
    divan::main();
}

/// A board with stones on two points of three, drawn by a small generator, strings without liberties taken away.
fn position(board: &str) -> Position {
    let topology = Arc::new(Topology::new(board.parse().expect("a board")));
    let mut setup = Setup::new(topology);
    let mut state = 1_u32;
    for point in (0..setup.topology.len()).map_while(Point::new) {
        // Numerical Recipes (1992), section 7.1.
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        setup.set(
            point,
            [None, Some(Color::Black), Some(Color::White)][(state >> 16) as usize % 3],
        );
    }
    let dead = setup
        .blocks()
        .into_iter()
        .filter(|block| block.liberties.is_empty());
    for point in &dead.fold(PointSet::EMPTY, |all, block| all.union(&block.stones)) {
        setup.set(point, None);
    }
    Position::new(setup).expect("every string has a liberty")
}

#[divan::bench(args = ["square:6x6", "square:9x9", "square:13x13", "square:19x19", "tri-hexagon:11", "box:8x8x10"])]
fn conjectured_4(bencher: Bencher<'_, '_>, board: &str) {
    let question = MapQuestion {
        map: Preset::Conjectured4.map(),
        position: position(board),
        player: Color::Black,
    };
    bencher.bench(|| map_report(&question).expect("it names no points"));
}

#[divan::bench(args = ["paper-1", "paper-2", "paper-4a", "conjectured-4", "conjectured-5"])]
fn laws(bencher: Bencher<'_, '_>, name: &str) {
    let map = Preset::named(name).expect("a preset").map();
    bencher.bench(|| LawReport::new(&map));
}
