//! Pictures as SVG text: thermographs, drawn as in the literature, with t upwards and values growing to the left.

use std::fmt::Write as _;

use semeai_cgt::{Corner, Dyadic, Player, Scaffolds, Thermograph};

const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 360.0;
const MARGIN: f64 = 44.0;
const LEFT: &str = "#2b3a8c";
const RIGHT: &str = "#b8432f";

/// Longer titles are cut: they would leave the picture.
const MAX_TITLE: usize = 60;

/// A thermograph as an SVG picture with its title, ready to be printed.
pub fn thermograph_svg(thermograph: &Thermograph, title: &str) -> String {
    svg(thermograph, None, title)
}

/// The same with the scaffolds, dashed: the lines that the walls follow until they meet.
pub fn thermograph_svg_with_scaffolds(
    thermograph: &Thermograph,
    scaffolds: &Scaffolds,
    title: &str,
) -> String {
    svg(thermograph, Some(scaffolds), title)
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

fn svg(thermograph: &Thermograph, scaffolds: Option<&Scaffolds>, title: &str) -> String {
    let frame = Frame::around(thermograph);
    let mut svg = String::new();
    let _ = write!(
        svg,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="BIZ UDPGothic, sans-serif" font-size="12">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>
<text x="{}" y="22" text-anchor="middle" font-size="14">{}</text>
"##,
        WIDTH / 2.0,
        escape(&cut(title)),
    );
    frame.draw_axes(&mut svg);
    if let Some(scaffolds) = scaffolds {
        frame.draw_scaffolds(&mut svg, scaffolds);
    }
    let mast = [
        (number(thermograph.mast_base()), number(thermograph.mast)),
        (frame.top, number(thermograph.mast)),
    ];
    for (wall, color) in [(&thermograph.left, LEFT), (&thermograph.right, RIGHT)] {
        frame.draw_line(&mut svg, &points(wall), color, 2.0);
    }
    frame.draw_line(&mut svg, &mast, "#333333", 3.0);
    svg.push_str("</svg>\n");
    svg
}

fn cut(title: &str) -> String {
    if title.chars().count() <= MAX_TITLE {
        return title.to_owned();
    }
    title.chars().take(MAX_TITLE).chain(['…']).collect()
}

/// The part of the plane that is drawn.
struct Frame {
    least: f64,
    greatest: f64,
    top: f64,
}

impl Frame {
    fn around(thermograph: &Thermograph) -> Self {
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
            least: least - room,
            greatest: greatest + room,
            top: (number(thermograph.mast_base()) * 1.3).max(1.0),
        }
    }

    fn x(&self, value: f64) -> f64 {
        let share = (self.greatest - value) / (self.greatest - self.least);
        MARGIN + share * (WIDTH - 2.0 * MARGIN)
    }

    fn y(&self, t: f64) -> f64 {
        HEIGHT - MARGIN - t / self.top * (HEIGHT - 2.0 * MARGIN)
    }

    fn draw_axes(&self, svg: &mut String) {
        let (left, right) = (self.x(self.greatest), self.x(self.least));
        let (bottom, top) = (self.y(0.0), self.y(self.top));
        let _ = writeln!(
            svg,
            r##"<path d="M{left:.1} {bottom:.1}H{right:.1}M{left:.1} {bottom:.1}V{top:.1}" stroke="#888888" fill="none"/>"##
        );
        let between = step(self.least, self.greatest);
        for value in ticks(self.least, self.greatest) {
            let (x, value) = (self.x(value), tick_label(value, between));
            let _ = writeln!(
                svg,
                r##"<path d="M{x:.1} {bottom:.1}v4" stroke="#888888"/><text x="{x:.1}" y="{:.1}" text-anchor="middle">{value}</text>"##,
                bottom + 18.0
            );
        }
        let between = step(0.0, self.top);
        for t in ticks(0.0, self.top) {
            let (y, t) = (self.y(t), tick_label(t, between));
            let _ = writeln!(
                svg,
                r##"<path d="M{left:.1} {y:.1}h-4" stroke="#888888"/><text x="{:.1}" y="{:.1}" text-anchor="end">{t}</text>"##,
                left - 8.0,
                y + 4.0
            );
        }
        let _ = writeln!(
            svg,
            r#"<text x="{:.1}" y="{:.1}" font-style="italic">t</text>"#,
            left + 6.0,
            top + 4.0
        );
    }

    /// The scaffolds as far as they stay within the axes.
    fn draw_scaffolds(&self, svg: &mut String, scaffolds: &Scaffolds) {
        let (left, right) = (self.x(self.greatest), self.x(self.least));
        let (bottom, top) = (self.y(0.0), self.y(self.top));
        let (width, height) = (right - left, bottom - top);
        let _ = writeln!(
            svg,
            r#"<clipPath id="axes"><rect x="{left:.1}" y="{top:.1}" width="{width:.1}" height="{height:.1}"/></clipPath>
<g clip-path="url(#axes)" stroke-dasharray="4 3">"#
        );
        for (corners, player, color) in [
            (&scaffolds.left, Player::Left, LEFT),
            (&scaffolds.right, Player::Right, RIGHT),
        ] {
            self.draw_line(svg, &scaffold_line(corners, player, self.top), color, 1.0);
        }
        svg.push_str("</g>\n");
    }

    /// A line through points given as (t, value).
    fn draw_line(&self, svg: &mut String, corners: &[(f64, f64)], color: &str, width: f64) {
        let points: Vec<String> = corners
            .iter()
            .map(|&(t, value)| format!("{:.2},{:.2}", self.x(value), self.y(t)))
            .collect();
        let _ = writeln!(
            svg,
            r#"<polyline points="{}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linejoin="round"/>"#,
            points.join(" ")
        );
    }
}

