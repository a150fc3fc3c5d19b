//! The shape of a board: all that is said of its points beyond who is whose neighbour.
//!
//! Names, places for drawing, cells, labels, marked points, symmetries, other sizes, and what is known of eyes: whoever
//! needs one of these asks the shape, and nobody else tells one kind of board from another. A new lattice is a new variant
//! of [`BoardKind`] with a file beside `rectangle`; names and places are tables that all kinds have in common.

mod cell;
mod direction;
mod eyes;
mod kind;
mod rectangle;
mod symmetry;

use crate::point::Point;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

pub use cell::{Cell, CellSide};
pub use direction::Direction;
pub use eyes::EyeFacts;
pub use kind::BoardKind;
pub(crate) use rectangle::COLUMN_LETTERS;
pub use rectangle::{MAX_SIDE, MIN_SIDE, Rectangle, SizeError};
pub use symmetry::Symmetry;

/// What the points of a board are called, where they are drawn, and what is known of the lattice they are cut from.
///
/// Drawing coordinates have x to the right and y down; one unit is about the distance of neighbours.
pub struct Shape {
    /// What it is cut from; nothing for a graph as it was drawn.
    kind: Option<BoardKind>,
    names: Vec<String>,
    by_name: BTreeMap<String, Point>,
    places: Vec<(f32, f32)>,
    /// Made when it is first asked for: only windows need it, and without a lattice it takes a while.
    cells: OnceLock<Vec<Cell>>,
}

/// A shape with the pairs of neighbours, by number.
pub(crate) type WithEdges = (Shape, Vec<(usize, usize)>);

/// Where each point of a board goes on another, in the order of the points.
pub(crate) type Places = Vec<Option<Point>>;

impl Shape {
    /// A board of this kind, with its edges.
    pub(crate) fn of(kind: BoardKind) -> WithEdges {
        let BoardKind::Rectangle(rectangle) = kind;
        (Self::new(Some(kind), rectangle.points()), rectangle.edges())
    }

    /// The shape of a graph: a name and a place for each point, which have been checked.
    pub(crate) fn free(points: Vec<(String, (f32, f32))>) -> Self {
        Self::new(None, points)
    }

    fn new(kind: Option<BoardKind>, points: Vec<(String, (f32, f32))>) -> Self {
        let (names, places): (Vec<String>, Vec<_>) = points.into_iter().unzip();
        Self {
            kind,
            by_name: (0..)
                .map_while(Point::new)
                .zip(&names)
                .map(|(point, name)| (name.to_lowercase(), point))
                .collect(),
            names,
            places,
            cells: OnceLock::new(),
        }
    }

    /// The number of points.
    pub(crate) const fn len(&self) -> usize {
        self.names.len()
    }

    pub(crate) fn name(&self, point: Point) -> &str {
        self.names.get(point.index()).map_or("", String::as_str)
    }

    pub(crate) fn point(&self, name: &str) -> Option<Point> {
        self.by_name.get(&name.trim().to_lowercase()).copied()
    }

    pub(crate) fn place(&self, point: Point) -> (f32, f32) {
        self.places.get(point.index()).copied().unwrap_or_default()
    }

    /// The kind of the board with its sizes, of which [`Topology::new`](crate::Topology::new) makes the same board again;
    /// nothing for a graph as it was drawn. A board that has lost points is told as the whole one.
    #[must_use]
    pub const fn kind(&self) -> Option<BoardKind> {
        self.kind
    }

