//! What the biggest move is worth along a line of play, as a curve.

use semeai_cgt::Rational;

use crate::axes::{Axes, Tick, ticks, whole_ticks};
use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Ink, Mark, Place, Stroke, Style};
use crate::font;
use crate::scale::{number, step};

const WIDTH: f32 = 480.0;
const HEIGHT: f32 = 260.0;
const MARGIN: f32 = 44.0;
/// The size of the title.
const TITLE: f32 = 14.0;
/// How large the dot of a move is.
const DOT: f32 = 3.0;

/// What is drawn of a line of play.
#[derive(Clone, Copy, Debug)]
pub struct CurvePicture<'a> {
    /// What the biggest move is worth before the first move and after each; 0 where nobody gains by moving.
    pub worths: &'a [Rational],
    /// What stands above it, in one line.
    pub title: &'a str,
    /// The colours: of a window, or of paper.
    pub theme: Theme,
}

/// Draws the curve: moves to the right, what they are worth upwards.
pub fn curve(picture: &CurvePicture<'_>) -> Drawing {
    let colors = Colors::of(picture.theme);
    let width = WIDTH.max(font::width(picture.title, TITLE) + MARGIN);
    let (right, bottom) = (WIDTH - MARGIN, HEIGHT - MARGIN);
    let axes = axes(picture.worths, [(MARGIN, MARGIN), (right, bottom)]);
    let line = vec![(MARGIN, MARGIN), (MARGIN, bottom), (right, bottom)];
    let ticks = [&move_ticks(axes.across)[..], &ticks(axes.up)];
    let title = (width / 2.0, 22.0);
    let marks = vec![
        Mark::Rect((0.0, 0.0), (width, HEIGHT), 0.0, Style::flat(colors.paper)),
        Mark::text(title, picture.title, Anchor::Middle, TITLE, colors.ink),
        Mark::Group("axes", axes.on_paper(colors, line, ticks)),
        Mark::Group(
            "curve",
            line_of(&axes, picture.worths, colors.ink, [2.0, DOT]),
        ),
    ];
    Drawing {
        size: (width, HEIGHT),
        marks,
    }
}

/// The same curve in a rectangle of a window: no smaller than 60 by 40. A move of the line, if one is looked at, is marked.
pub fn curve_pane(worths: &[Rational], step: usize, size: Place, colors: &Colors) -> Vec<Mark> {
    let least = count(worths.len().saturating_sub(1));
    let corners = [
        (30.0, 2.0),
        (size.0.max(60.0) - 2.0, size.1.max(40.0) - 18.0),
    ];
    let top = worths
        .iter()
        .map(|worth| number(*worth))
        .fold(1.0, f64::max);
    let axes = Axes {
        across: [-0.3, least + 0.3],
        up: [-0.15, top * 1.15],
        corners,
    };
    let ticks = [&move_ticks([0.0, least])[..], &whole_ticks(axes.up)];
    let mut marks = axes.grid(colors, ticks);
    if step > 0 {
        let x = axes.x(count(step));
        let [(_, top), (_, bottom)] = corners;
        let stroke = Stroke::new(colors.accent, 1.0).dashed(6.0);
        marks.push(Mark::Line(vec![(x, top), (x, bottom)], stroke));
    }
    marks.extend(line_of(&axes, worths, colors.ink, [1.5, 2.5]));
    marks
}

/// The line with a dot at each move: so wide, and so large.
fn line_of(axes: &Axes, worths: &[Rational], ink: Ink, [width, dot]: [f32; 2]) -> Vec<Mark> {
    let corner =
        |(moves, worth): (usize, &Rational)| (axes.x(count(moves)), axes.y(number(*worth)));
    let corners: Vec<Place> = worths.iter().enumerate().map(corner).collect();
    let line = Mark::Line(corners.clone(), Stroke::new(ink, width));
    let dots = corners
        .into_iter()
        .map(|corner| Mark::Disc(corner, dot, Style::flat(ink)));
    std::iter::once(line).chain(dots).collect()
}

/// The axes of a curve on paper, in a rectangle.
fn axes(worths: &[Rational], corners: [Place; 2]) -> Axes {
    let worths_drawn = worths.iter().map(|worth| number(*worth));
    let top = worths_drawn.fold(0.0, f64::max);
    let moves = worths.len().saturating_sub(1).max(1);
    Axes {
        across: [0.0, count(moves)],
        up: [0.0, (top * 1.15).max(0.5)],
        corners,
    }
}

/// Every so many moves, so that their numbers have room.
fn move_ticks([_, moves]: [f64; 2]) -> Vec<Tick> {
    let between = step(0.0, moves).max(1.0);
    let all = (0_u32..).map(f64::from).take_while(|at| *at <= moves);
    let shown = all.filter(|at| at % between < 0.5);
    shown.map(|at| (at, at.to_string())).collect()
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
        let axes = axes(&worths, [(0.0, 0.0), (100.0, 100.0)]);
        let heights: Vec<f32> = worths.iter().map(|worth| axes.y(number(*worth))).collect();
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
