//! How often Black won against the number of games, or against the size of the board.

use semeai_tactics::Rate;

use super::{PlotFrame, corner_line, count, percent_ticks, range_of};
use crate::axes::{Axes, Tick, ticks};
use crate::drawing::{Drawing, Mark, Place, Stroke, Style};

/// What grows to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Abscissa {
    /// The number of games, ten times as many in equal steps: that is how an interval narrows.
    Games,
    /// The number of points of the board.
    Points,
}

/// A share of won games along something that grows, with its 95 % interval as a band.
#[derive(Clone, Copy, Debug)]
pub struct CoursePlot<'a> {
    /// Title, size and colours.
    pub frame: PlotFrame<'a>,
    /// What grows.
    pub across: Abscissa,
    /// How far it has grown, at least 1, and how often Black had won by then; growing.
    pub rates: &'a [(u64, Rate)],
}

impl CoursePlot<'_> {
    /// Draws the shares as a line, over the band of their intervals.
    pub fn draw(&self) -> Drawing {
        let colors = self.frame.colors();
        let intervals = self.rates.iter().map(|(_, rate)| rate.interval());
        let shares = intervals.flat_map(|interval| [interval.low, interval.high]);
        let axes = Axes {
            across: self.range(),
            up: range_of(shares.chain([0.5])),
            corners: self.frame.corners(0.0),
        };
        let place =
            |grown: u64, share: f64| -> Place { (axes.x(self.scaled(grown)), axes.y(share)) };
        let line: Vec<Place> = self
            .rates
            .iter()
            .map(|&(grown, rate)| place(grown, rate.share))
            .collect();
        let sides = self.rates.windows(2).map(|pair| {
            let [(from, first), (to, then)] = [pair[0], pair[1]];
            let (first, then) = (first.interval(), then.interval());
            vec![
                place(from, first.low),
                place(from, first.high),
                place(to, then.high),
                place(to, then.low),
            ]
        });
        let band = Mark::Areas(sides.collect(), colors.accent.faded(0.22));
        let even = vec![
            (axes.corners[0].0, axes.y(0.5)),
            (axes.corners[1].0, axes.y(0.5)),
        ];
        let mut marks = vec![
            band,
            Mark::Line(even, Stroke::new(colors.hairline, 1.0).dashed(4.0)),
            Mark::Line(line.clone(), Stroke::new(colors.ink, 1.5)),
        ];
        let dots = line
            .into_iter()
            .map(|at| Mark::Disc(at, 2.5, Style::flat(colors.ink)));
        marks.extend(dots);
        let labels = [&self.ticks(axes.across)[..], &percent_ticks(axes.up)];
        let lines = axes.on_paper(colors, corner_line(&axes), labels);
        self.frame.drawing(lines, vec![axes.within(marks)])
    }

    fn scaled(&self, grown: u64) -> f64 {
        match self.across {
            Abscissa::Games => count(grown.max(1)).log10(),
            Abscissa::Points => count(grown),
        }
    }

    fn range(&self) -> [f64; 2] {
        let ends = [self.rates.first(), self.rates.last()];
        let [from, to] = ends.map(|end| end.map_or(1, |(grown, _)| *grown));
        let [from, to] = [from, to].map(|grown| self.scaled(grown));
        // A single number stands in the middle.
        if to - from < 1e-9 {
            [from - 0.5, to + 0.5]
        } else {
            [from, to]
        }
    }

    fn ticks(&self, range: [f64; 2]) -> Vec<Tick> {
        match self.across {
            Abscissa::Points => ticks(range),
            Abscissa::Games => (0..20_u32)
                .map(|power| (f64::from(power), 10_u64.checked_pow(power)))
                .filter(|(at, _)| (range[0]..=range[1]).contains(at))
                .filter_map(|(at, games)| Some((at, games?.to_string())))
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colors::Theme;
    use crate::svg::svg;

    fn drawn(across: Abscissa, rates: &[(u64, Rate)]) -> String {
        let frame = PlotFrame {
            title: "F(W)",
            axes: ["games", "wins"],
            theme: Theme::Dark,
            size: (320.0, 200.0),
        };
        let plot = CoursePlot {
            frame,
            across,
            rates,
        };
        svg(&plot.draw(), None)
    }

    #[test]
    fn a_share_settles_within_its_band() {
        let rate = |games, share| (games, Rate { share, games });
        let rates = [rate(10, 0.6), rate(100, 0.71), rate(1_000, 0.68)];
        let text = drawn(Abscissa::Games, &rates);
        assert_eq!(text.matches("<circle").count(), 3, "{text}");
        for label in [">10<", ">100<", ">1000<"] {
            assert!(text.contains(label), "{label} in {text}");
        }
        for across in [Abscissa::Games, Abscissa::Points] {
            for many in [0, 1] {
                let text = drawn(across, &rates[..many]);
                assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
            }
        }
    }
}
