//! Where the points of a board lie in the window.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use semeai_board::{Point, Topology};

/// Room outside the outermost points, in cells: with and without coordinates.
const MARGIN: [f32; 2] = [1.15, 0.7];

/// The place of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Geometry {
    /// The wood.
    pub(crate) rect: Rect,
    /// The distance of neighbours.
    pub(crate) cell: f32,
    /// Where the drawing coordinates (0, 0) lie.
    origin: Pos2,
}

impl Geometry {
    /// The largest board that fits, centred; lines fall on whole pixels.
    pub(crate) fn fit(
        topology: &Topology,
        room: Rect,
        has_coordinates: bool,
        pixels_per_point: f32,
    ) -> Self {
        let bounds = bounds(topology);
        let margin = MARGIN[usize::from(!has_coordinates)];
        let span = bounds.size() + Vec2::splat(2.0 * margin);
        let largest = (room.width() / span.x).min(room.height() / span.y);
        let cell = ((largest * pixels_per_point).floor() / pixels_per_point).max(4.0);
        let rect = Rect::from_center_size(room.center(), span * cell);
        let snap = |x: f32| ((x * pixels_per_point).floor() + 0.5) / pixels_per_point;
        let origin = rect.min + (Vec2::splat(margin) - bounds.min.to_vec2()) * cell;
        Self {
            rect,
            cell,
            origin: pos2(snap(origin.x), snap(origin.y)),
        }
    }

    /// Where a point lies.
    pub(crate) fn center(&self, topology: &Topology, point: Point) -> Pos2 {
        let (x, y) = topology.coordinates(point);
        self.place(x, y)
    }

    /// Where drawing coordinates lie.
    pub(crate) fn place(&self, x: f32, y: f32) -> Pos2 {
        self.origin + vec2(x, y) * self.cell
    }

    /// The square round a point.
    pub(crate) fn cell_rect(&self, topology: &Topology, point: Point) -> Rect {
        Rect::from_center_size(self.center(topology, point), Vec2::splat(self.cell))
    }

    /// The point whose square holds this place.
    pub(crate) fn point_at(&self, topology: &Topology, place: Pos2) -> Option<Point> {
        if let Some((columns, rows)) = topology.shape().size() {
            let step = (place - self.origin) / self.cell + Vec2::splat(0.5);
            let (column, row) = (index(step.x)?, index(step.y)?);
            return if column < columns && row < rows {
                topology.shape().at(column, row)
            } else {
                None
            };
        }
        topology
            .points()
            .iter()
            .find(|&point| self.cell_rect(topology, point).contains(place))
    }
}

fn index(x: f32) -> Option<usize> {
    if !(0.0..1000.0).contains(&x) {
        return None;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 1000, rounded down on purpose"
    )]
    Some(x as usize)
}

fn bounds(topology: &Topology) -> Rect {
    topology.points().iter().fold(Rect::NOTHING, |rect, point| {
        let (x, y) = topology.coordinates(point);
        rect.union(Rect::from_min_max(pos2(x, y), pos2(x, y)))
    })
}

/// The star points of a rectangle: on the third line of small boards, the fourth of large ones, and in the middle.
pub(crate) fn star_points(topology: &Topology) -> Vec<Point> {
    let Some((columns, rows)) = topology.shape().size() else {
        return Vec::new();
    };
    if columns < 7 || rows < 7 {
        return Vec::new();
    }
    let lines = |side: usize| {
        let edge = if side >= 13 { 3 } else { 2 };
        let mut lines = vec![edge, side - 1 - edge];
        if side % 2 == 1 && side >= 9 {
            lines.push(side / 2);
        }
        lines
    };
    let (across, down) = (lines(columns), lines(rows));
    let is_middle = |column: usize, row: usize| (column == columns / 2) == (row == rows / 2);
    let has_sides = columns >= 15 && rows >= 15;
    across
        .iter()
        .flat_map(|&column| down.iter().map(move |&row| (column, row)))
        .filter(|&(column, row)| has_sides || is_middle(column, row))
        .filter_map(|(column, row)| topology.shape().at(column, row))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room() -> Rect {
        Rect::from_min_size(pos2(10.0, 20.0), vec2(400.0, 300.0))
    }

    #[test]
    fn every_point_is_found_at_its_own_place() {
        for (columns, rows) in [(2, 2), (9, 6), (19, 19), (25, 3)] {
            let topology = Topology::rectangle(columns, rows).expect("a board");
            let geometry = Geometry::fit(&topology, room(), true, 1.0);
            for point in topology.points().iter() {
                let place = geometry.center(&topology, point);
                assert_eq!(geometry.point_at(&topology, place), Some(point));
                assert!(geometry.rect.contains(place));
            }
        }
    }

    #[test]
    fn outside_the_board_there_is_no_point() {
        let topology = Topology::rectangle(5, 5).expect("a board");
        let geometry = Geometry::fit(&topology, room(), true, 1.0);
        assert_eq!(geometry.point_at(&topology, geometry.rect.min), None);
        assert_eq!(geometry.point_at(&topology, geometry.rect.max), None);
    }

    #[test]
    fn a_board_of_any_shape_has_places_too() {
        let triangle = Topology::graph(
            vec![
                ("left".into(), (0.0, 1.0)),
                ("right".into(), (1.0, 1.0)),
                ("top".into(), (0.5, 0.0)),
            ],
            &[(0, 1), (1, 2), (2, 0)],
        )
        .expect("a graph");
        let geometry = Geometry::fit(&triangle, room(), false, 2.0);
        let top = triangle.point("top");
        assert_eq!(
            geometry.point_at(&triangle, geometry.center(&triangle, top.expect("named"))),
            top
        );
        assert!(star_points(&triangle).is_empty());
    }

    #[test]
    fn star_points_are_the_usual_ones() {
        let names = |columns, rows| {
            let topology = Topology::rectangle(columns, rows).expect("a board");
            let mut names: Vec<String> = star_points(&topology)
                .into_iter()
                .map(|point| topology.name(point).to_owned())
                .collect();
            names.sort();
            names.join(" ")
        };
        assert_eq!(names(9, 9), "C3 C7 E5 G3 G7");
        assert_eq!(names(13, 13), "D10 D4 G7 K10 K4");
        assert_eq!(names(19, 19), "D10 D16 D4 K10 K16 K4 Q10 Q16 Q4");
        assert_eq!(names(5, 5), "");
    }
}
