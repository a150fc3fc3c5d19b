//! Boards as they are made: the points of a lattice with their names, or a graph drawn by hand.

pub(super) mod graphs;
pub(super) mod honeycomb;
pub(super) mod kagome;
mod lattice;
pub(super) mod solids;
pub(super) mod squares;
pub(super) mod triangles;

use super::periods::Periods;

/// A board as it is made.
pub(super) struct Drawing {
    /// Name and place of each point.
    pub(super) points: Vec<(String, (f32, f32))>,
    /// Pairs of neighbours, by number.
    pub(super) edges: Vec<(usize, usize)>,
    /// How far the board goes on beyond its edges.
    pub(super) periods: Periods,
}

/// A size as a number of steps.
fn steps(size: usize) -> i32 {
    i32::try_from(size).expect("no size is larger than the number of points")
}

/// The cells of a hexagon with so many along an edge, by their two coordinates.
fn hexagon(side: usize) -> Vec<(i32, i32)> {
    let reach = steps(side) - 1;
    let all = (-reach..=reach).flat_map(|r| (-reach..=reach).map(move |q| (q, r)));
    all.filter(|(q, r)| (q + r).abs() <= reach).collect()
}

/// The cells of a rhombus, by their two coordinates.
fn rhombus(across: usize, down: usize) -> Vec<(i32, i32)> {
    let (across, down) = (steps(across), steps(down));
    (0..down)
        .flat_map(|r| (0..across).map(move |q| (q, r)))
        .collect()
}
