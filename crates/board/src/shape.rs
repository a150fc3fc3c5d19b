//! The shape of a board: all that is said of its points beyond who is whose neighbour.
//!
//! Names, places for drawing, cells, labels, marked points, symmetries, other sizes, and what is known of eyes: whoever
//! needs one of these asks the shape, and nobody else tells one kind of board from another. A new family of boards is an
//! entry in the table of `families` and a function of `generator` that draws it; names and places are tables that all kinds have in common.

mod cell;
mod direction;
mod eyes;
mod families;
mod family;
mod generator;
mod kind;
mod periods;
mod rectangle;
mod scroll;
mod symmetry;
pub(crate) mod turn;
mod walk;

use crate::point::Point;
use generator::Drawing;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

pub use cell::{Cell, CellSide};
pub use direction::Direction;
pub use eyes::EyeFacts;
pub use family::{Family, FamilyGroup};
pub use kind::{BoardKind, KindError, Pattern};
pub(crate) use periods::Periods;
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
    /// How far it goes on beyond its edges.
    periods: Periods,
    grid: Option<(usize, usize)>,
    is_lattice: bool,
    /// The images of points beyond an edge that are beside a point of the board.
    copies: Vec<(Point, (f32, f32))>,
    /// The room of a stone, made when it is first asked for.
    room: OnceLock<f32>,
    /// Where the arrow keys lead, made when it is first asked for.
    walk: OnceLock<walk::Walk>,
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
        let drawing = match kind {
            BoardKind::Rectangle(rectangle) => Drawing {
                points: rectangle.points(),
                edges: rectangle.edges(),
                periods: Periods::default(),
            },
            BoardKind::Pattern(pattern) => pattern.draw(),
        };
        (
            Self::new(Some(kind), drawing.points, drawing.periods, &drawing.edges),
            drawing.edges,
        )
    }

    /// Columns and rows of squares, the last row beside the first.
    pub(crate) fn upright_cylinder(columns: usize, rows: usize) -> WithEdges {
        let drawing = generator::squares::upright(&[columns, rows]);
        (
            Self::new(None, drawing.points, drawing.periods, &drawing.edges),
            drawing.edges,
        )
    }

    /// The shape of a graph that has been checked: a name and a place for each point, its edges, and how far it goes on beyond
    /// its edges.
    pub(crate) fn free(
        points: Vec<(String, (f32, f32))>,
        periods: Periods,
        edges: &[(usize, usize)],
    ) -> Self {
        Self::new(None, points, periods, edges)
    }

    fn new(
        kind: Option<BoardKind>,
        points: Vec<(String, (f32, f32))>,
        periods: Periods,
        edges: &[(usize, usize)],
    ) -> Self {
        let (names, places): (Vec<String>, Vec<_>) = points.into_iter().unzip();
        Self {
            kind,
            by_name: (0..)
                .map_while(Point::new)
                .zip(&names)
                .map(|(point, name)| (name.to_lowercase(), point))
                .collect(),
            names,
            copies: copies(&places, &periods, edges),
            grid: grid(&places),
            is_lattice: kind.is_some_and(|kind| kind.family().group().has_lattice()),
            places,
            periods,
            room: OnceLock::new(),
            walk: OnceLock::new(),
            cells: OnceLock::new(),
        }
    }

    /// The same as cut from a lattice if another board is, of which it is a view from another place.
    pub(crate) fn on_lattice_of(self, other: &Self) -> Self {
        Self {
            is_lattice: other.is_lattice,
            ..self
        }
    }

    /// Whether the points have the same names and places, and the board goes on in the same way.
    pub(crate) fn is_drawn_as(&self, other: &Self) -> bool {
        self.names == other.names
            && self.places == other.places
            && self.periods() == other.periods()
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

    /// Whether it is cut from a lattice, so that lines go straight through its points and cross nowhere else: a point is seen by them.
    #[must_use]
    pub const fn is_lattice(&self) -> bool {
        self.is_lattice
    }

    /// Columns and rows if the points stand in columns and rows without gaps, so that [`Shape::at`] has them all.
    #[must_use]
    pub const fn size(&self) -> Option<(usize, usize)> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => Some((rectangle.columns(), rectangle.rows())),
            Some(BoardKind::Pattern(_)) | None => None,
        }
    }

    /// Columns and rows if the points are numbered and drawn as on a rectangle, whatever lines there are between them.
    #[must_use]
    pub const fn grid(&self) -> Option<(usize, usize)> {
        self.grid
    }

    /// The point in this column (from the left) and row (from the top), both counted from zero; nothing beyond the edge
    /// or without columns and rows.
    #[must_use]
    pub const fn at(&self, column: usize, row_from_top: usize) -> Option<Point> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.at(column, row_from_top),
            Some(BoardKind::Pattern(_)) | None => None,
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
            _ => None,
        }
    }

    /// What is written beside the board to name its points, each with the place of its middle; nothing if every point has
    /// a name of its own.
    #[must_use]
    pub fn labels(&self) -> Vec<(String, (f32, f32))> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.labels(),
            Some(BoardKind::Pattern(_)) | None => Vec::new(),
        }
    }

    /// The points with a dot that guides the eye: the star points of a rectangle.
    #[must_use]
    pub fn marked(&self) -> Vec<Point> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.marked(),
            Some(BoardKind::Pattern(_)) | None => Vec::new(),
        }
    }

    /// The first and the last point of each straight line, if every pair of neighbours lies on such a line.
    pub(crate) fn lines(&self) -> Option<Vec<(Point, Point)>> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => Some(rectangle.lines()),
            Some(BoardKind::Pattern(_)) | None => None,
        }
    }

    /// The vectors by which the board repeats itself beyond its edges: none, one or two.
    #[must_use]
    pub fn periods(&self) -> &[(f32, f32)] {
        self.periods.vectors()
    }

    /// The images of points beyond the edges of a board that goes on there: those beside a point of the board, each with its
    /// place. They are seen, and can be clicked, like the points themselves.
    #[must_use]
    pub fn copies(&self) -> &[(Point, (f32, f32))] {
        &self.copies
    }

    /// How much room a stone has, in units: the least distance of two points or copies, at most 1 and at least a fifth.
    ///
    /// Cost: the first call compares all points with each other.
    #[must_use]
    pub fn room(&self) -> f32 {
        *self.room.get_or_init(|| match self.kind {
            Some(BoardKind::Rectangle(_)) => 1.0,
            Some(BoardKind::Pattern(_)) | None => room(&self.places, &self.copies),
        })
    }

    /// The place of the image of a point that is nearest to another point.
    pub(crate) fn place_from(&self, from: Point, to: Point) -> (f32, f32) {
        let (here, there) = (self.place(from), self.place(to));
        if self.periods.is_empty() {
            return there;
        }
        let way = self.periods.shortest((there.0 - here.0, there.1 - here.1));
        (here.0 + way.0, here.1 + way.1)
    }

    /// Where an arrow key leads from a point, be that still on the board or not.
    pub(crate) fn step(&self, from: Point, direction: Direction) -> Option<Point> {
        let walk = self.walk.get_or_init(|| walk::Walk::new(&self.places));
        walk.step(from, direction)
    }

    /// The least and the greatest corner of the rectangle in which the cells lie: half a unit round the outermost points and
    /// copies.
    #[must_use]
    pub fn frame(&self) -> [(f32, f32); 2] {
        let copies = self.copies.iter().map(|&(_, at)| at);
        cell::frame(self.places.iter().copied().chain(copies))
    }

    /// The part of the plane that belongs to a point: a square on the lattice of squares, else what is nearest to it and its
    /// copies (Voronoi), as far as it is within reach. Nothing if there never was such a point.
    ///
    /// Cost: the first call makes the cells of all points.
    #[must_use]
    pub fn cell(&self, point: Point) -> Option<&Cell> {
        let cells = self.cells.get_or_init(|| match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.cells(),
            Some(BoardKind::Pattern(_)) | None => cell::voronoi(&self.places, &self.copies),
        });
        cells.get(point.index())
    }

    /// The point in whose cell a place lies, or that of one of its copies; nothing outside the frame or out of reach.
    pub(crate) fn point_near(&self, x: f32, y: f32) -> Option<Point> {
        match self.kind {
            Some(BoardKind::Rectangle(rectangle)) => rectangle.point_near(x, y),
            Some(BoardKind::Pattern(_)) | None => self.nearest(x, y),
        }
    }

    fn nearest(&self, x: f32, y: f32) -> Option<Point> {
        let [(left, top), (right, bottom)] = self.frame();
        if !(left..right).contains(&x) || !(top..bottom).contains(&y) {
            return None;
        }
        let own = (0..).map_while(Point::new).zip(self.places.iter().copied());
        let all = own.chain(self.copies.iter().copied());
        let distance = |at: (f32, f32)| (at.0 - x).hypot(at.1 - y);
        all.map(|(point, at)| (point, distance(at)))
            .filter(|&(_, distance)| distance <= cell::FARTHEST_CORNER)
            .min_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(point, _)| point)
    }

    /// What is known of eyes on the whole of such a board.
    pub(crate) const fn eye_facts(&self) -> Option<EyeFacts> {
        match self.kind {
            Some(BoardKind::Rectangle(_)) => Some(eyes::OF_SQUARES),
            Some(BoardKind::Pattern(_)) | None => None,
        }
    }
}

