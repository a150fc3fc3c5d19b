//! What an endgame puts on points: settled territory, dame, and what first moves lose.

use egui::{Align2, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use semeai_board::Color;
use semeai_picture::measures;
use semeai_picture::scene::{LossSign, Scene};

use super::brush::Brush;
use crate::theme;

impl Brush<'_> {
    /// A square of its owner on every settled point, and a diamond on each dame.
    pub(super) fn territory(&self, scene: &Scene) {
        let edge = Stroke::new(self.hairline(), self.colors().line);
        for color in Color::ALL {
            let fill = self.faces(color)[0];
            for point in &scene.territory[color] {
                let square = Rect::from_center_size(
                    self.center(point),
                    Vec2::splat(self.cells(measures::SETTLED)),
                );
                self.painter
                    .rect(square, 0.0, fill, edge, StrokeKind::Middle);
            }
        }
        for point in &scene.dame {
            let (center, arm) = (self.center(point), self.cells(measures::DAME));
            let corners = [
                vec2(0.0, -arm),
                vec2(arm, 0.0),
                vec2(0.0, arm),
                vec2(-arm, 0.0),
            ];
            let corners = corners.map(|corner| center + corner).to_vec();
            self.painter
                .add(Shape::convex_polygon(corners, self.colors().disc, edge));
        }
    }

    /// A star where a first move loses nothing, elsewhere what it loses.
    pub(super) fn losses(&self, scene: &Scene) {
        for (point, sign) in &scene.losses {
            let center = self.center(*point);
            match sign {
                LossSign::Best(color) => self.star(center, self.cells(measures::BEST), *color),
                LossSign::Loses(text) => {
                    let disc = theme::faded(self.colors().disc, 0.85);
                    self.painter
                        .circle_filled(center, self.cells(measures::LOSS), disc);
                    self.loss(center, text, 0.36);
                }
                // Two lines, for side by side they could not be read on a board of thirteen lines.
                LossSign::LosesBetween(texts) => {
                    let disc = theme::faded(self.colors().disc, 0.85);
                    self.painter
                        .circle_filled(center, self.cells(measures::LOSS_BETWEEN), disc);
                    for (text, side) in texts.iter().zip([-1.0, 1.0]) {
                        let place = center + vec2(0.0, side * self.cells(measures::LOSS_APART));
                        self.loss(place, text, 0.35);
                    }
                }
            }
        }
    }

    /// A loss as written, so many cells high.
    fn loss(&self, place: Pos2, text: &str, size: f32) {
        self.painter.text(
            place,
            Align2::CENTER_CENTER,
            text,
            theme::font(self.cells(size).clamp(9.0, 22.0)),
            self.colors().disc_ink,
        );
    }
}
