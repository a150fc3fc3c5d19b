//! Drawings without crossings: a face round all other points, each of which lies between its neighbours.

use super::planar::faces;

/// Every point between others, by their weights: no lines cross where all faces but the frame are triangles and the frame bulges out
/// everywhere (W. T. Tutte, "How to draw a graph", 1963; for any weights M. S. Floater, "Parametrization and smooth approximation of
/// surface triangulations", 1997).
///
/// `pulls` are the neighbours of each point with how hard they pull; those without any stay where they are. It goes on until no
/// point moves further than a millionth of a unit, or for so many rounds.
pub(crate) fn settle(places: &mut [(f64, f64)], pulls: &[Vec<(usize, f64)>], rounds: usize) {
    for _ in 0..rounds {
        let mut farthest = 0.0_f64;
        for (at, pulls) in pulls.iter().enumerate() {
            let (mut x, mut y, mut weight) = (0.0, 0.0, 0.0);
            for &(other, pull) in pulls {
                x += pull * places[other].0;
                y += pull * places[other].1;
                weight += pull;
            }
            if weight > 0.0 {
                let (from, to) = (places[at], (x / weight, y / weight));
                farthest = farthest.max((to.0 - from.0).hypot(to.1 - from.1));
                places[at] = to;
            }
        }
        if farthest < 1e-6 {
            return;
        }
    }
}

/// So often every point is put between its neighbours until they are evened out, and so often that is done.
const ROUNDS: usize = 3_000;
const EVENINGS: usize = 12;

/// With which power of its length a line pulls harder each time: the points inside would else crowd in the middle. In the end some
/// would lie on the frame, so of all drawings on the way that with the most room is taken.
const EVENNESS: f64 = 0.4;

/// So many faces are tried as the frame at most, the longest first.
const FRAMES: usize = 6;

/// Places for the points of a connected graph so that no lines cross; nothing if there are none, or none that can be told apart.
///
/// Cost: some thousand times the number of lines for each of six frames.
pub(super) fn flat(beside: &[Vec<usize>]) -> Option<Vec<(f64, f64)>> {
    let mut faces = faces(beside)?;
    faces.sort_by_key(|face| std::cmp::Reverse(face.len()));
    let longest = faces.first()?.len();
    let frames = (0..faces.len()).take_while(|at| faces[*at].len() == longest);
    let drawn = frames
        .take(FRAMES)
        .map(|frame| framed(beside, &faces, frame));
    let best = drawn.reduce(Drawn::roomier)?;
    (best.room > 0.0 && !has_crossings(&best.places, beside)).then_some(best.places)
}

/// A drawing, and how much room there is between what can be told apart in it.
struct Drawn {
    places: Vec<(f64, f64)>,
    room: f64,
}

impl Drawn {
    fn new(places: &[(f64, f64)], beside: &[Vec<usize>]) -> Self {
        let places = places[..beside.len()].to_vec();
        let room = room(&places, beside);
        Self { places, room }
    }

    /// The one with more room; of two that do equally well the first, whatever the last bits of numbers are.
    fn roomier(self, next: Self) -> Self {
        match next.room > 1.001 * self.room {
            true => next,
            false => self,
        }
    }
}

