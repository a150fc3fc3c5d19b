//! The graph of the board: which points there are, and which are neighbours. All else is for its shape to say.

use crate::point::Point;
use crate::point_set::PointSet;
use crate::shape::{BoardKind, Direction, EyeFacts, Family, KindError, Periods, Shape, SizeError};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// A board without stones: any graph of at most [`PointSet::CAPACITY`] points.
///
/// Share it behind an `Arc`: every [`Setup`](crate::Setup) and [`Position`](crate::Position) on the same board points to it.
#[derive(Clone, PartialEq, Eq)]
pub struct Topology {
    /// The neighbours of point `i` are `neighbors[starts[i]..starts[i + 1]]`, ascending.
    starts: Vec<usize>,
    neighbors: Vec<Point>,
    points: PointSet,
    /// Shared with the same board without some points.
    shape: Arc<Shape>,
}

impl fmt::Debug for Topology {
    /// Only the size: the tables would bury every failed test.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Topology")
            .field("len", &self.len())
            .field("shape", &self.shape)
            .finish_non_exhaustive()
    }
}

impl Topology {
    /// A board from its points (a name and a drawing place each) and its edges (pairs of positions in that list).
    ///
    /// Edges go both ways; an edge given twice counts once. The graph need not be connected.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, at once: see [`GraphProblem`].
    ///
    /// ```
    /// use semeai_board::Topology;
    ///
    /// let triangle = Topology::graph(
    ///     vec![("left".into(), (0.0, 1.0)), ("right".into(), (1.0, 1.0)), ("top".into(), (0.5, 0.0))],
    ///     &[(0, 1), (1, 2), (2, 0)],
    /// )?;
    /// let top = triangle.point("TOP").unwrap();
    /// assert_eq!(triangle.neighbors(top).len(), 2);
    /// assert_eq!(triangle.shape().size(), None);
    /// # Ok::<(), semeai_board::GraphError>(())
    /// ```
    pub fn graph(
        points: Vec<(String, (f32, f32))>,
        edges: &[(usize, usize)],
    ) -> Result<Self, GraphError> {
        Self::wrapped(points, edges, Vec::new())
    }

    /// As [`Topology::graph`], but the board goes on beyond its edges and repeats itself by these vectors: a line is drawn to the
    /// nearest image of a point.
    ///
    /// # Errors
    ///
    /// As [`Topology::graph`], and if these vectors can be no periods.
    pub fn wrapped(
        points: Vec<(String, (f32, f32))>,
        edges: &[(usize, usize)],
        periods: Vec<(f32, f32)>,
    ) -> Result<Self, GraphError> {
        let mut problems = problems(&points, edges);
        if !Periods::are_possible(&periods) {
            problems.push(GraphProblem::BadPeriods);
        }
        if problems.is_empty() {
            let shape = Shape::free(points, Periods::new(periods), edges);
            Ok(Self::assemble(shape, edges))
        } else {
            Err(GraphError { problems })
        }
    }

    /// The ordinary board of so many columns and rows.
    ///
    /// Points are numbered in reading order and named like `"C3"`: the column's letter (I is left out), then the row
    /// counted from the bottom.
    ///
    /// # Errors
    ///
    /// If a side is below [`MIN_SIDE`](crate::MIN_SIDE) or above [`MAX_SIDE`](crate::MAX_SIDE).
    ///
    /// ```
    /// use semeai_board::{Point, Topology};
    ///
    /// let board = Topology::rectangle(9, 9)?;
    /// assert_eq!(board.name(Point::new(0).unwrap()), "A9");
    /// assert_eq!(board.point("j1").map(Point::index), Some(80));
    /// # Ok::<(), semeai_board::SizeError>(())
    /// ```
    pub fn rectangle(columns: usize, rows: usize) -> Result<Self, SizeError> {
        BoardKind::rectangle(columns, rows).map(Self::new)
    }

    /// The board of this kind; [`Shape::kind`] of it is the kind again.
    #[must_use]
    pub fn new(kind: BoardKind) -> Self {
        let (shape, edges) = Shape::of(kind);
        Self::assemble(shape, &edges)
    }

