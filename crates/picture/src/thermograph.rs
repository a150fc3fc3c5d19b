//! Thermographs, drawn as in the literature, with t upwards and values growing to the left.

use semeai_cgt::{Corner, Dyadic, Player, Scaffolds, Thermograph};

use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Ink, Mark, Place, Stroke, Style, Text};
use crate::scale::{self, pixels, step, tick_label, ticks};

const WIDTH: f32 = 480.0;
const HEIGHT: f32 = 360.0;
const MARGIN: f32 = 44.0;
const TEXT: f32 = 12.0;

/// Longer titles are cut: they would leave the picture.
const MAX_TITLE: usize = 60;

/// What is drawn of a thermograph.
#[derive(Clone, Copy, Debug)]
pub struct ThermographPicture<'a> {
    /// The walls and the mast.
    pub graph: &'a Thermograph,
    /// The lines that the walls follow until they meet, dashed.
    pub scaffolds: Option<&'a Scaffolds>,
    /// What stands above it.
    pub title: &'a str,
    /// The colours.
    pub theme: Theme,
}

/// Draws a thermograph.
pub fn thermograph(picture: &ThermographPicture<'_>) -> Drawing {
    let graph = picture.graph;
    let frame = Frame::around(graph, Colors::of(picture.theme));
    let colors = frame.colors;
    let mut marks = vec![
        Mark::Rect((0.0, 0.0), (WIDTH, HEIGHT), 0.0, Style::flat(colors.paper)),
        frame.text(
            (WIDTH / 2.0, 22.0),
            &cut(picture.title),
            Anchor::Middle,
            14.0,
        ),
        Mark::Group("axes", frame.axes()),
    ];
    if let Some(scaffolds) = picture.scaffolds {
        marks.push(frame.scaffolds(scaffolds));
    }
    let mast = [
        (number(graph.mast_base()), number(graph.mast)),
        (frame.top, number(graph.mast)),
    ];
    let mut walls = Vec::new();
    for (wall, ink) in [&graph.left, &graph.right].into_iter().zip(colors.walls) {
        walls.push(frame.line(&wall_line(wall, graph), Stroke::new(ink, 2.0)));
    }
    walls.push(frame.line(&mast, Stroke::new(colors.ink, 3.0)));
    marks.push(Mark::Group("walls", walls));
    Drawing {
        size: (WIDTH, HEIGHT),
        marks,
    }
}

/// The line of a scaffold as (t, value), from t = 0 up to a height. After its last corner the left one falls and the
/// right one rises by one for each degree. Empty if the player has no option.
pub fn scaffold_line(corners: &[Corner], player: Player, top: f64) -> Vec<(f64, f64)> {
    let mut line = points(corners);
    if let Some(&(t, value)) = line.last().filter(|(t, _)| *t < top) {
        let tax = match player {
            Player::Left => t - top,
            Player::Right => top - t,
        };
        line.push((top, value + tax));
    }
    line
}

fn cut(title: &str) -> String {
    if title.chars().count() <= MAX_TITLE {
        return title.to_owned();
    }
    title.chars().take(MAX_TITLE).chain(['…']).collect()
}

/// The part of the plane that is drawn.
struct Frame {
    colors: &'static Colors,
    least: f64,
    greatest: f64,
    top: f64,
}

impl Frame {
    fn around(thermograph: &Thermograph, colors: &'static Colors) -> Self {
        let values = thermograph
            .left
            .iter()
            .chain(&thermograph.right)
            .map(|&(_, value)| number(value))
            .chain([number(thermograph.mast)]);
        let (least, greatest) = values.fold((f64::MAX, f64::MIN), |(least, greatest), value| {
            (least.min(value), greatest.max(value))
        });
        // Huge numbers need more room, or nothing would be left between them.
        let room = ((greatest - least) * 0.1)
            .max(0.5)
            .max(greatest.abs() * 1e-9);
        Self {
            colors,
            least: least - room,
            greatest: greatest + room,
            top: (number(thermograph.mast_base()) * 1.3).max(1.0),
        }
    }

