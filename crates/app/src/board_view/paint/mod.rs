//! Paints the board: wood, lines, regions, stones and signs, from a finished scene.

mod brush;
mod region;
mod signs;
mod stone;
mod stones;
mod territory;

use egui::{Align2, Painter, Stroke, StrokeKind};
use semeai_board::Point;
use semeai_picture::measures;
use semeai_picture::scene::Scene;
use semeai_session::{Coordinates, japanese_number, sgf_letter};

pub(crate) use self::brush::{Brush, side_sign};

use crate::theme;

impl Brush<'_> {
    /// Paints everything that does not depend on the pointer.
    pub(crate) fn paint(&self, scene: &Scene) {
        for tint in &scene.tints {
            self.tint(tint);
        }
        self.relevant(&scene.relevant);
        self.lines();
        for block in &scene.outlines {
            self.outline(block);
        }
        self.stones(scene);
        self.numbers(scene);
        self.territory(scene);
        self.signs(scene);
        self.losses(scene);
        for candidate in &scene.candidates {
            self.candidate(candidate);
        }
        self.winning(scene);
        for tint in &scene.tints {
            self.tag(tint);
        }
    }

    /// The wood, on which everything lies.
    pub(crate) fn wood(&self, painter: &Painter) {
        let colors = self.colors();
        painter.rect(
            self.geometry.rect,
            4.0,
            colors.wood,
            Stroke::new(1.0, colors.wood_edge),
            StrokeKind::Inside,
        );
    }

    fn lines(&self) {
        let stroke = Stroke::new(self.hairline(), self.colors().line);
        for (from, to) in self.topology.lines() {
            let ends = [self.center(from), self.center(to)];
            self.painter.line_segment(ends, stroke);
        }
        for point in self.topology.shape().marked() {
            self.painter.circle_filled(
                self.center(point),
                self.cells(measures::STAR_POINT).max(1.5),
                self.colors().line,
            );
        }
    }

    /// The names of columns and rows beside what is shown.
    pub(crate) fn coordinates(&self, painter: &Painter, style: Coordinates) {
        let font = theme::font(self.cells(measures::LABEL).clamp(8.0, 18.0));
        for (text, drawn) in self.topology.shape().labels() {
            let Some(place) = self.geometry.label(self.topology, drawn) else {
                continue;
            };
            let text = match style {
                Coordinates::Letters => text,
                style => self.numbered(drawn, style),
            };
            painter.text(
                place,
                Align2::CENTER_CENTER,
                text,
                font.clone(),
                self.colors().label,
            );
        }
    }

    /// What a label is called where columns are counted from the left and rows from above.
    fn numbered(&self, (x, y): (f32, f32), style: Coordinates) -> String {
        let [(left, top), (right, _)] = self.topology.shape().frame();
        let number = |from: f32, at: f32| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a column or row of the board"
            )]
            let number = (at - from + 0.5).round() as usize;
            number
        };
        let is_column = (left..=right).contains(&x);
        let number = if is_column {
            number(left, x)
        } else {
            number(top, y)
        };
        match style {
            Coordinates::Japanese if !is_column => japanese_number(number),
            Coordinates::Sgf => sgf_letter(number),
            _ => number.to_string(),
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

    /// The rectangle that is selected, by its corners.
    pub(crate) fn selection(&self, first: Point, last: Point) {
        let corners = [first, last].map(|point| self.geometry.square(self.topology, point));
        let room = corners[0].union(corners[1]);
        let color = self.colors().cursor;
        self.painter.rect(
            room,
            2.0,
            theme::faded(color, 0.12),
            Stroke::new(2.0, color),
            StrokeKind::Inside,
        );
    }

    /// The board cursor of the keyboard.
    pub(crate) fn cursor(&self, point: Point) {
        let square = self.geometry.square(self.topology, point).shrink(1.0);
        self.painter.rect_stroke(
            square,
            3.0,
            Stroke::new(2.5, self.colors().cursor),
            StrokeKind::Inside,
        );
    }
}
