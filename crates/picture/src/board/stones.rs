//! Stones with their roles and numbers.

use semeai_board::{Color, Point};

use super::asked::CELL;
use super::brush::{Brush, STONE, centered};
use crate::drawing::{Mark, Place, Stroke, Style};
use crate::measures;

impl Brush<'_> {
    /// A line round each essential block: thick strokes along its stones, with wood inside.
    pub(super) fn outlines(&self) -> Vec<Mark> {
        let outer = measures::OUTLINE * CELL;
        let mut marks = Vec::new();
        for block in &self.scene.outlines {
            for (radius, ink) in [
                (outer, self.colors.essential),
                (outer - measures::OUTLINE_WIDTH * CELL, self.colors.wood),
            ] {
                let mut links = Vec::new();
                for point in self.shown(block) {
                    marks.push(Mark::Disc(self.center(point), radius, Style::flat(ink)));
                    let next = self.topology.neighbors(point).iter().copied();
                    for next in next.filter(|&next| next > point && block.contains(next)) {
                        if self.is_shown(next) {
                            links.push(vec![self.center(point), self.center(next)]);
                        }
                    }
                }
                if !links.is_empty() {
                    marks.push(Mark::Lines(links, Stroke::new(ink, 2.0 * radius)));
                }
            }
        }
        marks
    }

    pub(super) fn stones(&self) -> Vec<Mark> {
        let stones = &self.scene.setup.stones;
        let mut marks = Vec::new();
        for (color, own) in stones.iter() {
            let colors = self.colors.stones[color];
            let style = Style {
                fill: Some(colors.fill()),
                stroke: Some(Stroke::new(colors.rim, measures::RIM * CELL)),
            };
            for point in self.shown(own) {
                marks.push(Mark::Disc(
                    self.center(point),
                    STONE - measures::RIM / 2.0 * CELL,
                    style,
                ));
            }
        }
        marks
    }

    /// What the roles of stones are, and the last move.
    pub(super) fn roles(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (color, own) in self.scene.setup.stones.iter() {
            for point in self.shown(own) {
                let is_numbered = self.scene.numbers.iter().any(|(other, _)| *other == point);
                if self.scene.last_move == Some(point) {
                    let dot = Style::flat(self.colors.on(color));
                    marks.push(Mark::Disc(
                        self.center(point),
                        measures::LAST_MOVE * CELL,
                        dot,
                    ));
                } else if !is_numbered {
                    marks.extend(self.role(point, color));
                }
            }
        }
        marks
    }

    fn role(&self, point: Point, color: Color) -> Option<Mark> {
        let (center, ink) = (self.center(point), self.colors.on(color));
        let width = measures::ROLE_WIDTH * CELL;
        if self.scene.essential.contains(point) {
            let ring = Style::line(ink, width);
            Some(Mark::Disc(center, measures::ESSENTIAL * CELL, ring))
        } else if self.scene.safe.contains(point) {
            let square = Style::line(ink.faded(0.7), width * 0.7);
            Some(square_at(center, measures::SAFE * CELL, square))
        } else {
            None
        }
    }

    /// The numbers of played stones.
    pub(super) fn numbers(&self) -> Vec<Mark> {
        let numbers = self.scene.numbers.iter();
        let shown = numbers.filter(|(point, _)| self.is_shown(*point));
        shown
            .filter_map(|&(point, number)| {
                let color = self.scene.setup.get(point)?;
                let size = match number {
                    0..100 => measures::NUMBER,
                    _ => measures::LONG_NUMBER,
                } * CELL;
                let ink = self.colors.on(color);
                Some(centered(self.center(point), &number.to_string(), size, ink))
            })
            .collect()
    }
}

/// A square round a place.
pub(super) fn square_at((x, y): Place, side: f32, style: Style) -> Mark {
    let corner = (x - side / 2.0, y - side / 2.0);
    Mark::Rect(corner, (side, side), 0.0, style)
}