    /// Columns and rows of squares that may go on beyond their edges.
    ///
    /// # Errors
    ///
    /// If a side is too short or too long, or there are more points than a board can have.
    ///
    /// ```
    /// use semeai_board::{Topology, Wraps};
    ///
    /// let wraps = Wraps { across: true, down: false };
    /// let board = Topology::squares(5, 4, wraps)?;
    /// assert_eq!(board.shape().kind(), "cylinder:5x4".parse().ok());
    /// # Ok::<(), semeai_board::KindError>(())
    /// ```
    pub fn squares(columns: usize, rows: usize, wraps: Wraps) -> Result<Self, KindError> {
        let sizes = &[columns, rows];
        let family = match (wraps.across, wraps.down) {
            (false, false) => Family::Square,
            (true, false) => Family::Cylinder,
            (true, true) => Family::Torus,
            (false, true) => {
                // It has the limits of the other cylinder, turned.
                BoardKind::new(Family::Cylinder, &[rows, columns])?;
                let (shape, edges) = Shape::upright_cylinder(columns, rows);
                return Ok(Self::assemble(shape, &edges));
            }
        };
        BoardKind::new(family, sizes).map(Self::new)
    }

    /// The same board seen from another place, after so many steps along each of its periods ([`Shape::scroll_steps`]): points keep
    /// their numbers and names, only their places change. A board that ends at its edges stays as it is.
    #[must_use]
    pub fn scrolled(&self, steps: [i16; 2]) -> Self {
        if self.shape.periods().is_empty() || steps == [0; 2] {
            return self.clone();
        }
        let points = (0..self.len()).map_while(Point::new);
        let named = points.map(|point| self.name(point).to_owned());
        let points = named.zip(self.shape.scrolled(steps)).collect();
        let periods = Periods::new(self.shape.periods().to_vec());
        let edges = self.edges();
        let shape = Shape::free(points, periods, &edges).on_lattice_of(&self.shape);
        Self::assemble(shape, &edges)
    }

    /// The same board as one of squares, if it is drawn and joined and called as one is.
    pub(crate) fn of_squares(self) -> Self {
        let Some((columns, rows)) = self.shape.grid() else {
            return self;
        };
        let wraps = [(false, false), (true, false), (false, true), (true, true)];
        let mut squares = wraps.into_iter().filter_map(|(across, down)| {
            let board = Self::squares(columns, rows, Wraps { across, down }).ok()?;
            let is_same = board.neighbors == self.neighbors
                && board.starts == self.starts
                && board.shape.is_drawn_as(&self.shape);
            is_same.then_some(board)
        });
        squares.next().unwrap_or(self)
    }

    /// Builds the tables from a graph that has been checked.
    pub(crate) fn assemble(shape: Shape, edges: &[(usize, usize)]) -> Self {
        let mut sets = vec![PointSet::EMPTY; shape.len()];
        for &(a, b) in edges {
            sets[a].extend(Point::new(b));
            sets[b].extend(Point::new(a));
        }
        let mut starts = vec![0];
        let mut neighbors = Vec::new();
        for set in &sets {
            neighbors.extend(set.iter());
            starts.push(neighbors.len());
        }
        Self {
            starts,
            neighbors,
            points: PointSet::first_points(shape.len()),
            shape: Arc::new(shape),
        }
    }

    /// The same board without some points: the others keep their numbers, names and places. What is gone has no
    /// neighbours and is found by no name, but its own name is still told, for messages.
    #[must_use]
    pub fn without(&self, gone: &PointSet) -> Self {
        let mut starts = vec![0];
        let mut neighbors = Vec::new();
        for point in (0..self.len()).map_while(Point::new) {
            if !gone.contains(point) {
                let kept = self.neighbors(point).iter();
                neighbors.extend(kept.filter(|&&next| !gone.contains(next)));
            }
            starts.push(neighbors.len());
        }
        Self {
            starts,
            neighbors,
            points: self.points.difference(gone),
            shape: Arc::clone(&self.shape),
        }
    }

