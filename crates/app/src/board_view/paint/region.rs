//! Regions on the board: tints, hatches, edges and tags.

use egui::{Color32, Mesh, Pos2, Rect, Stroke, StrokeKind, vec2};
use semeai_board::{Cell, Color, PointSet};
use semeai_picture::hatch::{Slope, diagonals};
use semeai_picture::measures;
use semeai_picture::scene::Tint;

use super::brush::Brush;
use crate::theme;

impl Brush<'_> {
    pub(super) fn tint_color(&self, tint: &Tint) -> Color32 {
        let colors = self.colors();
        colors.regions[tint.number % colors.regions.len()]
    }

    pub(super) fn tint(&self, tint: &Tint) {
        let [clear, quiet] = self.colors().tint;
        let strength = if tint.is_clear { clear } else { quiet };
        let color = self.tint_color(tint);
        let fill = theme::faded(color, strength);
        let hatch = Stroke::new(self.hairline(), theme::faded(color, strength + 0.18));
        let edge = Stroke::new(
            if tint.is_clear { 2.0 } else { 1.0 },
            theme::faded(color, if tint.is_clear { 0.95 } else { 0.55 }),
        );
        self.fill(&tint.points, fill);
        if tint.owner != Some(Color::White) {
            self.hatch(&tint.points, hatch, Slope::Falling);
        }
        if tint.owner != Some(Color::Black) {
            self.hatch(&tint.points, hatch, Slope::Rising);
        }
        for [from, to] in self.border(&tint.points) {
            self.painter.line_segment([from, to], edge);
        }
    }

    /// The points that matter to a proposed race: a light hatch and a thin edge.
    pub(super) fn relevant(&self, points: &PointSet) {
        let color = self.colors().cursor;
        let hatch = Stroke::new(self.hairline(), theme::faded(color, 0.28));
        let fill = theme::faded(color, 0.07);
        self.fill(points, fill);
        self.hatch(points, hatch, Slope::Rising);
        let edge = Stroke::new(1.0, theme::faded(color, 0.6));
        for [from, to] in self.border(points) {
            self.painter.line_segment([from, to], edge);
        }
    }

    fn cells_of<'b>(&'b self, points: &PointSet) -> impl Iterator<Item = &'b Cell> + use<'b> {
        let shape = self.topology.shape();
        points.into_iter().filter_map(|point| shape.cell(point))
    }

    fn place(&self, (x, y): (f32, f32)) -> Pos2 {
        self.geometry.place(x, y)
    }

    /// The cells of a set in one colour. One mesh, so that no seam is seen where cells meet.
    fn fill(&self, points: &PointSet, color: Color32) {
        let mut mesh = Mesh::default();
        for cell in self.cells_of(points) {
            let mut first = 0;
            for (i, corner) in (0..).zip(cell.corners()) {
                let last = u32::try_from(mesh.vertices.len()).unwrap_or(u32::MAX);
                mesh.colored_vertex(self.place(corner), color);
                match i {
                    0 => first = last,
                    1 => {}
                    _ => mesh.add_triangle(first, last - 1, last),
                }
            }
        }
        self.painter.add(mesh);
    }

    /// Diagonals through the cells of a set, two for each unit, joined to those of their neighbours.
    fn hatch(&self, points: &PointSet, stroke: Stroke, slope: Slope) {
        for cell in self.cells_of(points) {
            for ends in diagonals(cell, slope) {
                let ends = ends.map(|end| self.place(end));
                self.painter.line_segment(ends, stroke);
            }
        }
    }

    /// The sides of cells that have no cell of the set beyond them.
    fn border(&self, points: &PointSet) -> Vec<[Pos2; 2]> {
        let sides = self.cells_of(points).flat_map(|cell| &cell.sides);
        sides
            .filter(|side| side.beyond.is_none_or(|beyond| !points.contains(beyond)))
            .map(|side| [side.from, side.to].map(|end| self.place(end)))
            .collect()
    }

    pub(super) fn tag(&self, tint: &Tint) {
        let (Some(first), false) = (tint.points.first(), tint.tag.is_empty()) else {
            return;
        };
        let corner = self.geometry.square(self.topology, first).left_top();
        let font = theme::font(self.cells(measures::TAG).clamp(11.0, 15.0));
        let galley = self
            .painter
            .layout_no_wrap(tint.tag.clone(), font, Color32::PLACEHOLDER);
        // As high as its ink needs it: a row of the Japanese font is hardly higher than a capital.
        let height = galley.size().y.max(galley.mesh_bounds.height() + 4.0);
        let room = Rect::from_min_size(corner, vec2(galley.size().x + 6.0, height));
        let colors = self.colors();
        let color = self.tint_color(tint);
        self.painter.rect(
            room,
            3.0,
            colors.disc,
            Stroke::new(if tint.is_clear { 1.5 } else { 1.0 }, color),
            StrokeKind::Inside,
        );
        // Centred by its ink: fonts leave different room above and below.
        let place = room.center() - galley.mesh_bounds.center().to_vec2();
        self.painter.galley(place, galley, colors.disc_ink);
    }
}