    fn x(&self, value: f64) -> f32 {
        let share = (self.greatest - value) / (self.greatest - self.least);
        MARGIN + pixels(share) * (WIDTH - 2.0 * MARGIN)
    }

    fn y(&self, t: f64) -> f32 {
        HEIGHT - MARGIN - pixels(t / self.top) * (HEIGHT - 2.0 * MARGIN)
    }

    /// The corners of the picture within the axes: upper left, lower right.
    fn corners(&self) -> [Place; 2] {
        [
            (self.x(self.greatest), self.y(self.top)),
            (self.x(self.least), self.y(0.0)),
        ]
    }

    fn text(&self, at: Place, text: &str, anchor: Anchor, size: f32) -> Mark {
        Mark::Text(Text {
            at,
            text: text.to_owned(),
            size,
            anchor,
            ink: self.colors.ink,
        })
    }

    fn axes(&self) -> Vec<Mark> {
        let [(left, top), (right, bottom)] = self.corners();
        let stroke = Stroke::new(self.colors.ink_weak, 1.0);
        let mut lines = vec![vec![(right, bottom), (left, bottom), (left, top)]];
        let mut texts = Vec::new();
        let between = step(self.least, self.greatest);
        for value in ticks(self.least, self.greatest) {
            let x = self.x(value);
            lines.push(vec![(x, bottom), (x, bottom + 4.0)]);
            let label = tick_label(value, between);
            texts.push(self.text((x, bottom + 18.0), &label, Anchor::Middle, TEXT));
        }
        let between = step(0.0, self.top);
        for t in ticks(0.0, self.top) {
            let y = self.y(t);
            lines.push(vec![(left, y), (left - 4.0, y)]);
            let label = tick_label(t, between);
            texts.push(self.text((left - 8.0, y + 4.0), &label, Anchor::End, TEXT));
        }
        texts.push(self.text((left + 6.0, top + 4.0), "t", Anchor::Start, TEXT));
        let mut marks = vec![Mark::Lines(lines, stroke)];
        marks.append(&mut texts);
        marks
    }

    /// The scaffolds as far as they stay within the axes.
    fn scaffolds(&self, scaffolds: &Scaffolds) -> Mark {
        let [(left, top), (right, bottom)] = self.corners();
        let sides = [
            (&scaffolds.left, Player::Left),
            (&scaffolds.right, Player::Right),
        ];
        let lines = sides.into_iter().zip(self.colors.walls);
        let lines = lines.map(|((corners, player), ink): (_, Ink)| {
            let line = scaffold_line(corners, player, self.top);
            self.line(&line, Stroke::new(ink, 1.0).dashed(4.0))
        });
        Mark::Within((left, top), (right - left, bottom - top), lines.collect())
    }

    /// A line through points given as (t, value).
    fn line(&self, corners: &[(f64, f64)], stroke: Stroke) -> Mark {
        let places = corners.iter().map(|&(t, value)| (self.x(value), self.y(t)));
        Mark::Line(places.collect(), stroke)
    }
}

/// A wall up to the mast, on which it ends also if it has no corner there.
fn wall_line(corners: &[Corner], graph: &Thermograph) -> Vec<(f64, f64)> {
    let foot = (graph.mast_base(), graph.mast);
    let mut line = points(corners);
    if corners.last() != Some(&foot) {
        line.extend(points(&[foot]));
    }
    line
}

/// Corners as drawn points.
fn points(corners: &[Corner]) -> Vec<(f64, f64)> {
    let point = |&(t, value): &Corner| (number(t), number(value));
    corners.iter().map(point).collect()
}

/// A drawn coordinate.
fn number(exact: Dyadic) -> f64 {
    scale::number(exact.to_rational())
}

#[cfg(test)]
mod tests {
    use semeai_cgt::Arena;

    use super::*;
    use crate::svg::svg;

    fn picture(graph: &Thermograph, scaffolds: Option<&Scaffolds>, title: &str) -> Drawing {
        thermograph(&ThermographPicture {
            graph,
            scaffolds,
            title,
            theme: Theme::Light,
        })
    }

    fn drawn(text: &str) -> Drawing {
        let mut arena = Arena::new();
        let game = arena.parse(text).unwrap();
        picture(&arena.thermograph(game).unwrap(), None, text)
    }