    /// The number of points, at least one; those taken away by [`Topology::without`] still count.
    #[must_use]
    #[expect(
        clippy::len_without_is_empty,
        reason = "a board has at least one point"
    )]
    pub fn len(&self) -> usize {
        self.shape.len()
    }

    /// The points that are on the board: all of them, less those taken away by [`Topology::without`].
    #[must_use]
    pub const fn points(&self) -> PointSet {
        self.points
    }

    /// Whether the point is on this board.
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        self.points.contains(point)
    }

    /// The neighbours of a point, ascending; none if the point is not on the board.
    #[must_use]
    pub fn neighbors(&self, point: Point) -> &[Point] {
        let index = point.index();
        match (self.starts.get(index), self.starts.get(index + 1)) {
            (Some(&from), Some(&to)) => &self.neighbors[from..to],
            _ => &[],
        }
    }

    /// What is said of the points beyond who is whose neighbour.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The name of a point as people write it (`"C3"`); empty if the board never had such a point.
    #[must_use]
    pub fn name(&self, point: Point) -> &str {
        self.shape.name(point)
    }

    /// The point of this name, in upper or lower case.
    #[must_use]
    pub fn point(&self, name: &str) -> Option<Point> {
        let point = self.shape.point(name);
        point.filter(|&point| self.contains(point))
    }

    /// Where to draw a point: x to the right, y down, one unit about the distance of neighbours. The origin if the
    /// board never had such a point.
    #[must_use]
    pub fn coordinates(&self, point: Point) -> (f32, f32) {
        self.shape.place(point)
    }

    /// Where a line from a point to a neighbour ends: at the nearest image of that, which on a board that goes on beyond its edges may be
    /// a copy ([`Shape::copies`]).
    #[must_use]
    pub fn place_from(&self, from: Point, to: Point) -> (f32, f32) {
        self.shape.place_from(from, to)
    }

    /// The point in whose cell ([`Shape::cell`]) a place lies, in the coordinates of [`Topology::coordinates`]; nothing outside the
    /// frame.
    #[must_use]
    pub fn point_near(&self, x: f32, y: f32) -> Option<Point> {
        let point = self.shape.point_near(x, y);
        point.filter(|&point| self.contains(point))
    }

    /// The pairs of neighbours, by number, each once.
    #[must_use]
    pub fn edges(&self) -> Vec<(usize, usize)> {
        let from = self.points.iter();
        let pairs = from.flat_map(|from| self.neighbors(from).iter().map(move |to| (from, to)));
        let pairs = pairs.map(|(from, to)| (from.index(), to.index()));
        pairs.filter(|(from, to)| from < to).collect()
    }

    /// The straight lines to draw, by the places of their ends: from edge to edge where the shape has such lines, else one for each
    /// pair of neighbours. A line that leaves the board beyond its edge is drawn from both sides, each time to the copy of the
    /// other point ([`Shape::copies`]).
    #[must_use]
    pub fn lines(&self) -> Vec<[(f32, f32); 2]> {
        if let Some(lines) = self.shape.lines() {
            let places = |(from, to)| [self.coordinates(from), self.coordinates(to)];
            return lines.into_iter().map(places).collect();
        }
        let mut lines = Vec::new();
        for from in &self.points {
            for &to in self.neighbors(from) {
                let end = self.place_from(from, to);
                let there = self.coordinates(to);
                let is_beyond = (end.0 - there.0).abs() + (end.1 - there.1).abs() > 1e-3;
                if from < to || is_beyond {
                    lines.push([self.coordinates(from), end]);
                }
            }
        }
        lines
    }

    /// Where an arrow key leads from a point: on columns and rows to the neighbour, elsewhere to what lies best in the direction,
    /// so that every point can be reached. Nothing if nothing lies there.
    #[must_use]
    pub fn step(&self, from: Point, direction: Direction) -> Option<Point> {
        if let Some((column, row)) = self.shape.column_and_row(from) {
            let to = match direction {
                Direction::Left => (column.checked_sub(1)?, row),
                Direction::Right => (column + 1, row),
                Direction::Up => (column, row.checked_sub(1)?),
                Direction::Down => (column, row + 1),
            };
            return self.shape.at(to.0, to.1).filter(|&to| self.contains(to));
        }
        self.shape
            .step(from, direction)
            .filter(|&to| self.contains(to))
    }

    /// What is known of eyes here; nothing where that holds only by chance: on graphs without a lattice, and on a lattice
    /// that has lost points.
    #[must_use]
    pub fn eye_facts(&self) -> Option<EyeFacts> {
        let is_whole = self.points.len() == self.len();
        self.shape.eye_facts().filter(|_| is_whole)
    }

    /// The points next to the set and not in it.
    #[must_use]
    pub fn neighborhood(&self, set: &PointSet) -> PointSet {
        let mut around = PointSet::EMPTY;
        for point in set {
            around.extend(self.neighbors(point).iter().copied());
        }
        around.difference(set)
    }

    /// Everything in `within` that can be reached from `start` by steps inside `within`; empty if `start` is not in it.
    #[must_use]
    pub fn component(&self, start: Point, within: &PointSet) -> PointSet {
        self.reach(&PointSet::single(start), within)
    }

    /// Everything in `within` that can be reached from the points of `start` in it by steps inside `within`.
    #[must_use]
    pub fn reach(&self, start: &PointSet, within: &PointSet) -> PointSet {
        let mut open = start.intersection(within);
        let mut found = open;
        while let Some(point) = open.pop_first() {
            for &next in self.neighbors(point) {
                if within.contains(next) && found.insert(next) {
                    open.insert(next);
                }
            }
        }
        found
    }

    /// The connected parts of a set, ordered by their first points.
    #[must_use]
    pub fn components(&self, set: &PointSet) -> Vec<PointSet> {
        let mut rest = *set;
        let mut parts = Vec::new();
        while let Some(start) = rest.first() {
            let part = self.component(start, &rest);
            rest = rest.difference(&part);
            parts.push(part);
        }
        parts
    }

    /// The names of the points in a set, in the order of the points, for messages.
    #[must_use]
    pub fn names(&self, set: &PointSet) -> Vec<&str> {
        set.iter().map(|point| self.name(point)).collect()
    }
}

