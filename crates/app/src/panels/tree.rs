//! The pane of the liberty tree, with the way to the node in which the board stands.

use egui::Ui;
use semeai_race::report::NodeState;
use semeai_words::labels::Label;

use crate::command::ShowCommand;
use crate::requests::{RaceRequest, Requests};
use crate::shown::Shown;
use crate::theme::size;
use crate::{tree_view, widgets};

/// Shows the pane.
pub(super) fn tree_pane_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let Some((_, region)) = shown.region() else {
        widgets::heading(ui, shown.label(Label::Tree));
        widgets::quiet(ui, shown.label(Label::TreeNone));
        return;
    };
    ui.horizontal(|ui| {
        widgets::heading(ui, format!("{} {}", shown.label(Label::Tree), region.id));
        widgets::at_right(ui, |ui| {
            for (is_down, name) in [(true, Label::TopDown), (false, Label::LeftToRight)] {
                let is_chosen = shown.settings.has_tree_top_down == is_down;
                if widgets::tab(ui, shown.label(name), is_chosen, size::TEXT_SMALL).clicked()
                    && !is_chosen
                {
                    requests.command(ShowCommand::TreeTopDown);
                }
            }
        });
    });
    if shown.is_in_tree() {
        way_ui(ui, shown, requests);
    } else {
        hint_ui(ui, shown, region.root().state);
    }
    ui.add_space(size::GAP_SMALL);
    tree_view::tree_ui(ui, shown, &region.tree, requests);
}

fn hint_ui(ui: &mut Ui, shown: &Shown<'_>, state: NodeState) {
    match state {
        NodeState::Count(_) | NodeState::Alive => {
            widgets::quiet(ui, shown.label(Label::TreeSettled));
        }
        NodeState::Nil => {
            widgets::quiet(ui, shown.label(Label::TreeEmpty));
        }
        NodeState::Options => {}
    }
}

/// The moves from the board to the node, each a button.
fn way_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        if widgets::text_button(ui, shown.label(Label::ToRoot)).clicked() {
            requests.command(ShowCommand::Leave);
        }
        let topology = shown.document.topology();
        for (i, step) in shown.view.place.path().iter().enumerate() {
            widgets::quiet(ui, "›");
            widgets::stone_ui(ui, 14.0, step.color);
            let button = ui.push_id(i, |ui| widgets::text_button(ui, topology.name(step.point)));
            button.inner.widget_info(|| {
                let text = format!("… {}", step.label(topology));
                egui::WidgetInfo::labeled(egui::accesskit::Role::Button, true, text)
            });
            if button.inner.clicked() {
                requests.ask(RaceRequest::Go(shown.view.place.path()[..=i].to_vec()));
            }
        }
    });
}