/// Columns and rows if these places are those of a rectangle, in reading order.
fn grid(places: &[(f32, f32)]) -> Option<(usize, usize)> {
    let columns = places
        .iter()
        .position(|place| place.1 != 0.0)
        .unwrap_or(places.len());
    let whole = |number: usize| u16::try_from(number).map(f32::from).ok();
    let is_there = |(index, place): (usize, &(f32, f32))| {
        whole(index % columns) == Some(place.0) && whole(index / columns) == Some(place.1)
    };
    let is_full = columns > 0 && places.len().is_multiple_of(columns);
    let is_grid = is_full && places.iter().enumerate().all(is_there);
    is_grid.then(|| (columns, places.len() / columns))
}

/// The least distance of two of these places, of which one is a point; within the limits of the room of a stone.
fn room(places: &[(f32, f32)], copies: &[(Point, (f32, f32))]) -> f32 {
    let mut least = 1.0_f32;
    for (index, &(x, y)) in places.iter().enumerate() {
        let others = places[index + 1..].iter().copied();
        for (right, down) in others.chain(copies.iter().map(|&(_, at)| at)) {
            least = least.min((right - x).hypot(down - y));
        }
    }
    // Places of a lattice are not exact.
    if least > 0.99 { 1.0 } else { least.max(0.2) }
}

