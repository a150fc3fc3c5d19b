//! The thermograph, large, with what stands at the pointer.

use egui::{Ui, vec2};
use semeai_cgt::{Player, Rational, Thermograph};
use semeai_picture::thermograph::{ScaffoldLines, ThermographPane, Walls};
use semeai_session::ValueSheet;
use semeai_words::labels::Label;

use super::parts::is_pale;
use crate::commands::requests::Requests;
use crate::look::mathematics::value_ui;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::thermograph::pane_ui;
use crate::science::FrameData;
use crate::sciences::values::request::ValuesRequest;

/// Temperatures are read in steps of 1/4.
const READ_STEPS: i32 = 4;

/// Shows the thermograph, as it is or cooled, with its controls and the line that reads it.
pub(super) fn diagram_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    sheet: &ValueSheet,
    height: f32,
    requests: &mut Requests,
) {
    let looks = &shown.view.looks;
    controls_ui(ui, shown, requests);
    let cooled = sheet.cooled.as_ref().filter(|_| looks.is_sheet_cooled);
    let (graph, scaffolds) = match cooled {
        Some(cooled) => (&cooled.thermograph, &cooled.scaffolds),
        None => (&sheet.thermograph, &sheet.scaffolds),
    };
    let cool = shown.view.worksheet.cool();
    let name = format!("{} {cool}", shown.label(Label::CoolBy));
    let scaffolds = ScaffoldLines::of(scaffolds);
    let pane = ThermographPane {
        graph: &Walls::of(graph),
        others: &[],
        scaffolds: looks.has_scaffolds.then_some(&scaffolds),
        line: (cooled.is_none() && !cool.is_zero()).then_some((cool.to_rational(), name.as_str())),
    };
    let room = vec2(ui.available_width(), height);
    let t = ui
        .allocate_ui(room, |ui| {
            if is_pale(shown) {
                ui.multiply_opacity(theme::PALE);
            }
            pane_ui(ui, shown, &pane, Some(READ_STEPS))
        })
        .inner;
    reading_ui(ui, shown, graph, t);
}

fn controls_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let looks = &shown.view.looks;
    ui.horizontal(|ui| {
        for (is_cooled, name) in [(false, Label::Uncooled), (true, Label::CooledHere)] {
            let is_chosen = looks.is_sheet_cooled == is_cooled;
            if widgets::tab(ui, shown.label(name), is_chosen, size::TEXT_SMALL).clicked() {
                requests.ask(ValuesRequest::Cooled(is_cooled));
            }
        }
        let mut has_scaffolds = looks.has_scaffolds;
        if ui
            .checkbox(&mut has_scaffolds, shown.label(Label::Scaffolds))
            .changed()
        {
            requests.ask(ValuesRequest::Scaffolds(has_scaffolds));
        }
    });
}

/// What the walls are at a temperature, exactly.
fn reading_ui(ui: &mut Ui, shown: &FrameData<'_>, graph: &Thermograph, t: Option<Rational>) {
    let ink = theme::tokens(ui).ink;
    ui.horizontal(|ui| {
        ui.set_min_height(26.0);
        let Some(t) = t else {
            widgets::quiet(ui, shown.label(Label::PointToRead));
            return;
        };
        let at = |player| graph.value_at(player, t).ok();
        let (Some(left), Some(right)) = (at(Player::Left), at(Player::Right)) else {
            return;
        };
        let mut part = |name: &str, value: Rational| {
            widgets::quiet(ui, name);
            value_ui(ui, &value.into(), size::TEXT, ink);
            ui.add_space(size::GAP);
        };
        part("t =", t);
        if left == right {
            part(shown.label(Label::Mast), left);
        } else {
            part(shown.label(Label::LeftWall), left);
            part(shown.label(Label::RightWall), right);
        }
    });
}
