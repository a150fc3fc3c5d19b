//! Regions on the board: tints, hatches, edges and tags.

use egui::{Color32, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use semeai_board::{Color, PointSet};

use super::brush::Brush;
use crate::board_view::scene::Tint;
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
        for point in &tint.points {
            let cell = self.geometry.cell_rect(self.topology, point);
            self.painter.rect_filled(cell, 0.0, fill);
            if tint.owner != Some(Color::White) {
                self.hatch(cell, hatch, false);
            }
            if tint.owner != Some(Color::Black) {
                self.hatch(cell, hatch, true);
            }
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
        for point in points {
            let cell = self.geometry.cell_rect(self.topology, point);
            self.painter.rect_filled(cell, 0.0, fill);
            self.hatch(cell, hatch, true);
        }
        let edge = Stroke::new(1.0, theme::faded(color, 0.6));
        for [from, to] in self.border(points) {
            self.painter.line_segment([from, to], edge);
        }
    }

    /// Diagonals of a cell, joined to those of its neighbours: `\\\` or, rising, `///`.
    pub(super) fn hatch(&self, cell: Rect, stroke: Stroke, is_rising: bool) {
        let (w, h) = (cell.width(), cell.height());
        for [from, to] in [
            [vec2(0.0, 0.5), vec2(0.5, 1.0)],
            [vec2(0.0, 0.0), vec2(1.0, 1.0)],
            [vec2(0.5, 0.0), vec2(1.0, 0.5)],
        ] {
            let place = |part: Vec2| {
                let x = if is_rising { 1.0 - part.x } else { part.x };
                pos2(cell.left() + x * w, cell.top() + part.y * h)
            };
            self.painter.line_segment([place(from), place(to)], stroke);
        }
    }

    /// The sides of cells that have no neighbour of the set beyond them.
    pub(super) fn border(&self, points: &PointSet) -> Vec<[Pos2; 2]> {
        let mut sides = Vec::new();
        for point in points {
            let cell = self.geometry.cell_rect(self.topology, point);
            for (step, from, to) in [
                (vec2(0.0, -1.0), cell.left_top(), cell.right_top()),
                (vec2(1.0, 0.0), cell.right_top(), cell.right_bottom()),
                (vec2(0.0, 1.0), cell.left_bottom(), cell.right_bottom()),
                (vec2(-1.0, 0.0), cell.left_top(), cell.left_bottom()),
            ] {
                let beyond = self
                    .geometry
                    .point_at(self.topology, cell.center() + step * self.geometry.cell);
                if beyond.is_none_or(|beyond| !points.contains(beyond)) {
                    sides.push([from, to]);
                }
            }
        }
        sides
    }

    pub(super) fn tag(&self, tint: &Tint) {
        let (Some(first), false) = (tint.points.first(), tint.tag.is_empty()) else {
            return;
        };
        let corner = self.geometry.cell_rect(self.topology, first).left_top();
        let font = theme::font(self.cells(0.3).clamp(9.0, 15.0));
        let galley = self
            .painter
            .layout_no_wrap(tint.tag.clone(), font, Color32::PLACEHOLDER);
        let room = Rect::from_min_size(corner, galley.size() + vec2(6.0, 0.0));
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