    /// The lines of the walls and the mast.
    fn walls(drawing: &Drawing) -> Vec<Vec<Place>> {
        let group = drawing.marks.iter().find_map(|mark| match mark {
            Mark::Group("walls", marks) => Some(marks),
            _ => None,
        });
        let lines = group.expect("walls").iter().map(|mark| match mark {
            Mark::Line(places, _) => places.clone(),
            other => panic!("{other:?}"),
        });
        lines.collect()
    }

    /// The larger value stands to the left, and the mast above both walls.
    #[test]
    fn values_grow_to_the_left() {
        let lines = walls(&drawn("{4|0}"));
        let [left, right, mast] = &lines[..] else {
            panic!("two walls and a mast, not {}", lines.len());
        };
        assert!(
            left[0].0 < right[0].0,
            "the left stop 4 stands left of the right stop 0"
        );
        assert_eq!(left.last(), right.last());
        assert_eq!(mast[0], *left.last().unwrap());
        assert!(mast[1].1 < mast[0].1, "the mast goes up");
    }

    #[test]
    fn a_wall_without_a_corner_reaches_the_mast() {
        let lines = walls(&drawn("{6||4|0}"));
        let (right, mast) = (&lines[1], &lines[2]);
        assert_eq!(right.last(), mast.first());
        assert!(right[0].1 > mast[0].1, "from the bottom: {right:?}");
    }

    #[test]
    fn scaffolds_go_on_where_the_walls_meet() {
        let mut arena = Arena::new();
        let game = arena.parse("{4|0}").unwrap();
        let scaffolds = arena.scaffolds(game).unwrap();
        let left = scaffold_line(&scaffolds.left, Player::Left, 3.0);
        assert_eq!((left[0], *left.last().unwrap()), ((0.0, 4.0), (3.0, 1.0)));
        let right = scaffold_line(&scaffolds.right, Player::Right, 3.0);
        assert_eq!(*right.last().unwrap(), (3.0, 3.0));
        assert!(scaffold_line(&[], Player::Left, 3.0).is_empty());

        let graph = arena.thermograph(game).unwrap();
        let svg = |scaffolds| svg(&picture(&graph, scaffolds, "{4|0}"), None);
        assert_eq!(svg(Some(&scaffolds)).matches("dasharray").count(), 2);
        assert!(!svg(None).contains("dasharray"));
    }

    #[test]
    fn numbers_and_titles_with_markup_are_drawn() {
        assert_eq!(walls(&drawn("3/4")).len(), 3);
        let nothing = Thermograph {
            left: Vec::new(),
            right: Vec::new(),
            mast: Dyadic::ZERO,
            temperature: Dyadic::ZERO,
        };
        let text = svg(&picture(&nothing, None, "a < b & c"), None);
        assert!(text.contains("a &lt; b &amp; c"));
    }

    #[test]
    fn the_largest_and_finest_values_are_drawn() {
        let huge = "1".repeat(30);
        for text in [
            huge.clone(),
            format!("{{{huge}|-{huge}}}"),
            "{1/1099511627776|0}".into(),
        ] {
            let svg = svg(&drawn(&text), None);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }

    #[test]
    fn labels_are_as_short_as_the_numbers() {
        let labels = |from, to| -> Vec<String> {
            let step = step(from, to);
            let ticks = ticks(from, to).into_iter();
            ticks.map(|tick| tick_label(tick, step)).collect()
        };
        assert_eq!(
            labels(0.0, 0.4),
            [
                "0", "0.05", "0.1", "0.15", "0.2", "0.25", "0.3", "0.35", "0.4"
            ]
        );
        assert_eq!(labels(-0.3, 0.71)[..3], ["-0.2", "0", "0.2"]);
        assert_eq!(labels(90.0, 520.0)[..2], ["100", "150"]);
        assert_eq!(tick_label(2.5e30, 1e29), "2.50e30");
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(
            ticks(-0.4, 4.2),
            [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0]
        );
        assert!(ticks(0.0, 997.0).len() <= 11);
    }
}
