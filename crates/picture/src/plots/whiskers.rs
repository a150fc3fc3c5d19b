//! How often Black won in several cells side by side.

use semeai_tactics::Rate;

use super::{PlotFrame, percent_ticks, range_of};
use crate::axes::{Axes, Tick};
use crate::drawing::{Anchor, Drawing, Mark, Stroke, Style};
use crate::font;

/// The height of a row, and the size of its label.
const ROW: f32 = 22.0;
const LABEL: f32 = 12.0;

/// A cell: what it is called and how often Black won, and what the source prints of it if it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Whisker {
    /// The board, or the map.
    pub label: String,
    /// How often Black won.
    pub rate: Rate,
    /// The printed share.
    pub printed: Option<f64>,
}

/// Cells side by side: the boards of a map, or the maps of a board.
#[derive(Clone, Copy, Debug)]
pub struct WhiskersPlot<'a> {
    /// Title, size and colours; every cell has a row, however high that makes it.
    pub frame: PlotFrame<'a>,
    /// The cells, from above.
    pub cells: &'a [Whisker],
}

impl WhiskersPlot<'_> {
    /// Draws a row for each cell: the share as a dot, its 95 % interval as a line, the printed share as a ring.
    pub fn draw(&self) -> Drawing {
        let rows = f32::from(u16::try_from(self.cells.len()).unwrap_or(u16::MAX));
        let [_, above, _, below] = super::MARGINS;
        let (width, height) = self.frame.size;
        let frame = PlotFrame {
            size: (width, height.max(rows.mul_add(ROW, above + below))),
            ..self.frame
        };
        let colors = frame.colors();
        let labels = self.cells.iter().map(|it| font::width(&it.label, LABEL));
        let corners = frame.corners(labels.fold(0.0, f32::max) + 16.0);
        let shares = self.cells.iter().flat_map(|cell| {
            let interval = cell.rate.interval();
            let printed = cell.printed.into_iter();
            [interval.low, interval.high].into_iter().chain(printed)
        });
        let axes = Axes {
            across: range_of(shares.chain([0.5])),
            up: [0.0, 1.0],
            corners,
        };
        let mut marks = vec![self.even(&axes)];
        let mut texts = Vec::new();
        let mut y = corners[0].1 + ROW / 2.0;
        for cell in self.cells {
            let interval = cell.rate.interval();
            let [low, at, high] =
                [interval.low, cell.rate.share, interval.high].map(|it| axes.x(it));
            let line = Stroke::new(colors.ink, 1.5);
            marks.push(Mark::Line(vec![(low, y), (high, y)], line));
            for end in [low, high] {
                marks.push(Mark::Line(vec![(end, y - 3.0), (end, y + 3.0)], line));
            }
            marks.push(Mark::Disc((at, y), 3.0, Style::flat(colors.ink)));
            if let Some(printed) = cell.printed {
                let ring = Style::line(colors.ink_weak, 1.5);
                marks.push(Mark::Disc((axes.x(printed), y), 4.5, ring));
            }
            let at = (corners[0].0 - 8.0, y + 4.0);
            texts.push(Mark::text(at, &cell.label, Anchor::End, LABEL, colors.ink));
            y += ROW;
        }
        let ticks = with_room(percent_ticks(axes.across), &axes);
        let mut lines = axes.on_paper(colors, super::corner_line(&axes), [&ticks, &[]]);
        lines.extend(texts);
        frame.drawing(lines, marks)
    }

    /// The line where both win as often.
    fn even(&self, axes: &Axes) -> Mark {
        let [(_, top), (_, bottom)] = axes.corners;
        let stroke = Stroke::new(self.frame.colors().hairline, 1.0).dashed(4.0);
        let x = axes.x(0.5);
        Mark::Line(vec![(x, top), (x, bottom)], stroke)
    }
}

/// The least distance of two numbers below the axis.
const BETWEEN: f32 = 40.0;

/// Every so many of these numbers that they have room beside each other.
fn with_room(ticks: Vec<Tick>, axes: &Axes) -> Vec<Tick> {
    let far = match &ticks[..] {
        [first, second, ..] => axes.x(second.0) - axes.x(first.0),
        _ => return ticks,
    };
    let every = [1_u8, 2, 5, 10];
    let every = every
        .into_iter()
        .find(|every| f32::from(*every) * far >= BETWEEN);
    ticks
        .into_iter()
        .step_by(every.unwrap_or(10).into())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colors::Theme;
    use crate::svg::svg;

    #[test]
    fn a_row_has_a_dot_its_interval_and_the_printed_share() {
        let cell = |label: &str, share: f64, printed| Whisker {
            label: label.to_owned(),
            rate: Rate {
                share,
                games: 10_000,
            },
            printed,
        };
        let cells = [
            cell("square:6x6", 0.68, Some(0.675)),
            cell("torus:6x6", 0.555, None),
        ];
        let frame = PlotFrame {
            title: "P4(V)",
            axes: ["games", "wins"],
            theme: Theme::Print,
            size: (400.0, 10.0),
        };
        let plot = WhiskersPlot {
            frame,
            cells: &cells,
        };
        let text = svg(&plot.draw(), None);
        assert_eq!(text.matches("<circle").count(), 3, "{text}");
        assert!(
            text.contains("torus:6x6") && text.contains("60 %"),
            "{text}"
        );
        let none = WhiskersPlot { frame, cells: &[] };
        assert!(!svg(&none.draw(), None).contains("NaN"));
    }
}