/// Beyond which of its edges a board of columns and rows goes on; by default it ends at all of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Wraps {
    /// Whether the last column is beside the first.
    pub across: bool,
    /// Whether the last row is beside the first.
    pub down: bool,
}

/// Why a graph is not a board: everything that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GraphError {
    /// At least one problem, in the order of the input.
    pub problems: Vec<GraphProblem>,
}

impl std::error::Error for GraphError {}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.problems.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            write!(f, "{separator}{problem}")?;
        }
        Ok(())
    }
}

/// One reason why a graph is not a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GraphProblem {
    /// There is no point.
    #[error("a board needs at least one point")]
    NoPoints,
    /// There are more points than a board can have.
    #[error("{count} points are more than the limit of {}", PointSet::CAPACITY)]
    TooManyPoints {
        /// How many points there are.
        count: usize,
    },
    /// A point has no name, or one that cannot stand in a list of moves: with a space, comma, colon, slash, quote or control
    /// character in it, or with `-` or `!` at its beginning.
    #[error(
        "point {index} needs a name without spaces, commas, colons, slashes and quotes, and without - or ! at its beginning"
    )]
    BadName {
        /// The position of the point in the list.
        index: usize,
    },
    /// Two points have the same name, upper and lower case being the same.
    #[error("points {first} and {second} have the same name")]
    SameName {
        /// The position of the earlier point in the list.
        first: usize,
        /// The position of the later point in the list.
        second: usize,
    },
    /// A point has no place to draw it.
    #[error("point {index} has a coordinate that is not a finite number")]
    BadCoordinate {
        /// The position of the point in the list.
        index: usize,
    },
    /// An edge names a point that is not in the list.
    #[error("edge {edge} ends at point {point}, which does not exist")]
    NoSuchPoint {
        /// The position of the edge in the list.
        edge: usize,
        /// The position in the list of points that it names.
        point: usize,
    },
    /// The vectors by which the board repeats itself are more than two, without length, or along the same line.
    #[error("the periods are none")]
    BadPeriods,
    /// An edge joins a point to itself.
    #[error("edge {edge} joins a point to itself")]
    Loop {
        /// The position of the edge in the list.
        edge: usize,
    },
}

