//! What is known of the node in which the board stands: values, and the thermograph beside them.

use egui::{Align, Grid, Layout, Ui, vec2};
use semeai_race::report::{Node, NodeState, ValueReport};
use semeai_words::labels::Label;
use semeai_words::legend::LegendEntry;
use semeai_words::race::place::{count_reason, region_name};

use super::suggestions::suggestions;
use crate::commands::requests::{MessageRequest, Requests, ShowRequest};
use crate::look::mathematics::value_ui;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::cover::cover_ui;
use crate::panels::pieces::thermograph::thermograph_ui;
use crate::panes::Pane;
use crate::science::FrameData;
use crate::sciences::race::request::RaceRequest;

/// The width of the column of values.
const VALUES: f32 = 176.0;

/// Shows the title of the pane; a click on it asks for what is given.
pub(super) fn title_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    is_folded: bool,
    click: ShowRequest,
    requests: &mut Requests,
) {
    ui.horizontal(|ui| {
        let name = shown.label(Label::Inspector);
        if widgets::fold_heading(ui, name, is_folded, size::TEXT_HEADING).clicked() {
            requests.ask(click);
        }
        if let Some((_, region)) = shown.region().filter(|_| !shown.is_in_tree()) {
            widgets::quiet(ui, region_name(region, shown.phrasing()));
        }
    });
}

/// Shows the inspector.
pub(super) fn inspector_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    title_ui(ui, shown, false, ShowRequest::Fold(Pane::Node), requests);
    if shown.hides_answers() {
        cover_ui(ui, shown, requests);
        ui.allocate_space(ui.available_size());
        return;
    }
    let Some(node) = shown.node() else {
        ui.allocate_space(ui.available_size());
        return;
    };
    let room = ui.available_size();
    // Without a value there is no picture beside it, and the reasons need the room.
    let drawn = node.value.as_ref().filter(|value| !value.is_endless());
    let width = if drawn.is_some() { VALUES } else { room.x };
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Min), |ui| {
        ui.allocate_ui_with_layout(vec2(width, room.y), Layout::top_down(Align::Min), |ui| {
            ui.set_width(width);
            egui::ScrollArea::both()
                .id_salt("values")
                .auto_shrink(false)
                .show(ui, |ui| {
                    values_ui(ui, shown, node, requests);
                });
        });
        ui.add_space(size::GAP);
        ui.vertical(|ui| {
            if let Some(value) = drawn {
                graph_ui(ui, shown, value, requests);
            }
        });
    });
}

/// The thermograph of a value as it is, or cooled.
fn graph_ui(ui: &mut Ui, shown: &FrameData<'_>, value: &ValueReport, requests: &mut Requests) {
    let is_cooled = shown.view.race.is_cooled;
    let switch = widgets::tab(ui, shown.label(Label::Cooled), is_cooled, size::TEXT_SMALL);
    if switch.clicked() {
        requests.ask(RaceRequest::Cooled(!is_cooled));
    }
    let entry = if is_cooled {
        LegendEntry::Cooled
    } else {
        LegendEntry::Thermograph
    };
    widgets::explained(switch, entry, shown.phrasing());
    let graph = if is_cooled {
        &value.cooled_thermograph
    } else {
        &value.thermograph
    };
    thermograph_ui(ui, shown, graph);
}

fn values_ui(ui: &mut Ui, shown: &FrameData<'_>, node: &Node, requests: &mut Requests) {
    match (&node.value, node.state) {
        (Some(value), _) => value_list_ui(ui, shown, value),
        (None, NodeState::Alive) => {
            ui.label(shown.label(Label::Alive));
        }
        (None, _) => {
            widgets::quiet(ui, shown.label(Label::NoValueYet));
            suggestions_ui(ui, shown, requests);
        }
    }
    let region = shown.region();
    let reason = region.and_then(|(_, region)| {
        count_reason(node, &region.tree, region.defender, shown.phrasing())
    });
    if let Some(reason) = reason {
        ui.add_space(size::GAP);
        widgets::wrapped(ui, reason, theme::tokens(ui).ink);
    }
    if node.is_cut {
        ui.add_space(size::GAP);
        widgets::quiet(ui, shown.label(Label::CutNote));
    }
}

/// What could be tried here, with a reason each; a click tries it.
fn suggestions_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let all = suggestions(shown);
    if all.is_empty() {
        return;
    }
    ui.add_space(size::GAP_SMALL);
    widgets::quiet(ui, shown.label(Label::Proposals));
    let topology = shown.document.topology();
    for suggestion in &all {
        let said =
            semeai_words::race::suggestion::suggestion(suggestion, topology, shown.phrasing());
        let row = ui.push_id((suggestion.point, suggestion.color), |ui| {
            widgets::text_button(ui, &said)
        });
        if row.inner.hovered() && shown.view.messages.shown_points != [suggestion.point] {
            requests.ask(MessageRequest::ShowPoints(vec![suggestion.point]));
        }
        if row.inner.clicked() {
            requests.ask(RaceRequest::Point(suggestion.point, suggestion.color));
        }
    }
}

fn value_list_ui(ui: &mut Ui, shown: &FrameData<'_>, value: &ValueReport) {
    let ink = theme::tokens(ui).ink;
    let name = widgets::quiet(ui, shown.label(Label::Value));
    widgets::explained(name, LegendEntry::Value, shown.phrasing());
    value_ui(ui, &value.said(), size::TEXT_BANNER - 2.0, ink);
    ui.add_space(size::GAP_SMALL);
    Grid::new("numbers")
        .num_columns(3)
        .spacing([14.0, 2.0])
        .show(ui, |ui| {
            for (name, entry) in [
                (Label::CooledValue, LegendEntry::Cooled),
                (Label::Mean, LegendEntry::Mean),
                (Label::Temperature, LegendEntry::Temperature),
            ] {
                let name = widgets::quiet(ui, shown.label(name));
                widgets::explained(name, entry, shown.phrasing());
            }
            ui.end_row();
            for value in [
                value.said_cooled(),
                value.said_mean(),
                value.said_temperature(),
            ] {
                value_ui(ui, &value, size::TEXT + 1.0, ink);
            }
            ui.end_row();
        });
}
