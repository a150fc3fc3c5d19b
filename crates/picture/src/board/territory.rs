//! What an endgame puts on points: settled territory, dame, and what first moves lose.

use semeai_board::Color;

use super::asked::CELL;
use super::brush::{Brush, HAIRLINE, centered};
use super::stones::square_at;
use crate::drawing::{Mark, Stroke, Style};
use crate::measures;
use crate::scene::LossSign;

impl Brush<'_> {
    /// A square of its owner on every settled point, and a diamond on each dame.
    pub(super) fn territory(&self) -> Vec<Mark> {
        let edge = Stroke::new(self.colors.line, HAIRLINE);
        let mut marks = Vec::new();
        for color in Color::ALL {
            let style = Style::flat(self.colors.stones[color].body).edged(edge);
            for point in self.shown(&self.scene.territory[color]) {
                marks.push(square_at(
                    self.center(point),
                    measures::SETTLED * CELL,
                    style,
                ));
            }
        }
        for point in self.shown(&self.scene.dame) {
            let ((x, y), arm) = (self.center(point), measures::DAME * CELL);
            let corners = vec![(x, y - arm), (x + arm, y), (x, y + arm), (x - arm, y)];
            let style = Style::flat(self.colors.disc).edged(edge);
            marks.push(Mark::Area(corners, style));
        }
        marks
    }

    /// A star where a first move loses nothing, if no small one says that already, elsewhere what it loses.
    pub(super) fn losses(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (point, sign) in &self.scene.losses {
            if !self.is_shown(*point) {
                continue;
            }
            let center = self.center(*point);
            match sign {
                LossSign::Best(color) if self.has_star(*point, *color) => {}
                LossSign::Best(color) => {
                    marks.push(self.star(center, *color, measures::BEST * CELL));
                }
                LossSign::Loses(text) => {
                    let disc = Style::flat(self.colors.disc.faded(0.85));
                    marks.push(Mark::Disc(center, measures::LOSS * CELL, disc));
                    marks.push(centered(center, text, 0.34 * CELL, self.colors.disc_ink));
                }
                LossSign::LosesBetween(texts) => {
                    let disc = Style::flat(self.colors.disc.faded(0.85));
                    marks.push(Mark::Disc(center, measures::LOSS_BETWEEN * CELL, disc));
                    for (text, side) in texts.iter().zip([-1.0, 1.0]) {
                        let place = (center.0, center.1 + side * measures::LOSS_APART * CELL);
                        marks.push(centered(place, text, 0.33 * CELL, self.colors.disc_ink));
                    }
                }
            }
        }
        marks
    }
}
