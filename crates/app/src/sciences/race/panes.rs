//! What stands beside a race first: the list of its regions, the tree of one of them and its node.

use egui::{CentralPanel, Panel, Ui};

use super::{inspector, regions, tree};
use crate::commands::requests::{Requests, ShowRequest};
use crate::look::theme;
use crate::panes::{Pane, node_height, share};
use crate::science::FrameData;

/// The least heights of the list, the tree and the node below them, and the height of a pane that shows only its title.
const REGIONS_MIN: f32 = 96.0;
const TREE_MIN: f32 = 112.0;
const NODE_MIN: f32 = 120.0;
/// What the node needs; more it gets if the others do not need it.
const NODE: f32 = 170.0;
const FOLDED: f32 = 40.0;

/// What the panes need: list, tree, and node.
fn needs(ui: &Ui, shown: &FrameData<'_>) -> [f32; 3] {
    let folded = shown.view.open.folded;
    let need = |pane: Pane, least: f32, open: f32| {
        if folded.has(pane) {
            FOLDED
        } else {
            open.max(least)
        }
    };
    [
        need(Pane::Regions, REGIONS_MIN, regions::height(shown)),
        need(Pane::Tree, TREE_MIN, tree::height(ui, shown)),
        need(Pane::Node, NODE_MIN, NODE),
    ]
}

/// List, tree and node, each as high as it needs to be, or folded to its title. What nobody needs goes to the tree, or if it
/// is folded to the node. Where there is no room for all three, of the node only the title is shown.
pub(super) fn panes_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let frame = theme::side_frame(theme::tokens(ui));
    let folded = shown.view.open.folded;
    let (room, needs) = (ui.available_height(), needs(ui, shown));
    let [regions, tree, _] = needs;
    let [_, _, shared] = share(room, needs);
    let most = shared.max(room - regions - tree);
    let is_crowded = !folded.has(Pane::Node) && most < NODE_MIN;
    if folded.has(Pane::Node) || is_crowded {
        node_title_ui(ui, shown, is_crowded, requests);
    } else if !folded.has(Pane::Tree) {
        let kept = node_height(shown.view.panes, ui.ctx().content_rect().height());
        let node = Panel::bottom("inspector")
            .frame(frame)
            .resizable(true)
            .default_size(kept)
            .size_range(NODE_MIN..=most);
        let node = node.show(ui, |ui| inspector::inspector_ui(ui, shown, requests));
        requests.node_height = Some(node.response.rect.height());
    }
    let has_node = folded.has(Pane::Tree) && !folded.has(Pane::Node) && !is_crowded;
    let tree = if has_node { tree + NODE_MIN } else { tree };
    let [list, _] = share(ui.available_height(), [regions, tree]);
    list_ui(ui, shown, regions::height_in(list, regions), requests);
    if !folded.has(Pane::Tree) {
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| tree::tree_pane_ui(ui, shown, requests));
        return;
    }
    Panel::top("tree title")
        .frame(frame)
        .exact_size(FOLDED)
        .show(ui, |ui| tree::title_ui(ui, shown, true, requests));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        if has_node {
            inspector::inspector_ui(ui, shown, requests);
        }
    });
}

/// Of the node only its title; a click makes room for it.
fn node_title_ui(ui: &mut Ui, shown: &FrameData<'_>, is_crowded: bool, requests: &mut Requests) {
    let folds = match is_crowded {
        // There is room for it where the tree was.
        true if !shown.view.open.folded.has(Pane::Tree) => Pane::Tree,
        true => Pane::Regions,
        false => Pane::Node,
    };
    Panel::bottom("node title")
        .frame(theme::side_frame(theme::tokens(ui)))
        .exact_size(FOLDED)
        .show(ui, |ui| {
            let click = ShowRequest::Fold(folds);
            inspector::title_ui(ui, shown, true, click, requests);
        });
}

fn list_ui(ui: &mut Ui, shown: &FrameData<'_>, height: f32, requests: &mut Requests) {
    Panel::top("regions")
        .frame(theme::side_frame(theme::tokens(ui)))
        .exact_size(height)
        .show_separator_line(true)
        .show(ui, |ui| {
            if shown.view.open.folded.has(Pane::Regions) {
                regions::title_ui(ui, shown, true, requests);
            } else {
                regions::regions_ui(ui, shown, requests);
            }
        });
}
