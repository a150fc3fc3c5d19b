//! The maps of the paper by name: as printed and conjectured apart, each with what it does.

use egui::text::{LayoutJob, TextFormat};
use egui::{Button, ScrollArea, Ui, vec2};
use semeai_session::{Action, MapAction};
use semeai_tactics::{Origin, Preset};
use semeai_words::labels::Label;
use semeai_words::tactics::{origin_sentence, preset_sentence};

use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// What of the height of the window is left beside the list.
const BESIDE: f32 = 180.0;
/// The width of the list.
const WIDTH: f32 = 420.0;

/// Shows the button with the list below it.
pub(super) fn presets_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.menu_button(shown.label(Label::MapPresets), |ui| {
        let window = ui.ctx().content_rect().size();
        ui.set_width(WIDTH.min(window.x - 60.0));
        ScrollArea::vertical()
            .max_height(window.y - BESIDE)
            .min_scrolled_height(window.y - BESIDE)
            .show(ui, |ui| {
                for (origin, heading) in [
                    (Origin::Printed, Label::MapsPrinted),
                    (Origin::Conjectured, Label::MapsConjectured),
                ] {
                    group_ui(ui, shown, origin, heading, requests);
                }
            });
    });
}

fn group_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    origin: Origin,
    heading: Label,
    requests: &mut Requests,
) {
    widgets::heading(ui, shown.label(heading));
    widgets::quiet_wrapped(ui, origin_sentence(origin, shown.phrasing()));
    let presets = Preset::ALL.into_iter();
    for preset in presets.filter(|preset| preset.origin() == origin) {
        let text = format!("@{}", preset.name());
        let is_chosen = shown.document.map.text.trim() == text;
        if preset_ui(ui, shown, preset, is_chosen) {
            requests.act(Action::Map(MapAction::Text(text)));
            ui.close();
        }
    }
    ui.add_space(size::GAP_SMALL);
}

/// A button with the name of a preset, and below it what that does; says whether it was clicked.
fn preset_ui(ui: &mut Ui, shown: &FrameData<'_>, preset: Preset, is_chosen: bool) -> bool {
    let tokens = theme::tokens(ui);
    let mut job = LayoutJob::default();
    let format = |height, color| TextFormat::simple(theme::font(height), color);
    job.append(preset.name(), 0.0, format(size::TEXT, tokens.ink));
    let said = format!("\n{}", preset_sentence(preset, shown.phrasing()));
    job.append(&said, 0.0, format(size::TEXT_SMALL, tokens.ink_weak));
    let button = Button::selectable(is_chosen, job).wrap();
    let button = ui.add(button.min_size(vec2(ui.available_width(), 0.0)));
    ui.ctx().accesskit_node_builder(button.id, |node| {
        node.set_label(preset.name());
        node.set_value(preset_sentence(preset, shown.phrasing()));
    });
    button.on_hover_text(preset.text()).clicked()
}
