//! The lines over a plane, and what stands along its edges.

use semeai_sums::Plane;

use super::frame::{AXIS, STRIP};
use super::numbers::{places, whole};
use super::sketch::{Sketch, TEXT};
use crate::drawing::{Anchor, Mark, Stroke};
use crate::scale::pixels;

impl Sketch<'_> {
    /// The lines of the rules and the exact curve.
    pub(super) fn lines(&self) -> Vec<Mark> {
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

    pub(super) fn rule_strokes(&self) -> [Stroke; 2] {
        let [first, second] = self.colors.walls;
        [
            Stroke::new(first, 1.4),
            Stroke::new(second, 1.4).dashed(5.0),
        ]
    }

    /// The edges with whole numbers, and what they are numbers of.
    pub(super) fn axes(&self) -> Vec<Mark> {
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
        // Beyond the number that may stand there.
        let aside = if most < 10 { 20.0 } else { 27.0 };
        let beside = (above.0 - aside, above.1 + 4.0);
        marks.push(self.text(beside, up, Anchor::End, TEXT));
        marks
    }

    /// How uneven the gotes are, along the edges that it matters to: half a unit of it is the width of the strip at most.
    pub(super) fn unevenness(&self) -> Vec<Mark> {
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
}

/// The names of the numbers of a plane, across and up.
pub const fn axes(plane: Plane) -> [&'static str; 2] {
    match plane {
        Plane::XlXr => ["xl", "xr"],
        Plane::XlY => ["xl", "y"],
        Plane::XrY => ["xr", "y"],
    }
}
