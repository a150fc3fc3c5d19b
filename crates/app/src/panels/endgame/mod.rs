//! The panels of an endgame: who wins by how much, the regions with their trees and what moves in them are worth, what is taken
//! as safe.

pub(super) mod banner;
mod cells;
pub(super) mod counting;
pub(super) mod inspector;
pub(super) mod list;
pub(super) mod order;
pub(super) mod play_out;
mod review;
pub(super) mod safe;
pub(super) mod tree;

use egui::{CentralPanel, Panel, Ui};

use crate::panes::{Pane, share};
use crate::requests::Requests;
use crate::shown::Shown;
use crate::theme;

/// The least heights of the list and the tree, what the region below them needs, and the height of a pane that shows only its
/// title.
const LIST_MIN: f32 = 72.0;
const TREE_MIN: f32 = 120.0;
const REGION: f32 = 196.0;
const FOLDED: f32 = 40.0;

/// Shows the regions and below them the one that is selected; or what is proposed to be taken as safe.
pub(super) fn panes_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let frame = theme::side_frame(theme::tokens(ui));
    if let Some(proposal) = shown.safe_proposal() {
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| safe::safe_ui(ui, shown, proposal, requests));
        return;
    }
    let Some((_, region)) = shown.endgame_region() else {
        // Nothing has a tree or a value.
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| list::list_ui(ui, shown, requests));
        return;
    };
    if region.value.is_none() {
        // There is no tree, but much to be said.
        let height = ui.available_height();
        let list = list::height(ui, shown, height - REGION);
        let [list, _] = share(height, [list.max(LIST_MIN), REGION]);
        Panel::top("endgame list")
            .frame(frame)
            .exact_size(list)
            .show_separator_line(true)
            .show(ui, |ui| list::list_ui(ui, shown, requests));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| inspector::inspector_ui(ui, shown, requests));
        return;
    }
    let is_folded = shown.view.open.folded.has(Pane::Tree);
    let tree = if is_folded { FOLDED } else { TREE_MIN };
    let height = ui.available_height();
    let list = list::height(ui, shown, height - tree - REGION);
    let [list, tree, region] = share(height, [list.max(LIST_MIN), tree, REGION]);
    Panel::top("endgame list")
        .frame(frame)
        .exact_size(list)
        .show_separator_line(true)
        .show(ui, |ui| list::list_ui(ui, shown, requests));
    if is_folded {
        Panel::top("endgame tree title")
            .frame(frame)
            .exact_size(tree)
            .show(ui, |ui| tree::title_ui(ui, shown, true, requests));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| inspector::inspector_ui(ui, shown, requests));
        return;
    }
    let is_closed = shown.view.open.folded.has(Pane::Node);
    let region = if is_closed { FOLDED } else { region };
    Panel::bottom("endgame region")
        .frame(frame)
        .exact_size(region)
        .show(ui, |ui| {
            if is_closed {
                inspector::folded_ui(ui, shown, requests);
            } else {
                inspector::inspector_ui(ui, shown, requests);
            }
        });
    CentralPanel::default()
        .frame(frame)
        .show(ui, |ui| tree::tree_ui(ui, shown, requests));
}
