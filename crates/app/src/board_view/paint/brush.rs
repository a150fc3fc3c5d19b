//! What the board is painted with: where to, the graph, its places and colours.

use egui::{Painter, Pos2, Vec2};
use semeai_board::{Color, Point, Topology};

use crate::board_view::geometry::Geometry;
use crate::theme::{BoardTokens, Tokens};

/// What is painted with.
pub(crate) struct Brush<'a> {
    /// Where to.
    pub(crate) painter: &'a Painter,
    /// The graph.
    pub(crate) topology: &'a Topology,
    /// The places.
    pub(crate) geometry: Geometry,
    /// The colours.
    pub(crate) tokens: &'a Tokens,
}

impl Brush<'_> {
    /// The colours of the board.
    pub(crate) const fn colors(&self) -> &BoardTokens {
        &self.tokens.board
    }

    /// Where a point lies.
    pub(crate) fn center(&self, point: Point) -> Pos2 {
        self.geometry.center(self.topology, point)
    }

    /// So many cells as a length.
    pub(crate) fn cells(&self, part: f32) -> f32 {
        self.geometry.cell * part
    }

    /// The width of the lines of the board.
    pub(super) fn hairline(&self) -> f32 {
        (self.geometry.cell / 32.0).clamp(0.8, 2.0)
    }
}

/// The half of a point that is a side's: left is Black's.
pub(crate) const fn side_sign(side: Color) -> f32 {
    match side {
        Color::Black => -1.0,
        Color::White => 1.0,
    }
}

/// A circle as a line with so many corners.
pub(super) fn circle(center: Pos2, radius: f32, corners: u8) -> Vec<Pos2> {
    (0..=corners)
        .map(|i| {
            center
                + Vec2::angled(std::f32::consts::TAU * f32::from(i) / f32::from(corners)) * radius
        })
        .collect()
}
