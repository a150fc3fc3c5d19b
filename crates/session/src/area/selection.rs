//! A rectangle of points whose stones are taken together: moved, copied, put elsewhere, taken away.

use std::sync::Arc;

use semeai_board::{Color, Point, PointSet, Role, Topology};

use crate::action::{BoardAction, PlacedStone};
use crate::area::rectangle::Rectangle;
use crate::document::Document;
use crate::file::to_diagram;

/// The points between two corners of a board with columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection(Rectangle);

/// The stones of a selection, to be put elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clip {
    /// Columns and rows from the corner, with what stands there.
    stones: Vec<((usize, usize), Color, Role)>,
    /// How many columns and rows there are.
    size: (usize, usize),
    /// The same as a text diagram.
    text: String,
}

impl Clip {
    /// As a text diagram; empty where there is none of this size.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Puts the stones on a board so that their corner comes to lie on this point; what falls off is left out.
    pub fn put_at(&self, topology: &Topology, corner: Point) -> Option<BoardAction> {
        let (column, row) = topology.shape().column_and_row(corner)?;
        let put = self.stones.iter().filter_map(|&((x, y), color, role)| {
            let point = topology.shape().at(column + x, row + y)?;
            Some(PlacedStone { point, color, role })
        });
        Some(BoardAction::Patch {
            taken: PointSet::EMPTY,
            put: put.collect(),
        })
    }

    /// Where it lies with its corner on this point, as far as the board goes.
    pub fn area_at(&self, topology: &Topology, corner: Point) -> Option<Selection> {
        let (columns, rows) = topology.shape().size()?;
        let (column, row) = topology.shape().column_and_row(corner)?;
        let end = (
            (column + self.size.0).min(columns) - 1,
            (row + self.size.1).min(rows) - 1,
        );
        Selection::between(topology, corner, topology.shape().at(end.0, end.1)?)
    }
}

impl Selection {
    /// The points between two corners; nothing on a board without columns and rows.
    pub fn between(topology: &Topology, one: Point, other: Point) -> Option<Self> {
        let one = topology.shape().column_and_row(one)?;
        let other = topology.shape().column_and_row(other)?;
        Some(Self(Rectangle {
            first: (one.0.min(other.0), one.1.min(other.1)),
            last: (one.0.max(other.0), one.1.max(other.1)),
        }))
    }

    /// The first point, in the upper left corner.
    pub fn corner(&self, topology: &Topology) -> Option<Point> {
        topology.shape().at(self.0.first.0, self.0.first.1)
    }

    /// The last point, in the lower right corner.
    pub fn end(&self, topology: &Topology) -> Option<Point> {
        topology.shape().at(self.0.last.0, self.0.last.1)
    }

    /// Whether a point is in it.
    pub fn contains(&self, topology: &Topology, point: Point) -> bool {
        self.0.contains(topology, point)
    }

    /// Its points.
    pub fn points(&self, topology: &Topology) -> PointSet {
        self.0.points(topology)
    }

    /// The rectangle so many columns and rows farther on; nothing if it would leave the board.
    pub fn pushed(&self, topology: &Topology, (across, down): (isize, isize)) -> Option<Self> {
        let (columns, rows) = topology.shape().size()?;
        let pushed = |(column, row): (usize, usize)| {
            let column = column.checked_add_signed(across)?;
            let row = row.checked_add_signed(down)?;
            (column < columns && row < rows).then_some((column, row))
        };
        Some(Self(Rectangle {
            first: pushed(self.0.first)?,
            last: pushed(self.0.last)?,
        }))
    }

    /// Takes all its stones away.
    pub fn erased(&self, topology: &Topology) -> BoardAction {
        BoardAction::Patch {
            taken: self.points(topology),
            put: Vec::new(),
        }
    }

    /// Moves its stones with their roles so many columns and rows; those that would leave the board are lost.
    pub fn moved(&self, document: &Document, by: (isize, isize)) -> BoardAction {
        BoardAction::Patch {
            taken: self.points(document.topology()),
            put: self.elsewhere(document, by),
        }
    }

    /// Puts its stones with their roles so many columns and rows farther on too.
    pub fn copied(&self, document: &Document, by: (isize, isize)) -> BoardAction {
        BoardAction::Patch {
            taken: PointSet::EMPTY,
            put: self.elsewhere(document, by),
        }
    }

