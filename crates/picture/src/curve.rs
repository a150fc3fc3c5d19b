//! What the biggest move is worth along a line of play, as a curve.

use semeai_cgt::Rational;

use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Ink, Mark, Place, Stroke, Style, Text};
use crate::font;
use crate::scale::{number, pixels, step, tick_label, ticks};

const WIDTH: f32 = 480.0;
const HEIGHT: f32 = 260.0;
const MARGIN: f32 = 44.0;
const TEXT: f32 = 12.0;
/// The size of the title.
const TITLE: f32 = 14.0;
/// How large the dot of a move is.
const DOT: f32 = 3.0;

/// What is drawn of a line of play.
#[derive(Clone, Copy, Debug)]
pub struct CurvePicture<'a> {
    /// What the biggest move is worth before the first move and after each; 0 where nobody gains by moving.
    pub worths: &'a [Rational],
    /// What stands above it.
    pub title: &'a str,
    /// The colours.
    pub theme: Theme,
}

/// Draws the curve: moves to the right, what they are worth upwards.
pub fn curve(picture: &CurvePicture<'_>) -> Drawing {
    let colors = Colors::of(picture.theme);
    let frame = Frame::around(picture.worths);
    let corners: Vec<Place> = picture
        .worths
        .iter()
        .enumerate()
        .map(|(moves, worth)| (frame.x(moves), frame.y(number(*worth))))
        .collect();
    let width = WIDTH.max(font::width(picture.title, TITLE) + MARGIN);
    let mut marks = vec![
        Mark::Rect((0.0, 0.0), (width, HEIGHT), 0.0, Style::flat(colors.paper)),
        text(
            (width / 2.0, 22.0),
            picture.title,
            Anchor::Middle,
            TITLE,
            colors.ink,
        ),
        Mark::Group("axes", frame.axes(colors)),
    ];
    let dots = corners
        .iter()
        .map(|&corner| Mark::Disc(corner, DOT, Style::flat(colors.ink)));
    let mut line: Vec<Mark> = dots.collect();
    line.insert(0, Mark::Line(corners.clone(), Stroke::new(colors.ink, 2.0)));
    marks.push(Mark::Group("curve", line));
    Drawing {
        size: (width, HEIGHT),
        marks,
    }
}

/// The part of the plane that is drawn.
struct Frame {
    moves: usize,
    top: f64,
}

impl Frame {
    fn around(worths: &[Rational]) -> Self {
        let top = worths
            .iter()
            .map(|worth| number(*worth))
            .fold(0.0, f64::max);
        Self {
            moves: worths.len().saturating_sub(1).max(1),
            top: (top * 1.15).max(0.5),
        }
    }

    fn x(&self, moves: usize) -> f32 {
        MARGIN + pixels(count(moves) / count(self.moves)) * (WIDTH - 2.0 * MARGIN)
    }

    fn y(&self, worth: f64) -> f32 {
        HEIGHT - MARGIN - pixels(worth / self.top) * (HEIGHT - 2.0 * MARGIN)
    }

    fn axes(&self, colors: &Colors) -> Vec<Mark> {
        let (left, right) = (self.x(0), self.x(self.moves));
        let (top, bottom) = (self.y(self.top), self.y(0.0));
        let mut lines = vec![vec![(left, top), (left, bottom), (right, bottom)]];
        let mut texts = Vec::new();
        let between = step(0.0, count(self.moves)).max(1.0);
        for moves in (0..=self.moves).filter(|moves| count(*moves) % between < 0.5) {
            let x = self.x(moves);
            lines.push(vec![(x, bottom), (x, bottom + 4.0)]);
            let place = (x, bottom + 18.0);
            texts.push(text(
                place,
                &moves.to_string(),
                Anchor::Middle,
                TEXT,
                colors.ink,
            ));
        }
        let between = step(0.0, self.top);
        for worth in ticks(0.0, self.top) {
            let y = self.y(worth);
            lines.push(vec![(left, y), (left - 4.0, y)]);
            let label = tick_label(worth, between);
            texts.push(text(
                (left - 8.0, y + 4.0),
                &label,
                Anchor::End,
                TEXT,
                colors.ink,
            ));
        }
        let mut marks = vec![Mark::Lines(lines, Stroke::new(colors.ink_weak, 1.0))];
        marks.append(&mut texts);
        marks
    }
}

fn text(at: Place, text: &str, anchor: Anchor, size: f32, ink: Ink) -> Mark {
    Mark::Text(Text {
        at,
        text: text.to_owned(),
        size,
        anchor,
        ink,
    })
}

/// A number of moves as a coordinate.
fn count(moves: usize) -> f64 {
    u32::try_from(moves).map_or(f64::MAX, f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::svg;

    fn drawn(worths: &[Rational]) -> String {
        let picture = CurvePicture {
            worths,
            title: "What the biggest move is worth",
            theme: Theme::Light,
        };
        svg(&curve(&picture), None)
    }

    #[test]
    fn every_move_has_a_dot_as_high_as_it_is_worth() {
        let worths = [3, 2, 2, 1, 0].map(|half| Rational::new(half, 2));
        let text = drawn(&worths);
        assert_eq!(text.matches("<circle").count(), 5, "{text}");
        for label in ["What the biggest move is worth", ">4<", ">1<", ">0.2<"] {
            assert!(text.contains(label), "{label} in {text}");
        }
        let frame = Frame::around(&worths);
        let heights: Vec<f32> = worths.iter().map(|worth| frame.y(number(*worth))).collect();
        assert!(heights.is_sorted(), "screens count downwards");
        assert!(heights[0] < heights[1] && heights[1] >= heights[2]);
    }

    #[test]
    fn a_line_without_moves_and_one_of_hundreds_are_drawn() {
        for many in [0_usize, 1, 2, 500] {
            let worths = vec![Rational::new(1, 3); many];
            let text = drawn(&worths);
            assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
            assert!(text.matches("<text").count() < 40, "{many}");
        }
    }
}
