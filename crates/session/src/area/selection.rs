//! Points whose stones are taken together: moved, copied, put elsewhere, taken away.
//!
//! They are chosen and moved by place: a stone goes to the point that lies where it comes to, if there is one.

use std::sync::Arc;

use semeai_board::{Area, Color, Point, PointSet, Role, Topology, diagram};

use crate::action::{BoardAction, PlacedStone};
use crate::document::Document;
use crate::file::to_diagram;

/// A point lies at a place if it is not farther from it than this, in units.
const NEAR: f32 = 0.1;

/// The points in the rectangle between two corners.
pub fn between(topology: &Topology, one: Point, other: Point) -> PointSet {
    let corners: PointSet = [one, other].into_iter().collect();
    let area = Area::bounds(topology, &corners);
    area.map_or(corners, |area| area.widened(NEAR).points(topology))
}

/// A way over a board: from any place as far and in the same direction as from one point to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shift {
    across: f32,
    down: f32,
}

impl Shift {
    /// The way from one point to another.
    pub fn between(topology: &Topology, from: Point, to: Point) -> Self {
        let ((x1, y1), (x2, y2)) = (topology.coordinates(from), topology.coordinates(to));
        Self {
            across: x2 - x1,
            down: y2 - y1,
        }
    }

    /// The point to which it leads from a point, if one lies there.
    fn from(self, topology: &Topology, point: Point) -> Option<Point> {
        let (x, y) = topology.coordinates(point);
        let (x, y) = (x + self.across, y + self.down);
        let near = topology.point_near(x, y)?;
        let at = topology.coordinates(near);
        ((at.0 - x).hypot(at.1 - y) <= NEAR).then_some(near)
    }

    /// The points to which it leads from these; nothing if it leads from one of them to none.
    pub fn pushed(self, topology: &Topology, points: &PointSet) -> Option<PointSet> {
        let points = points.iter();
        points.map(|point| self.from(topology, point)).collect()
    }
}

/// The stones of a selection, to be put elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Clip {
    /// The way from its corner to each of its points, with what stands there.
    points: Vec<(Shift, Option<(Color, Role)>)>,
    /// The same as a text.
    text: String,
}

impl Clip {
    /// The stones on these points, to be put elsewhere; nothing if there are no points.
    pub fn of(document: &Document, points: &PointSet) -> Option<Self> {
        let topology = document.topology();
        let corner = points.first()?;
        let ways = points.iter().map(|point| {
            let stone = document.board.setup.get(point);
            let stone = stone.map(|color| (color, document.marks.roles.at(point)));
            (Shift::between(topology, corner, point), stone)
        });
        let text = match topology.shape().size() {
            Some(_) => diagram_of(document, points).unwrap_or_default(),
            None => list_of(document, points),
        };
        Some(Self {
            points: ways.collect(),
            text,
        })
    }

    /// As a text diagram, empty where there is none of this size; on a board without columns and rows the stones by name.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Puts the stones on a board so that their corner comes to lie on this point; what falls off is left out.
    pub fn put_at(&self, topology: &Topology, corner: Point) -> BoardAction {
        let put = self.points.iter().filter_map(|(way, stone)| {
            let ((color, role), point) = ((*stone)?, way.from(topology, corner)?);
            Some(PlacedStone { point, color, role })
        });
        BoardAction::Patch {
            taken: PointSet::EMPTY,
            put: put.collect(),
        }
    }

    /// Where it lies with its corner on this point, as far as the board goes.
    pub fn area_at(&self, topology: &Topology, corner: Point) -> PointSet {
        let points = self.points.iter();
        points
            .filter_map(|(way, _)| way.from(topology, corner))
            .collect()
    }
}

/// Takes all stones of these points away.
pub fn erased(points: PointSet) -> BoardAction {
    BoardAction::Patch {
        taken: points,
        put: Vec::new(),
    }
}

/// Moves the stones of these points with their roles; those that would leave the board are lost.
pub fn moved(document: &Document, points: &PointSet, by: Shift) -> BoardAction {
    BoardAction::Patch {
        taken: *points,
        put: elsewhere(document, points, by),
    }
}

/// Puts the stones of these points with their roles farther on too.
pub fn copied(document: &Document, points: &PointSet, by: Shift) -> BoardAction {
    BoardAction::Patch {
        taken: PointSet::EMPTY,
        put: elsewhere(document, points, by),
    }
}

fn elsewhere(document: &Document, points: &PointSet, by: Shift) -> Vec<PlacedStone> {
    let stones = points.iter().filter_map(|from| {
        Some(PlacedStone {
            point: by.from(document.topology(), from)?,
            color: document.board.setup.get(from)?,
            role: document.marks.roles.at(from),
        })
    });
    stones.collect()
}

/// The stones of these points as a diagram of their columns and rows.
fn diagram_of(document: &Document, points: &PointSet) -> Option<String> {
    let shape = document.topology().shape();
    let first = shape.column_and_row(points.first()?)?;
    let last = shape.column_and_row(points.iter().last()?)?;
    let topology = Topology::rectangle(last.0 - first.0 + 1, last.1 - first.1 + 1).ok()?;
    let mut part = Document::on(Arc::new(topology));
    for point in points {
        let (column, row) = shape.column_and_row(point)?;
        let at = part.topology().shape();
        let at = at.at(column.checked_sub(first.0)?, row.checked_sub(first.1)?)?;
        part.board.setup.set(at, document.board.setup.get(point));
        part.marks.roles.set(at, document.marks.roles.at(point));
    }
    to_diagram(&part).ok()
}

