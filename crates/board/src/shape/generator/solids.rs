//! The Platonic and the Archimedean solids: their corners and edges as a board, drawn flat without crossings, with a largest face as
//! the frame.

use super::Drawing;
use super::graphs::drawing;
use crate::layout::settle;
use crate::shape::family::{Entry, Family, FamilyGroup};
use std::collections::BTreeSet;
use std::f64::consts::{FRAC_PI_2, SQRT_2, TAU};

type Place = [f64; 3];

/// The golden ratio.
const PHI: f64 = 1.618_033_988_749_895;
/// The real zero of t³ = t² + t + 1.
const TRIBONACCI: f64 = 1.839_286_755_214_161;
/// The real zero of x³ + 2x² = φ².
const SNUB: f64 = 0.943_151_259_243_88;

/// How much harder a corner is drawn outwards than inwards: the corners inside would else crowd in the middle. With this most of the 18
/// solids are drawn smallest for the distance of their nearest corners, of 1, 1.5, 2, 2.5, 3 and 4.
const OUTWARDS: f64 = 1.5;
/// How often every corner is put between its neighbours.
const ROUNDS: usize = 400;

/// The solids all of whose corners are alike and all of whose edges are equally long, in the order of [`Family`]: with their names, how
/// many corners they have, and these as they are usually given (H. S. M. Coxeter, "Regular Polytopes", 1973; for the snub solids by
/// their rotations).
pub(in super::super) const SOLIDS: [Entry; 18] = [
    corners(
        Family::Tetrahedron,
        "tetrahedron",
        |_| 4,
        |_| solid(with_even_minus(&all(&[[1.0, 1.0, 1.0]]))),
    ),
    corners(
        Family::Cube,
        "cube",
        |_| 8,
        |_| solid(all(&[[1.0, 1.0, 1.0]])),
    ),
    corners(
        Family::Octahedron,
        "octahedron",
        |_| 6,
        |_| solid(all(&[[1.0, 0.0, 0.0]])),
    ),
    corners(
        Family::Dodecahedron,
        "dodecahedron",
        |_| 20,
        |_| solid(even(&[[1.0, 1.0, 1.0], [0.0, 1.0 / PHI, PHI]])),
    ),
    corners(
        Family::Icosahedron,
        "icosahedron",
        |_| 12,
        |_| solid(even(&[[0.0, 1.0, PHI]])),
    ),
    corners(
        Family::TruncatedTetrahedron,
        "truncated-tetrahedron",
        |_| 12,
        |_| solid(with_even_minus(&all(&[[3.0, 1.0, 1.0]]))),
    ),
    corners(
        Family::Cuboctahedron,
        "cuboctahedron",
        |_| 12,
        |_| solid(all(&[[1.0, 1.0, 0.0]])),
    ),
    corners(
        Family::TruncatedCube,
        "truncated-cube",
        |_| 24,
        |_| solid(all(&[[SQRT_2 - 1.0, 1.0, 1.0]])),
    ),
    corners(
        Family::TruncatedOctahedron,
        "truncated-octahedron",
        |_| 24,
        |_| solid(all(&[[0.0, 1.0, 2.0]])),
    ),
    corners(
        Family::Rhombicuboctahedron,
        "rhombicuboctahedron",
        |_| 24,
        |_| solid(all(&[[1.0, 1.0, 1.0 + SQRT_2]])),
    ),
    corners(
        Family::TruncatedCuboctahedron,
        "truncated-cuboctahedron",
        |_| 48,
        |_| solid(all(&[[1.0, 1.0 + SQRT_2, 1.0 + 2.0 * SQRT_2]])),
    ),
    corners(
        Family::SnubCube,
        "snub-cube",
        |_| 24,
        |_| {
            let seed = [1.0, 1.0 / TRIBONACCI, TRIBONACCI];
            solid(orbit(
                seed,
                &[&|[x, y, z]| [-y, x, z], &|[x, y, z]| [y, z, x]],
            ))
        },
    ),
    corners(
        Family::Icosidodecahedron,
        "icosidodecahedron",
        |_| 30,
        |_| solid(even(&[[0.0, 0.0, 2.0 * PHI], [1.0, PHI, PHI * PHI]])),
    ),
    corners(
        Family::TruncatedDodecahedron,
        "truncated-dodecahedron",
        |_| 60,
        |_| {
            solid(even(&[
                [0.0, 1.0 / PHI, 2.0 + PHI],
                [1.0 / PHI, PHI, 2.0 * PHI],
                [PHI, 2.0, PHI + 1.0],
            ]))
        },
    ),
    corners(
        Family::TruncatedIcosahedron,
        "truncated-icosahedron",
        |_| 60,
        |_| {
            solid(even(&[
                [0.0, 1.0, 3.0 * PHI],
                [1.0, 2.0 + PHI, 2.0 * PHI],
                [PHI, 2.0, 2.0 * PHI + 1.0],
            ]))
        },
    ),
    corners(
        Family::Rhombicosidodecahedron,
        "rhombicosidodecahedron",
        |_| 60,
        |_| {
            solid(even(&[
                [1.0, 1.0, 2.0 * PHI + 1.0],
                [PHI * PHI, PHI, 2.0 * PHI],
                [2.0 + PHI, 0.0, PHI * PHI],
            ]))
        },
    ),
    corners(
        Family::TruncatedIcosidodecahedron,
        "truncated-icosidodecahedron",
        |_| 120,
        |_| {
            solid(even(&[
                [1.0 / PHI, 1.0 / PHI, 3.0 + PHI],
                [2.0 / PHI, PHI, 1.0 + 2.0 * PHI],
                [1.0 / PHI, PHI * PHI, 3.0 * PHI - 1.0],
                [2.0 * PHI - 1.0, 2.0, 2.0 + PHI],
                [PHI, 3.0, 2.0 * PHI],
            ]))
        },
    ),
    corners(
        Family::SnubDodecahedron,
        "snub-dodecahedron",
        |_| 60,
        |_| {
            let x = SNUB;
            let seed = [
                PHI * PHI * (1.0 - x),
                -PHI * PHI * PHI + PHI * x + 2.0 * PHI * x * x,
                x,
            ];
            solid(orbit(seed, &[&fifth, &|[x, y, z]| [y, z, x]]))
        },
    ),
];

