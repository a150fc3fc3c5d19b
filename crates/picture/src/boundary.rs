//! Boundary graphs: where a tree is to be played first and where the largest gote, with the rules of thumb beside it.
//!
//! The fields are tinted, the tree's is hatched one way, and where both moves are best both ways. The exact curve is bold, the
//! lines of the rules are thin. A cross stands where the rules choose a move that loses, a triangle where they do not decide and
//! it matters; their size is the loss. Along the edges is drawn how uneven the gotes are.

use semeai_cgt::Rational;
use semeai_endgame::{Boundary, Choice, Failures, Plane};

use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Ink, Mark, Place, Stroke, Style, Text};
use crate::font;

/// Room for the numbers beside the plane, and round everything.
const AXIS: f32 = 30.0;
const AIR: f32 = 12.0;
/// How wide the strips are in which the unevenness is drawn.
const STRIP: f32 = 34.0;
/// The height of the title.
const TITLE: f32 = 26.0;
/// A row of the legend, its sign, and the least room that it needs beside the plane.
const ROW: f32 = 19.0;
const SIGN: f32 = 26.0;
const LEGEND: f32 = 190.0;
const TEXT: f32 = 12.0;
/// At most so many cells a side are looked at for where both moves are best.
const CELLS: u32 = 40;
/// The radius of the present point.
const HERE: f32 = 9.0;

/// What is drawn of a plane.
#[derive(Clone, Copy, Debug)]
pub struct BoundaryPicture<'a> {
    /// The plane, with the point at which it is looked at.
    pub boundary: &'a Boundary,
    /// How far it is shown both ways.
    pub size: u32,
    /// Where the rules of thumb fail on its integer points.
    pub failures: &'a Failures,
    /// What stands above it: who is first, and the gotes.
    pub title: &'a str,
    /// What the signs mean.
    pub legend: Legend<'a>,
    /// The width and height of the picture.
    pub extent: Place,
    /// The colours.
    pub theme: Theme,
}

/// What the signs of the legend mean, in this order: the field where the tree is best, where the largest gote is, where both
/// are; the curve; the lines of averaging and of doubling; crosses and triangles; the strips along the edges.
pub type Legend<'a> = [&'a str; 9];

/// Where the plane lies in its picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaneFrame {
    /// The place of its origin.
    pub origin: Place,
    /// The length of a unit.
    pub unit: f32,
    /// How many units it has both ways.
    pub size: u32,
    /// Where the legend begins, and how wide it is.
    legend: (Place, f32),
}

impl PlaneFrame {
    /// Where the plane lies in a picture of this width and height.
    pub fn of(extent: Place, size: u32, plane: Plane) -> Self {
        let beside = if plane == Plane::XlXr { STRIP } else { 0.0 };
        let left = AIR + AXIS + beside;
        let below = AIR + AXIS + STRIP;
        let high = extent.1 - TITLE - AIR - below;
        let wide = extent.0 - left - AIR;
        #[expect(clippy::cast_precision_loss, reason = "some hundred at most")]
        let units = size.max(1) as f32;
        let is_beside = wide - LEGEND >= high * 0.8;
        let (side, at, width) = if is_beside {
            let side = high.min(wide - LEGEND);
            let at = (left + side + AIR, TITLE + AIR);
            (side, at, extent.0 - at.0 - AIR)
        } else {
            // Two columns below it.
            let rows = 7.5 * ROW;
            let side = (high - rows).min(wide);
            (
                side,
                (AIR, TITLE + AIR + side + below),
                extent.0 - 2.0 * AIR,
            )
        };
        let side = side.max(40.0);
        Self {
            origin: (left, TITLE + AIR + side),
            unit: side / units,
            size,
            legend: (at, width),
        }
    }

    /// The place of a point.
    pub fn place(&self, (across, up): (f64, f64)) -> Place {
        (
            self.origin.0 + pixels(across) * self.unit,
            self.origin.1 - pixels(up) * self.unit,
        )
    }

