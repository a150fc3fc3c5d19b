//! Turning and mirroring boards other than rectangles, and keeping points where they are on another size.

use super::kind::BoardKind;
use super::symmetry::Symmetry;
use super::{Places, Shape, WithEdges};
use crate::point::Point;

/// Places so near are the same: coordinates are rounded to fractions of this.
const SAME: f32 = 0.01;

/// A linear map of the plane, by its rows.
#[derive(Clone, Copy)]
struct Linear([(f32, f32); 2]);

impl Linear {
    /// A turn to the right by so many degrees.
    fn turn(degrees: f32) -> Self {
        let (sin, cos) = sine_and_cosine(degrees);
        Self([(cos, -sin), (sin, cos)])
    }

    /// What lies along the direction of so many degrees to the right and down goes to the other side.
    fn mirror(degrees: f32) -> Self {
        let (sin, cos) = sine_and_cosine(2.0 * degrees);
        Self([(-cos, -sin), (-sin, cos)])
    }

    /// What undoes it: none of these maps stretches anything.
    const fn transposed(self) -> Self {
        let Self([(a, b), (c, d)]) = self;
        Self([(a, c), (b, d)])
    }

    /// Whether it makes a right hand a left one.
    fn is_mirror(self) -> bool {
        let Self([(a, b), (c, d)]) = self;
        a * d < b * c
    }

    fn of(self, (x, y): (f32, f32)) -> (f32, f32) {
        let row = |(a, b): (f32, f32)| a.mul_add(x, b * y);
        (row(self.0[0]), row(self.0[1]))
    }
}

/// Exact at right angles, so that four quarters of a turn are none.
fn sine_and_cosine(degrees: f32) -> (f32, f32) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let exact = |x: f32| {
        if (x - x.round()).abs() < 1e-6 {
            x.round()
        } else {
            x
        }
    };
    (exact(sin), exact(cos))
}

/// The ways to do a symmetry, the first that maps the board onto one of its kind counts: a turn goes as far as it must, a mirror
/// may stand askew. The last is for boards that none maps so.
fn ways(symmetry: Symmetry) -> Vec<Linear> {
    const TURNS: [f32; 4] = [60.0, 90.0, 120.0, 180.0];
    const ASKEW: [f32; 3] = [0.0, 30.0, -30.0];
    match symmetry {
        Symmetry::TurnRight => TURNS.map(Linear::turn).into(),
        Symmetry::TurnLeft => TURNS.map(|degrees| Linear::turn(-degrees)).into(),
        Symmetry::MirrorLeftRight => ASKEW.map(Linear::mirror).into(),
        Symmetry::MirrorTopBottom => ASKEW.map(|degrees| Linear::mirror(90.0 + degrees)).into(),
    }
}

/// How a board that is not mapped onto its kind is turned or mirrored.
fn plain(symmetry: Symmetry) -> Linear {
    match symmetry {
        Symmetry::TurnRight => Linear::turn(90.0),
        Symmetry::TurnLeft => Linear::turn(-90.0),
        Symmetry::MirrorLeftRight => Linear::mirror(0.0),
        Symmetry::MirrorTopBottom => Linear::mirror(90.0),
    }
}

/// The shape after a symmetry, and where each point goes. Where the kind has none, the picture is turned or mirrored and every
/// point keeps its number and name.
pub(crate) fn transformed(
    shape: &Shape,
    symmetry: Symmetry,
    edges: &[(usize, usize)],
) -> (WithEdges, Places) {
    if let Some(BoardKind::Rectangle(rectangle)) = shape.kind {
        let (onto, places) = rectangle.transformed(symmetry);
        return (Shape::of(BoardKind::Rectangle(onto)), places);
    }
    if let Some(BoardKind::Pattern(pattern)) = shape.kind {
        for way in ways(symmetry) {
            for onto in pattern.turned() {
                let board = Shape::of(BoardKind::Pattern(onto));
                // What undoes a symmetry leads every point back, so one of the two is made from the other.
                let is_backwards = symmetry == Symmetry::TurnLeft || onto < pattern;
                let places = if is_backwards {
                    let forth = way.transposed();
                    matched((&board.0, &board.1), (shape, edges), forth)
                        .map(|places| inverse(&places))
                } else {
                    matched((shape, edges), (&board.0, &board.1), way)
                };
                if let Some(places) = places {
                    return (board, places.into_iter().map(Some).collect());
                }
            }
        }
    }
    let way = plain(symmetry);
    let places = shape.places.iter().map(|&place| way.of(place));
    let points = shape.names.iter().cloned().zip(places).collect();
    let turned = Shape::free(points, shape.periods.mapped(|vector| way.of(vector)), edges);
    let same = (0..shape.len()).map(Point::new).collect();
    ((turned, edges.to_vec()), same)
}

