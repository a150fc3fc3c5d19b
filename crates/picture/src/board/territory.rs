//! What an endgame puts on points: settled territory, dame, and what first moves lose.

use semeai_board::{Color, Point};

use super::brush::{Brush, centered};
use super::stones::square_at;
use crate::drawing::{Mark, Place, Stroke, Style};
use crate::measures;
use crate::scene::{LossSign, Scene};

impl Brush<'_> {
    /// A square of its owner on every settled point, and a diamond on each dame.
    pub(super) fn territory(&self, scene: &Scene) -> Vec<Mark> {
        let edge = Stroke::new(self.colors.line, self.hairline());
        let mut marks = Vec::new();
        for color in Color::ALL {
            let style = Style::flat(self.colors.stones[color].body).edged(edge);
            for point in self.shown(&scene.territory[color]) {
                marks.push(square_at(
                    self.center(point),
                    self.cells(measures::SETTLED),
                    style,
                ));
            }
        }
        for point in self.shown(&scene.dame) {
            let ((x, y), arm) = (self.center(point), self.cells(measures::DAME));
            let corners = vec![(x, y - arm), (x + arm, y), (x, y + arm), (x - arm, y)];
            let style = Style::flat(self.colors.disc).edged(edge);
            marks.push(Mark::Area(corners, style));
        }
        marks
    }

    /// A star where a first move loses nothing, if no small one says that already, elsewhere what it loses.
    pub(super) fn losses(&self, scene: &Scene) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (point, sign) in &scene.losses {
            if !self.is_shown(*point) {
                continue;
            }
            let center = self.center(*point);
            match sign {
                LossSign::Best(color) if has_star(scene, *point, *color) => {}
                LossSign::Best(color) => {
                    marks.push(self.star(center, *color, self.cells(measures::BEST)));
                }
                LossSign::Loses(text) => {
                    let disc = Style::flat(self.colors.disc.faded(0.85));
                    marks.push(Mark::Disc(center, self.cells(measures::LOSS), disc));
                    marks.push(self.loss(center, text, 0.34));
                }
                // Two lines, for side by side they could not be read on a board of thirteen lines.
                LossSign::LosesBetween(texts) => {
                    let disc = Style::flat(self.colors.disc.faded(0.85));
                    marks.push(Mark::Disc(center, self.cells(measures::LOSS_BETWEEN), disc));
                    for (text, side) in texts.iter().zip([-1.0, 1.0]) {
                        let place = (center.0, center.1 + side * self.cells(measures::LOSS_APART));
                        marks.push(self.loss(place, text, 0.33));
                    }
                }
            }
        }
        marks
    }

    /// A loss as written, so many cells high.
    fn loss(&self, place: Place, text: &str, height: f32) -> Mark {
        let size = self.cells(height).clamp(9.0, 22.0);
        centered(place, text, size, self.colors.disc_ink)
    }
}

/// Whether a small star of this colour stands on a point.
fn has_star(scene: &Scene, point: Point, side: Color) -> bool {
    let mut winning = scene.winning.iter();
    winning.any(|(at, wins)| *at == point && wins[side])
}
