//! Boards of triangles.

use super::lattice::{Spot, TRIANGLES};
use super::{Drawing, steps};

fn spot((q, r): (i32, i32)) -> Spot {
    (2 * q + r, r)
}

/// A hexagon with so many points along an edge.
pub(in super::super) fn hexagon(sizes: &[usize]) -> Drawing {
    TRIANGLES.board(super::hexagon(sizes[0]).into_iter().map(spot), &[])
}

/// A triangle with so many points along an edge, the tip at the top.
pub(in super::super) fn triangle(sizes: &[usize]) -> Drawing {
    let rows = 0..steps(sizes[0]);
    let spots = rows.flat_map(|r| (0..=r).map(move |q| (2 * q - r, r)));
    TRIANGLES.board(spots, &[])
}

/// So many points along both edges.
pub(in super::super) fn rhombus(sizes: &[usize]) -> Drawing {
    TRIANGLES.board(
        super::rhombus(sizes[0], sizes[1]).into_iter().map(spot),
        &[],
    )
}

/// So many points along both directions, the last beside the first.
pub(in super::super) fn torus(sizes: &[usize]) -> Drawing {
    let (across, down) = (steps(sizes[0]), steps(sizes[1]));
    let spots = super::rhombus(sizes[0], sizes[1]).into_iter().map(spot);
    TRIANGLES.board(spots, &[(2 * across, 0), (down, down)])
}
