//! The outline of a shape, as it is drawn in a PDF file.

use pdf_writer::Content;

use crate::drawing::{Place, Side};

/// How near the handles of a curve are to the corner for it to be a quarter of a circle, in parts of the radius.
const QUARTER: f32 = 0.552_285;

/// A part of an outline.
#[derive(Clone, Copy)]
enum Step {
    Begin(Place),
    Line(Place),
    /// Both handles of a curve, and where it ends.
    Curve(Place, Place, Place),
    Close,
}

/// A path that is being made, with the corners of the rectangle round it.
pub(super) struct Outline {
    steps: Vec<Step>,
    least: Place,
    greatest: Place,
}

impl Outline {
    fn new() -> Self {
        Self {
            steps: Vec::new(),
            least: (f32::MAX, f32::MAX),
            greatest: (f32::MIN, f32::MIN),
        }
    }

    pub(super) fn lines<'a>(lines: impl IntoIterator<Item = &'a [Place]>) -> Self {
        let mut outline = Self::new();
        for line in lines {
            outline.through(line);
        }
        outline
    }

    pub(super) fn areas<'a>(areas: impl IntoIterator<Item = &'a [Place]>) -> Self {
        let mut outline = Self::new();
        for area in areas.into_iter().filter(|area| !area.is_empty()) {
            outline.through(area);
            outline.steps.push(Step::Close);
        }
        outline
    }

    pub(super) fn disc(middle: Place, radius: f32) -> Self {
        let mut outline = Self::new();
        outline.half_circle(middle, radius, Side::Right);
        outline.half_circle(middle, radius, Side::Left);
        outline.steps.push(Step::Close);
        outline
    }

    pub(super) fn half(middle: Place, radius: f32, side: Side) -> Self {
        let mut outline = Self::new();
        outline.half_circle(middle, radius, side);
        outline.steps.push(Step::Close);
        outline
    }

    pub(super) fn rectangle((x, y): Place, (width, height): Place, radius: f32) -> Self {
        let mut outline = Self::new();
        let (right, bottom) = (x + width, y + height);
        let r = radius.min(width / 2.0).min(height / 2.0).max(0.0);
        if r == 0.0 {
            outline.through(&[(x, y), (right, y), (right, bottom), (x, bottom)]);
        } else {
            outline.to((x + r, y), true);
            for (corner, from, to) in [
                ((right, y), (right - r, y), (right, y + r)),
                ((right, bottom), (right, bottom - r), (right - r, bottom)),
                ((x, bottom), (x + r, bottom), (x, bottom - r)),
                ((x, y), (x, y + r), (x + r, y)),
            ] {
                outline.to(from, false);
                outline.quarter(from, corner, to);
            }
        }
        outline.steps.push(Step::Close);
        outline
    }

    /// Half of a circle, from top to bottom on the right or back on the left; it goes on from another half.
    fn half_circle(&mut self, (x, y): Place, radius: f32, side: Side) {
        let (top, bottom) = ((x, y - radius), (x, y + radius));
        let (from, out, to) = match side {
            Side::Right => (top, x + radius, bottom),
            Side::Left => (bottom, x - radius, top),
        };
        self.to(from, self.steps.is_empty());
        self.quarter(from, (out, from.1), (out, y));
        self.quarter((out, y), (out, to.1), to);
    }

    fn through(&mut self, places: &[Place]) {
        for (number, place) in places.iter().enumerate() {
            self.to(*place, number == 0);
        }
    }

    fn to(&mut self, place: Place, is_begin: bool) {
        self.cover(place);
        self.steps.push(match is_begin {
            true => Step::Begin(place),
            false => Step::Line(place),
        });
    }

    /// A quarter of a circle round a corner.
    fn quarter(&mut self, from: Place, corner: Place, to: Place) {
        let near = |end: Place| {
            let part = |end: f32, corner: f32| end + QUARTER * (corner - end);
            (part(end.0, corner.0), part(end.1, corner.1))
        };
        self.steps.push(Step::Curve(near(from), near(to), to));
        self.cover(to);
    }

    fn cover(&mut self, (x, y): Place) {
        self.least = (self.least.0.min(x), self.least.1.min(y));
        self.greatest = (self.greatest.0.max(x), self.greatest.1.max(y));
    }

    /// The upper left corner and the size of the rectangle round it, as far as it has an area.
    pub(super) fn bounds(&self) -> Option<[Place; 2]> {
        let ((left, top), (right, bottom)) = (self.least, self.greatest);
        let size = (right - left, bottom - top);
        (size.0 > 0.0 && size.1 > 0.0).then_some([self.least, size])
    }

    /// Whether there is something to be drawn, at places that a file can say.
    pub(super) fn is_drawn(&self) -> bool {
        let is_place = |(x, y): Place| x.is_finite() && y.is_finite();
        let is_finite = |step: &Step| match *step {
            Step::Begin(at) | Step::Line(at) => is_place(at),
            Step::Curve(first, second, at) => [first, second, at].into_iter().all(is_place),
            Step::Close => true,
        };
        self.steps.len() > 1 && self.steps.iter().all(is_finite)
    }

    /// Says it to a page, for what is to be done with it next.
    pub(super) fn say(&self, content: &mut Content) {
        for step in &self.steps {
            match *step {
                Step::Begin((x, y)) => content.move_to(x, y),
                Step::Line((x, y)) => content.line_to(x, y),
                Step::Curve(first, second, to) => {
                    content.cubic_to(first.0, first.1, second.0, second.1, to.0, to.1)
                }
                Step::Close => content.close_path(),
            };
        }
    }
}
