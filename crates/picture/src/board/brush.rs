//! What a board is drawn with: the graph, its places and colours, and the order in which things lie on each other.

use semeai_board::{Color, Point, PointSet, Topology};

use super::area::Area;
use super::asked::{BoardPicture, CELL, Coordinates};
use crate::colors::Colors;
use crate::drawing::{Anchor, Ink, Mark, Place, Side, Text};
use crate::font;
use crate::measures;
use crate::scene::Scene;

/// The radius of a stone.
pub(super) const STONE: f32 = measures::STONE * CELL;

/// The width of the lines of the board.
pub(super) const HAIRLINE: f32 = CELL / 32.0;

/// What a board is drawn with.
pub(super) struct Brush<'a> {
    pub(super) topology: &'a Topology,
    pub(super) scene: &'a Scene,
    pub(super) area: Area,
    pub(super) whole: Area,
    pub(super) coordinates: Coordinates,
    pub(super) colors: &'static Colors,
    /// Where the drawing coordinates (0, 0) lie.
    origin: Place,
}

impl<'a> Brush<'a> {
    pub(super) fn new(picture: &BoardPicture<'a>, margin: f32) -> Self {
        let least = picture.area.least;
        Self {
            topology: picture.topology,
            scene: picture.scene,
            area: picture.area,
            whole: Area::whole(picture.topology),
            coordinates: picture.coordinates,
            colors: Colors::of(picture.theme),
            origin: ((margin - least.0) * CELL, (margin - least.1) * CELL),
        }
    }

    /// Everything, the lowest first.
    pub(super) fn marks(&self, size: Place) -> Vec<Mark> {
        let mut marks = vec![self.wood(size)];
        let mut add = |name, group: Vec<Mark>| {
            if !group.is_empty() {
                marks.push(Mark::Group(name, group));
            }
        };
        add("regions", self.tints());
        add("lines", self.lines());
        add("coordinates", self.labels());
        add("blocks", self.outlines());
        add("stones", self.stones());
        add("roles", self.roles());
        add("numbers", self.numbers());
        add("territory", self.territory());
        add("signs", self.signs());
        add("candidates", self.candidates());
        add("stars", self.stars());
        add("losses", self.losses());
        add("tags", self.tags());
        marks
    }

    /// Where drawing coordinates lie.
    pub(super) fn place(&self, (x, y): Place) -> Place {
        (self.origin.0 + x * CELL, self.origin.1 + y * CELL)
    }

    /// Where a point lies.
    pub(super) fn center(&self, point: Point) -> Place {
        self.place(self.topology.coordinates(point))
    }

    /// Whether a point is shown.
    pub(super) fn is_shown(&self, point: Point) -> bool {
        self.area.holds(self.topology.coordinates(point))
    }

    /// The points of a set that are shown.
    pub(super) fn shown<'b>(&'b self, points: &'b PointSet) -> impl Iterator<Item = Point> + 'b {
        points.iter().filter(|&point| self.is_shown(point))
    }
}

/// The half of a point that is a side's: left is Black's.
pub(super) const fn half(color: Color) -> Side {
    match color {
        Color::Black => Side::Left,
        Color::White => Side::Right,
    }
}

/// Which way that is.
pub(super) const fn side_sign(color: Color) -> f32 {
    match color {
        Color::Black => -1.0,
        Color::White => 1.0,
    }
}

/// A text that stands in the middle of a place by its ink.
pub(super) fn centered(place: Place, text: &str, size: f32, ink: Ink) -> Mark {
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