    fn elsewhere(&self, document: &Document, (across, down): (isize, isize)) -> Vec<PlacedStone> {
        let topology = document.topology();
        let stones = self.points(topology);
        let stones = stones.iter().filter_map(|from| {
            let (column, row) = topology.shape().column_and_row(from)?;
            let column = column.checked_add_signed(across)?;
            let point = topology.shape().at(column, row.checked_add_signed(down)?)?;
            Some(PlacedStone {
                point,
                color: document.board.setup.get(from)?,
                role: document.marks.roles.at(from),
            })
        });
        stones.collect()
    }

    /// Its stones, to be put elsewhere.
    pub fn clip(&self, document: &Document) -> Clip {
        let topology = document.topology();
        let points = self.points(topology);
        let stones = points.iter().filter_map(|point| {
            let (column, row) = topology.shape().column_and_row(point)?;
            let color = document.board.setup.get(point)?;
            let place = (column - self.0.first.0, row - self.0.first.1);
            Some((place, color, document.marks.roles.at(point)))
        });
        let stones: Vec<_> = stones.collect();
        let (first, last) = (self.0.first, self.0.last);
        Clip {
            text: self.diagram(&stones).unwrap_or_default(),
            stones,
            size: (last.0 - first.0 + 1, last.1 - first.1 + 1),
        }
    }

    fn diagram(&self, stones: &[((usize, usize), Color, Role)]) -> Option<String> {
        let size = |first: usize, last: usize| last - first + 1;
        let (columns, rows) = (
            size(self.0.first.0, self.0.last.0),
            size(self.0.first.1, self.0.last.1),
        );
        let topology = Topology::rectangle(columns, rows).ok()?;
        let mut document = Document::on(Arc::new(topology));
        for &((column, row), color, role) in stones {
            let point = document.topology().shape().at(column, row)?;
            document.board.setup.set(point, Some(color));
            document.marks.roles.set(point, role);
        }
        to_diagram(&document).ok()
    }
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

    fn selection(session: &Session) -> Selection {
        let topology = session.document().topology();
        let at = |name| topology.point(name).expect("a point");
        Selection::between(topology, at("B4"), at("A5")).expect("a rectangle")
    }

    fn act(session: &mut Session, action: BoardAction) {
        session.apply(&Action::Board(action)).expect("possible");
    }

    #[test]
    fn a_rectangle_is_moved_copied_and_taken_away_with_its_roles_in_one_step() {
        let mut session = session();
        let all = selection(&session);
        let moved = all.moved(session.document(), (1, 1));
        act(&mut session, moved);
        assert_eq!(stones(&session), "B4 C4 B3", "over its own place");
        let role = |session: &Session, name| {
            let document = session.document();
            document
                .marks
                .roles
                .at(document.topology().point(name).expect("a point"))
        };
        assert_eq!(
            (role(&session, "B4"), role(&session, "A5")),
            (Role::Essential, Role::Unknown)
        );
        assert!(session.undo());
        assert_eq!(stones(&session), "A5 B5 A4");
        let copied = all.copied(session.document(), (3, 0));
        act(&mut session, copied);
        assert_eq!(stones(&session), "A5 B5 D5 E5 A4 D4");
        let erased = all.erased(session.document().topology());
        act(&mut session, erased);
        assert_eq!(stones(&session), "D5 E5 D4");
        let topology = session.document().topology();
        assert_eq!(all.pushed(topology, (0, -1)), None, "off the board");
        let moved = all.pushed(topology, (3, 0)).expect("on the board");
        let moved = moved.moved(session.document(), (1, 3));
        act(&mut session, moved);
        assert_eq!(stones(&session), "E2 E1", "what falls off is lost");
    }

    #[test]
    fn what_was_cut_is_a_diagram_for_others_and_whole_for_us() {
        let mut session = session();
        let clip = selection(&session).clip(session.document());
        let read = file::parse("clip", clip.text().as_bytes()).expect("a diagram");
        assert_eq!(read.document.board.setup.stones.black.len(), 2);
        let topology = session.document().topology();
        let corner = topology.point("D2").expect("a point");
        let put = clip.put_at(topology, corner).expect("a board of columns");
        act(&mut session, put);
        assert_eq!(stones(&session), "A5 B5 A4 D2 E2 D1");
    }
}
