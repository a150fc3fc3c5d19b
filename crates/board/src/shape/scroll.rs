//! Boards that go on beyond their edges, seen from another place: what leaves on one side comes in on the other.

use super::periods::Periods;
use super::{BoardKind, Shape};

/// Where a period begins anew, places come out a little before it or behind it.
const NEAR: f32 = 1e-3;

/// Places so near to each other are one.
const SAME: f32 = 0.02;

impl Shape {
    /// The vectors by which the board is scrolled, along each of its periods: so many are a period as there are points or cells
    /// along it.
    #[must_use]
    pub fn scroll_steps(&self) -> Vec<(f32, f32)> {
        let sizes = self.kind.map(BoardKind::sizes).unwrap_or_default();
        let mut sizes = sizes.into_iter();
        let step = |&(x, y): &(f32, f32)| {
            let size = sizes.next().and_then(|size| u16::try_from(size).ok());
            let count = size.map_or_else(|| x.hypot(y).round().max(1.0), f32::from);
            (x / count, y / count)
        };
        self.periods.vectors().iter().map(step).collect()
    }

    /// The places of the points after so many steps along each period ([`Shape::scroll_steps`]).
    ///
    /// Cost: the square of the number of points.
    pub(crate) fn scrolled(&self, steps: [i16; 2]) -> Vec<(f32, f32)> {
        let all = self.scroll_steps().into_iter().zip(steps);
        let way = all.fold((0.0, 0.0), |(x, y), (step, times)| {
            let times = f32::from(times);
            (times.mul_add(step.0, x), times.mul_add(step.1, y))
        });
        let [least, _] = self.extent();
        let period_count = self.periods.vectors().len();
        let into = |place: &(f32, f32)| {
            let place = (place.0 + way.0, place.1 + way.1);
            // A step of a lattice leads to the place of another point, or to an image of it: so the board keeps its outline.
            let is_there = |other: &&(f32, f32)| {
                let (x, y) = self
                    .periods
                    .shortest((other.0 - place.0, other.1 - place.1));
                x.hypot(y) < SAME
            };
            if let Some(&there) = self.places.iter().find(is_there) {
                return there;
            }
            let (u, v) = coordinates(&self.periods, place);
            let within = |x: f32, least: f32| x - (x - least + NEAR).floor();
            let u = within(u, least.0);
            let v = if period_count > 1 {
                within(v, least.1)
            } else {
                v
            };
            place_at(&self.periods, (u, v))
        };
        self.places.iter().map(into).collect()
    }

    /// The lines beyond which the board repeats itself, half-way between its outermost points and the copies beyond; none where
    /// it ends at its edges.
    #[must_use]
    pub fn seams(&self) -> Vec<[(f32, f32); 2]> {
        if self.periods.is_empty() {
            return Vec::new();
        }
        let [least, greatest] = self.extent();
        let seam = |least: f32, greatest: f32| (least + greatest - 1.0) / 2.0;
        let u = seam(least.0, greatest.0);
        let is_torus = self.periods.vectors().len() > 1;
        let (top, bottom) = if is_torus {
            let v = seam(least.1, greatest.1);
            (v, v + 1.0)
        } else {
            // Beside the rows it ends; half a unit beyond them.
            let half = 0.5
                / self.periods.vectors()[0]
                    .0
                    .hypot(self.periods.vectors()[0].1);
            (least.1 - half, greatest.1 + half)
        };
        let line = |from, to| [from, to].map(|at| place_at(&self.periods, at));
        let mut seams = vec![
            line((u, top), (u, bottom)),
            line((u + 1.0, top), (u + 1.0, bottom)),
        ];
        if is_torus {
            seams.push(line((u, top), (u + 1.0, top)));
            seams.push(line((u, bottom), (u + 1.0, bottom)));
        }
        seams
    }

    /// The least and the greatest coordinates of the points along the periods.
    fn extent(&self) -> [(f32, f32); 2] {
        let places = self.places.iter();
        let all = places.map(|&place| coordinates(&self.periods, place));
        all.fold(
            [(f32::MAX, f32::MAX), (f32::MIN, f32::MIN)],
            |[least, greatest], (u, v)| {
                [
                    (least.0.min(u), least.1.min(v)),
                    (greatest.0.max(u), greatest.1.max(v)),
                ]
            },
        )
    }
}

