//! Thermographs, drawn as in the literature, with t upwards and values growing to the left.

use semeai_cgt::{Player, Rational};

use crate::axes::{Axes, ticks, whole_ticks};
use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Mark, Place, Stroke, Style};
use crate::scale;
pub use crate::walls::{ScaffoldLines, Walls, ko_walls};

const WIDTH: f32 = 480.0;
const HEIGHT: f32 = 360.0;
const MARGIN: f32 = 44.0;
const TEXT: f32 = 12.0;

/// Longer titles are cut: they would leave the picture.
const MAX_TITLE: usize = 60;

/// What is drawn of a thermograph.
#[derive(Clone, Copy, Debug)]
pub struct ThermographPicture<'a> {
    /// The walls and the mast, in values and temperatures.
    pub graph: &'a Walls,
    /// Walls of the same under other conditions, thin and dashed.
    pub others: &'a [Walls],
    /// The lines that the walls follow until they meet, dashed.
    pub scaffolds: Option<&'a ScaffoldLines>,
    /// What stands above it; cut after sixty signs.
    pub title: &'a str,
    /// The colours: of a window, or of paper.
    pub theme: Theme,
}

/// Draws a thermograph with axes, 480 by 360, as it is saved.
pub fn thermograph(picture: &ThermographPicture<'_>) -> Drawing {
    let (graph, colors) = (picture.graph, Colors::of(picture.theme));
    let [least, greatest] = values(graph, picture.others);
    // Huge numbers need more room, or nothing would be left between them.
    let room = ((greatest - least) * 0.1)
        .max(0.5)
        .max(greatest.abs() * 1e-9);
    let (right, bottom) = (WIDTH - MARGIN, HEIGHT - MARGIN);
    let axes = Axes {
        across: [greatest + room, least - room],
        up: [0.0, (base(graph, picture.others) * 1.3).max(1.0)],
        corners: [(MARGIN, MARGIN), (right, bottom)],
    };
    let line = vec![(right, bottom), (MARGIN, bottom), (MARGIN, MARGIN)];
    let across = ticks([least - room, greatest + room]);
    let mut axes_marks = axes.on_paper(colors, line, [&across, &ticks(axes.up)]);
    let t = (MARGIN + 6.0, MARGIN + 4.0);
    axes_marks.push(Mark::text(t, "t", Anchor::Start, TEXT, colors.ink));
    let title = ((WIDTH / 2.0, 22.0), cut(picture.title));
    let mut marks = vec![
        Mark::Rect((0.0, 0.0), (WIDTH, HEIGHT), 0.0, Style::flat(colors.paper)),
        Mark::text(title.0, &title.1, Anchor::Middle, 14.0, colors.ink),
        Mark::Group("axes", axes_marks),
    ];
    marks.extend(picture.scaffolds.map(|each| scaffolds(&axes, each, colors)));
    marks.extend(others(&axes, picture.others, colors));
    marks.push(Mark::Group("walls", walls(&axes, graph, colors)));
    Drawing {
        size: (WIDTH, HEIGHT),
        marks,
    }
}

/// A thermograph in a rectangle of a window, with a grid.
#[derive(Clone, Copy, Debug)]
pub struct ThermographPane<'a> {
    /// The walls and the mast, in values and temperatures.
    pub graph: &'a Walls,
    /// Walls of the same under other conditions, thin and dashed.
    pub others: &'a [Walls],
    /// The lines that the walls follow until they meet, dashed.
    pub scaffolds: Option<&'a ScaffoldLines>,
    /// A dashed line at a temperature, with what it stands for.
    pub line: Option<(Rational, &'a str)>,
}

impl ThermographPane<'_> {
    /// Its axes in a rectangle of this size, no smaller than 60 by 40: with room above the highest corner and beside the widest.
    pub fn axes(&self, size: Place) -> Axes {
        let [least, greatest] = values(self.graph, self.others);
        // Huge numbers need more room, or nothing would be left between them.
        let side = ((greatest - least) * 0.12)
            .max(0.75)
            .max(greatest.abs().max(least.abs()) * 1e-9);
        let base = base(self.graph, self.others);
        let line = self.line.map(|(t, _)| scale::number(t));
        // A line far above everything else would leave no room for that.
        let line = line.filter(|t| *t <= 2.0 * base + 4.0).unwrap_or(1.0);
        let top = base.max(line).max(1.0) + (base * 0.12).max(0.9);
        Axes {
            across: [greatest + side, least - side],
            up: [-0.15, top],
            corners: [
                (24.0, 2.0),
                (size.0.max(60.0) - 2.0, size.1.max(40.0) - 18.0),
            ],
        }
    }

    /// Its shapes on these axes: a grid, the line, scaffolds, walls and the mast.
    pub fn marks(&self, axes: &Axes, colors: &Colors) -> Vec<Mark> {
        let [greatest, least] = axes.across;
        let ticks = [&whole_ticks([least, greatest])[..], &whole_ticks(axes.up)];
        let mut marks = axes.grid(colors, ticks);
        let mut drawn = Vec::new();
        if let Some((t, name)) = self.line {
            drawn.push(axes.level(t, Stroke::new(colors.accent, 1.0).dashed(6.0)));
            let at = (axes.corners[0].0 + 4.0, axes.y(scale::number(t)) - 4.0);
            drawn.push(Mark::text(
                at,
                name,
                Anchor::Start,
                TEXT - 1.0,
                colors.accent,
            ));
        }
        drawn.extend(self.scaffolds.map(|each| scaffolds(axes, each, colors)));
        drawn.extend(others(axes, self.others, colors));
        drawn.extend(walls(axes, self.graph, colors));
        marks.push(axes.within(drawn));
        marks
    }
}

