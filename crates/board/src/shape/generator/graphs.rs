//! Small graphs without a lattice; their points are called by their numbers from one.

use super::Drawing;
use crate::shape::periods::Periods;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// At most so many points of a path lie in one row.
const LONGEST_ROW: usize = 20;

pub(super) fn drawing(places: Vec<(f32, f32)>, edges: Vec<(usize, usize)>) -> Drawing {
    let name = |(index, place): (usize, (f32, f32))| ((index + 1).to_string(), place);
    Drawing {
        points: places.into_iter().enumerate().map(name).collect(),
        edges,
        periods: Periods::default(),
    }
}

fn as_f32(number: usize) -> f32 {
    f32::from(u16::try_from(number).expect("no more than the number of points"))
}

/// The radius of a circle with so many points one unit apart, at least this.
fn radius(count: usize, least: f32) -> f32 {
    let apart = if count < 2 {
        0.0
    } else {
        0.5 / (PI / as_f32(count)).sin()
    };
    apart.max(least)
}

/// So many points on a circle, clockwise from the top.
fn ring(count: usize, radius: f32) -> impl Iterator<Item = (f32, f32)> {
    let place = move |index| {
        let angle = TAU * as_f32(index) / as_f32(count) - FRAC_PI_2;
        (radius * angle.cos(), radius * angle.sin())
    };
    (0..count).map(place)
}

/// The pairs of neighbours round a circle whose first point has this number.
fn round(first: usize, count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).map(move |index| (first + index, first + (index + 1) % count))
}

/// Points in a line, in rows to and fro where they are many.
pub(in super::super) fn path(sizes: &[usize]) -> Drawing {
    let count = sizes[0];
    let mut row_length = count;
    if count > LONGEST_ROW {
        row_length = count.isqrt();
    }
    let place = |index: usize| {
        let (row, along) = (index / row_length, index % row_length);
        let column = if row % 2 == 0 {
            along
        } else {
            row_length - 1 - along
        };
        (as_f32(column), as_f32(row))
    };
    let edges = (1..count).map(|index| (index - 1, index));
    drawing((0..count).map(place).collect(), edges.collect())
}

/// Points in a circle.
pub(in super::super) fn cycle(sizes: &[usize]) -> Drawing {
    let count = sizes[0];
    drawing(
        ring(count, radius(count, 0.0)).collect(),
        round(0, count).collect(),
    )
}

/// Every point beside every other.
pub(in super::super) fn complete(sizes: &[usize]) -> Drawing {
    let count = sizes[0];
    let pairs = (0..count).flat_map(|from| (from + 1..count).map(move |to| (from, to)));
    drawing(ring(count, radius(count, 0.0)).collect(), pairs.collect())
}

/// The centre, then the points of a circle around it.
fn centered(count: usize) -> Vec<(f32, f32)> {
    let circle = ring(count, radius(count, 1.0));
    [(0.0, 0.0)].into_iter().chain(circle).collect()
}

/// The lines from the centre to the points of the circle.
fn rays(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..=count).map(|other| (0, other))
}

/// A centre beside all others.
pub(in super::super) fn star(sizes: &[usize]) -> Drawing {
    drawing(centered(sizes[0]), rays(sizes[0]).collect())
}

/// A centre beside all points of a circle.
pub(in super::super) fn wheel(sizes: &[usize]) -> Drawing {
    let edges = rays(sizes[0]).chain(round(1, sizes[0]));
    drawing(centered(sizes[0]), edges.collect())
}

/// Circles inside each other, joined by rays.
pub(in super::super) fn rings(sizes: &[usize]) -> Drawing {
    let (rings, rays) = (sizes[0], sizes[1]);
    let inner = radius(rays, 0.7);
    let places = (0..rings).flat_map(|number| ring(rays, inner + as_f32(number)));
    let mut edges: Vec<(usize, usize)> = (0..rings)
        .flat_map(|number| round(number * rays, rays))
        .collect();
    edges.extend((0..(rings - 1) * rays).map(|index| (index, index + rays)));
    drawing(places.collect(), edges)
}

