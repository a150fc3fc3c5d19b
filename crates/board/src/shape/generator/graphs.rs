//! Small graphs without a lattice; their points are called by their numbers from one.

use super::Drawing;
use crate::shape::periods::Periods;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// At most so many points of a path lie in one row.
const LONGEST_ROW: usize = 20;

fn drawing(places: Vec<(f32, f32)>, edges: Vec<(usize, usize)>) -> Drawing {
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
