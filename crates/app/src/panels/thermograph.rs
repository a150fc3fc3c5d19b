//! The thermograph of a value: temperature upwards, and values growing to the left, as in the literature.

use egui::accesskit::Role;
use egui::{Color32, Ui, WidgetInfo};
use egui_plot::{
    AxisHints, GridMark, HLine, Line, LineStyle, Plot, PlotPoint, PlotPoints, PlotUi, Text,
};
use semeai_cgt::{Corner, Dyadic, Player, Rational, Scaffolds, Thermograph};
use semeai_picture::thermograph::scaffold_line;
use semeai_words::grammar::in_print;
use semeai_words::labels::Label;

use crate::shown::Shown;
use crate::theme;

/// The temperature of a plain liberty: filling one gains one.
const PLAIN_LIBERTY: Rational = Rational::new_raw(1, 1);

/// Where the picture ends: room above the highest corner and beside the widest.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PictureExtent {
    low: f64,
    high: f64,
    top: f64,
}

/// What is drawn of a thermograph.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sketch<'a> {
    /// The walls and the mast.
    pub(super) graph: &'a Thermograph,
    /// The lines that the walls follow until they meet, dashed.
    pub(super) scaffolds: Option<&'a Scaffolds>,
    /// A dashed line at a temperature, with what it stands for.
    pub(super) line: Option<(Rational, &'a str)>,
    /// Whether it is of something that is being replaced.
    pub(super) is_pale: bool,
    /// In how many steps a degree can be read at the pointer, if it can.
    pub(super) steps: Option<i32>,
}

/// Shows a thermograph in the room that is left.
pub(super) fn thermograph_ui(ui: &mut Ui, shown: &Shown<'_>, graph: &Thermograph) {
    let sketch = Sketch {
        graph,
        scaffolds: None,
        line: Some((PLAIN_LIBERTY, shown.label(Label::PlainLiberty))),
        is_pale: false,
        steps: None,
    };
    sketch_ui(
        ui,
        shown,
        ("thermograph", shown.view.looks.is_cooled),
        &sketch,
    );
}

/// Shows a thermograph with what belongs to it in the room that is left; gives the temperature at the pointer.
pub(super) fn sketch_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    id: (&str, bool),
    sketch: &Sketch<'_>,
) -> Option<Rational> {
    let tokens = theme::tokens(ui);
    let bounds = bounds(sketch.graph, sketch.line.map(|(t, _)| place(t)));
    let name = shown.label(Label::Thermograph);
    let strength = if sketch.is_pale { theme::PALE } else { 1.0 };
    let [strong, weak, accent] =
        [tokens.ink, tokens.ink_weak, tokens.accent].map(|color| theme::faded(color, strength));
    let graph = sketch.graph;
    let read = Plot::new(id)
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
            if let Some((t, text)) = sketch.line {
                mark(plot, bounds, place(t), text, accent);
            }
            for scaffold in sketch
                .scaffolds
                .into_iter()
                .flat_map(|each| scaffolds(each, bounds))
            {
                plot.line(line(name, scaffold, weak, 1.0).style(LineStyle::dashed_dense()));
            }
            plot.line(line(name, mast(graph, bounds.top), weak, 2.0));
            plot.line(line(name, wall(&graph.left, graph), strong, 2.0));
            plot.line(line(name, wall(&graph.right, graph), strong, 2.0));
            let t = sketch.steps.and_then(|steps| read(plot, bounds, steps))?;
            plot.hline(HLine::new("pointer", place(t)).color(accent).width(1.0));
            Some(t)
        });
    read.response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    read.inner
}

/// A dashed line at a temperature, with what it stands for.
fn mark(plot: &mut PlotUi<'_>, bounds: PictureExtent, t: f64, text: &str, color: Color32) {
    plot.hline(
        HLine::new("line", t)
            .color(color)
            .width(1.0)
            .style(LineStyle::dashed_loose()),
    );
    let text = egui::RichText::new(format!(" {text}")).size(theme::size::TEXT_SMALL - 1.0);
    let place = PlotPoint::new(bounds.high, t + bounds.top * 0.04);
    plot.text(
        Text::new("line", place, text)
            .anchor(egui::Align2::LEFT_BOTTOM)
            .color(color),
    );
}

/// The temperature at the pointer, in whole steps.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the pointer is within the picture, and a conversion saturates"
)]
fn read(plot: &PlotUi<'_>, bounds: PictureExtent, steps: i32) -> Option<Rational> {
    let pointer = plot
        .pointer_coordinate()
        .filter(|_| plot.response().hovered())?;
    let t = (pointer.y.clamp(0.0, bounds.top) * f64::from(steps)).round();
    Some(Rational::new(t as i128, i128::from(steps)))
}

fn scaffolds(scaffolds: &Scaffolds, bounds: PictureExtent) -> [Vec<[f64; 2]>; 2] {
    [
        (&scaffolds.left, Player::Left),
        (&scaffolds.right, Player::Right),
    ]
    .map(|(corners, player)| {
        let line = scaffold_line(corners, player, bounds.top);
        line.into_iter().map(|(t, value)| [value, t]).collect()
    })
}