fn problems(points: &[(String, (f32, f32))], edges: &[(usize, usize)]) -> Vec<GraphProblem> {
    match points.len() {
        0 => vec![GraphProblem::NoPoints],
        count if count > PointSet::CAPACITY => vec![GraphProblem::TooManyPoints { count }],
        count => {
            let mut found = point_problems(points);
            found.extend(edge_problems(count, edges));
            found
        }
    }
}

/// Whether a point can have this name: moves are written `w-`, `b!C3` and in lists.
#[must_use]
pub fn is_name(name: &str) -> bool {
    let is_bad = |c: char| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, ',' | ':' | '/' | '\\' | '"' | '\'' | '`')
    };
    !name.is_empty()
        && name.len() <= LONGEST_NAME
        && !name.starts_with(['-', '!'])
        && !name.contains(is_bad)
}

/// The name of a point has at most so many bytes.
const LONGEST_NAME: usize = 64;

fn point_problems(points: &[(String, (f32, f32))]) -> Vec<GraphProblem> {
    let mut found = Vec::new();
    let mut seen = BTreeMap::new();
    for (index, (name, (x, y))) in points.iter().enumerate() {
        if !is_name(name) {
            found.push(GraphProblem::BadName { index });
        } else if let Some(&first) = seen.get(&name.to_lowercase()) {
            found.push(GraphProblem::SameName {
                first,
                second: index,
            });
        } else {
            seen.insert(name.to_lowercase(), index);
        }
        if !x.is_finite() || !y.is_finite() {
            found.push(GraphProblem::BadCoordinate { index });
        }
    }
    found
}

fn edge_problems(count: usize, edges: &[(usize, usize)]) -> Vec<GraphProblem> {
    let mut found = Vec::new();
    for (edge, &(a, b)) in edges.iter().enumerate() {
        let missing = [a, b].into_iter().filter(|&point| point >= count);
        found.extend(missing.map(|point| GraphProblem::NoSuchPoint { edge, point }));
        if a == b && a < count {
            found.push(GraphProblem::Loop { edge });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> Vec<(String, (f32, f32))> {
        names
            .iter()
            .map(|name| ((*name).to_owned(), (0.0, 0.0)))
            .collect()
    }

    #[test]
    fn every_problem_is_reported() {
        let mut points = named(&["a", "A", ""]);
        points[0].1.0 = f32::NAN;
        let error =
            Topology::graph(points, &[(0, 1), (2, 2), (0, 9)]).expect_err("nothing is right here");
        assert_eq!(
            error.problems,
            [
                GraphProblem::BadCoordinate { index: 0 },
                GraphProblem::SameName {
                    first: 0,
                    second: 1
                },
                GraphProblem::BadName { index: 2 },
                GraphProblem::Loop { edge: 1 },
                GraphProblem::NoSuchPoint { edge: 2, point: 9 },
            ]
        );
        assert!(error.to_string().contains("; point 2 needs a name"));
    }

    #[test]
    fn size_limits_of_graphs() {
        let many = |count: usize| {
            Topology::graph(
                (0..count).map(|i| (i.to_string(), (0.0, 0.0))).collect(),
                &[],
            )
        };
        assert_eq!(
            many(0).expect_err("empty").problems,
            [GraphProblem::NoPoints]
        );
        assert_eq!(many(640).expect("the most that fit").len(), 640);
        assert_eq!(
            many(641).expect_err("one too many").problems,
            [GraphProblem::TooManyPoints { count: 641 }]
        );
    }

    #[test]
    fn a_repeated_edge_counts_once() {
        let pair = Topology::graph(named(&["a", "b"]), &[(0, 1), (1, 0), (0, 1)]).expect("a graph");
        let [a, b] = ["a", "b"].map(|name| pair.point(name).expect("on the board"));
        assert_eq!(pair.neighbors(a), [b]);
        assert_eq!(pair.neighbors(b), [a]);
    }

    #[test]
    fn a_point_off_the_board_has_nothing() {
        let one = Topology::graph(named(&["only"]), &[]).expect("a graph");
        let off = Point::new(1).expect("a number");
        assert!(one.neighbors(off).is_empty());
        assert_eq!(one.name(off), "");
        assert_eq!(one.point("other"), None);
        assert!(!one.contains(off));
    }
}
