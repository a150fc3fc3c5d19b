//! Where the points of a board lie in the window.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use semeai_board::{Area, Point, PointSet, Topology};
use semeai_picture::Colors;
use semeai_picture::board::{Brush, MARGIN};
use semeai_picture::drawing::Place;
use semeai_session::crop;

/// What lies so near to an edge, in units, lies on it: places are not exact.
const NEAR: f32 = 0.01;

/// The place of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Geometry {
    /// The wood.
    pub(crate) rect: Rect,
    /// The distance of neighbours.
    pub(crate) cell: f32,
    /// Where the drawing coordinates (0, 0) lie.
    origin: Pos2,
    /// The part of the drawing that is shown: half a unit round the outermost points.
    frame: Rect,
}

/// The whole drawing, or what is shown of it if only these points are looked at: half a unit round the outermost.
fn frame(topology: &Topology, part: Option<&PointSet>) -> Rect {
    let area = part.map_or_else(|| Area::whole(topology), |part| Area::of(topology, part));
    Rect::from_min_max(area.least.into(), area.greatest.into())
}

/// The points in a rectangle of the drawing.
fn points_in(topology: &Topology, rect: Rect) -> PointSet {
    area(rect).points(topology)
}

fn area(rect: Rect) -> Area {
    Area {
        least: rect.min.into(),
        greatest: rect.max.into(),
    }
}

/// How far a board that is drawn reaches beyond its outermost points, and how large it is at least, in units.
const AROUND: f32 = 1.0;
const LEAST: Vec2 = vec2(7.0, 5.0);

impl Geometry {
    /// The largest board that fits, or part of it, centred; lines fall on whole pixels.
    pub(crate) fn fit(
        topology: &Topology,
        part: Option<&PointSet>,
        room: Rect,
        has_coordinates: bool,
        pixels_per_point: f32,
    ) -> Self {
        let frame = frame(topology, part);
        Self::fit_frame(frame, room, has_coordinates, pixels_per_point)
    }

    /// The sheet on which a board is drawn: the one that it was drawn on as long as there is room on it round the outermost
    /// points, for the board is not to move under the hand; else a larger one, of the form of the room.
    pub(crate) fn sheet(topology: &Topology, before: Option<Rect>, room: Rect) -> Rect {
        let board = frame(topology, None).expand(AROUND);
        if let Some(before) = before.filter(|before| before.contains_rect(board.shrink(0.5))) {
            return before;
        }
        let board = before.map_or(board, |before| board.union(before));
        let (least, form) = (board.size().max(LEAST), room.size().max(Vec2::splat(1.0)));
        let unit = (least / form).max_elem();
        Rect::from_center_size(board.center(), form * unit)
    }

    /// The whole board on its sheet.
    pub(crate) fn fit_on(
        sheet: Rect,
        room: Rect,
        has_coordinates: bool,
        pixels_per_point: f32,
    ) -> Self {
        Self::fit_frame(sheet, room, has_coordinates, pixels_per_point)
    }

