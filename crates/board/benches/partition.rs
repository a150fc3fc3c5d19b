//! How long it takes to cut a full board into regions, to find the useful points, and to play a stone.

use divan::{Bencher, black_box};
use semeai_board::{Color, Diagram, Point, Position, benson, diagram, partition, useful_points};

fn main() {
    divan::main();
}

/// Two races side by side on an ordinary board, with loose stones.
const BOARD: &str = "
    ...................
    ..@@@@@@....#####..
    ..@X.X.@....#.O.#..
    ..@.XX.@..X.#OO.#..
    ..@BB.@@....#.WW#..
    ..@.BBB@....#WW.#..
    ..@@BBWWWWWW##W##..
    ...@@BBBBBBWWWW##..
    ..,...#####BBBB@...
    .....##...##.@@@...
    ..XO..#.O..#..@....
    ..XO..##.X.#..@....
    ..X.O..##.##..@@...
    ...XO...###....@...
    ..X.O..............
    ...X..O....X.......
    ..,...O..,..X..,...
    ....X.......O......
    ...................
";

fn board() -> (Position, Diagram) {
    let diagram = diagram::parse(BOARD).expect("a diagram");
    let position = Position::new(diagram.setup.clone()).expect("a legal position");
    (position, diagram)
}

#[divan::bench]
fn partition_and_useful_points(bencher: Bencher<'_, '_>) {
    let (position, diagram) = board();
    bencher.bench_local(|| {
        let regions = partition(black_box(&position), &diagram.roles);
        let useful = regions
            .iter()
            .map(|region| useful_points(&position, &diagram.roles, region).len());
        useful.sum::<usize>()
    });
}

#[divan::bench]
fn blocks(bencher: Bencher<'_, '_>) {
    let (position, _) = board();
    bencher.bench_local(|| black_box(&position).blocks().len());
}

#[divan::bench]
fn unconditional_life(bencher: Bencher<'_, '_>) {
    let (position, _) = board();
    bencher.bench_local(|| Color::ALL.map(|color| benson(black_box(&position), color).len()));
}

/// Every legal move of both sides once; divide by their number (about 500) for one move.
#[divan::bench]
fn all_moves(bencher: Bencher<'_, '_>) {
    let (position, _) = board();
    let empty: Vec<Point> = position.empty().iter().collect();
    bencher.bench_local(|| {
        let moves = empty
            .iter()
            .flat_map(|&point| Color::ALL.map(|color| (color, point)));
        moves
            .filter_map(|(color, point)| black_box(&position).play(color, point).ok())
            .count()
    });
}

#[divan::bench]
fn read_diagram(bencher: Bencher<'_, '_>) {
    bencher.bench_local(|| diagram::parse(black_box(BOARD)).map(|diagram| diagram.labels.len()));
}
