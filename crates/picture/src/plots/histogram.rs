//! By how much games were won.

use std::collections::BTreeMap;

use super::{PlotFrame, corner_line, count};
use crate::axes::{Axes, Tick, ticks, whole_ticks};
use crate::drawing::{Drawing, Mark, Stroke, Style};

/// How many games ended by each margin.
#[derive(Clone, Copy, Debug)]
pub struct HistogramPlot<'a> {
    /// Title, size and colours.
    pub frame: PlotFrame<'a>,
    /// How many games ended with so many points more for Black than for White.
    pub margins: &'a BTreeMap<i32, u64>,
}

impl HistogramPlot<'_> {
    /// Draws a column for each margin: those that Black won dark, those that White won light, draws between them.
    pub fn draw(&self) -> Drawing {
        let colors = self.frame.colors();
        let most = self.margins.values().copied().max().unwrap_or(0).max(1);
        let furthest = self.margins.keys().map(|margin| margin.unsigned_abs());
        let furthest = f64::from(furthest.max().unwrap_or(0).max(1)) + 0.5;
        let axes = Axes {
            across: [-furthest, furthest],
            up: [0.0, count(most) * 1.05],
            corners: self.frame.corners(0.0),
        };
        let columns = self.margins.iter().filter(|(_, games)| **games > 0);
        let columns = columns.map(|(&margin, &games)| {
            let fill = match margin {
                1.. => colors.stones.black.body,
                0 => colors.hairline,
                _ => colors.stones.white.body,
            };
            let (left, right) = (
                axes.x(f64::from(margin) - 0.42),
                axes.x(f64::from(margin) + 0.42),
            );
            let (top, bottom) = (axes.y(count(games)), axes.y(0.0));
            let style = Style::flat(fill).edged(Stroke::new(colors.ink_weak, 0.6));
            let size = ((right - left).max(0.8), bottom - top);
            Mark::Rect((left, top), size, 0.0, style)
        });
        let columns: Vec<Mark> = columns.collect();
        let minus = |(at, label): Tick| (at, label.replace('-', "−"));
        let across: Vec<Tick> = whole_ticks(axes.across).into_iter().map(minus).collect();
        let labels = [&across[..], &ticks(axes.up)];
        let lines = axes.on_paper(colors, corner_line(&axes), labels);
        self.frame.drawing(lines, vec![axes.within(columns)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colors::Theme;
    use crate::svg::svg;

    fn drawn(margins: &BTreeMap<i32, u64>) -> String {
        let frame = PlotFrame {
            title: "P4(V) on square:6x6",
            axes: ["games", "wins"],
            theme: Theme::Light,
            size: (360.0, 220.0),
        };
        svg(&HistogramPlot { frame, margins }.draw(), None)
    }

    #[test]
    fn every_margin_has_a_column_and_no_game_none() {
        let margins = BTreeMap::from([(-36, 12), (0, 5), (7, 40), (36, 1), (8, 0)]);
        let text = drawn(&margins);
        for said in ["P4(V) on square:6x6", ">games<", ">wins<", ">−30<"] {
            assert!(text.contains(said), "{said} in {text}");
        }
        // The ground and what clips the columns beside the columns themselves.
        assert_eq!(text.matches("<rect").count(), 4 + 2, "{text}");
        let empty = drawn(&BTreeMap::new());
        assert!(!empty.contains("NaN") && !empty.contains("inf"), "{empty}");
    }
}
