//! The parts of the plane that belong to the points of a board.

use crate::point::Point;

/// Shorter sides are dropped: a corner where four cells meet would else have sides of no length.
const SHORTEST: f64 = 1e-5;

/// The part of the plane that belongs to a point: what is tinted with it, and where a click means it. A convex polygon.
///
/// The cells of a board do not overlap. On the lattice of squares they fill its frame ([`Shape::frame`](crate::Shape::frame)).
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// The sides, each beginning where the one before ends, clockwise as drawn.
    pub sides: Vec<CellSide>,
}

/// A side of a [`Cell`], in drawing coordinates.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CellSide {
    /// The corner where it begins.
    pub from: (f32, f32),
    /// The corner where it ends, and the next side begins.
    pub to: (f32, f32),
    /// The point whose cell lies beyond it; nothing beyond the board. It need not be a neighbour.
    pub beyond: Option<Point>,
}

impl Cell {
    /// The corners in order, clockwise as drawn; the first is not repeated at the end.
    pub fn corners(&self) -> impl Iterator<Item = (f32, f32)> + '_ {
        self.sides.iter().map(|side| side.from)
    }
}

/// The rectangle round some places, half a unit away from the outermost: its least and its greatest corner.
pub(super) fn frame(places: impl Iterator<Item = (f32, f32)> + Clone) -> [(f32, f32); 2] {
    let least = places.clone().fold((f32::MAX, f32::MAX), |(x, y), place| {
        (x.min(place.0), y.min(place.1))
    });
    let greatest = places.fold((f32::MIN, f32::MIN), |(x, y), place| {
        (x.max(place.0), y.max(place.1))
    });
    [
        (least.0 - 0.5, least.1 - 0.5),
        (greatest.0 + 0.5, greatest.1 + 0.5),
    ]
}

/// How far from its point a cell reaches: what is farther from every point belongs to none.
const REACH: f32 = 0.7;

/// The cells of points without a lattice: each holds what is nearer to its point than to any other or to a copy of one
/// (G. Voronoi, 1908), within [`REACH`], for which a polygon of so many sides stands. Points at the same place have the same
/// cell.
///
/// Cost: the square of the number of points, of which all but the nearest are told apart by their distance alone.
pub(super) fn voronoi(places: &[(f32, f32)], copies: &[(Point, (f32, f32))]) -> Vec<Cell> {
    let wide = |(x, y): (f32, f32)| (f64::from(x), f64::from(y));
    let own = (0..).map_while(Point::new).zip(places.iter().copied());
    let all: Vec<(Point, (f64, f64))> = own
        .chain(copies.iter().copied())
        .map(|(point, at)| (point, wide(at)))
        .collect();
    let [(left, top), (right, bottom)] = frame(all.iter().map(|&(_, at)| narrow(at))).map(wide);
    let frame = [(left, top), (right, top), (right, bottom), (left, bottom)];
    let cell = |&here: &(f64, f64)| {
        let mut outline: Vec<CellCorner> = frame.iter().map(|&at| (at, None)).collect();
        for half in within_reach(here) {
            cut(&mut outline, &half, None);
        }
        for &(other, there) in &all {
            // Else the line half-way is beyond every corner.
            if (there.0 - here.0).hypot(there.1 - here.1) < 2.0 * f64::from(FARTHEST_CORNER) {
                cut(&mut outline, &HalfPlane::nearer([here, there]), Some(other));
            }
        }
        closed(&outline)
    };
    all.iter()
        .take(places.len())
        .map(|(_, here)| cell(here))
        .collect()
}

/// So many sides has the polygon that stands for a circle.
const SIDES: u32 = 16;

/// No corner of the polygon is farther away: half a side more than its sides, which are within reach.
pub(super) const FARTHEST_CORNER: f32 = 0.714;

/// The sides of that polygon. A unit square has its corners at those of the polygon, and is not cut.
fn within_reach((x, y): (f64, f64)) -> impl Iterator<Item = HalfPlane> {
    let reach = f64::from(REACH);
    (0..SIDES).map(move |index| {
        let angle = std::f64::consts::TAU * (f64::from(index) + 0.5) / f64::from(SIDES);
        let away = (angle.cos(), angle.sin());
        let middle = (x + reach * away.0, y + reach * away.1);
        HalfPlane { middle, away }
    })
}

/// A corner, and what lies beyond the side that begins there.
type CellCorner = ((f64, f64), Option<Point>);

/// What is no nearer to one place than to another.
struct HalfPlane {
    middle: (f64, f64),
    /// From the one place to the other.
    away: (f64, f64),
}

impl HalfPlane {
    fn nearer([here, there]: [(f64, f64); 2]) -> Self {
        Self {
            middle: ((here.0 + there.0) / 2.0, (here.1 + there.1) / 2.0),
            away: (there.0 - here.0, there.1 - here.1),
        }
    }

    /// Above zero beyond the line half-way between the places; zero everywhere if they are the same.
    fn excess(&self, x: f64, y: f64) -> f64 {
        (x - self.middle.0) * self.away.0 + (y - self.middle.1) * self.away.1
    }
}

/// Cuts off what lies beyond the line of a half plane, which belongs to `other`, or to no point.
fn cut(outline: &mut Vec<CellCorner>, half: &HalfPlane, other: Option<Point>) {
    if outline.iter().all(|&((x, y), _)| half.excess(x, y) <= 0.0) {
        return;
    }
    let mut kept = Vec::with_capacity(outline.len() + 1);
    for (i, &(from, beyond)) in outline.iter().enumerate() {
        let (to, _) = outline[(i + 1) % outline.len()];
        let (before, after) = (half.excess(from.0, from.1), half.excess(to.0, to.1));
        if before <= 0.0 {
            kept.push((from, beyond));
        }
        if (before <= 0.0) != (after <= 0.0) {
            let share = before / (before - after);
            let at = (
                from.0 + share * (to.0 - from.0),
                from.1 + share * (to.1 - from.1),
            );
            // Where the outline is left, the cut begins; where it is met again, the old side goes on.
            let beyond = if before <= 0.0 { other } else { beyond };
            kept.push((at, beyond));
        }
    }
    *outline = kept;
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "drawing coordinates are f32; the cut is exact to more than a pixel"
)]
const fn narrow((x, y): (f64, f64)) -> (f32, f32) {
    (x as f32, y as f32)
}

/// The outline as sides, those of no length left out.
fn closed(outline: &[CellCorner]) -> Cell {
    let is_long = |&(i, &(from, _)): &(usize, &CellCorner)| {
        let (to, _) = outline[(i + 1) % outline.len()];
        (to.0 - from.0).abs().max((to.1 - from.1).abs()) > SHORTEST
    };
    let corners: Vec<&CellCorner> = outline
        .iter()
        .enumerate()
        .filter(is_long)
        .map(|(_, corner)| corner)
        .collect();
    let side = |(i, &&(from, beyond)): (usize, &&CellCorner)| CellSide {
        from: narrow(from),
        to: narrow(corners[(i + 1) % corners.len()].0),
        beyond,
    };
    Cell {
        sides: corners.iter().enumerate().map(side).collect(),
    }
}