/// Squares in layers, each layer drawn a step to the right and up of the one before, between the columns and rows of that.
pub(in super::super) fn layers(sizes: &[usize]) -> Drawing {
    let [columns, rows, layers] = [sizes[0], sizes[1], sizes[2]];
    let spread = as_f32(layers).max(1.0);
    let mut places = Vec::new();
    let mut edges = Vec::new();
    for layer in 0..layers {
        for row in 0..rows {
            for column in 0..columns {
                let here = places.len();
                let (right, up) = (0.8 * as_f32(layer), 0.6 * as_f32(layer));
                places.push((spread * as_f32(column) + right, spread * as_f32(row) - up));
                edges.extend((column + 1 < columns).then_some((here, here + 1)));
                edges.extend((row + 1 < rows).then_some((here, here + columns)));
                edges.extend((layer + 1 < layers).then_some((here, here + columns * rows)));
            }
        }
    }
    drawing(places, edges)
}

/// Two circles, of which the points of the outer one are beside their neighbours and those of the inner one beside the so many-th next
/// (M. E. Watkins, "A theorem on Tait colorings", 1969).
pub(in super::super) fn petersen(sizes: &[usize]) -> Drawing {
    let (count, step) = (sizes[0], sizes[1]);
    let outer = radius(count, 1.0) + 1.0;
    let places = ring(count, outer).chain(ring(count, outer / 2.0));
    let mut edges: Vec<(usize, usize)> = round(0, count).collect();
    edges.extend((0..count).map(|index| (index, count + index)));
    for index in 0..count {
        let next = (index + step) % count;
        let (one, other) = (count + index.min(next), count + index.max(next));
        if one != other && !edges.contains(&(one, other)) {
            edges.push((one, other));
        }
    }
    drawing(places.collect(), edges)
}

/// Where each dimension of a cube leads to in its drawing: such that points lie apart in all of them, and up to five dimensions no line
/// runs through a point.
const DIMENSIONS: [(f32, f32); 9] = [
    (2.0, 0.0),
    (0.0, 2.0),
    (0.86, -0.72),
    (4.6, 1.04),
    (-1.22, 4.8),
    (10.6, -2.2),
    (2.6, 10.4),
    (22.6, 5.8),
    (-6.2, 23.4),
];

/// The corners of a cube of so many dimensions: two of one dimension less, the second a step away in a direction of its own.
pub(in super::super) fn hypercube(sizes: &[usize]) -> Drawing {
    let mut places = vec![(0.0, 0.0)];
    let mut edges: Vec<(usize, usize)> = Vec::new();
    // More dimensions have more points than a board can have.
    for (x, y) in DIMENSIONS.into_iter().take(sizes[0]) {
        let count = places.len();
        let moved: Vec<_> = edges
            .iter()
            .map(|(one, other)| (one + count, other + count))
            .collect();
        edges.extend(moved);
        edges.extend((0..count).map(|index| (index, index + count)));
        let moved: Vec<(f32, f32)> = places.iter().map(|&(a, b)| (a + x, b + y)).collect();
        places.extend(moved);
    }
    drawing(places, edges)
}

/// Squares on a strip that is turned over once before its ends are joined: round a centre, where the lines that are turned over cross.
pub(in super::super) fn moebius(sizes: &[usize]) -> Drawing {
    turned_over(sizes[0], sizes[1], false)
}

/// The same with both edges of the strip joined.
pub(in super::super) fn klein(sizes: &[usize]) -> Drawing {
    turned_over(sizes[0], sizes[1], true)
}

/// A rectangle that goes on beyond its edges would be turned over there: its images are no shifted ones, which is all that the periods of
/// a board can say, in its files too. So it is a ring.
fn turned_over(columns: usize, rows: usize, is_closed: bool) -> Drawing {
    let inner = radius(columns, 1.0);
    // Lines from edge to edge pass by the points between: these lie on a spiral.
    let twist = if is_closed {
        0.6 / as_f32(columns)
    } else {
        0.0
    };
    let mut places = Vec::new();
    let mut edges = Vec::new();
    for row in 0..rows {
        let far = inner + as_f32(row);
        for column in 0..columns {
            let here = places.len();
            let angle = TAU * as_f32(column) / as_f32(columns) - FRAC_PI_2 + twist * as_f32(row);
            places.push((far * angle.cos(), far * angle.sin()));
            edges.push(if column + 1 < columns {
                (here, here + 1)
            } else {
                (here, (rows - 1 - row) * columns)
            });
            edges.extend((row + 1 < rows).then_some((here, here + columns)));
            edges.extend((is_closed && row + 1 == rows).then_some((here, column)));
        }
    }
    drawing(places, edges)
}