/// A solid, which has no sizes.
const fn corners(
    family: Family,
    name: &'static str,
    points: fn(&[u64]) -> u64,
    draw: fn(&[usize]) -> Drawing,
) -> Entry {
    Entry {
        family,
        name,
        group: FamilyGroup::Solids,
        least: &[],
        points,
        draw,
    }
}

/// All places with the numbers of these in any order, and with all signs.
fn all(seeds: &[Place]) -> Vec<Place> {
    seeds.iter().flat_map(|it| orders(*it, false)).collect()
}

/// The same in the even orders alone.
fn even(seeds: &[Place]) -> Vec<Place> {
    seeds.iter().flat_map(|it| orders(*it, true)).collect()
}

/// A place with its numbers in all orders, or in the even ones, and with all signs.
fn orders([a, b, c]: Place, only_even: bool) -> Vec<Place> {
    let mut orders = vec![[a, b, c], [b, c, a], [c, a, b]];
    if !only_even {
        orders.extend([[b, a, c], [a, c, b], [c, b, a]]);
    }
    let signs =
        (0..8_u8).map(|bits| [0, 1, 2].map(|bit| if bits >> bit & 1 == 1 { -1.0 } else { 1.0 }));
    let signs: Vec<Place> = signs.collect();
    let turned = |order: Place| {
        signs
            .iter()
            .map(move |sign| [0, 1, 2].map(|i| order[i] * sign[i]))
    };
    orders.into_iter().flat_map(turned).collect()
}

/// Those with an even number of numbers below zero.
fn with_even_minus(places: &[Place]) -> Vec<Place> {
    let is_even = |place: &&Place| place.iter().filter(|it| **it < 0.0).count() % 2 == 0;
    places.iter().filter(is_even).copied().collect()
}

/// All places that some turns lead to from one.
fn orbit(seed: Place, turns: &[&dyn Fn(Place) -> Place]) -> Vec<Place> {
    let mut found = vec![seed];
    let mut at = 0;
    while at < found.len() {
        for turn in turns {
            let next = turn(found[at]);
            if found.iter().all(|it| distance(*it, next) > 1e-6) {
                found.push(next);
            }
        }
        at += 1;
    }
    found
}

/// A fifth of a turn round a corner of the icosahedron.
fn fifth(place: Place) -> Place {
    let axis = scaled([0.0, 1.0, PHI], 1.0 / 1.0_f64.hypot(PHI));
    let (sin, cos) = (TAU / 5.0).sin_cos();
    let along = dot(axis, place) * (1.0 - cos);
    let side = cross(axis, place);
    [0, 1, 2].map(|i| place[i] * cos + side[i] * sin + axis[i] * along)
}

/// Each place once.
fn apart(places: Vec<Place>) -> Vec<Place> {
    let mut found: Vec<Place> = Vec::new();
    for place in places {
        if found.iter().all(|it| distance(*it, place) > 1e-6) {
            found.push(place);
        }
    }
    found
}

fn dot(a: Place, b: Place) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn cross([a, b, c]: Place, [x, y, z]: Place) -> Place {
    [b * z - c * y, c * x - a * z, a * y - b * x]
}

fn scaled(place: Place, by: f64) -> Place {
    place.map(|it| it * by)
}

fn between(from: Place, to: Place) -> Place {
    [0, 1, 2].map(|i| to[i] - from[i])
}

