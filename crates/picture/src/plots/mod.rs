//! What simulated games came to, as plots: how often somebody won, by how much, and how that settles with more games.
//!
//! A share of won games stands with its 95 % interval (E. B. Wilson, 1927), which is never left out.

mod course;
mod histogram;
mod whiskers;

pub use course::{Abscissa, CoursePlot};
pub use histogram::HistogramPlot;
pub use whiskers::{Whisker, WhiskersPlot};

use crate::axes::{Axes, Tick, ticks};
use crate::colors::{Colors, Theme};
use crate::drawing::{Anchor, Drawing, Mark, Place, Style};
use crate::font;

/// The size of the title.
const TITLE: f32 = 14.0;
/// What is left beside the axes: at the left, above, at the right, below.
const MARGINS: [f32; 4] = [52.0, 56.0, 20.0, 44.0];
/// The size of what stands at an axis.
const NAME: f32 = 12.0;
/// The least room between the axes that anything is drawn in.
const LEAST: f32 = 24.0;

/// What every plot has.
#[derive(Clone, Copy, Debug)]
pub struct PlotFrame<'a> {
    /// What stands above it, in one line.
    pub title: &'a str,
    /// What its axes count: to the right, and upwards. Nothing stands at an axis whose name is empty.
    pub axes: [&'a str; 2],
    /// The colours: of a window, or of paper.
    pub theme: Theme,
    /// How large it is at least; a long title makes it wider.
    pub size: Place,
}

impl PlotFrame<'_> {
    fn colors(&self) -> &'static Colors {
        Colors::of(self.theme)
    }

    fn size(&self) -> Place {
        let (width, height) = self.size;
        let title = font::width(self.title, TITLE) + 16.0;
        let [left, above, right, below] = MARGINS;
        (
            width.max(title).max(left + right + LEAST),
            height.max(above + below + LEAST),
        )
    }

    /// The rectangle between the axes, with more room at the left for labels of this width.
    fn corners(&self, labels: f32) -> [Place; 2] {
        let [left, above, right, below] = MARGINS;
        let (width, height) = self.size();
        let left = left.max(labels.min(width / 2.0));
        [(left, above), (width - right, height - below)]
    }

    /// What the axes count: below the one, and above the other, where both are read without turning the head.
    fn names(&self, colors: &Colors) -> Vec<Mark> {
        let (width, height) = self.size();
        let [across, up] = self.axes;
        let [_, above, right, _] = MARGINS;
        let places = [
            (across, (width - right, height - 8.0), Anchor::End),
            (up, (8.0, above - 12.0), Anchor::Start),
        ];
        let named = places.into_iter().filter(|(name, ..)| !name.is_empty());
        let text = |(name, at, anchor)| Mark::text(at, name, anchor, NAME, colors.ink_weak);
        named.map(text).collect()
    }

    /// Everything on the ground of the plot, below its title.
    fn drawing(&self, axes: Vec<Mark>, inside: Vec<Mark>) -> Drawing {
        let (colors, size) = (self.colors(), self.size());
        let title = (size.0 / 2.0, 22.0);
        let marks = vec![
            Mark::Rect((0.0, 0.0), size, 0.0, Style::flat(colors.paper)),
            Mark::text(title, self.title, Anchor::Middle, TITLE, colors.ink),
            Mark::Group("axes", axes),
            Mark::Group("names", self.names(colors)),
            Mark::Group("games", inside),
        ];
        Drawing { size, marks }
    }
}

/// Shares of games as percent along a side of a plot.
fn percent_ticks(range: [f64; 2]) -> Vec<Tick> {
    let percent = ticks(range.map(|share| share * 100.0)).into_iter();
    percent
        .map(|(at, label)| (at / 100.0, label + " %"))
        .collect()
}

/// The range of shares that holds these with a little air, within 0 and 1.
fn range_of(shares: impl Iterator<Item = f64>) -> [f64; 2] {
    let all = shares.filter(|share| share.is_finite());
    let [low, high] = all.fold([1.0_f64, 0.0_f64], |[low, high], share| {
        [low.min(share), high.max(share)]
    });
    if low > high {
        return [0.0, 1.0];
    }
    let air = ((high - low) * 0.08).max(0.01);
    [(low - air).max(0.0), (high + air).min(1.0)]
}

/// A number of games or points as a coordinate.
#[expect(
    clippy::cast_precision_loss,
    reason = "pixels are coarser than any f64"
)]
const fn count(number: u64) -> f64 {
    number as f64
}

/// The two lines of axes, from the top at the left to the right at the bottom.
fn corner_line(axes: &Axes) -> Vec<Place> {
    let [(left, top), (right, bottom)] = axes.corners;
    vec![(left, top), (left, bottom), (right, bottom)]
}