/// Where each point comes from, if this is where they go: each to another one.
fn inverse(places: &[Point]) -> Vec<Point> {
    let mut back = places.to_vec();
    for (from, to) in (0..).map_while(Point::new).zip(places) {
        back[to.index()] = from;
    }
    back
}

/// A shape with the pairs of neighbours.
type Board<'a> = (&'a Shape, &'a [(usize, usize)]);

/// Where each point comes to lie on another board if a map, with a shift, brings the one onto the other with all its lines.
fn matched(
    (shape, edges): Board<'_>,
    (board, lines): Board<'_>,
    way: Linear,
) -> Option<Vec<Point>> {
    let wraps = |vector: &(f32, f32)| {
        let rest = board.periods.shortest(way.of(*vector));
        rest.0.hypot(rest.1) < SAME
    };
    let periods = shape.periods.vectors();
    if periods.len() != board.periods.vectors().len() || !periods.iter().all(wraps) {
        return None;
    }
    let mapped: Vec<(f32, f32)> = shape.places.iter().map(|&place| way.of(place)).collect();
    // Without an edge any point may be where the first one comes to lie; with edges only one shift fits the corners.
    let shifts: Vec<(f32, f32)> = if periods.is_empty() {
        let (from, to) = (corner(&mapped), corner(&board.places));
        vec![(to.0 - from.0, to.1 - from.1)]
    } else {
        let first = mapped.first()?;
        board
            .places
            .iter()
            .map(|at| (at.0 - first.0, at.1 - first.1))
            .collect()
    };
    // A mirror of a board onto itself leads every point back.
    let is_mirror = way.is_mirror() && shape.kind == board.kind;
    let leads_back = |places: &[Point]| {
        let mut all = places.iter().enumerate();
        all.all(|(from, to)| places[to.index()].index() == from)
    };
    shifts.into_iter().find_map(|shift| {
        let point = |place: &(f32, f32)| at(board, (place.0 + shift.0, place.1 + shift.1));
        let places: Vec<Point> = mapped.iter().map(point).collect::<Option<_>>()?;
        let fits = are_joined_alike(&places, edges, lines) && (!is_mirror || leads_back(&places));
        fits.then_some(places)
    })
}

/// The least of both coordinates.
fn corner(places: &[(f32, f32)]) -> (f32, f32) {
    let least =
        |least: (f32, f32), place: &(f32, f32)| (least.0.min(place.0), least.1.min(place.1));
    places.iter().fold((f32::MAX, f32::MAX), least)
}

/// The point at a place, or an image of it there.
fn at(shape: &Shape, place: (f32, f32)) -> Option<Point> {
    let is_it = |own: &(f32, f32)| {
        let way = shape.periods.shortest((place.0 - own.0, place.1 - own.1));
        way.0.abs() < SAME && way.1.abs() < SAME
    };
    Point::new(shape.places.iter().position(is_it)?)
}

/// Whether points go to different ones, and lines to lines.
fn are_joined_alike(places: &[Point], edges: &[(usize, usize)], lines: &[(usize, usize)]) -> bool {
    let mut goals: Vec<Point> = places.to_vec();
    goals.sort_unstable();
    goals.dedup();
    let ordered = |(a, b): (usize, usize)| (a.min(b), a.max(b));
    let mut known: Vec<(usize, usize)> = lines.iter().copied().map(ordered).collect();
    known.sort_unstable();
    let image = |&(a, b): &(usize, usize)| ordered((places[a].index(), places[b].index()));
    goals.len() == places.len()
        && edges
            .iter()
            .all(|edge| known.binary_search(&image(edge)).is_ok())
}

/// The shape of another kind, and where each point goes: within a family to the same place, from the top left corner or the
/// middle, whichever it is made from; nowhere on a board of another family.
pub(crate) fn resized(shape: &Shape, onto: BoardKind) -> (WithEdges, Places) {
    let new = Shape::of(onto);
    let places = match (shape.kind, onto) {
        (Some(BoardKind::Rectangle(from)), BoardKind::Rectangle(to)) => from.resized(to),
        (Some(from), _) if from.family() == onto.family() => kept(shape, &new.0),
        _ => vec![None; shape.len()],
    };
    (new, places)
}

/// Where each point goes if it keeps its place on another size of its family; on graphs without a lattice, its number.
fn kept(shape: &Shape, onto: &Shape) -> Places {
    let by_number = |index: usize| Point::new(index).filter(|_| index < onto.len());
    let is_graph = shape
        .kind
        .is_some_and(|kind| !kind.family().group().has_lattice());
    let place = |(index, place): (usize, &(f32, f32))| {
        if is_graph {
            return by_number(index);
        }
        let is_it =
            |own: &(f32, f32)| (own.0 - place.0).abs() < SAME && (own.1 - place.1).abs() < SAME;
        onto.places.iter().position(is_it).and_then(Point::new)
    };
    shape.places.iter().enumerate().map(place).collect()
}
