//! What stands beside an endgame first: its regions, and one of them with its tree.

use egui::{CentralPanel, Panel, Ui};

use super::{inspector, list, tree};
use crate::commands::requests::Requests;
use crate::look::theme;
use crate::panes::{Pane, share};
use crate::science::FrameData;

/// The least heights of the list and the tree, and the height of a pane that shows only its title.
const LIST_MIN: f32 = 72.0;
const TREE_MIN: f32 = 100.0;
const FOLDED: f32 = 40.0;
/// Below this height not all three are seen whole.
const LOW: f32 = 400.0;

/// Shows the regions and below them the one that is selected.
pub(super) fn panes_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    match shown.endgame_region() {
        // Nothing has a tree or a value.
        None => rest_ui(ui, |ui| list::list_ui(ui, shown, requests)),
        // There is no tree, but much to be said.
        Some((_, region)) if region.value.is_none() => {
            let height = ui.available_height();
            let region = inspector::height(ui, shown);
            let need = list::height(ui, shown, height - region).max(LIST_MIN);
            let [list, _] = share(height, [need, region]);
            list_ui(ui, shown, list::height_in(list, need), requests);
            rest_ui(ui, |ui| inspector::inspector_ui(ui, shown, requests));
        }
        Some(_) => list_tree_and_region_ui(ui, shown, requests),
    }
}

fn list_tree_and_region_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let frame = theme::side_frame(theme::tokens(ui));
    let is_folded = shown.view.open.folded.has(Pane::Tree);
    let is_closed = shown.view.open.folded.has(Pane::Node) && !is_folded;
    let [list, tree, region] = heights(ui, shown, is_folded, is_closed);
    list_ui(ui, shown, list, requests);
    if is_folded {
        Panel::top("endgame tree title")
            .frame(frame)
            .exact_size(tree)
            .show(ui, |ui| tree::title_ui(ui, shown, true, requests));
        rest_ui(ui, |ui| inspector::inspector_ui(ui, shown, requests));
        return;
    }
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
    rest_ui(ui, |ui| tree::tree_ui(ui, shown, requests));
}

/// How high the list, the tree and the region below them are.
fn heights(ui: &Ui, shown: &FrameData<'_>, is_folded: bool, is_closed: bool) -> [f32; 3] {
    let region = if is_closed {
        FOLDED
    } else {
        inspector::height(ui, shown)
    };
    let tree = if is_folded {
        FOLDED
    } else {
        tree::height(ui, shown).max(TREE_MIN)
    };
    let height = ui.available_height();
    // What stands below the list is read before the last branches of a large tree.
    let need = list::height(ui, shown, height - tree.min(TREE_MIN) - region).max(LIST_MIN);
    let [list, tree, region] = match height < LOW {
        // The value is read whole there, and the others share what is left.
        true => {
            let region = region.min((height - LIST_MIN - FOLDED).max(0.0));
            let [list, tree] = share(height - region, [need, tree]);
            [list, tree, region]
        }
        false => share(height, [need, tree, region]),
    };
    let list = list::height_in(list, need);
    // What nobody needs goes to the thermograph up to a good size, and then to the tree.
    let region = match is_closed {
        true => region,
        false => region.max((height - list - tree).min(inspector::ROOMY)),
    };
    [list, tree, region]
}

fn list_ui(ui: &mut Ui, shown: &FrameData<'_>, height: f32, requests: &mut Requests) {
    Panel::top("endgame list")
        .frame(theme::side_frame(theme::tokens(ui)))
        .exact_size(height)
        .show_separator_line(true)
        .show(ui, |ui| list::list_ui(ui, shown, requests));
}

/// Shows something in the room that is left.
fn rest_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    CentralPanel::default()
        .frame(theme::side_frame(theme::tokens(ui)))
        .show(ui, add);
}
