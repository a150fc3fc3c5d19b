//! Random positions on boards of several kinds.

use std::sync::Arc;

use proptest::prelude::*;
use semeai_board::{Color, Point, PointSet, Position, Setup, Topology};

/// Small ones, on which strings fill much of the board, and one of each width of masks. All have a point with the first name of
/// [`NAMES`] and one with the second.
const BOARDS: [&str; 9] = [
    "square:4x4",
    "square:6x6",
    "tri-hexagon:3",
    "tri-triangle:5",
    "honey-hexagon:2",
    "kagome-hexagon:2",
    "torus:5x4",
    "tri-rhombus:9x9",
    "square:12x12",
];

/// Points that every board has.
pub(super) const NAMES: &[&str] = &["A1", "b2"];

pub(super) fn board(name: &str) -> Arc<Topology> {
    Arc::new(Topology::new(name.parse().expect("a board")))
}

/// A position with these signs, strings without liberties taken away.
pub(super) fn position(topology: Arc<Topology>, signs: &str) -> Position {
    let mut setup = Setup::new(topology);
    for (point, sign) in (0..).map_while(Point::new).zip(signs.chars()) {
        match sign {
            'X' => setup.set(point, Some(Color::Black)),
            'O' => setup.set(point, Some(Color::White)),
            _ => {}
        }
    }
    let dead = setup
        .blocks()
        .into_iter()
        .filter(|block| block.liberties.is_empty());
    let dead = dead.fold(PointSet::EMPTY, |all, block| all.union(&block.stones));
    for point in &dead {
        setup.set(point, None);
    }
    Position::new(setup).expect("every string has a liberty")
}

/// Any position: stones at random, from few to nearly everywhere.
pub(super) fn any() -> impl Strategy<Value = Position> {
    (prop::sample::select(&BOARDS[..]), 1..12_u8).prop_flat_map(|(name, empty)| {
        let topology = board(name);
        let sign =
            prop::sample::select([&['X', 'O'].repeat(4)[..], &vec!['.'; empty.into()]].concat());
        let signs = prop::collection::vec(sign, topology.len());
        signs.prop_map(move |signs| {
            position(
                Arc::clone(&topology),
                &signs.into_iter().collect::<String>(),
            )
        })
    })
}