    /// Columns and rows if the points stand in columns and rows without gaps, so that [`Shape::at`] has them all.
    #[must_use]
    pub const fn size(&self) -> Option<(usize, usize)> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => Some((rectangle.columns(), rectangle.rows())),
            None => None,
        }
    }

    /// The point in this column (from the left) and row (from the top), both counted from zero; nothing beyond the edge
    /// or without columns and rows.
    #[must_use]
    pub const fn at(&self, column: usize, row_from_top: usize) -> Option<Point> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.at(column, row_from_top),
            None => None,
        }
    }

    /// The column (from the left) and row (from the top) of a point, both counted from zero; nothing without columns and
    /// rows, or if there never was such a point.
    #[must_use]
    pub fn column_and_row(&self, point: Point) -> Option<(usize, usize)> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) if point.index() < self.len() => {
                Some(rectangle.column_and_row(point))
            }
            Some(BoardKind::Rectangle(_)) | None => None,
        }
    }

    /// What is written beside the board to name its points, each with the place of its middle; nothing if every point has
    /// a name of its own.
    #[must_use]
    pub fn labels(&self) -> Vec<(String, (f32, f32))> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.labels(),
            None => Vec::new(),
        }
    }

    /// The points with a dot that guides the eye: the star points of a rectangle.
    #[must_use]
    pub fn marked(&self) -> Vec<Point> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.marked(),
            None => Vec::new(),
        }
    }

    /// The first and the last point of each straight line, if every pair of neighbours lies on such a line.
    pub(crate) fn lines(&self) -> Option<Vec<(Point, Point)>> {
        let BoardKind::Rectangle(rectangle) = self.kind?;
        Some(rectangle.lines())
    }

    /// The least and the greatest corner of the rectangle that the cells fill: half a unit round the outermost points.
    #[must_use]
    pub fn frame(&self) -> [(f32, f32); 2] {
        cell::frame(&self.places)
    }

    /// The part of the frame that belongs to a point: a square on the lattice of squares, else what is nearest to it
    /// (Voronoi). Nothing if there never was such a point.
    ///
    /// Cost: the first call makes the cells of all points.
    #[must_use]
    pub fn cell(&self, point: Point) -> Option<&Cell> {
        let cells = self.cells.get_or_init(|| match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.cells(),
            None => cell::voronoi(&self.places),
        });
        cells.get(point.index())
    }

    /// The point in whose cell a place lies; nothing outside the frame.
    pub(crate) fn point_near(&self, x: f32, y: f32) -> Option<Point> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.point_near(x, y),
            None => self.nearest(x, y),
        }
    }

    fn nearest(&self, x: f32, y: f32) -> Option<Point> {
        let [(left, top), (right, bottom)] = self.frame();
        if !(left..right).contains(&x) || !(top..bottom).contains(&y) {
            return None;
        }
        let distance = |at: &(f32, f32)| (at.0 - x).powi(2) + (at.1 - y).powi(2);
        let all = (0..).map_while(Point::new).zip(&self.places);
        all.min_by(|(_, a), (_, b)| distance(a).total_cmp(&distance(b)))
            .map(|(point, _)| point)
    }

    /// The shape after a symmetry, and where each point goes; nothing if there is no such symmetry.
    pub(crate) fn transformed(&self, symmetry: Symmetry) -> Option<(WithEdges, Places)> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => {
                let (onto, places) = rectangle.transformed(symmetry);
                Some((Self::of(BoardKind::Rectangle(onto)), places))
            }
            None => None,
        }
    }

    /// The shape of another size, and where each point goes; nothing if that is not a size of the same kind.
    pub(crate) fn resized(&self, onto: BoardKind) -> Option<(WithEdges, Places)> {
        match (self.kind, onto) {
            (Some(BoardKind::Rectangle(from)), BoardKind::Rectangle(to)) => {
                Some((Self::of(onto), from.resized(to)))
            }
            (None, _) => None,
        }
    }

    /// What is known of eyes on the whole of such a board.
    pub(crate) const fn eye_facts(&self) -> Option<EyeFacts> {
        match self.kind {
            Some(BoardKind::Rectangle(_)) => Some(eyes::OF_SQUARES),
            None => None,
        }
    }
}

impl PartialEq for Shape {
    fn eq(&self, other: &Self) -> bool {
        // The cells follow from the rest.
        self.kind == other.kind && self.names == other.names && self.places == other.places
    }
}

// Places are finite, so equality is reflexive.
impl Eq for Shape {}

impl fmt::Debug for Shape {
    /// Only what it is cut from: the tables would bury every failed test.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}
