//! The parts of the plane that belong to the points of a board.

use crate::point::Point;

/// Shorter sides are dropped: a corner where four cells meet would else have sides of no length.
const SHORTEST: f64 = 1e-5;

/// The part of the plane that belongs to a point: what is tinted with it, and where a click means it. A convex polygon.
///
/// The cells of a board do not overlap and fill its frame ([`Shape::frame`](crate::Shape::frame)).
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

/// The rectangle round the places of all points, half a unit away from the outermost: its least and its greatest corner.
pub(super) fn frame(places: &[(f32, f32)]) -> [(f32, f32); 2] {
    let least = places.iter().fold((f32::MAX, f32::MAX), |(x, y), place| {
        (x.min(place.0), y.min(place.1))
    });
    let greatest = places.iter().fold((f32::MIN, f32::MIN), |(x, y), place| {
        (x.max(place.0), y.max(place.1))
    });
    [
        (least.0 - 0.5, least.1 - 0.5),
        (greatest.0 + 0.5, greatest.1 + 0.5),
    ]
}

/// The cells of points without a lattice: each holds what is nearer to its point than to any other (G. Voronoi, 1908),
/// within the frame. Points at the same place have the same cell.
///
/// Cost: the square of the number of points; 640 points take some ten milliseconds.
pub(super) fn voronoi(places: &[(f32, f32)]) -> Vec<Cell> {
    let wide = |(x, y): (f32, f32)| (f64::from(x), f64::from(y));
    let [(left, top), (right, bottom)] = frame(places).map(wide);
    let frame = [(left, top), (right, top), (right, bottom), (left, bottom)];
    let places: Vec<(f64, f64)> = places.iter().copied().map(wide).collect();
    let own = |&here: &(f64, f64)| {
        let mut outline: Vec<CellCorner> = frame.iter().map(|&at| (at, None)).collect();
        for (other, &there) in (0..).map_while(Point::new).zip(&places) {
            cut(&mut outline, &HalfPlane::nearer([here, there]), other);
        }
        closed(&outline)
    };
    places.iter().map(own).collect()
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

/// Cuts off what lies beyond the line of a half plane, which belongs to `other`.
fn cut(outline: &mut Vec<CellCorner>, half: &HalfPlane, other: Point) {
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
            let beyond = if before <= 0.0 { Some(other) } else { beyond };
            kept.push((at, beyond));
        }
    }
    *outline = kept;
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
    #[expect(
        clippy::cast_possible_truncation,
        reason = "drawing coordinates are f32; the cut is exact to more than a pixel"
    )]
    let narrow = |(x, y): (f64, f64)| (x as f32, y as f32);
    let side = |(i, &&(from, beyond)): (usize, &&CellCorner)| CellSide {
        from: narrow(from),
        to: narrow(corners[(i + 1) % corners.len()].0),
        beyond,
    };
    Cell {
        sides: corners.iter().enumerate().map(side).collect(),
    }
}