/// The periods, of which there is at least one; a single one with what is as long and at right angles to it.
fn basis(periods: &Periods) -> [(f32, f32); 2] {
    match *periods.vectors() {
        [one, other] => [one, other],
        [one] => [one, (-one.1, one.0)],
        _ => [(1.0, 0.0), (0.0, 1.0)],
    }
}

/// How many periods a place is away from the origin, along each.
fn coordinates(periods: &Periods, (x, y): (f32, f32)) -> (f32, f32) {
    let [(px, py), (qx, qy)] = basis(periods);
    let area = px.mul_add(qy, -(py * qx));
    (
        x.mul_add(qy, -(y * qx)) / area,
        px.mul_add(y, -(py * x)) / area,
    )
}

fn place_at(periods: &Periods, (u, v): (f32, f32)) -> (f32, f32) {
    let [(px, py), (qx, qy)] = basis(periods);
    (u.mul_add(px, v * qx), u.mul_add(py, v * qy))
}

#[cfg(test)]
mod tests {
    use crate::{Point, Topology};

    /// The places, to a thousandth, from top to bottom.
    fn places(board: &Topology) -> Vec<(i64, i64)> {
        #[expect(clippy::cast_possible_truncation, reason = "small numbers")]
        let round = |x: f32| (f64::from(x) * 1000.0).round() as i64;
        let points = (0..board.len()).map_while(Point::new);
        let mut places: Vec<_> = points
            .map(|point| board.coordinates(point))
            .map(|(x, y)| (round(y), round(x)))
            .collect();
        places.sort_unstable();
        places
    }

    #[test]
    fn a_board_looks_the_same_after_every_step_and_is_itself_after_all() {
        for (name, sizes) in [
            ("torus:5x4", [5, 4]),
            ("cylinder:5x4", [5, 0]),
            ("tri-torus:4x3", [4, 3]),
            ("honey-torus:3x4", [3, 4]),
            ("kagome-torus:3x3", [3, 3]),
        ] {
            let board = Topology::new(name.parse().expect("a board"));
            for steps in [[1, 0], [0, 1], [-1, 2], [-7, -5]] {
                let scrolled = board.scrolled(steps);
                let is_near = |(one, other): (&(i64, i64), &(i64, i64))| {
                    (one.0 - other.0).abs() < 3 && (one.1 - other.1).abs() < 3
                };
                let (before, after) = (places(&board), places(&scrolled));
                assert!(before.iter().zip(&after).all(is_near), "{name} {steps:?}");
                assert_eq!(scrolled.edges(), board.edges());
                assert!(scrolled.shape().is_lattice(), "{name} has no dots");
                assert_eq!(scrolled.lines().len(), board.lines().len(), "{name}");
            }
            let first = Point::new(0).expect("a point");
            let once = board.scrolled([1, 0]).coordinates(first);
            assert_ne!(once, board.coordinates(first), "{name}");
            let round = board.scrolled(sizes).coordinates(first);
            let home = board.coordinates(first);
            assert!((round.0 - home.0).abs() + (round.1 - home.1).abs() < 0.01);
        }
    }

    #[test]
    fn seams_lie_between_the_board_and_its_copies() {
        let board = Topology::new("torus:5x4".parse().expect("a board"));
        let near =
            |seam: [(f32, f32); 2]| seam.map(|(x, y)| ((x * 8.0).round(), (y * 8.0).round()));
        assert_eq!(board.shape().seams().len(), 4);
        assert_eq!(near(board.shape().seams()[0]), [(-4.0, -4.0), (-4.0, 28.0)]);
        let cylinder = Topology::new("cylinder:5x4".parse().expect("a board"));
        let seams = cylinder.shape().seams().into_iter().map(near);
        let expected = [[(-4.0, -4.0), (-4.0, 28.0)], [(36.0, -4.0), (36.0, 28.0)]];
        assert!(seams.eq(expected));
        let square = Topology::rectangle(5, 5).expect("a board");
        assert!(square.shape().seams().is_empty());
    }
}
