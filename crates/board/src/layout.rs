//! Places for the points of a graph that has none.

mod flat;
mod planar;
mod turned;

pub(crate) use self::flat::settle;

use std::collections::VecDeque;

/// Steps of the majorisation: it comes to rest earlier on all but very large graphs.
const MOST_STEPS: usize = 300;

/// The places hardly change any more where the stress falls by less than this share a step.
const REST: f64 = 1e-5;

/// How far parts that are not connected are put from each other.
const GAP: f64 = 1.5;

/// A place for each of so many points, so that the distance on the drawing is about the number of lines on the shortest way:
/// majorisation of the stress (E. Gansner, Y. Koren and S. North, Graph drawing by stress majorization, 2004), begun at the two
/// largest axes of classical scaling (W. Torgerson, 1952). Where lines cross then, and need not, the drawing is another one without
/// crossings; where they must, and a turn of the graph leaves it as it is, it lies on circles as that turn goes round. Parts that are not connected lie side by side. Half of the lines are at most one unit long. The same graph always gives
/// the same places.
///
/// `edges` are pairs of numbers below `count`.
///
/// Cost: the square of the number of points, some hundred times.
///
/// ```
/// let places = semeai_board::layout(3, &[(0, 1), (1, 2)]);
/// let apart = |a: usize, b: usize| (places[a].0 - places[b].0).hypot(places[a].1 - places[b].1);
/// assert!((apart(0, 1) - 1.0).abs() < 0.1 && (apart(0, 2) - 2.0).abs() < 0.2);
/// ```
#[must_use]
pub fn layout(count: usize, edges: &[(usize, usize)]) -> Vec<(f32, f32)> {
    let mut beside = vec![Vec::new(); count];
    for &(a, b) in edges {
        if a != b && a < count && b < count {
            beside[a].push(b);
            beside[b].push(a);
        }
    }
    let mut places = vec![(0.0, 0.0); count];
    let mut left = 0.0;
    for part in parts(&beside) {
        let drawn = spread(&part, &beside);
        let least = |axis: fn(&(f64, f64)) -> f64| drawn.iter().map(axis).fold(f64::MAX, f64::min);
        let (least_x, least_y) = (least(|place| place.0), least(|place| place.1));
        let mut right = left;
        for (&point, &(x, y)) in part.iter().zip(&drawn) {
            let place = (x - least_x + left, y - least_y);
            right = f64::max(right, place.0);
            places[point] = place;
        }
        left = right + GAP;
    }
    places
        .into_iter()
        .map(|(x, y)| (narrow(x), narrow(y)))
        .collect()
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "drawing coordinates are f32"
)]
const fn narrow(number: f64) -> f32 {
    number as f32
}

