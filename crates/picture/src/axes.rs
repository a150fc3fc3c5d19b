//! Two axes and the rectangle between them: where numbers lie, and how the axes are drawn, on paper and below a moving hand.

use semeai_cgt::Rational;

use crate::colors::Colors;
use crate::drawing::{Anchor, Mark, Place, Stroke};
use crate::scale::{self, pixels, step, tick_label};

/// The size of numbers.
const TEXT: f32 = 12.0;

/// The part of a plane that is drawn, and where.
#[derive(Clone, Copy, Debug)]
pub struct Axes {
    /// The numbers at the left and at the right: they may grow either way.
    pub across: [f64; 2],
    /// The numbers at the bottom and at the top.
    pub up: [f64; 2],
    /// The corners of the rectangle: upper left, lower right.
    pub corners: [Place; 2],
}

/// A number along a side, as it is written.
pub(crate) type Tick = (f64, String);

impl Axes {
    /// Where a number lies across, in the coordinates of the drawing; outside the rectangle if it is not in the range.
    pub fn x(&self, number: f64) -> f32 {
        let [(left, _), (right, _)] = self.corners;
        left + share(number, self.across) * (right - left)
    }

    /// Where a number lies upwards, in the coordinates of the drawing; outside the rectangle if it is not in the range.
    pub fn y(&self, number: f64) -> f32 {
        let [(_, top), (_, bottom)] = self.corners;
        bottom - share(number, self.up) * (bottom - top)
    }

    /// The number that lies at this height, within the part that is drawn.
    pub fn number_at(&self, y: f32) -> f64 {
        let ([(_, top), (_, bottom)], [low, high]) = (self.corners, self.up);
        let share = f64::from((bottom - y) / (bottom - top));
        (low + share * (high - low)).clamp(low, high)
    }

    /// A line at a height from side to side.
    pub fn level(&self, at: Rational, stroke: Stroke) -> Mark {
        let [(left, _), (right, _)] = self.corners;
        let y = self.y(scale::number(at));
        Mark::Line(vec![(left, y), (right, y)], stroke)
    }

    /// Shapes of which only what lies in the rectangle is seen.
    pub(crate) fn within(&self, marks: Vec<Mark>) -> Mark {
        let [(left, top), (right, bottom)] = self.corners;
        Mark::Within((left, top), (right - left, bottom - top), marks)
    }

    /// A line through these places as axes, with numbers outside.
    pub(crate) fn on_paper(
        &self,
        colors: &Colors,
        line: Vec<Place>,
        [across, up]: [&[Tick]; 2],
    ) -> Vec<Mark> {
        let [(left, _), (_, bottom)] = self.corners;
        let mut lines = vec![line];
        let mut texts = Vec::new();
        for (number, label) in across {
            let x = self.x(*number);
            lines.push(vec![(x, bottom), (x, bottom + 4.0)]);
            let at = (x, bottom + 18.0);
            texts.push(Mark::text(at, label, Anchor::Middle, TEXT, colors.ink));
        }
        for (number, label) in up {
            let y = self.y(*number);
            lines.push(vec![(left, y), (left - 4.0, y)]);
            let at = (left - 8.0, y + 4.0);
            texts.push(Mark::text(at, label, Anchor::End, TEXT, colors.ink));
        }
        let lines = Mark::Lines(lines, Stroke::new(colors.ink_weak, 1.0));
        std::iter::once(lines).chain(texts).collect()
    }

    /// A grid at these numbers, which stand outside, with a true minus.
    pub(crate) fn grid(&self, colors: &Colors, [across, up]: [&[Tick]; 2]) -> Vec<Mark> {
        let [(left, top), (right, bottom)] = self.corners;
        let mut lines = Vec::new();
        let mut texts = Vec::new();
        let mut write = |at, label: &str, anchor| {
            let label = label.replace('-', "−");
            texts.push(Mark::text(at, &label, anchor, TEXT, colors.ink_weak));
        };
        for (number, label) in across {
            let x = self.x(*number);
            lines.push(vec![(x, top), (x, bottom)]);
            write((x, bottom + 13.0), label, Anchor::Middle);
        }
        for (number, label) in up {
            let y = self.y(*number);
            lines.push(vec![(left, y), (right, y)]);
            write((left - 4.0, y + 4.0), label, Anchor::End);
        }
        let lines = Mark::Lines(lines, Stroke::new(colors.hairline, 1.0));
        std::iter::once(lines).chain(texts).collect()
    }
}

/// Round numbers of a range, at most about ten, as they are written.
pub(crate) fn ticks([from, to]: [f64; 2]) -> Vec<Tick> {
    let between = step(from, to);
    let round = scale::ticks(from, to).into_iter();
    round.map(|at| (at, tick_label(at, between))).collect()
}

/// Whole numbers of a range, at most nine.
pub(crate) fn whole_ticks([from, to]: [f64; 2]) -> Vec<Tick> {
    let between = ((to - from) / 8.0).ceil().max(1.0);
    let first = (from / between).ceil();
    let all = (0_u32..9).map(|i| (first + f64::from(i)) * between);
    let shown = all.take_while(|at| *at <= to);
    // Adding zero turns -0 into 0.
    shown.map(|at| (at, (at + 0.0).to_string())).collect()
}

fn share(number: f64, [from, to]: [f64; 2]) -> f32 {
    pixels((number - from) / (to - from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_few_however_wide_the_range() {
        assert_eq!(whole_ticks([0.5, 3.2]).len(), 3);
        let wide = whole_ticks([-1000.0, 1000.0]);
        assert_eq!(wide.len(), 9);
        assert_eq!(wide[4], (0.0, "0".to_owned()));
    }
}