/// An axis whose labels may stand close together: they are small whole numbers.
fn axis(hints: AxisHints<'_>) -> AxisHints<'_> {
    hints
        .label_spacing(8.0..=14.0)
        .formatter(|mark, _| whole(mark.value))
}

/// A line through these points. Several of them may stand above each other, where a wall is upright: that is no band of values.
fn line<'a>(name: &str, points: Vec<[f64; 2]>, color: Color32, width: f32) -> Line<'a> {
    Line::new(name, PlotPoints::from(points))
        .allow_band(false)
        .color(color)
        .width(width)
}

/// A rational as a place on the plot; exact values are shown as text elsewhere.
#[expect(
    clippy::cast_precision_loss,
    reason = "a picture needs no more than a few digits"
)]
pub(super) fn place(x: Rational) -> f64 {
    *x.numer() as f64 / *x.denom() as f64
}

/// The same for the numbers of a thermograph.
fn exact(x: Dyadic) -> f64 {
    place(x.to_rational())
}

/// A wall up to the mast, on which it ends also if it has no corner there.
fn wall(corners: &[Corner], graph: &Thermograph) -> Vec<[f64; 2]> {
    let top = (graph.mast_base(), graph.mast);
    corners
        .iter()
        .chain(std::iter::once(&top).filter(|&&top| corners.last() != Some(&top)))
        .map(|&(t, x)| [exact(x), exact(t)])
        .collect()
}

fn mast(graph: &Thermograph, top: f64) -> Vec<[f64; 2]> {
    let x = exact(graph.mast);
    vec![[x, exact(graph.mast_base())], [x, top]]
}

/// The bounds of a thermograph with a line across, unless that is far above everything else.
fn bounds(graph: &Thermograph, line: Option<f64>) -> PictureExtent {
    let values = || {
        graph
            .left
            .iter()
            .chain(&graph.right)
            .map(|&(_, x)| exact(x))
    };
    let mast = exact(graph.mast);
    let low = values().fold(mast, f64::min);
    let high = values().fold(mast, f64::max);
    // Huge numbers need more room, or nothing would be left between them.
    let side = ((high - low) * 0.12)
        .max(0.75)
        .max(high.abs().max(low.abs()) * 1e-9);
    let base = exact(graph.mast_base());
    let line = line.filter(|t| *t <= 2.0 * base + 4.0).unwrap_or(1.0);
    PictureExtent {
        low: low - side,
        high: high + side,
        top: base.max(line).max(1.0) + (base * 0.12).max(0.9),
    }
}

/// A whole number as a label, zero without a sign.
fn whole(x: f64) -> String {
    in_print(&format!("{}", x + 0.0))
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
        let r = Dyadic::integer;
        Thermograph {
            left: vec![(r(0), r(6)), (r(2), r(4))],
            right: vec![(r(0), r(2)), (r(2), r(4))],
            mast: r(4),
            temperature: r(2),
        }
    }

    #[test]
    fn the_mast_stands_on_the_walls_and_reaches_the_top() {
        let bounds = bounds(&hot(), None);
        let (foot, corner) = (mast(&hot(), bounds.top)[0], wall(&hot().left, &hot())[1]);
        assert!((0..2).all(|i| (foot[i] - corner[i]).abs() < 1e-9));
        assert!(bounds.top > 2.0 && bounds.low < 2.0 && bounds.high > 6.0);
    }

    #[test]
    fn a_wall_with_an_upright_part_is_no_area() {
        // The left wall of {8||5|3|||1}.
        let wall = vec![[5.0, 0.0], [4.0, 1.0], [4.0, 2.0], [3.5, 2.5]];
        let bands = |wall: &dyn Fn() -> Line<'static>| {
            let context = egui::Context::default();
            let mut output = context.run_ui(egui::RawInput::default(), |ui| {
                Plot::new("a wall")
                    .invert_x(true)
                    .show(ui, |plot| plot.line(wall()));
            });
            output.textures_delta.clear();
            let painted = output.shapes.iter();
            painted.map(|it| bands_in(&it.shape)).sum::<usize>()
        };
        let plain = || Line::new("", PlotPoints::from(wall.clone())).color(Color32::RED);
        assert_eq!(bands(&plain), 1, "what a plot makes of it by itself");
        assert_eq!(bands(&|| line("", wall.clone(), Color32::RED, 2.0)), 0);
    }

    fn bands_in(shape: &egui::Shape) -> usize {
        match shape {
            egui::Shape::Band(_) => 1,
            egui::Shape::Vec(shapes) => shapes.iter().map(bands_in).sum(),
            _ => 0,
        }
    }

    #[test]
    fn marks_are_few_however_wide_the_range() {
        assert_eq!(whole_marks((0.5, 3.2)).len(), 3);
        assert!(whole_marks((-1000.0, 1000.0)).len() < 12);
    }
}
