//! Boards of hexagons: the corners of hexagonal cells are the points.

use super::lattice::{HEXAGONS, Spot};
use super::{Drawing, steps};

/// The corners of the cells at these coordinates; a corner of several cells counts once.
fn corners(cells: Vec<(i32, i32)>) -> impl Iterator<Item = Spot> {
    const CORNERS: [Spot; 6] = [(1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2)];
    let middle = |(q, r): (i32, i32)| (2 * q + r, 3 * r);
    let middles = cells.into_iter().map(middle);
    middles.flat_map(|(x, y)| CORNERS.map(|(across, down)| (x + across, y + down)))
}

/// A hexagon with so many cells along an edge.
pub(in super::super) fn hexagon(sizes: &[usize]) -> Drawing {
    HEXAGONS.board(corners(super::hexagon(sizes[0])), &[])
}

/// A triangle with so many cells along an edge.
pub(in super::super) fn triangle(sizes: &[usize]) -> Drawing {
    let mut cells = super::rhombus(sizes[0], sizes[0]);
    cells.retain(|(q, r)| q + r < steps(sizes[0]));
    HEXAGONS.board(corners(cells), &[])
}

/// So many cells along both edges.
pub(in super::super) fn rhombus(sizes: &[usize]) -> Drawing {
    HEXAGONS.board(corners(super::rhombus(sizes[0], sizes[1])), &[])
}

/// So many cells along both directions, the last beside the first: two points a cell.
pub(in super::super) fn torus(sizes: &[usize]) -> Drawing {
    let (across, down) = (steps(sizes[0]), steps(sizes[1]));
    let both = |(q, r): (i32, i32)| {
        let (x, y) = (2 * q + r, 3 * r - 2);
        [(x, y), (x + 1, y + 1)]
    };
    let spots = super::rhombus(sizes[0], sizes[1])
        .into_iter()
        .flat_map(both);
    HEXAGONS.board(spots, &[(2 * across, 0), (down, 3 * down)])
}