fn distance(a: Place, b: Place) -> f64 {
    dot(between(a, b), between(a, b)).sqrt()
}

/// A face: the way out of it, of length one, and its corners.
struct Face {
    out: Place,
    corners: BTreeSet<usize>,
}

/// One of the largest faces of a solid.
fn largest_face(corners: &[Place], near: &[Vec<usize>]) -> Face {
    let mut best: Option<Face> = None;
    for (at, &here) in corners.iter().enumerate() {
        for &one in &near[at] {
            for &other in near[at].iter().filter(|other| **other > one) {
                let out = cross(between(here, corners[one]), between(here, corners[other]));
                let length = dot(out, out).sqrt();
                let out = scaled(out, dot(out, here).signum() / length);
                let height = dot(out, here);
                if corners.iter().any(|it| dot(out, *it) > height + 1e-6) {
                    continue;
                }
                let on = (0..corners.len()).filter(|&it| dot(out, corners[it]) > height - 1e-6);
                let corners: BTreeSet<usize> = on.collect();
                let known = best.as_ref().map_or(0, |best| best.corners.len());
                if corners.len() > known {
                    best = Some(Face { out, corners });
                }
            }
        }
    }
    best.expect("every solid has a face")
}

/// A solid laid flat: its largest face round all other corners, each of which lies between its neighbours. So no lines cross.
fn solid(corners: Vec<Place>) -> Drawing {
    let corners = apart(corners);
    let count = corners.len();
    let pairs = || (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
    let length = |&(one, other): &(usize, usize)| distance(corners[one], corners[other]);
    let edge = pairs().map(|pair| length(&pair)).fold(f64::MAX, f64::min);
    let edges: Vec<_> = pairs().filter(|pair| length(pair) < 1.01 * edge).collect();
    let mut near = vec![Vec::new(); count];
    for &(one, other) in &edges {
        near[one].push(other);
        near[other].push(one);
    }
    let face = largest_face(&corners, &near);
    // The frame lies on one of its sides: half of an edge is to the left of the middle of that side.
    let mut frame = face.corners.iter();
    let first = frame.next().copied().unwrap_or(0);
    let beside = near[first].iter().find(|it| face.corners.contains(it));
    let middle = beside.map_or(corners[first], |&it| {
        scaled([0, 1, 2].map(|i| corners[first][i] + corners[it][i]), 0.5)
    });
    let centre = scaled(face.out, dot(face.out, corners[first]));
    let down = between(centre, middle);
    let down = scaled(down, 1.0 / dot(down, down).sqrt());
    let right = cross(down, face.out);
    let flat = |place: &Place| (dot(*place, right), dot(*place, down));
    let mut places: Vec<(f64, f64)> = corners.iter().map(flat).collect();
    let height = |at: usize| dot(face.out, corners[at]);
    let pull = |at: usize, other: usize| {
        let higher = height(other) - height(at);
        match higher {
            _ if higher > 1e-6 => OUTWARDS,
            _ if higher < -1e-6 => 1.0 / OUTWARDS,
            _ => 1.0,
        }
    };
    let pulls: Vec<Vec<(usize, f64)>> = (0..count)
        .map(|at| match face.corners.contains(&at) {
            true => Vec::new(),
            false => near[at]
                .iter()
                .map(|&other| (other, pull(at, other)))
                .collect(),
        })
        .collect();
    settle(&mut places, &pulls, ROUNDS);
    // From the frame inwards, clockwise from the top.
    let rank = |at: usize| {
        let (x, y) = places[at];
        let angle = (y.atan2(x) + FRAC_PI_2 + 1e-6).rem_euclid(TAU);
        (-height(at), angle)
    };
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&one, &other| {
        let ((high, angle), (higher, later)) = (rank(one), rank(other));
        let by_height = if (high - higher).abs() < 1e-6 {
            std::cmp::Ordering::Equal
        } else {
            high.total_cmp(&higher)
        };
        by_height.then(angle.total_cmp(&later))
    });
    let mut number = vec![0; count];
    for (new, &old) in order.iter().enumerate() {
        number[old] = new;
    }
    let flat_distance = |&(one, other): &(usize, usize)| {
        let ((a, b), (x, y)) = (places[one], places[other]);
        (a - x).hypot(b - y)
    };
    let nearest = pairs()
        .map(|pair| flat_distance(&pair))
        .fold(f64::MAX, f64::min);
    // Less than a millionth of a unit is lost.
    #[expect(clippy::cast_possible_truncation, reason = "drawings are made of f32")]
    let place = |at: &usize| {
        let (x, y) = places[*at];
        ((x / nearest) as f32, (y / nearest) as f32)
    };
    let edges = edges
        .iter()
        .map(|&(one, other)| (number[one], number[other]));
    drawing(order.iter().map(place).collect(), edges.collect())
}