    /// The point at a place, within the plane.
    pub fn read(&self, (x, y): Place) -> (f64, f64) {
        let most = f64::from(self.size);
        let across = f64::from((x - self.origin.0) / self.unit);
        let up = f64::from((self.origin.1 - y) / self.unit);
        (across.clamp(0.0, most), up.clamp(0.0, most))
    }

    /// The length of its side.
    pub fn side(&self) -> f32 {
        pixels(f64::from(self.size)) * self.unit
    }
}

/// Draws a plane.
pub fn boundary(picture: &BoundaryPicture<'_>) -> Drawing {
    let frame = PlaneFrame::of(picture.extent, picture.size, picture.boundary.plane);
    let sketch = Sketch {
        picture,
        frame,
        colors: Colors::of(picture.theme),
        curve: places(&picture.boundary.curve(whole(picture.size))),
    };
    let colors = sketch.colors;
    let (left, bottom) = frame.origin;
    let side = frame.side();
    let corner = (left, bottom - side);
    let paper = Style::flat(colors.paper);
    let title = sketch.text((AIR, AIR + 13.0), picture.title, Anchor::Start, 14.0);
    let mut inside = sketch.fields();
    inside.extend(sketch.lines());
    let mut marks = vec![
        Mark::Rect((0.0, 0.0), picture.extent, 0.0, paper),
        title,
        Mark::Within(corner, (side, side), inside),
        Mark::Group("axes", sketch.axes()),
        Mark::Group("unevenness", sketch.unevenness()),
        Mark::Group("signs", sketch.signs()),
        Mark::Group("legend", sketch.legend()),
    ];
    marks.extend(sketch.here());
    Drawing {
        size: picture.extent,
        marks,
    }
}

struct Sketch<'a> {
    picture: &'a BoundaryPicture<'a>,
    frame: PlaneFrame,
    colors: &'static Colors,
    /// The corners of the exact curve.
    curve: Vec<(f64, f64)>,
}