/// The stones of these points by their names, a line for each sign of a diagram.
fn list_of(document: &Document, points: &PointSet) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        for role in [Role::Essential, Role::Safe, Role::Unknown] {
            let stones = points.intersection(&document.board.setup.stones[color]);
            let stones = stones
                .iter()
                .filter(|&at| document.marks.roles.at(at) == role);
            let names = document.topology().names(&stones.collect()).join(" ");
            if !names.is_empty() {
                text += &format!("{}: {names}\n", diagram::stone_sign(color, role));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Session, file};

    fn session() -> Session {
        let text = "B X . . .\nW . . . .\n. . . . .\n. . . . .\n. . . . .";
        let loaded = file::parse("x.txt", text.as_bytes()).expect("a diagram");
        Session::new(loaded.document)
    }

    fn stones(session: &Session) -> String {
        let setup = &session.document().board.setup;
        let all = setup.stones.black.union(&setup.stones.white);
        setup.topology.names(&all).join(" ")
    }

    fn at(session: &Session, name: &str) -> Point {
        let topology = session.document().topology();
        topology.point(name).expect("a point")
    }

    fn selection(session: &Session) -> PointSet {
        let corners = ["B4", "A5"].map(|name| at(session, name));
        between(session.document().topology(), corners[0], corners[1])
    }

    fn shift(session: &Session, from: &str, to: &str) -> Shift {
        let topology = session.document().topology();
        Shift::between(topology, at(session, from), at(session, to))
    }

    fn act(session: &mut Session, action: BoardAction) {
        session.apply(&Action::Board(action)).expect("possible");
    }

    #[test]
    fn a_rectangle_is_moved_copied_and_taken_away_with_its_roles_in_one_step() {
        let mut session = session();
        let all = selection(&session);
        let by = shift(&session, "A5", "B4");
        let action = moved(session.document(), &all, by);
        act(&mut session, action);
        assert_eq!(stones(&session), "B4 C4 B3", "over its own place");
        let role = |session: &Session, name| session.document().marks.roles.at(at(session, name));
        assert_eq!(
            (role(&session, "B4"), role(&session, "A5")),
            (Role::Essential, Role::Unknown)
        );
        assert!(session.undo());
        assert_eq!(stones(&session), "A5 B5 A4");
        let by = shift(&session, "A5", "D5");
        let action = copied(session.document(), &all, by);
        act(&mut session, action);
        assert_eq!(stones(&session), "A5 B5 D5 E5 A4 D4");
        act(&mut session, erased(all));
        assert_eq!(stones(&session), "D5 E5 D4");
        let topology = session.document().topology();
        let up = shift(&session, "A1", "A2");
        assert_eq!(up.pushed(topology, &all), None, "off the board");
        let pushed = by.pushed(topology, &all).expect("on the board");
        let by = shift(&session, "A5", "B2");
        let action = moved(session.document(), &pushed, by);
        act(&mut session, action);
        assert_eq!(stones(&session), "E2 E1", "what falls off is lost");
    }

    #[test]
    fn what_was_cut_is_a_diagram_for_others_and_whole_for_us() {
        let mut session = session();
        let clip = Clip::of(session.document(), &selection(&session)).expect("points");
        let read = file::parse("clip", clip.text().as_bytes()).expect("a diagram");
        assert_eq!(read.document.board.setup.stones.black.len(), 2);
        let put = clip.put_at(session.document().topology(), at(&session, "D2"));
        act(&mut session, put);
        assert_eq!(stones(&session), "A5 B5 A4 D2 E2 D1");
    }

    #[test]
    fn stones_of_a_drawn_graph_go_to_the_points_that_lie_where_they_come_to() {
        // Two squares beside each other, the second one with a corner that is drawn elsewhere.
        let places = [
            ("a", (0.0, 0.0)),
            ("b", (1.0, 0.0)),
            ("c", (0.0, 1.0)),
            ("d", (1.0, 1.0)),
            ("e", (2.5, 0.0)),
            ("f", (3.5, 0.0)),
            ("g", (2.5, 1.0)),
            ("h", (3.8, 1.4)),
        ];
        let places = places.map(|(name, place)| (name.to_owned(), place));
        let edges = [
            (0, 1),
            (1, 3),
            (3, 2),
            (2, 0),
            (1, 4),
            (4, 5),
            (4, 6),
            (5, 7),
            (6, 7),
        ];
        let graph = Topology::graph(places.to_vec(), &edges).expect("a graph");
        let mut session = Session::new(Document::on(Arc::new(graph)));
        for (name, color) in [
            ("a", Color::Black),
            ("b", Color::White),
            ("d", Color::Black),
        ] {
            let (point, stone) = (at(&session, name), Some(color));
            act(&mut session, BoardAction::Set { point, stone });
        }
        let topology = session.document().topology().clone();
        let all = between(&topology, at(&session, "a"), at(&session, "d"));
        assert_eq!(topology.names(&all), ["a", "b", "c", "d"]);
        let by = shift(&session, "a", "e");
        assert_eq!(by.pushed(&topology, &all), None, "one comes to lie beside");
        let clip = Clip::of(session.document(), &all).expect("points");
        assert_eq!(clip.text(), "X: a d\nO: b\n");
        let action = copied(session.document(), &all, by);
        act(&mut session, action);
        assert_eq!(stones(&session), "a b d e f");
        assert!(session.undo());
        let put = clip.put_at(&topology, at(&session, "e"));
        act(&mut session, put);
        assert_eq!(stones(&session), "a b d e f");
        let area = clip.area_at(&topology, at(&session, "e"));
        assert_eq!(topology.names(&area), ["e", "f", "g"]);
    }
}
