//! How long a board of as many points as can be takes: its places, where it has none, and the cells of its points.

use std::f32::consts::TAU;

use divan::{Bencher, black_box};
use semeai_board::{PointSet, Topology, layout};

fn main() {
    divan::main();
}

/// Boards of 640 points, or nearly so.
const BOARDS: [&str; 4] = [
    "square:25x25",
    "tri-torus:32x20",
    "honey-hexagon:10",
    "cycle:640",
];

fn board(name: &str) -> Topology {
    Topology::new(name.parse().expect("a board"))
}

#[divan::bench(args = BOARDS, sample_count = 5)]
fn places(bencher: Bencher<'_, '_>, name: &str) {
    let edges = board(name).edges();
    let count = board(name).len();
    bencher.bench_local(|| layout(black_box(count), black_box(&edges)));
}

/// A graph as somebody draws it, without a lattice: points on a spiral, each joined to the next and to one of the turn before.
fn drawn() -> Topology {
    let place = |number: usize| {
        let turns = (number as f32).sqrt();
        let angle = turns * TAU * 0.618;
        (turns * angle.cos(), turns * angle.sin())
    };
    let points = (0..PointSet::CAPACITY).map(|number| (number.to_string(), place(number)));
    let next = (1..PointSet::CAPACITY).map(|number| (number - 1, number));
    let inner = (30..PointSet::CAPACITY).map(|number| (number - 30, number));
    let edges: Vec<(usize, usize)> = next.chain(inner).collect();
    Topology::graph(points.collect(), &edges).expect("a graph")
}

#[divan::bench(sample_count = 20)]
fn cells_of_a_drawn_board(bencher: Bencher<'_, '_>) {
    bencher
        .with_inputs(drawn)
        .bench_local_values(|board| first_cell(&board));
}

#[divan::bench(args = BOARDS, sample_count = 20)]
fn cells(bencher: Bencher<'_, '_>, name: &str) {
    bencher
        .with_inputs(|| board(name))
        .bench_local_values(|board| first_cell(&board));
}

/// All cells are made when the first is asked for.
fn first_cell(board: &Topology) -> usize {
    let point = board.points().first().expect("a point");
    let cell = board.shape().cell(point).expect("it has one");
    cell.corners().count()
}
