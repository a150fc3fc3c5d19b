//! The signs where rules of thumb fail, the present point, and the legend.

use semeai_cgt::Rational;
use semeai_sums::{Choice, Plane};

use super::frame::ROW;
use super::numbers::whole;
use super::sketch::{Sketch, TEXT};
use crate::drawing::{Anchor, Mark, Place, Stroke, Style};
use crate::font;
use crate::scale::{number, pixels};

/// The room for the sign of a row of the legend.
const SIGN: f32 = 26.0;
/// The radius of the present point.
const HERE: f32 = 9.0;

/// A sign of the legend.
#[derive(Clone, Copy, Debug)]
enum LegendSign {
    Field(Choice),
    Line(Stroke),
    Cross,
    Triangle,
}

impl Sketch<'_> {
    /// Where the rules fail.
    pub(super) fn signs(&self) -> Vec<Mark> {
        let failures = self.picture.failures;
        let fits = |((across, up), _): &&(semeai_sums::PlanePoint, Rational)| {
            let most = whole(self.frame.size);
            *across <= most && *up <= most
        };
        let wrong = failures.wrong.iter().filter(fits);
        let undecided = failures.undecided.iter().filter(fits);
        let place = |(across, up)| self.frame.place((number(across), number(up)));
        let cross = |&(at, loss): &(_, _)| self.cross(place(at), radius(number(loss)));
        let triangle = |&(at, loss): &(_, _)| self.triangle(place(at), radius(number(loss)));
        wrong.map(cross).chain(undecided.map(triangle)).collect()
    }

    fn sign_stroke(&self) -> Stroke {
        Stroke::new(self.colors.walls[1], 2.2)
    }

    fn cross(&self, (x, y): Place, r: f32) -> Mark {
        let lines = vec![
            vec![(x - r, y - r), (x + r, y + r)],
            vec![(x - r, y + r), (x + r, y - r)],
        ];
        Mark::Lines(lines, self.sign_stroke())
    }

    fn triangle(&self, (x, y): Place, r: f32) -> Mark {
        let corners = vec![
            (x, y - r * 1.15),
            (x + r, y + r * 0.75),
            (x - r, y + r * 0.75),
        ];
        let style = Style::flat(self.colors.paper).edged(self.sign_stroke());
        Mark::Area(corners, style)
    }

    /// The present point.
    pub(super) fn here(&self) -> Option<Mark> {
        let (across, up) = self.picture.boundary.here();
        let most = f64::from(self.frame.size);
        let at = (number(across), number(up));
        let is_seen = (0.0..=most).contains(&at.0) && (0.0..=most).contains(&at.1);
        // A ring, so that a sign in it is seen.
        let style = Style::line(self.colors.essential, 3.0);
        is_seen.then(|| Mark::Disc(self.frame.place(at), HERE, style))
    }

    pub(super) fn legend(&self) -> Vec<Mark> {
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

    fn entries(&self) -> Vec<(LegendSign, &str)> {
        let [averaging, doubling] = self.rule_strokes().map(LegendSign::Line);
        let signs = [
            LegendSign::Field(Choice::Tree),
            LegendSign::Field(Choice::Gote),
            LegendSign::Field(Choice::Both),
            LegendSign::Line(Stroke::new(self.colors.ink, 3.0)),
            averaging,
            doubling,
            LegendSign::Cross,
            LegendSign::Triangle,
            LegendSign::Line(Stroke::new(self.colors.region(1), 1.6)),
        ];
        let mut entries: Vec<(LegendSign, &str)> =
            signs.into_iter().zip(self.picture.legend).collect();
        if self.picture.boundary.plane == Plane::XlXr {
            // Doubling says the same everywhere there.
            entries.remove(5);
        }
        entries
    }

    fn sign(&self, sign: LegendSign, (x, y): Place) -> Vec<Mark> {
        let middle = (x + 9.0, y + 9.0);
        match sign {
            LegendSign::Line(stroke) => vec![Mark::Line(
                vec![(x, middle.1), (x + 18.0, middle.1)],
                stroke,
            )],
            LegendSign::Cross => vec![self.cross(middle, radius(1.0))],
            LegendSign::Triangle => vec![self.triangle(middle, radius(1.0))],
            LegendSign::Field(choice) => {
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

/// How large the sign of a loss is.
fn radius(loss: f64) -> f32 {
    pixels(3.0 + 1.5 * loss).clamp(3.5, 9.0)
}