    fn fit_frame(frame: Rect, room: Rect, has_coordinates: bool, pixels_per_point: f32) -> Self {
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
            frame,
        }
    }

    /// Where the part of the drawing that is shown lies.
    pub(crate) fn inner(&self) -> Rect {
        let corner = |at: Pos2| self.place(at.x, at.y);
        Rect::from_min_max(corner(self.frame.min), corner(self.frame.max))
    }

    /// Whether a point is shown.
    pub(crate) fn shows(&self, topology: &Topology, point: Point) -> bool {
        self.frame.contains(Pos2::from(topology.coordinates(point)))
    }

    /// What the part that is shown is drawn with.
    pub(crate) fn brush<'a>(&self, topology: &'a Topology, colors: &'static Colors) -> Brush<'a> {
        Brush {
            topology,
            area: area(self.frame),
            cell: self.cell,
            origin: self.origin.into(),
            colors,
        }
    }

    /// The rectangle of the wood: its upper left corner and its size.
    pub(crate) fn wood(&self) -> [Place; 2] {
        [self.rect.min.into(), self.rect.size().into()]
    }

    /// The part that is shown after it has become this many times as large round a place, which stays where it is as far as
    /// the board goes; nothing for the whole board.
    pub(crate) fn zoomed(&self, topology: &Topology, place: Pos2, times: f32) -> Option<PointSet> {
        let center = ((place - self.origin) / self.cell).to_pos2();
        let corner = |at: Pos2| center + (at - center) / times;
        let scaled = Rect::from_min_max(corner(self.frame.min), corner(self.frame.max));
        let (present, mut part) = (self.part(topology), points_in(topology, scaled));
        if times >= 1.0 {
            // What only shows at the edge does not come in when the eye goes nearer.
            let at_edge = points_in(topology, self.frame).difference(&present);
            part = part.difference(&at_edge);
        }
        let part = if part.is_empty() { present } else { part };
        crop::around(topology, &part, 0)
    }

    /// The points of the part that is shown.
    fn part(&self, topology: &Topology) -> PointSet {
        points_in(topology, self.frame.shrink(0.5 - NEAR))
    }

    /// The part that is shown after it has been pushed by so much on the screen, as far as the board goes.
    pub(crate) fn pushed(&self, topology: &Topology, by: Vec2) -> Option<PointSet> {
        let whole = frame(topology, None);
        let by = (by / self.cell).round();
        let by = vec2(
            by.x.clamp(
                whole.left() - self.frame.left(),
                whole.right() - self.frame.right(),
            ),
            by.y.clamp(
                whole.top() - self.frame.top(),
                whole.bottom() - self.frame.bottom(),
            ),
        );
        let frame = self.frame.translate(by).shrink(0.5 - NEAR);
        let part = points_in(topology, frame);
        let part = if part.is_empty() {
            self.part(topology)
        } else {
            part
        };
        crop::around(topology, &part, 0)
    }

    /// Where a point lies.
    pub(crate) fn center(&self, topology: &Topology, point: Point) -> Pos2 {
        let (x, y) = topology.coordinates(point);
        self.place(x, y)
    }

    /// Where the image of a point lies that is nearest to a place: a board that goes on beyond its edges has several.
    pub(crate) fn center_near(&self, topology: &Topology, point: Point, place: Pos2) -> Pos2 {
        let copies = topology.shape().copies().iter();
        let copies = copies.filter(|(of, _)| *of == point);
        let copies = copies.map(|&(_, (x, y))| self.place(x, y));
        let nearer = |one: Pos2, other: Pos2| {
            let is_nearer = place.distance(other) < place.distance(one);
            if is_nearer { other } else { one }
        };
        copies.fold(self.center(topology, point), nearer)
    }

    /// The place of the light grid, in drawing coordinates, that is nearest to a place; or that very place.
    pub(crate) fn grid_place(&self, place: Pos2, step: Option<f32>) -> (f32, f32) {
        let at = (place - self.origin) / self.cell;
        let snap = |x: f32| step.map_or(x, |step| (x / step).round() * step);
        (snap(at.x), snap(at.y))
    }

    /// The part of the drawing that is shown: its upper left and its lower right corner, in drawing coordinates.
    pub(crate) fn seen(&self) -> [Pos2; 2] {
        [self.frame.min, self.frame.max]
    }

    /// The points in the rectangle between two places.
    pub(crate) fn points_between(&self, topology: &Topology, one: Pos2, other: Pos2) -> PointSet {
        let [one, other] = [one, other].map(|at| ((at - self.origin) / self.cell).to_pos2());
        points_in(topology, Rect::from_two_pos(one, other))
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
        let is_shown = self.frame.contains(place.to_pos2());
        let point = topology.point_near(place.x, place.y)?;
        is_shown.then_some(point)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::Setup;
    use semeai_picture::Theme;
    use semeai_picture::drawing::Mark;
    use semeai_picture::scene::Scene;
    use semeai_session::{Coordinates, selection};

    use super::*;

    fn room() -> Rect {
        Rect::from_min_size(pos2(10.0, 20.0), vec2(400.0, 300.0))
    }

    #[test]
    fn every_point_is_found_at_its_own_place() {
        for (columns, rows) in [(2, 2), (9, 6), (19, 19), (25, 3)] {
            let topology = Topology::rectangle(columns, rows).expect("a board");
            let geometry = Geometry::fit(&topology, None, room(), true, 1.0);
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
        let geometry = Geometry::fit(&topology, None, room(), true, 1.0);
        assert_eq!(geometry.point_at(&topology, geometry.rect.min), None);
        assert_eq!(geometry.point_at(&topology, geometry.rect.max), None);
    }

    #[test]
    fn a_part_is_looked_at_alone_and_grows_round_the_pointer() {
        let topology = Topology::rectangle(19, 19).expect("a board");
        let point = |name: &str| topology.point(name).expect("a point");
        let crop = selection::between(&topology, point("L9"), point("T3"));
        let fit = |part| Geometry::fit(&topology, part, room(), true, 1.0);
        let (all, part) = (fit(None), fit(Some(&crop)));
        assert!(part.cell > 1.5 * all.cell);
        for point in topology.points().iter() {
            let is_in = crop.contains(point);
            let place = part.center(&topology, point);
            assert_eq!(part.shows(&topology, point), is_in);
            assert_eq!(part.point_at(&topology, place), is_in.then_some(point));
        }
        let at = point("Q4");
        let closer = all
            .zoomed(&topology, all.center(&topology, at), 1.5)
            .expect("a part");
        assert!(closer.contains(at));
        let (columns, rows) = Area::bounds(&topology, &closer).expect("points").size();
        let sides = 11.0..=14.0;
        assert!(
            sides.contains(&columns) && sides.contains(&rows),
            "{closer:?}"
        );
        let near = fit(Some(&closer));
        let back = near.zoomed(&topology, near.center(&topology, at), 0.1);
        assert_eq!(back, None, "the whole board again");
        let pushed = part.pushed(&topology, vec2(0.0, 9999.0)).expect("a part");
        let bottom = selection::between(&topology, point("L7"), point("T1"));
        assert_eq!(pushed, bottom);
        // Labels stand beside the part, and only those that name something in it.
        let board = Arc::new(topology);
        let scene = Scene::new(Setup::new(Arc::clone(&board)));
        let brush = part.brush(&board, Colors::of_screen(Theme::Light));
        let marks = brush.marks(&scene, part.wood(), Some(Coordinates::Letters));
        let names = marks.iter().find_map(|mark| match mark {
            Mark::Group("coordinates", names) => Some(names),
            _ => None,
        });
        let names = names.expect("names");
        assert_eq!(names.len(), 2 * (9 + 7));
        for name in names {
            let Mark::Text(text) = name else {
                panic!("{name:?}");
            };
            let place = Pos2::from(text.at);
            assert!(part.rect.contains(place) && !part.inner().contains(place));
        }
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
        let geometry = Geometry::fit(&triangle, None, room(), false, 2.0);
        let top = triangle.point("top");
        assert_eq!(
            geometry.point_at(&triangle, geometry.center(&triangle, top.expect("named"))),
            top
        );
    }

    #[test]
    fn a_part_of_a_drawn_graph_grows_round_the_pointer_and_is_pushed() {
        // Rows of a triangular lattice, each half a unit beside the one above.
        let rows = (0_u8..12).flat_map(|row| (0_u8..12).map(move |column| (row, column)));
        let points = rows.map(|(row, column)| {
            let x = f32::from(column) + f32::from(row % 2) / 2.0;
            (format!("{column}.{row}"), (x, f32::from(row) * 0.87))
        });
        let board = Topology::graph(points.collect(), &[(0, 1)]).expect("a graph");
        let at = board.point("6.6").expect("a point");
        let fit = |part: Option<&PointSet>| Geometry::fit(&board, part, room(), false, 1.0);
        let zoomed = |part: Option<PointSet>, times| {
            let geometry = fit(part.as_ref());
            geometry.zoomed(&board, geometry.center(&board, at), times)
        };
        let (mut part, mut before) = (None, board.len());
        for _ in 0..4 {
            part = zoomed(part, 1.4);
            let now = part.expect("a part");
            assert!(now.contains(at) && now.len() < before, "{before}");
            assert_eq!(crop::around(&board, &now, 0), part, "all of a rectangle");
            assert_eq!(zoomed(part, 1.0), part, "the eye is where it was");
            before = now.len();
        }
        let near = part.expect("a part");
        let pushed = fit(Some(&near)).pushed(&board, vec2(0.0, -9999.0));
        let pushed = pushed.expect("a part");
        assert!(pushed.first() < near.first() && !pushed.is_empty());
        let whole = (0..12).fold(part, |part, _| part.and_then(|_| zoomed(part, 0.6)));
        assert_eq!(whole, None, "the whole board again");
    }
}
