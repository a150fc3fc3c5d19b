//! The thermograph of a value: temperature upwards, and values growing to the left, as in the literature.

use egui::accesskit::Role;
use egui::{Sense, Ui, WidgetInfo};
use semeai_cgt::{Rational, Thermograph};
use semeai_picture::axes::Axes;
use semeai_picture::drawing::Stroke;
use semeai_picture::thermograph::{
    ScaffoldLines, ThermographPane, ThermographPicture, Walls, thermograph,
};
use semeai_picture::{Drawing, Theme};
use semeai_words::labels::Label;

use crate::drawing_view;
use crate::look::theme;
use crate::science::FrameData;

/// The temperature of a plain liberty: filling one gains one.
const PLAIN_LIBERTY: Rational = Rational::new_raw(1, 1);

/// The thermograph of a value as a picture to be saved.
pub(crate) fn graph_drawing(graph: &Thermograph, title: &str, theme: Theme) -> Drawing {
    walls_drawing(&Walls::of(graph), &[], None, title, theme)
}

/// The same of a region with kos, with its walls under other conditions.
pub(crate) fn walls_drawing(
    graph: &Walls,
    others: &[Walls],
    scaffolds: Option<&ScaffoldLines>,
    title: &str,
    theme: Theme,
) -> Drawing {
    thermograph(&ThermographPicture {
        graph,
        others,
        scaffolds,
        title,
        theme,
    })
}

/// Shows the thermograph of a region of a race in the room that is left.
pub(crate) fn thermograph_ui(ui: &mut Ui, shown: &FrameData<'_>, graph: &Thermograph) {
    let pane = ThermographPane {
        graph: &Walls::of(graph),
        others: &[],
        scaffolds: None,
        line: Some((PLAIN_LIBERTY, shown.label(Label::PlainLiberty))),
    };
    pane_ui(ui, shown, &pane, None);
}

/// Shows a thermograph with what belongs to it in the room that is left; gives the temperature at the pointer, if a degree is to
/// be read in so many steps.
pub(crate) fn pane_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    pane: &ThermographPane<'_>,
    steps: Option<i32>,
) -> Option<Rational> {
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
    let name = shown.label(Label::Thermograph);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let colors = theme::tokens(ui).board;
    let axes = pane.axes(rect.size().into());
    let mut marks = pane.marks(&axes, colors);
    let pointer = response.hover_pos().map(|at| at - rect.min);
    let read = steps.zip(pointer);
    let t = read.map(|(steps, at)| read_at(&axes, at.y, steps));
    marks.extend(t.map(|t| axes.level(t, Stroke::new(colors.accent, 1.0))));
    drawing_view::paint(ui.painter(), rect.min, &marks);
    t
}

/// The temperature at a height, in whole steps.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the pointer is within the picture, and a conversion saturates"
)]
fn read_at(axes: &Axes, y: f32, steps: i32) -> Rational {
    let t = (axes.number_at(y).max(0.0) * f64::from(steps)).round();
    Rational::new(t as i128, i128::from(steps))
}