impl Sketch<'_> {
    fn ink(&self, choice: Choice) -> Ink {
        let number = match choice {
            Choice::Tree => 0,
            Choice::Gote => 5,
            Choice::Both => 2,
        };
        let [strong, weak] = self.colors.tint;
        let strength = if choice == Choice::Gote { weak } else { strong };
        self.colors.region(number).faded(strength)
    }

    /// The fields with their hatches.
    fn fields(&self) -> Vec<Mark> {
        let most = f64::from(self.frame.size);
        let all = self.area([(0.0, 0.0), (most, 0.0), (most, most), (0.0, most)]);
        let thin = Stroke::new(self.colors.ink_weak.faded(0.45), 1.0);
        let tree: Vec<Vec<Place>> = self.tree_areas().map(|area| self.area(area)).collect();
        let both = self.both();
        let is_tree = !tree.is_empty();
        let mut marks = vec![
            Mark::Areas(vec![all], self.colors.paper),
            Mark::Areas(self.gote_areas(), self.ink(Choice::Gote)),
        ];
        if is_tree {
            marks.push(Mark::Areas(tree, self.ink(Choice::Tree)));
            marks.push(Mark::Lines(self.hatch(), thin));
        }
        if !both.is_empty() {
            let cells = || both.iter().map(|cell| self.area(*cell));
            let crossed = both.iter().flat_map(|&[least, right, greatest, upper]| {
                [[least, greatest], [upper, right]]
                    .map(|ends| ends.map(|end| self.frame.place(end)).to_vec())
            });
            marks.push(Mark::Areas(cells().collect(), self.colors.paper));
            marks.push(Mark::Areas(cells().collect(), self.ink(Choice::Both)));
            marks.push(Mark::Lines(crossed.collect(), thin));
        }
        marks
    }

    fn area(&self, corners: [(f64, f64); 4]) -> Vec<Place> {
        corners.map(|corner| self.frame.place(corner)).to_vec()
    }

    /// The pieces of the curve between which it does not turn, as long as they lead to the right.
    fn pieces(&self) -> Vec<[(f64, f64); 2]> {
        let most = f64::from(self.frame.size);
        let Some(last) = self.curve.last() else {
            let all = self.best_at_origin() != Some(Choice::Gote);
            return if all {
                vec![[(0.0, 0.0), (most, 0.0)]]
            } else {
                Vec::new()
            };
        };
        let pieces = self.curve.windows(2).map(|ends| [ends[0], ends[1]]);
        let beyond = (last.0 < most).then_some([*last, (most, last.1)]);
        pieces.chain(beyond).collect()
    }

    fn best_at_origin(&self) -> Option<Choice> {
        let zero = Rational::from_integer(0);
        let status = self.picture.boundary.status((zero, zero));
        status.map(|status| status.best)
    }

    /// The tree's side, above the curve, in upright strips.
    fn tree_areas(&self) -> impl Iterator<Item = [(f64, f64); 4]> {
        let most = f64::from(self.frame.size);
        let pieces = self.pieces().into_iter();
        let strips = pieces.filter(|[from, to]| from.0 < to.0);
        strips.map(move |[from, to]| {
            let top = most.max(from.1);
            [from, to, (to.0, top), (from.0, top)]
        })
    }

    /// The other side.
    fn gote_areas(&self) -> Vec<Vec<Place>> {
        let most = f64::from(self.frame.size);
        let pieces = self.pieces();
        let begin = pieces.first().map_or(most, |[from, _]| from.0);
        let before = [(0.0, 0.0), (begin, 0.0), (begin, most), (0.0, most)];
        let strips = pieces.iter().filter(|[from, to]| from.0 < to.0);
        let below = strips.map(|&[from, to]| [(from.0, 0.0), (to.0, 0.0), to, from]);
        let all = std::iter::once(before).chain(below);
        all.map(|area| self.area(area)).collect()
    }

    /// Rising lines on the tree's side; each crosses the curve once, for that falls.
    fn hatch(&self) -> Vec<Vec<Place>> {
        let most = f64::from(self.frame.size);
        let apart = most / 24.0;
        let pieces = self.pieces();
        let begin = |offset: f64| {
            // Where up - across = offset on the curve; beside it to the left it goes straight up.
            let height = |(across, up): (f64, f64)| up - across - offset;
            let [first, _] = *pieces.first()?;
            if height(first) < 0.0 {
                return Some((first.0, first.0 + offset));
            }
            let piece = pieces
                .iter()
                .find(|[from, to]| height(*from) >= 0.0 && height(*to) <= 0.0)?;
            let [from, to] = *piece;
            let fall = height(from) - height(to);
            let share = if fall > 0.0 { height(from) / fall } else { 0.0 };
            let across = from.0 + share * (to.0 - from.0);
            Some((across, across + offset))
        };
        let offsets = (-23..24).map(|step| f64::from(step) * apart);
        let lines = offsets.filter_map(|offset| {
            let from = begin(offset)?;
            let length = (most - from.0).min(most - from.1);
            (length > 0.0).then(|| {
                let to = (from.0 + length, from.1 + length);
                vec![self.frame.place(from), self.frame.place(to)]
            })
        });
        lines.collect()
    }

    /// The cells where both moves are best, each by a point of it that lies on no line.
    fn both(&self) -> Vec<[(f64, f64); 4]> {
        let size = self.frame.size.max(1);
        let a_unit = (CELLS / size).clamp(1, 2);
        let wide = size.div_ceil(CELLS);
        let count = i128::from(size * a_unit / wide);
        let units = Rational::new(wide.into(), a_unit.into());
        let mut cells = Vec::new();
        for (i, j) in (0..count).flat_map(|i| (0..count).map(move |j| (i, j))) {
            let within = (Rational::new(9, 20), Rational::new(1, 2));
            let at = ((within.0 + i) * units, (within.1 + j) * units);
            let status = self.picture.boundary.status(at);
            if status.is_some_and(|status| status.best == Choice::Both) {
                let [least, greatest] =
                    [(i, j), (i + 1, j + 1)].map(|(i, j)| (number(units * i), number(units * j)));
                cells.push([
                    least,
                    (greatest.0, least.1),
                    greatest,
                    (least.0, greatest.1),
                ]);
            }
        }
        cells
    }

    /// The lines of the rules and the exact curve.
    fn lines(&self) -> Vec<Mark> {
        let size = whole(self.frame.size);
        let line = |corners: &[(f64, f64)], stroke| {
            let corners = corners.iter().map(|corner| self.frame.place(*corner));
            Mark::Line(corners.collect(), stroke)
        };
        let mut marks = Vec::new();
        let [averaging, doubling] = self.rule_strokes();
        for (corners, stroke) in [
            (self.picture.boundary.average_line(size), averaging),
            (self.picture.boundary.doubling_line(size), doubling),
        ] {
            if !corners.is_empty() {
                marks.push(line(&places(&corners), stroke));
            }
        }
        let mut curve = self.curve.clone();
        if let Some(first) = curve.first().copied().filter(|first| first.0 > 0.0) {
            // Further left nothing above is high enough.
            curve.insert(0, (first.0, f64::from(self.frame.size).max(first.1)));
        }
        if !curve.is_empty() {
            marks.push(line(&curve, Stroke::new(self.colors.ink, 3.0)));
        }
        marks
    }

    fn rule_strokes(&self) -> [Stroke; 2] {
        let [first, second] = self.colors.walls;
        [
            Stroke::new(first, 1.4),
            Stroke::new(second, 1.4).dashed(5.0),
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

    /// The edges with whole numbers, and what they are numbers of.
    fn axes(&self) -> Vec<Mark> {
        let most = self.frame.size;
        let step = most.div_ceil(12).max(1);
        let stroke = Stroke::new(self.colors.ink_weak, 1.0);
        let place = |across: u32, up: u32| self.frame.place((across.into(), up.into()));
        let mut lines = vec![vec![place(0, most), place(0, 0), place(most, 0)]];
        let mut marks = Vec::new();
        for each in (0..=most).step_by(step as usize) {
            let (below, beside) = (place(each, 0), place(0, each));
            lines.push(vec![below, (below.0, below.1 + 4.0)]);
            lines.push(vec![beside, (beside.0 - 4.0, beside.1)]);
            let name = each.to_string();
            let at = (below.0, below.1 + 17.0);
            marks.push(self.text(at, &name, Anchor::Middle, TEXT));
            let at = (beside.0 - 8.0, beside.1 + 4.0);
            marks.push(self.text(at, &name, Anchor::End, TEXT));
        }
        marks.insert(0, Mark::Lines(lines, stroke));
        let [across, up] = axes(self.picture.boundary.plane);
        let (right, above) = (place(most, 0), place(0, most));
        marks.push(self.text((right.0, right.1 + 30.0), across, Anchor::End, TEXT));
        let beside = (above.0 - 20.0, above.1 + 4.0);
        marks.push(self.text(beside, up, Anchor::End, TEXT));
        marks
    }

    /// How uneven the gotes are, along the edges that it matters to: half a unit of it is the width of the strip at most.
    fn unevenness(&self) -> Vec<Mark> {
        let corners = places(&self.picture.boundary.unevenness());
        let most = corners
            .iter()
            .fold(0.0, |most: f64, (_, e)| most.max(e.abs()));
        let scale = if most > 0.0 {
            (f64::from(STRIP) / 2.0 / most).min(f64::from(self.frame.unit))
        } else {
            0.0
        };
        let stroke = Stroke::new(self.colors.region(1), 1.6);
        let base = Stroke::new(self.colors.ink_weak.faded(0.5), 1.0);
        let side = self.frame.side();
        let (left, bottom) = self.frame.origin;
        let below = bottom + AXIS + STRIP / 2.0;
        let beside = left - AXIS - STRIP / 2.0;
        let shown = || {
            let within = f64::from(self.frame.size);
            corners.iter().filter(move |(x, _)| *x <= within)
        };
        let along = shown().map(|&(x, e)| {
            let (x, _) = self.frame.place((x, 0.0));
            (x, below - pixels(e * scale))
        });
        let mut marks = vec![
            Mark::Line(vec![(left, below), (left + side, below)], base),
            Mark::Line(along.collect(), stroke),
            self.text((left - 6.0, below + 4.0), "e", Anchor::End, TEXT),
        ];
        if self.picture.boundary.plane == Plane::XlXr {
            let up = shown().map(|&(x, e)| {
                let (_, y) = self.frame.place((0.0, x));
                (beside + pixels(e * scale), y)
            });
            marks.push(Mark::Line(
                vec![(beside, bottom), (beside, bottom - side)],
                base,
            ));
            marks.push(Mark::Line(up.collect(), stroke));
        }
        marks
    }

    /// Where the rules fail.
    fn signs(&self) -> Vec<Mark> {
        let failures = self.picture.failures;
        let fits = |((across, up), _): &&(semeai_endgame::Place, Rational)| {
            let most = whole(self.frame.size);
            *across <= most && *up <= most
        };
        let wrong = failures.wrong.iter().filter(fits);
        let undecided = failures.undecided.iter().filter(fits);
        let at = |&((across, up), loss): &(semeai_endgame::Place, Rational)| {
            (
                self.frame.place((number(across), number(up))),
                radius(number(loss)),
            )
        };
        let mut marks: Vec<Mark> = wrong.map(|each| self.cross(at(each))).collect();
        marks.extend(undecided.map(|each| self.triangle(at(each))));
        marks
    }

    fn sign_stroke(&self) -> Stroke {
        Stroke::new(self.colors.walls[1], 2.2)
    }

    fn cross(&self, ((x, y), r): (Place, f32)) -> Mark {
        let lines = vec![
            vec![(x - r, y - r), (x + r, y + r)],
            vec![(x - r, y + r), (x + r, y - r)],
        ];
        Mark::Lines(lines, self.sign_stroke())
    }

    fn triangle(&self, ((x, y), r): (Place, f32)) -> Mark {
        let corners = vec![
            (x, y - r * 1.15),
            (x + r, y + r * 0.75),
            (x - r, y + r * 0.75),
        ];
        let style = Style::flat(self.colors.paper).edged(self.sign_stroke());
        Mark::Area(corners, style)
    }

    /// The present point.
    fn here(&self) -> Option<Mark> {
        let (across, up) = self.picture.boundary.here();
        let most = f64::from(self.frame.size);
        let at = (number(across), number(up));
        let is_seen = (0.0..=most).contains(&at.0) && (0.0..=most).contains(&at.1);
        // A ring, so that a sign in it is seen.
        let style = Style::line(self.colors.essential, 3.0);
        is_seen.then(|| Mark::Disc(self.frame.place(at), HERE, style))
    }

    fn legend(&self) -> Vec<Mark> {
        let (at, width) = self.frame.legend;
        let (columns, wide) = if width > 380.0 {
            (2, width / 2.0)
        } else {
            (1, width)
        };
        let mut marks = Vec::new();
        let mut row = [at.1, at.1];
        for (number, (sign, text)) in self.entries().into_iter().enumerate() {
            let column = if columns == 2 { number % 2 } else { 0 };
            #[expect(clippy::cast_precision_loss, reason = "0 or 1")]
            let left = at.0 + wide * column as f32;
            marks.extend(self.sign(sign, (left, row[column])));
            for line in font::lines(text, TEXT, wide - SIGN - 4.0) {
                let place = (left + SIGN, row[column] + 13.0);
                marks.push(self.text(place, &line, Anchor::Start, TEXT));
                row[column] += ROW - 3.0;
            }
            row[column] += 3.0;
        }
        marks
    }

    fn entries(&self) -> Vec<(Sign, &str)> {
        let [averaging, doubling] = self.rule_strokes().map(Sign::Line);
        let signs = [
            Sign::Field(Choice::Tree),
            Sign::Field(Choice::Gote),
            Sign::Field(Choice::Both),
            Sign::Line(Stroke::new(self.colors.ink, 3.0)),
            averaging,
            doubling,
            Sign::Cross,
            Sign::Triangle,
            Sign::Line(Stroke::new(self.colors.region(1), 1.6)),
        ];
        let mut entries: Vec<(Sign, &str)> = signs.into_iter().zip(self.picture.legend).collect();
        if self.picture.boundary.plane == Plane::XlXr {
            // Doubling says the same everywhere there.
            entries.remove(5);
        }
        entries
    }

    fn sign(&self, sign: Sign, (x, y): Place) -> Vec<Mark> {
        let middle = (x + 9.0, y + 9.0);
        match sign {
            Sign::Line(stroke) => vec![Mark::Line(
                vec![(x, middle.1), (x + 18.0, middle.1)],
                stroke,
            )],
            Sign::Cross => vec![self.cross((middle, radius(1.0)))],
            Sign::Triangle => vec![self.triangle((middle, radius(1.0)))],
            Sign::Field(choice) => {
                let thin = Stroke::new(self.colors.ink_weak.faded(0.45), 1.0);
                let (upper, size) = ((x, y + 2.0), (18.0, 14.0));
                let style = Style::flat(self.ink(choice)).edged(thin);
                let rising = vec![(x + 2.0, y + 16.0), (x + 16.0, y + 2.0)];
                let falling = vec![(x + 2.0, y + 2.0), (x + 16.0, y + 16.0)];
                let lines = match choice {
                    Choice::Tree => vec![rising],
                    Choice::Gote => Vec::new(),
                    Choice::Both => vec![rising, falling],
                };
                let mut marks = vec![Mark::Rect(upper, size, 0.0, style)];
                if !lines.is_empty() {
                    marks.push(Mark::Lines(lines, thin));
                }
                marks
            }
        }
    }
}

/// A sign of the legend.
#[derive(Clone, Copy, Debug)]
enum Sign {
    Field(Choice),
    Line(Stroke),
    Cross,
    Triangle,
}

/// The names of the numbers of a plane, across and up.
pub const fn axes(plane: Plane) -> [&'static str; 2] {
    match plane {
        Plane::XlXr => ["xl", "xr"],
        Plane::XlY => ["xl", "y"],
        Plane::XrY => ["xr", "y"],
    }
}

/// How large the sign of a loss is.
fn radius(loss: f64) -> f32 {
    pixels(3.0 + 1.5 * loss).clamp(3.5, 9.0)
}

fn whole(number: u32) -> Rational {
    Rational::from_integer(number.into())
}

fn places(corners: &[semeai_endgame::Place]) -> Vec<(f64, f64)> {
    let corners = corners.iter();
    corners.map(|&(x, y)| (number(x), number(y))).collect()
}

#[expect(
    clippy::cast_precision_loss,
    reason = "pixels are coarser than any f64"
)]
fn number(value: Rational) -> f64 {
    *value.numer() as f64 / *value.denom() as f64
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "pixels are coarser than any f32"
)]
const fn pixels(value: f64) -> f32 {
    value as f32
}

