//! Boards of hexagons between triangles: the corners of the hexagons are the points.

use super::lattice::{Spot, TRIANGLES};
use super::{Drawing, steps};

/// The corners of the hexagons at these coordinates; a corner of two hexagons counts once.
fn corners(hexagons: Vec<(i32, i32)>) -> impl Iterator<Item = Spot> {
    let middles = hexagons.into_iter().map(|(q, r)| (4 * q + 2 * r, 2 * r));
    middles.flat_map(|(x, y)| {
        let corner = |&(across, down): &Spot| (x + across, y + down);
        TRIANGLES.around.iter().map(corner).collect::<Vec<Spot>>()
    })
}

/// A hexagon with so many hexagons along an edge.
pub(in super::super) fn hexagon(sizes: &[usize]) -> Drawing {
    TRIANGLES.board(corners(super::hexagon(sizes[0])), &[])
}

/// So many hexagons along both edges.
pub(in super::super) fn rhombus(sizes: &[usize]) -> Drawing {
    TRIANGLES.board(corners(super::rhombus(sizes[0], sizes[1])), &[])
}

/// So many hexagons along both directions, the last beside the first: three points a hexagon.
pub(in super::super) fn torus(sizes: &[usize]) -> Drawing {
    let (across, down) = (steps(sizes[0]), steps(sizes[1]));
    let three = |(q, r): (i32, i32)| {
        let (x, y) = (4 * q + 2 * r, 2 * r);
        [(x + 2, y), (x + 1, y + 1), (x - 1, y + 1)]
    };
    let spots = super::rhombus(sizes[0], sizes[1])
        .into_iter()
        .flat_map(three);
    TRIANGLES.board(spots, &[(4 * across, 0), (2 * down, 2 * down)])
}