/// The least and the greatest value of thermographs that are drawn together.
fn values(graph: &Walls, others: &[Walls]) -> [f64; 2] {
    let all = std::iter::once(graph).chain(others);
    let values = all.flat_map(|graph| {
        let corners = graph.left.iter().chain(&graph.right);
        corners.map(|corner| corner.1).chain([graph.mast])
    });
    let values = values.map(scale::number);
    values.fold([f64::MAX, f64::MIN], |[least, greatest], value| {
        [least.min(value), greatest.max(value)]
    })
}

/// From which temperature on all of them are masts.
fn base(graph: &Walls, others: &[Walls]) -> f64 {
    let bases = std::iter::once(graph).chain(others);
    let bases = bases.map(|graph| scale::number(graph.base));
    bases.fold(0.0, f64::max)
}

/// The walls and the mast, which reaches the top. What both walls have in common below it is a part of it.
fn walls(axes: &Axes, graph: &Walls, colors: &Colors) -> Vec<Mark> {
    let sides = [&graph.left, &graph.right].into_iter().zip(colors.walls);
    let wall = |(wall, ink): (&Vec<_>, _)| {
        let corners = exact(&graph.up_to_joined(wall));
        line(axes, &corners, Stroke::new(ink, 2.0))
    };
    let mut mast = exact(&graph.slanted());
    mast.dedup();
    mast.push((axes.up[1], scale::number(graph.mast)));
    let mast = line(axes, &mast, colors.mast);
    sides.map(wall).chain([mast]).collect()
}

/// Walls and masts of the same under other conditions.
fn others(axes: &Axes, others: &[Walls], colors: &Colors) -> Option<Mark> {
    let lines = others.iter().flat_map(|graph| {
        let sides = [&graph.left, &graph.right].into_iter().zip(colors.walls);
        sides.map(|(wall, ink)| {
            let mut corners = exact(wall);
            let mast = scale::number(graph.mast);
            corners.push((scale::number(graph.base), mast));
            corners.push((axes.up[1], mast));
            line(axes, &corners, Stroke::new(ink, 1.0).dashed(5.0))
        })
    });
    (!others.is_empty()).then(|| axes.within(lines.collect()))
}

/// Exact corners as drawn points.
fn exact(corners: &[(Rational, Rational)]) -> Vec<(f64, f64)> {
    let point = |&(t, value): &(Rational, Rational)| (scale::number(t), scale::number(value));
    corners.iter().map(point).collect()
}

/// The scaffolds as far as they stay within the axes.
fn scaffolds(axes: &Axes, scaffolds: &ScaffoldLines, colors: &Colors) -> Mark {
    let sides = [
        (&scaffolds.left, Player::Left),
        (&scaffolds.right, Player::Right),
    ];
    let lines = sides.into_iter().zip(colors.scaffolds);
    let lines = lines.map(|((corners, player), ink)| {
        let corners = scaffold_line(corners, player, axes.up[1]);
        line(axes, &corners, Stroke::new(ink, 1.0).dashed(4.0))
    });
    axes.within(lines.collect())
}

/// A line through points given as (t, value).
fn line(axes: &Axes, corners: &[(f64, f64)], stroke: Stroke) -> Mark {
    let places = corners.iter().map(|&(t, value)| (axes.x(value), axes.y(t)));
    Mark::Line(places.collect(), stroke)
}

/// The line of a scaffold as (t, value), from t = 0 up to a height. After its last corner the left one falls and the
/// right one rises by one for each degree. Empty if the player has no option.
fn scaffold_line(corners: &[(Rational, Rational)], player: Player, top: f64) -> Vec<(f64, f64)> {
    let mut line = exact(corners);
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

#[cfg(test)]
mod tests {
    use semeai_cgt::{Arena, Dyadic, Thermograph};

    use super::*;
    use crate::scale::{step, tick_label, ticks};
    use crate::svg::svg;

    fn picture(graph: &Thermograph, scaffolds: Option<&ScaffoldLines>, title: &str) -> Drawing {
        thermograph(&ThermographPicture {
            graph: &Walls::of(graph),
            others: &[],
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

    /// A ko that a side holds has one slanted line below its mast, which is drawn once.
    #[test]
    fn walls_that_are_one_line_are_a_part_of_the_mast() {
        let at = |t: i128, value: i128| (Rational::from_integer(t), Rational::from_integer(value));
        let left = vec![at(0, 4), at(1, 2), at(3, 0)];
        let right = vec![at(0, 1), at(1, 2), at(3, 0)];
        let graph = Walls::new(
            left,
            right,
            Rational::from_integer(0),
            Rational::from_integer(3),
        );
        assert_eq!(graph.joined, Rational::from_integer(1));
        let drawn = thermograph(&ThermographPicture {
            graph: &graph,
            others: std::slice::from_ref(&graph),
            scaffolds: None,
            title: "",
            theme: Theme::Light,
        });
        let lines = walls(&drawn);
        let [left, right, mast] = &lines[..] else {
            panic!("two walls and a mast, not {}", lines.len());
        };
        assert_eq!((left.len(), right.len(), mast.len()), (2, 2, 3));
        assert_eq!(left.last(), mast.first());
        assert_eq!(right.last(), mast.first());
        assert_eq!(svg(&drawn, None).matches("dasharray").count(), 2);
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
        let scaffolds = ScaffoldLines::of(&arena.scaffolds(game).unwrap());
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
