//! Where the points of a board lie in the window.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use semeai_board::{Point, Topology};

/// Room outside the outermost cells, in units: with and without coordinates.
const MARGIN: [f32; 2] = [0.65, 0.2];

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
        let [least, greatest] = topology.shape().frame();
        let frame = Rect::from_min_max(least.into(), greatest.into());
        let margin = MARGIN[usize::from(!has_coordinates)];
        let span = frame.size() + Vec2::splat(2.0 * margin);
        let largest = (room.width() / span.x).min(room.height() / span.y);
        let cell = ((largest * pixels_per_point).floor() / pixels_per_point).max(4.0);
        let rect = Rect::from_center_size(room.center(), span * cell);
        let snap = |x: f32| ((x * pixels_per_point).floor() + 0.5) / pixels_per_point;
        let origin = rect.min + (Vec2::splat(margin) - frame.min.to_vec2()) * cell;
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

    /// The square round a point, of one unit, whatever its cell is.
    pub(crate) fn square(&self, topology: &Topology, point: Point) -> Rect {
        Rect::from_center_size(self.center(topology, point), Vec2::splat(self.cell))
    }

    /// The point in whose cell this place is.
    pub(crate) fn point_at(&self, topology: &Topology, place: Pos2) -> Option<Point> {
        let place = (place - self.origin) / self.cell;
        topology.point_near((place.x, place.y))
    }
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
    }
}