#[cfg(test)]
mod tests {
    use semeai_cgt::Player;
    use semeai_endgame::Binary;

    use super::*;
    use crate::svg::svg;

    fn plane(numbers: [i128; 3], gotes: &[i128], first: Player, plane: Plane) -> Boundary {
        let [xl, xr, y] = numbers.map(Rational::from_integer);
        let gotes = gotes.iter().copied().map(Rational::from_integer);
        Boundary {
            binary: Binary::new(xl, xr, y, gotes.collect()),
            first,
            plane,
        }
    }

    fn fourth() -> Boundary {
        plane([4, 1, 4], &[6, 4, 1], Player::Right, Plane::XlXr)
    }

    const LEGEND: Legend<'_> = [
        "A",
        "B1",
        "A or B1",
        "exact",
        "averaging",
        "doubling",
        "wrong",
        "undecided",
        "e",
    ];

    fn drawn(boundary_: &Boundary, extent: Place, theme: Theme) -> Drawing {
        let size = boundary_.extent(200);
        boundary(&BoundaryPicture {
            boundary: boundary_,
            size,
            failures: &boundary_.failures(size),
            title: "White first, gotes 6, 4, 1",
            legend: LEGEND,
            extent,
            theme,
        })
    }

    fn group<'a>(drawing: &'a Drawing, name: &str) -> &'a [Mark] {
        let found = drawing.marks.iter().find_map(|mark| match mark {
            Mark::Group(other, marks) if *other == name => Some(marks),
            _ => None,
        });
        found.expect("a group")
    }

    #[test]
    fn the_fourth_figure_has_one_cross_and_four_triangles() {
        let drawing = drawn(&fourth(), (640.0, 420.0), Theme::Light);
        let signs = group(&drawing, "signs");
        let crosses = signs.iter().filter(|mark| matches!(mark, Mark::Lines(..)));
        assert_eq!(crosses.count(), 1);
        assert_eq!(signs.len(), 5);
    }

    #[test]
    fn a_place_is_read_where_it_is_drawn() {
        for extent in [(640.0, 420.0), (420.0, 560.0)] {
            let frame = PlaneFrame::of(extent, 9, Plane::XlXr);
            let (across, up) = frame.read(frame.place((4.0, 1.0)));
            assert!((across - 4.0).abs() < 1e-4 && (up - 1.0).abs() < 1e-4);
            assert_eq!(frame.read((-50.0, 5000.0)), (0.0, 0.0));
        }
    }

    /// Every plane is drawn within its picture, in every theme, whatever the numbers are.
    #[test]
    fn nothing_leaves_the_picture() {
        for plane_ in [Plane::XlXr, Plane::XlY, Plane::XrY] {
            for first in [Player::Left, Player::Right] {
                for numbers in [[4, 1, 4], [0, 0, 0], [0, 0, -3], [0, 0, 30]] {
                    for gotes in [&[6, 4, 1][..], &[1], &[5, 5, 5, 5]] {
                        let boundary = plane(numbers, gotes, first, plane_);
                        for theme in [Theme::Light, Theme::Dark, Theme::Print] {
                            let text = svg(&drawn(&boundary, (640.0, 420.0), theme), None);
                            assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
                        }
                    }
                }
            }
        }
    }

    /// The fields are where the exact losses say: hatching begins on the curve.
    #[test]
    fn hatching_lies_on_the_side_of_the_tree() {
        let picture = BoundaryPicture {
            boundary: &fourth(),
            size: 9,
            failures: &fourth().failures(9),
            title: "White first, gotes 6, 4, 1",
            legend: LEGEND,
            extent: (640.0, 420.0),
            theme: Theme::Light,
        };
        let frame = PlaneFrame::of(picture.extent, 9, Plane::XlXr);
        let sketch = Sketch {
            picture: &picture,
            frame,
            colors: Colors::of(Theme::Light),
            curve: places(&fourth().curve(whole(9))),
        };
        let lines = sketch.hatch();
        assert!(lines.len() > 20);
        for line in lines {
            let middle = (
                f32::midpoint(line[0].0, line[1].0),
                f32::midpoint(line[0].1, line[1].1),
            );
            let (across, up) = frame.read(middle);
            #[expect(clippy::cast_possible_truncation, reason = "some thousand at most")]
            let exact = |x: f64| Rational::new((x * 1000.0) as i128, 1000);
            let status = fourth().status((exact(across), exact(up))).expect("a gote");
            assert_ne!(status.best, Choice::Gote, "{across} {up}");
        }
    }
}