/// The connected parts, each in the order of its points.
fn parts(beside: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut seen = vec![false; beside.len()];
    let mut parts = Vec::new();
    for start in 0..beside.len() {
        let mut part: Vec<usize> = distances(start, beside)
            .iter()
            .enumerate()
            .filter(|(point, distance)| distance.is_some() && !seen[*point])
            .map(|(point, _)| point)
            .collect();
        if seen[start] {
            continue;
        }
        for &point in &part {
            seen[point] = true;
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}

/// How many lines lead to each point; nothing where no way leads there.
fn distances(from: usize, beside: &[Vec<usize>]) -> Vec<Option<u16>> {
    let mut distances = vec![None; beside.len()];
    distances[from] = Some(0);
    let mut open = VecDeque::from([from]);
    while let Some(point) = open.pop_front() {
        let next = distances[point].map(|distance| distance + 1);
        for &other in &beside[point] {
            if distances[other].is_none() {
                distances[other] = next;
                open.push_back(other);
            }
        }
    }
    distances
}

/// The places of a connected part.
fn spread(part: &[usize], beside: &[Vec<usize>]) -> Vec<(f64, f64)> {
    let apart: Vec<Vec<f64>> = part
        .iter()
        .map(|&point| {
            let all = distances(point, beside);
            part.iter()
                .map(|&other| f64::from(all[other].unwrap_or_default()))
                .collect()
        })
        .collect();
    let mut springs = Springs::new(&scaled(&apart), &apart);
    let mut before = f64::MAX;
    for _ in 0..MOST_STEPS {
        let stress = springs.relax();
        if before - stress <= REST * before {
            break;
        }
        before = stress;
    }
    let mut places = springs.places();
    let near = within(part, beside);
    if flat::has_crossings(&places, &near)
        && let Some(better) = flat::flat(&near).or_else(|| turned::turned(&near))
    {
        places = better;
    }
    to_unit(&mut places, &apart);
    places
}

/// The neighbours of each point of a connected part, by their numbers in it.
fn within(part: &[usize], beside: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let number = |point: &usize| part.binary_search(point).ok();
    let near = |point: &usize| {
        let mut near: Vec<usize> = beside[*point].iter().filter_map(number).collect();
        near.sort_unstable();
        near.dedup();
        near
    };
    part.iter().map(near).collect()
}

/// Classical scaling: the coordinates along the two largest axes of the distances. Points that fall together are parted a little, each
/// its own way, for the stress cannot tell in which direction.
fn scaled(apart: &[Vec<f64>]) -> Vec<(f64, f64)> {
    let count = apart.len();
    let size = as_f64(count);
    let square = |i: usize, j: usize| apart[i][j] * apart[i][j];
    let means: Vec<f64> = (0..count)
        .map(|i| (0..count).map(|j| square(i, j)).sum::<f64>() / size)
        .collect();
    let mean = means.iter().sum::<f64>() / size;
    let centered: Vec<Vec<f64>> = (0..count)
        .map(|i| {
            (0..count)
                .map(|j| -0.5 * (square(i, j) - means[i] - means[j] + mean))
                .collect()
        })
        .collect();
    let first = axis(&centered, None);
    let second = axis(&centered, Some(&first.0));
    let golden = std::f64::consts::PI * (3.0 - 5.0_f64.sqrt());
    let place = |index: usize| {
        let angle = golden * as_f64(index);
        (
            first.0[index].mul_add(first.1, 0.01 * angle.cos()),
            second.0[index].mul_add(second.1, 0.01 * angle.sin()),
        )
    };
    (0..count).map(place).collect()
}

/// The largest axis of a symmetric matrix, at right angles to another one, and how far the points lie along it: by powers.
fn axis(matrix: &[Vec<f64>], beside: Option<&[f64]>) -> (Vec<f64>, f64) {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    // Any beginning that is on no symmetry of the graph.
    let mut vector: Vec<f64> = (0..matrix.len())
        .map(|i| as_f64(i).mul_add(0.7, 1.0).sin())
        .collect();
    let mut length = 0.0;
    for _ in 0..60 {
        if let Some(other) = beside {
            let part = dot(&vector, other);
            for (own, other) in vector.iter_mut().zip(other) {
                *own -= part * other;
            }
        }
        let next: Vec<f64> = matrix.iter().map(|row| dot(row, &vector)).collect();
        length = dot(&next, &next).sqrt();
        if length < 1e-9 {
            break;
        }
        vector = next.into_iter().map(|x| x / length).collect();
    }
    (vector, length.sqrt())
}

/// So many points are looked at side by side.
const LANES: usize = 8;

/// Points that pull at each other, each pair towards its distance. Rows are filled up to whole lanes with points that pull at nothing.
struct Springs {
    count: usize,
    x: Vec<f32>,
    y: Vec<f32>,
    /// By pairs, a row a point: one over the distance that is wanted, 0 for a point and itself.
    pull: Vec<f32>,
}

impl Springs {
    fn new(places: &[(f64, f64)], apart: &[Vec<f64>]) -> Self {
        let count = places.len();
        let width = count.next_multiple_of(LANES);
        let mut pull = vec![0.0; count * width];
        for (row, distances) in pull.chunks_exact_mut(width).zip(apart) {
            for (pull, &distance) in row.iter_mut().zip(distances) {
                *pull = if distance == 0.0 {
                    0.0
                } else {
                    narrow(distance).recip()
                };
            }
        }
        let filled = |along: fn(&(f64, f64)) -> f64| {
            let mut all: Vec<f32> = places.iter().map(|place| narrow(along(place))).collect();
            all.resize(width, 0.0);
            all
        };
        Self {
            count,
            x: filled(|place| place.0),
            y: filled(|place| place.1),
            pull,
        }
    }

    fn places(&self) -> Vec<(f64, f64)> {
        let places = self.x.iter().zip(&self.y).take(self.count);
        places.map(|(&x, &y)| (x.into(), y.into())).collect()
    }

    /// Moves each point to where its distances pull it, those to near points most; the stress before.
    fn relax(&mut self) -> f64 {
        let rows = self.pull.chunks_exact(self.x.len());
        let mut stress = 0.0;
        for (point, row) in rows.enumerate() {
            let pulled = pulled((self.x[point], self.y[point]), row, &self.x, &self.y);
            stress += f64::from(pulled.stress);
            if pulled.weight > 0.0 {
                self.x[point] = pulled.x / pulled.weight;
                self.y[point] = pulled.y / pulled.weight;
            }
        }
        stress
    }
}

/// What pulls at a point: the sums of the places that it is pulled to by their weights, the weights, the stress.
#[derive(Default)]
struct Pulled {
    x: f32,
    y: f32,
    weight: f32,
    stress: f32,
}

/// The pull of all points at a place. The lanes are summed up one by one, always in the same order, so the sum is the same on every
/// machine.
fn pulled((x, y): (f32, f32), row: &[f32], all_x: &[f32], all_y: &[f32]) -> Pulled {
    let mut lanes = [[0.0_f32; LANES]; 4];
    let others = all_x.chunks_exact(LANES).zip(all_y.chunks_exact(LANES));
    for (pulls, (xs, ys)) in row.chunks_exact(LANES).zip(others) {
        for lane in 0..LANES {
            let (pull, other_x, other_y) = (pulls[lane], xs[lane], ys[lane]);
            let (dx, dy) = (x - other_x, y - other_y);
            let distance = (dx * dx + dy * dy).sqrt().max(1e-9);
            let weight = pull * pull;
            let reach = pull / distance;
            let off = distance * pull - (if pull > 0.0 { 1.0 } else { 0.0 });
            lanes[0][lane] += weight * other_x + reach * dx;
            lanes[1][lane] += weight * other_y + reach * dy;
            lanes[2][lane] += weight;
            lanes[3][lane] += off * off;
        }
    }
    let [x, y, weight, stress] = lanes.map(|lane| lane.iter().sum());
    Pulled {
        x,
        y,
        weight,
        stress,
    }
}

/// Makes the usual line one unit long.
fn to_unit(places: &mut [(f64, f64)], apart: &[Vec<f64>]) {
    let mut lengths = Vec::new();
    for (i, row) in apart.iter().enumerate() {
        for (j, &distance) in row.iter().enumerate().skip(i + 1) {
            if distance <= 1.0 {
                lengths.push((places[i].0 - places[j].0).hypot(places[i].1 - places[j].1));
            }
        }
    }
    lengths.sort_by(f64::total_cmp);
    let usual = lengths.get(lengths.len() / 2).copied().unwrap_or(1.0);
    if usual > 1e-6 {
        for place in places {
            *place = (place.0 / usual, place.1 / usual);
        }
    }
}

fn as_f64(number: usize) -> f64 {
    f64::from(u16::try_from(number).unwrap_or(u16::MAX))
}
