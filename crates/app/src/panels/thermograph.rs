//! The thermograph of a value: temperature upwards, and values growing to the left, as in the literature.

use egui::{Color32, Ui};
use egui_plot::{AxisHints, GridMark, HLine, Line, LineStyle, Plot, PlotPoint, PlotPoints, Text};
use semeai_race::report::{Rational, Thermograph};
use semeai_session::text::labels::Label;

use crate::shown::Shown;
use crate::theme;

/// The temperature of a plain liberty: filling one gains one.
const PLAIN_LIBERTY: f64 = 1.0;

/// Where the picture ends: room above the highest corner and beside the widest.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bounds {
    low: f64,
    high: f64,
    top: f64,
}

/// Shows a thermograph in the room that is left.
pub(super) fn thermograph_ui(ui: &mut Ui, shown: &Shown<'_>, graph: &Thermograph) {
    let tokens = theme::tokens(ui);
    let bounds = bounds(graph);
    let (left, right, mast) = (
        wall(&graph.left, graph),
        wall(&graph.right, graph),
        mast(graph, bounds.top),
    );
    let plain = shown.label(Label::PlainLiberty);
    let name = shown.label(Label::Thermograph);
    let (strong, weak, accent) = (tokens.ink, tokens.ink_weak, tokens.accent);
    Plot::new(("thermograph", shown.view.is_cooled))
        .invert_x(true)
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_crosshair(false)
        .grid_color(tokens.hairline)
        .x_grid_spacer(|input| whole_marks(input.bounds))
        .y_grid_spacer(|input| whole_marks(input.bounds))
        .custom_x_axes(vec![axis(AxisHints::new_x())])
        .custom_y_axes(vec![axis(AxisHints::new_y()).min_thickness(18.0)])
        .label_formatter(|_| None)
        .show(ui, |plot| {
            plot.set_plot_bounds_x(bounds.low..=bounds.high);
            plot.set_plot_bounds_y(-0.15..=bounds.top);
            plot.hline(
                HLine::new("plain", PLAIN_LIBERTY)
                    .color(accent)
                    .width(1.0)
                    .style(LineStyle::dashed_loose()),
            );
            plot.text(
                Text::new(
                    "plain",
                    PlotPoint::new(bounds.high, PLAIN_LIBERTY + bounds.top * 0.04),
                    egui::RichText::new(format!(" {plain}")).size(theme::size::TEXT_SMALL - 1.0),
                )
                .anchor(egui::Align2::LEFT_BOTTOM)
                .color(accent),
            );
            plot.line(line(name, mast, weak, 2.0));
            plot.line(line(name, left, strong, 2.0));
            plot.line(line(name, right, strong, 2.0));
        });
}

/// An axis whose labels may stand close together: they are small whole numbers.
fn axis(hints: AxisHints<'_>) -> AxisHints<'_> {
    hints
        .label_spacing(8.0..=14.0)
        .formatter(|mark, _| whole(mark.value))
}

fn line<'a>(name: &str, points: Vec<[f64; 2]>, color: Color32, width: f32) -> Line<'a> {
    Line::new(name, PlotPoints::from(points))
        .color(color)
        .width(width)
}

/// A rational as a place on the plot; exact values are shown as text elsewhere.
#[expect(
    clippy::cast_precision_loss,
    reason = "a picture needs no more than a few digits"
)]
fn place(x: Rational) -> f64 {
    *x.numer() as f64 / *x.denom() as f64
}

/// A wall up to the mast, on which it ends also if it has no corner there.
fn wall(corners: &[(Rational, Rational)], graph: &Thermograph) -> Vec<[f64; 2]> {
    let top = (graph.mast_base, graph.mast);
    corners
        .iter()
        .chain(std::iter::once(&top).filter(|&&top| corners.last() != Some(&top)))
        .map(|&(t, x)| [place(x), place(t)])
        .collect()
}

fn mast(graph: &Thermograph, top: f64) -> Vec<[f64; 2]> {
    let x = place(graph.mast);
    vec![[x, place(graph.mast_base)], [x, top]]
}

fn bounds(graph: &Thermograph) -> Bounds {
    let values = || {
        graph
            .left
            .iter()
            .chain(&graph.right)
            .map(|&(_, x)| place(x))
    };
    let mast = place(graph.mast);
    let low = values().fold(mast, f64::min);
    let high = values().fold(mast, f64::max);
    let side = ((high - low) * 0.12).max(0.75);
    Bounds {
        low: low - side,
        high: high + side,
        top: (place(graph.mast_base) + 0.9).max(PLAIN_LIBERTY + 0.9),
    }
}

/// A whole number as a label, zero without a sign.
fn whole(x: f64) -> String {
    format!("{}", x + 0.0)
}

/// Marks at whole numbers, fewer of them when there are many.
fn whole_marks((low, high): (f64, f64)) -> Vec<GridMark> {
    let step = ((high - low) / 8.0).ceil().max(1.0);
    let first = (low / step).ceil();
    let mut marks = Vec::new();
    let mut at = first;
    while at * step <= high && marks.len() < 40 {
        marks.push(GridMark {
            value: at * step,
            step_size: step,
        });
        at += 1.0;
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hot() -> Thermograph {
        let r = |n: i128| Rational::from_integer(n);
        Thermograph {
            left: vec![(r(0), r(6)), (r(2), r(4))],
            right: vec![(r(0), r(2)), (r(2), r(4))],
            mast: r(4),
            mast_base: r(2),
        }
    }

    #[test]
    fn the_mast_stands_on_the_walls_and_reaches_the_top() {
        let bounds = bounds(&hot());
        let (foot, corner) = (mast(&hot(), bounds.top)[0], wall(&hot().left, &hot())[1]);
        assert!((0..2).all(|i| (foot[i] - corner[i]).abs() < 1e-9));
        assert!(bounds.top > 2.0 && bounds.low < 2.0 && bounds.high > 6.0);
    }

    #[test]
    fn marks_are_few_however_wide_the_range() {
        assert_eq!(whole_marks((0.5, 3.2)).len(), 3);
        assert!(whole_marks((-1000.0, 1000.0)).len() < 12);
    }
}
