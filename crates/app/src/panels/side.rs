//! What stands beside the board: tabs and messages, and below them the panes of the race or what takes their place.

use egui::{CentralPanel, Frame, Panel, Ui};

use super::{
    cover, endgame, game, inspector, notices, path_strip, play_out, proof, proposal, regions, sums,
    tree, values, why,
};
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, ShowRequest};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panes::{Pane, share};
use crate::science::FrameData;
use crate::typed_texts::{PathField, TypedTexts};
use crate::view::Beside;

/// What stands beside the board: the race, or the values.
fn tabs_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    Panel::top("side tabs")
        .frame(theme::tab_frame(theme::tokens(ui)))
        .show_separator_line(false)
        .show(ui, |ui| values::tabs_ui(ui, shown, requests));
}

/// What the program has to say or to ask, under the tabs.
fn messages_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    path: Option<&mut PathField>,
    requests: &mut Requests,
) {
    if path.is_none() && !notices::has_any(shown) {
        return;
    }
    let most = ui.available_height() * 0.45;
    let frame = theme::page_frame(theme::tokens(ui));
    Panel::top("messages").frame(frame).show(ui, |ui| {
        if let Some(path) = path {
            path_strip::path_ui(ui, shown, path, requests);
        }
        notices::notices_ui(ui, shown, most, requests);
    });
}

/// Whether one thing takes the whole height beside the board.
fn is_whole(shown: &FrameData<'_>) -> bool {
    let view = shown.view;
    let is_one = [
        Beside::Proof,
        Beside::Why,
        Beside::Order,
        Beside::Game,
        Beside::Values,
        Beside::Sums,
    ]
    .into_iter()
    .any(|beside| view.is_beside(beside));
    is_one || view.mode == Mode::PlayOut || shown.proposal().is_some()
}

/// The calculator, the sum of trees, the proof, the reasoning, the play-out or the proposed race.
fn whole_ui(ui: &mut Ui, shown: &FrameData<'_>, typed: &mut TypedTexts, requests: &mut Requests) {
    match shown.proposal() {
        // The value may be that of a region.
        _ if shown.view.is_beside(Beside::Values) && shown.hides_answers() => {
            cover::cover_ui(ui, shown, requests);
        }
        _ if shown.view.is_beside(Beside::Values) => {
            values::values_ui(ui, shown, &mut typed.values, requests);
        }
        _ if shown.view.is_beside(Beside::Sums) => {
            sums::sums_ui(ui, shown, &mut typed.sum, requests);
        }
        Some(proposal) => proposal::proposal_ui(ui, shown, proposal, requests),
        None if shown.view.mode == Mode::PlayOut => play_out::side_ui(ui, shown, requests),
        None if shown.view.is_beside(Beside::Game) => {
            game::game_ui(ui, shown, &mut typed.comment, requests);
        }
        None if shown.hides_answers() => cover::cover_ui(ui, shown, requests),
        None if shown.view.is_beside(Beside::Order) => {
            endgame::order::order_ui(ui, shown, requests);
        }
        None if shown.view.is_beside(Beside::Why) => why::why_ui(ui, shown),
        None => proof::proof_ui(ui, shown, requests),
    }
}

/// The least heights of the list, the tree and the node below them, and the height of a pane that shows only its title.
const REGIONS_MIN: f32 = 96.0;
const TREE_MIN: f32 = 112.0;
const NODE_MIN: f32 = 120.0;
/// What the node needs; more it gets if the others do not need it.
const NODE: f32 = 170.0;
/// The width below which a window is tiny.
const TINY: f32 = 860.0;
const FOLDED: f32 = 40.0;
/// The height below which the panes of a tiny window are scrolled.
const PANES_MIN: f32 = 260.0;

/// The panes beside the board, as wide whatever they show. Says how wide they are, and how high the last is.
pub(super) fn side_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    typed: &mut TypedTexts,
    requests: &mut Requests,
) -> [f32; 2] {
    let tokens = theme::tokens(ui);
    let frame = theme::side_frame(tokens);
    let room = ui.available_size();
    let kept = shown.view.panes;
    let usual = size::SIDE_DEFAULT.max(room.x * 0.36).min(room.x * 0.42);
    // What a tiny window has no room for comes back as it was when it is large again.
    let side = Panel::right(if room.x < TINY { "tiny side" } else { "side" })
        .frame(Frame::new().fill(tokens.panel))
        .default_size(kept.map_or(usual, |panes| panes.side))
        .min_size(size::SIDE_MIN)
        .max_size((room.x * 0.6).max(size::SIDE_MIN))
        .show(ui, |ui| {
            widgets::within_ui(ui, |ui| {
                tabs_ui(ui, shown, requests);
                messages_ui(ui, shown, typed.path.as_mut(), requests);
                let kept = kept.map_or((room.y * 0.37).min(230.0), |panes| panes.inspector);
                if is_whole(shown) {
                    CentralPanel::default()
                        .frame(frame)
                        .show(ui, |ui| whole_ui(ui, shown, typed, requests));
                    return kept;
                }
                let least = if room.x < TINY { PANES_MIN } else { 0.0 };
                widgets::scrolled_ui(ui, least, |ui| {
                    shown.science.panes_ui(ui, shown, kept, requests)
                })
            })
        });
    [side.response.rect.width(), side.inner]
}

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
/// is folded to the node. Where there is no room for all three, of the node only the title is shown. Says how high the node
/// was left by the person.
pub(crate) fn race_panes_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    kept: f32,
    requests: &mut Requests,
) -> f32 {
    let frame = theme::side_frame(theme::tokens(ui));
    let folded = shown.view.open.folded;
    let (room, needs) = (ui.available_height(), needs(ui, shown));
    let [regions, tree, _] = needs;
    let [_, _, shared] = share(room, needs);
    let most = shared.max(room - regions - tree);
    let is_crowded = !folded.has(Pane::Node) && most < NODE_MIN;
    let mut left = kept;
    if folded.has(Pane::Node) || is_crowded {
        let click = if is_crowded && !folded.has(Pane::Tree) {
            // There is room for it where the tree was.
            ShowRequest::Fold(Pane::Tree)
        } else if is_crowded {
            ShowRequest::Fold(Pane::Regions)
        } else {
            ShowRequest::Fold(Pane::Node)
        };
        Panel::bottom("node title")
            .frame(frame)
            .exact_size(FOLDED)
            .show(ui, |ui| {
                inspector::title_ui(ui, shown, true, click, requests);
            });
    } else if !folded.has(Pane::Tree) {
        let node = Panel::bottom("inspector")
            .frame(frame)
            .resizable(true)
            .default_size(kept)
            .size_range(NODE_MIN..=most);
        let node = node.show(ui, |ui| inspector::inspector_ui(ui, shown, requests));
        left = node.response.rect.height();
    }
    let has_node = folded.has(Pane::Tree) && !folded.has(Pane::Node) && !is_crowded;
    let tree = if has_node { tree + NODE_MIN } else { tree };
    let [list, _] = share(ui.available_height(), [regions, tree]);
    let list = regions::height_in(list, regions);
    Panel::top("regions")
        .frame(frame)
        .exact_size(list)
        .show_separator_line(true)
        .show(ui, |ui| {
            if folded.has(Pane::Regions) {
                regions::title_ui(ui, shown, true, requests);
            } else {
                regions::regions_ui(ui, shown, requests);
            }
        });
    if !folded.has(Pane::Tree) {
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| tree::tree_pane_ui(ui, shown, requests));
        return left;
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
    left
}
