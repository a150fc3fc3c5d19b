//! What a board is drawn with: the graph, its places and colours, and the order in which things lie on each other.

use semeai_board::{Area, Color, Point, PointSet, Topology};
use semeai_session::Coordinates;

use crate::colors::Colors;
use crate::drawing::{Anchor, Ink, Mark, Place, Side, Text};
use crate::font;
use crate::scene::Scene;

/// A board at its place in a drawing, with colours: says what is seen of anything on it.
///
/// Lengths are in the coordinates of the drawing, and in cells where that is said. What would be too small to be seen on a
/// board of small cells is kept above a least size.
#[derive(Clone, Copy, Debug)]
pub struct Brush<'a> {
    /// The board on which everything lies.
    pub topology: &'a Topology,
    /// The part of it that is shown.
    pub area: Area,
    /// The distance of neighbours in the coordinates of the drawing.
    pub cell: f32,
    /// Where the board's own coordinates (0, 0) lie.
    pub origin: Place,
    /// The colours by their roles, of paper or of a screen.
    pub colors: &'static Colors,
}

impl Brush<'_> {
    /// Everything on a board, the lowest first: on wood in a rectangle (upper left corner, size), with the names of lines, if
    /// they are to be seen, in a style.
    pub fn marks(&self, scene: &Scene, wood: [Place; 2], names: Option<Coordinates>) -> Vec<Mark> {
        let mut marks = vec![self.wood(wood)];
        let mut add = |name, group: Vec<Mark>| {
            if !group.is_empty() {
                marks.push(Mark::Group(name, group));
            }
        };
        add("regions", self.tints(scene));
        add("reaches", self.reaches(scene));
        add("lines", self.lines());
        add(
            "coordinates",
            names.map_or_else(Vec::new, |style| self.labels(style)),
        );
        add("blocks", self.outlines(scene));
        add("stones", self.stones(scene));
        add("roles", self.roles(scene));
        add("numbers", self.numbers(scene));
        add("markup", self.markup(scene));
        add("territory", self.territory(scene));
        add("map", self.map(scene));
        add("sets", self.sets(scene));
        add("signs", self.signs(scene));
        add("candidates", self.candidates(scene));
        add("stars", self.stars(scene));
        add("sizes", self.sizes(scene));
        add("losses", self.losses(scene));
        add("eyes", self.eyes(scene));
        add("classes", self.classes(scene));
        // Over the tips of signs, or nobody could read them.
        add(
            "names",
            names.map_or_else(Vec::new, |style| self.names(scene, style)),
        );
        add("tags", self.tags(scene));
        marks
    }

    /// So many cells as a length, cells being smaller where points lie nearer to each other than a unit.
    pub fn cells(&self, part: f32) -> f32 {
        self.cell * self.topology.shape().room() * part
    }

    /// The width of the lines of the board.
    pub fn hairline(&self) -> f32 {
        (self.cell / 32.0).clamp(0.8, 2.0)
    }

    /// Where the board's own coordinates lie.
    pub fn place(&self, (x, y): Place) -> Place {
        (self.origin.0 + x * self.cell, self.origin.1 + y * self.cell)
    }

    /// Where a point lies, in the coordinates of the drawing.
    pub fn center(&self, point: Point) -> Place {
        self.place(self.topology.coordinates(point))
    }

    /// Whether a point lies in the part that is shown.
    pub fn is_shown(&self, point: Point) -> bool {
        self.area.holds(self.topology, point)
    }

    /// The points of a set that are shown.
    pub(super) fn shown<'b>(&'b self, points: &'b PointSet) -> impl Iterator<Item = Point> + 'b {
        points.iter().filter(|&point| self.is_shown(point))
    }
}

/// The half of a point that is a side's: left is Black's.
pub const fn half(color: Color) -> Side {
    match color {
        Color::Black => Side::Left,
        Color::White => Side::Right,
    }
}

/// Which way across that half is.
pub const fn side_sign(color: Color) -> f32 {
    match color {
        Color::Black => -1.0,
        Color::White => 1.0,
    }
}

/// A text that stands in the middle of a place by its ink.
pub fn centered(place: Place, text: &str, size: f32, ink: Ink) -> Mark {
    centered_as(place, text, text, size, ink)
}

/// A text that stands where another one would stand in the middle by its ink.
pub(super) fn centered_as((x, y): Place, text: &str, like: &str, size: f32, ink: Ink) -> Mark {
    Mark::Text(Text {
        at: (x, y + font::below_middle(like, size)),
        text: text.to_owned(),
        size,
        anchor: Anchor::Middle,
        ink,
    })
}