/// The drawing with a face as its frame, on one of its sides.
fn framed(beside: &[Vec<usize>], faces: &[Vec<usize>], frame: usize) -> Drawn {
    let count = beside.len();
    let outer = &faces[frame];
    let inner = faces.iter().enumerate().filter(|(at, _)| *at != frame);
    let inner: Vec<&Vec<usize>> = inner.map(|(_, face)| face).collect();
    let mut near: Vec<Vec<usize>> = vec![Vec::new(); count];
    let mut join = |one: usize, other: usize| {
        if !near[one].contains(&other) {
            near[one].push(other);
            near[other].push(one);
        }
    };
    for face in &inner {
        for (one, other) in face.iter().zip(face.iter().cycle().skip(1)) {
            join(*one, *other);
        }
    }
    // A point in the middle of each face that is no triangle makes it triangles.
    for face in inner.iter().filter(|face| face.len() > 3) {
        let middle = near.len();
        near.push((*face).clone());
        for &point in *face {
            near[point].push(middle);
        }
    }
    let mut places = vec![(0.0, 0.0); near.len()];
    let mut is_frame = vec![false; near.len()];
    let sides = as_f64(outer.len());
    for (number, &point) in outer.iter().enumerate() {
        let angle =
            std::f64::consts::TAU * (as_f64(number) + 0.5) / sides + std::f64::consts::FRAC_PI_2;
        places[point] = (angle.cos(), angle.sin());
        is_frame[point] = true;
    }
    let mut pulls: Vec<Vec<(usize, f64)>> = near
        .iter()
        .zip(&is_frame)
        .map(|(near, is_frame)| match is_frame {
            true => Vec::new(),
            false => near.iter().map(|&other| (other, 1.0)).collect(),
        })
        .collect();
    settle(&mut places, &pulls, ROUNDS);
    let mut best = Drawn::new(&places, beside);
    for _ in 0..EVENINGS {
        for (at, pulls) in pulls.iter_mut().enumerate() {
            let length = |other: usize| {
                let (here, there) = (places[at], places[other]);
                (here.0 - there.0).hypot(here.1 - there.1).max(1e-6)
            };
            let all = pulls.iter().map(|(other, _)| length(*other));
            let mean = all.sum::<f64>() / as_f64(pulls.len().max(1));
            for (other, pull) in pulls {
                *pull *= (length(*other) / mean).powf(EVENNESS);
            }
        }
        settle(&mut places, &pulls, ROUNDS);
        best = best.roomier(Drawn::new(&places, beside));
    }
    best
}

/// The least distance of two points, or of a point from a line, as a part of the mean length of a line.
pub(super) fn room(places: &[(f64, f64)], beside: &[Vec<usize>]) -> f64 {
    let lines = lines(beside);
    let length = |&(one, other): &(usize, usize)| distance(places[one], places[other]);
    let mean = lines.iter().map(length).sum::<f64>() / as_f64(lines.len().max(1));
    let mut least = f64::MAX;
    for (at, &place) in places.iter().enumerate() {
        for &other in &places[..at] {
            least = least.min(distance(place, other));
        }
        let others = lines
            .iter()
            .filter(|(one, other)| *one != at && *other != at);
        for &(one, other) in others {
            least = least.min(off_line(place, places[one], places[other]));
        }
    }
    least / mean.max(1e-9)
}

/// The pairs of neighbours, each once.
fn lines(beside: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let all = beside.iter().enumerate();
    let all = all.flat_map(|(one, near)| near.iter().map(move |&other| (one, other)));
    all.filter(|(one, other)| one < other).collect()
}

/// Whether two lines cross that have no end in common.
pub(super) fn has_crossings(places: &[(f64, f64)], beside: &[Vec<usize>]) -> bool {
    let lines = lines(beside);
    let is_left = |a: usize, b: usize, c: usize| {
        let ((ax, ay), (bx, by), (cx, cy)) = (places[a], places[b], places[c]);
        (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0.0
    };
    let crosses = |&(a, b): &(usize, usize), &(c, d): &(usize, usize)| {
        ![c, d].contains(&a)
            && ![c, d].contains(&b)
            && is_left(a, b, c) != is_left(a, b, d)
            && is_left(c, d, a) != is_left(c, d, b)
    };
    let mut all = lines.iter().enumerate();
    all.any(|(at, one)| lines[..at].iter().any(|other| crosses(one, other)))
}

fn distance(one: (f64, f64), other: (f64, f64)) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// How far a place is from a line.
fn off_line(place: (f64, f64), from: (f64, f64), to: (f64, f64)) -> f64 {
    let way = (to.0 - from.0, to.1 - from.1);
    let square = way.0.mul_add(way.0, way.1 * way.1).max(f64::MIN_POSITIVE);
    let along =
        ((place.0 - from.0).mul_add(way.0, (place.1 - from.1) * way.1) / square).clamp(0.0, 1.0);
    distance(
        place,
        (along.mul_add(way.0, from.0), along.mul_add(way.1, from.1)),
    )
}

fn as_f64(number: usize) -> f64 {
    f64::from(u16::try_from(number).unwrap_or(u16::MAX))
}