/// The images of points that lie beside a point of the board across an edge of it, each once.
fn copies(
    places: &[(f32, f32)],
    periods: &Periods,
    edges: &[(usize, usize)],
) -> Vec<(Point, (f32, f32))> {
    if periods.is_empty() {
        return Vec::new();
    }
    let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    let image = |(from, to): (usize, usize)| {
        let (here, there) = (places[from], places[to]);
        let way = periods.shortest((there.0 - here.0, there.1 - here.1));
        let at = (here.0 + way.0, here.1 + way.1);
        let is_beyond = (at.0 - there.0).hypot(at.1 - there.1) > 1e-3;
        Some((Point::new(to)?, at)).filter(|_| is_beyond)
    };
    let mut copies: Vec<(Point, (f32, f32))> = both.filter_map(image).collect();
    copies.sort_by(|a, b| {
        let along = a.1.0.total_cmp(&b.1.0).then(a.1.1.total_cmp(&b.1.1));
        a.0.cmp(&b.0).then(along)
    });
    copies.dedup_by(|a, b| a.0 == b.0 && (a.1.0 - b.1.0).hypot(a.1.1 - b.1.1) < 1e-3);
    copies
}

impl PartialEq for Shape {
    fn eq(&self, other: &Self) -> bool {
        // All else follows from these and the edges.
        self.kind == other.kind
            && self.names == other.names
            && self.places == other.places
            && self.periods == other.periods
            && self.is_lattice == other.is_lattice
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
