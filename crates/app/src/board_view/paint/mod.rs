//! Paints the board: wood, lines, regions, stones and signs, from a finished scene.

mod brush;
mod region;
mod signs;
mod stone;
mod stones;

use egui::{Align2, Pos2, Stroke, StrokeKind, vec2};
use semeai_board::Point;

pub(crate) use self::brush::Brush;

use super::geometry::star_points;
use super::scene::Scene;
use crate::theme;

impl Brush<'_> {
    /// Paints everything that does not depend on the pointer.
    pub(crate) fn paint(&self, scene: &Scene, has_coordinates: bool) {
        self.wood();
        for tint in &scene.tints {
            self.tint(tint);
        }
        self.relevant(&scene.relevant);
        self.lines();
        if has_coordinates {
            self.coordinates();
        }
        for block in &scene.outlines {
            self.outline(block);
        }
        self.stones(scene);
        self.numbers(scene);
        self.signs(scene);
        for candidate in &scene.candidates {
            self.candidate(candidate);
        }
        for &(point, winning) in &scene.winning {
            self.winning(point, winning.black, winning.white);
        }
        for tint in &scene.tints {
            self.tag(tint);
        }
    }

    fn wood(&self) {
        let colors = self.colors();
        self.painter.rect(
            self.geometry.rect,
            4.0,
            colors.wood,
            Stroke::new(1.0, colors.wood_edge),
            StrokeKind::Inside,
        );
    }

    fn lines(&self) {
        let stroke = Stroke::new(self.hairline(), self.colors().line);
        for [from, to] in self.segments() {
            self.painter.line_segment([from, to], stroke);
        }
        for point in star_points(self.topology) {
            self.painter.circle_filled(
                self.center(point),
                self.cells(0.085).max(1.5),
                self.colors().line,
            );
        }
    }

    /// The lines of a rectangle from edge to edge, or else one for each pair of neighbours.
    fn segments(&self) -> Vec<[Pos2; 2]> {
        if let Some((columns, rows)) = self.topology.shape().size() {
            let ends = |from: (usize, usize), to: (usize, usize)| {
                let from = self.topology.shape().at(from.0, from.1)?;
                Some([
                    self.center(from),
                    self.center(self.topology.shape().at(to.0, to.1)?),
                ])
            };
            let across = (0..rows).filter_map(|row| ends((0, row), (columns - 1, row)));
            let down = (0..columns).filter_map(|column| ends((column, 0), (column, rows - 1)));
            return across.chain(down).collect();
        }
        let mut segments = Vec::new();
        for point in self.topology.points().iter() {
            for &next in self.topology.neighbors(point) {
                if next > point {
                    segments.push([self.center(point), self.center(next)]);
                }
            }
        }
        segments
    }

    fn coordinates(&self) {
        let Some((columns, rows)) = self.topology.shape().size() else {
            return;
        };
        let font = theme::font(self.cells(0.34).clamp(8.0, 18.0));
        let write = |place: Pos2, text: String| {
            self.painter.text(
                place,
                Align2::CENTER_CENTER,
                text,
                font.clone(),
                self.colors().label,
            );
        };
        let (right, bottom) = (columns - 1, rows - 1);
        let away = self.cells(0.78);
        for column in 0..columns {
            let (Some(top), Some(low)) = (
                self.topology.shape().at(column, 0),
                self.topology.shape().at(column, bottom),
            ) else {
                continue;
            };
            let letter: String = self
                .topology
                .name(top)
                .chars()
                .take_while(|c| c.is_alphabetic())
                .collect();
            write(self.center(top) - vec2(0.0, away), letter.clone());
            write(self.center(low) + vec2(0.0, away), letter);
        }
        for row in 0..rows {
            let (Some(first), Some(last)) = (
                self.topology.shape().at(0, row),
                self.topology.shape().at(right, row),
            ) else {
                continue;
            };
            let number = (rows - row).to_string();
            write(self.center(first) - vec2(away, 0.0), number.clone());
            write(self.center(last) + vec2(away, 0.0), number);
        }
    }

    /// A ring round a point that is pointed at or spoken of.
    pub(crate) fn ring(&self, point: Point, is_strong: bool) {
        let width = if is_strong { 3.0 } else { 1.5 };
        self.painter.circle_stroke(
            self.center(point),
            self.cells(0.48),
            Stroke::new(width, self.colors().cursor),
        );
    }

    /// The board cursor of the keyboard.
    pub(crate) fn cursor(&self, point: Point) {
        let cell = self.geometry.cell_rect(self.topology, point).shrink(1.0);
        self.painter.rect_stroke(
            cell,
            3.0,
            Stroke::new(2.5, self.colors().cursor),
            StrokeKind::Inside,
        );
    }
}
