//! How long it takes to open and to write a graph of as many points as a board can have.

use divan::{Bencher, black_box};
use semeai_session::Document;
use semeai_session::file::{self, Answers, FileFormat};

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

/// A board with stones on most of its points.
fn document(name: &str) -> Document {
    let kind = name.parse().expect("a board");
    let points = Document::empty(kind).topology().len();
    let signs: String = "BB.WW.##@@XO.".chars().cycle().take(points).collect();
    Document::with_stones(kind, &signs).expect("as many signs")
}

/// The file of a board, as we write it.
fn ours(name: &str) -> String {
    let text = FileFormat::GraphMl.text(&document(name), &Answers::NOTHING);
    text.expect("any board")
}

/// The same graph as another program writes it: nothing of what we know of its board.
fn foreign(name: &str) -> String {
    let ours = ours(name);
    let (head, rest) = ours.split_once("<graph ").expect("a graph");
    let graph = rest.split_once("<node").expect("points").1;
    format!("{head}<graph edgedefault=\"directed\"><node{graph}")
}

#[divan::bench(args = BOARDS, sample_count = 20)]
fn open_ours(bencher: Bencher<'_, '_>, name: &str) {
    let text = ours(name);
    bencher.bench_local(|| file::parse("a.graphml", black_box(text.as_bytes())).expect("our own"));
}

#[divan::bench(args = BOARDS, sample_count = 20)]
fn open_foreign(bencher: Bencher<'_, '_>, name: &str) {
    let text = foreign(name);
    bencher.bench_local(|| file::parse("a.graphml", black_box(text.as_bytes())).expect("a graph"));
}

#[divan::bench(args = BOARDS, sample_count = 20)]
fn write(bencher: Bencher<'_, '_>, name: &str) {
    let document = document(name);
    bencher.bench_local(|| FileFormat::GraphMl.text(black_box(&document), &Answers::NOTHING));
}