/// Round numbers in a range, at most about ten of them.
fn ticks(from: f64, to: f64) -> Vec<f64> {
    let step = step(from, to);
    let mut ticks = Vec::new();
    let mut tick = (from / step).ceil() * step;
    while tick <= to && ticks.len() < 12 {
        // Adding zero turns -0 into 0.
        ticks.push((tick / step).round() * step + 0.0);
        tick += step;
    }
    ticks
}

/// The distance of those numbers.
fn step(from: f64, to: f64) -> f64 {
    let span = to - from;
    let power = 10f64.powf((span / 10.0).log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|step| step * power)
        .into_iter()
        .find(|step| span / step <= 10.0)
        .unwrap_or(span)
}

/// Such a number as text, without the digits that binary fractions leave behind.
fn tick_label(value: f64, step: f64) -> String {
    if value.abs() >= 1e7 {
        return format!("{value:.2e}");
    }
    let digits = (1..12).find(|&digits| step * 10f64.powi(digits) >= 0.999);
    let digits = if step >= 0.999 {
        0
    } else {
        digits.unwrap_or(12)
    };
    let text = format!("{value:.*}", usize::try_from(digits).unwrap_or(0));
    match text.trim_end_matches('0').strip_suffix('.') {
        Some(whole) => whole.to_owned(),
        None if text.contains('.') => text.trim_end_matches('0').to_owned(),
        None => text,
    }
}

/// Corners as drawn points.
fn points(corners: &[Corner]) -> Vec<(f64, f64)> {
    let point = |&(t, value): &Corner| (number(t), number(value));
    corners.iter().map(point).collect()
}

/// A drawn coordinate; exactness ends where pixels begin.
fn number(exact: Dyadic) -> f64 {
    let rational = exact.to_rational();
    #[expect(
        clippy::cast_precision_loss,
        reason = "pixels are coarser than any f64"
    )]
    let ratio = *rational.numer() as f64 / *rational.denom() as f64;
    ratio
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use semeai_cgt::Arena;

    use super::*;

    fn drawn(text: &str) -> String {
        let mut arena = Arena::new();
        let game = arena.parse(text).unwrap();
        thermograph_svg(&arena.thermograph(game).unwrap(), text)
    }

    /// The larger value stands to the left, and the mast above both walls.
    #[test]
    fn values_grow_to_the_left() {
        let svg = drawn("{4|0}");
        let lines: Vec<Vec<(f64, f64)>> = svg
            .lines()
            .filter_map(|line| line.strip_prefix("<polyline points=\"")?.split('"').next())
            .map(|points| {
                let pair = |p: &str| {
                    let (x, y) = p.split_once(',').unwrap();
                    (x.parse().unwrap(), y.parse().unwrap())
                };
                points.split(' ').map(pair).collect()
            })
            .collect();
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
    fn scaffolds_go_on_where_the_walls_meet() {
        let mut arena = Arena::new();
        let game = arena.parse("{4|0}").unwrap();
        let scaffolds = arena.scaffolds(game).unwrap();
        let left = scaffold_line(&scaffolds.left, Player::Left, 3.0);
        assert_eq!((left[0], *left.last().unwrap()), ((0.0, 4.0), (3.0, 1.0)));
        let right = scaffold_line(&scaffolds.right, Player::Right, 3.0);
        assert_eq!(*right.last().unwrap(), (3.0, 3.0));
        assert!(scaffold_line(&[], Player::Left, 3.0).is_empty());

        let thermograph = arena.thermograph(game).unwrap();
        let svg = thermograph_svg_with_scaffolds(&thermograph, &scaffolds, "{4|0}");
        assert_eq!(svg.matches("<polyline").count(), 5);
        assert!(!thermograph_svg(&thermograph, "{4|0}").contains("dasharray"));
    }

    #[test]
    fn numbers_and_titles_with_markup_are_drawn() {
        assert!(drawn("3/4").contains("<polyline"));
        let svg = thermograph_svg(
            &Thermograph {
                left: Vec::new(),
                right: Vec::new(),
                mast: Dyadic::ZERO,
                temperature: Dyadic::ZERO,
            },
            "a < b & c",
        );
        assert!(svg.contains("a &lt; b &amp; c"));
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
