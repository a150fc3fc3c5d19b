//! The parts of the window, one a file, and where they lie.

mod banner;
mod help;
mod inspector;
mod menu;
mod notices;
mod path_strip;
mod play_out;
mod proof;
mod proposal;
mod regions;
mod status;
mod thermograph;
mod toolbar;
mod tools;
mod tree;
mod values;
mod why;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};
use semeai_session::Sample;

use crate::board_view;
use crate::mode::Mode;
use crate::panes::Panes;
use crate::requests::Requests;
use crate::shown::Shown;
use crate::theme::{self, size};
use crate::typed::{PathField, Typed};
use crate::view::Beside;

/// The heights of the bars, whatever is in them.
const MENU: f32 = 32.0;
const TOOLBAR: f32 = 34.0;
const STATUS: f32 = 30.0;

/// Shows everything; says how large the panes are.
///
/// Nothing that is said may move the board, for a hand is over it: every part above and below it has a height that follows
/// from the size of the window alone, and messages stand beside it.
pub(crate) fn window_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    samples: &[Sample],
    typed: &mut Typed,
    requests: &mut Requests,
) -> Panes {
    let window = ui.available_size();
    top_ui(ui, shown, samples, requests);
    let bar = theme::bar_frame(theme::tokens(ui));
    Panel::bottom("status")
        .frame(bar)
        .exact_size(STATUS)
        .show(ui, |ui| status::status_ui(ui, shown));
    let race = if shown.view.is_beside(Beside::Values) {
        values_side_ui(ui, shown, typed, requests);
        None
    } else {
        Some(side_ui(ui, shown, typed.path.as_mut(), requests))
    };
    let page = Frame::new()
        .fill(theme::tokens(ui).paper)
        .inner_margin(Margin::same(8));
    CentralPanel::default().frame(page).show(ui, |ui| {
        Panel::bottom("tools")
            .frame(Frame::new().inner_margin(Margin::symmetric(8, 4)))
            .exact_size(tools::height(ui.available_width()))
            .show_separator_line(false)
            .show(ui, |ui| tools::tools_ui(ui, shown, requests));
        CentralPanel::default()
            .frame(Frame::new())
            .show(ui, |ui| board_view::board_ui(ui, shown, requests));
    });
    help::help_ui(ui, shown, requests);
    // What is not shown keeps its size.
    let kept = shown.view.panes;
    let kept = kept.map_or([0.0; 2], |panes| [panes.side, panes.inspector]);
    let [side, inspector] = race.unwrap_or(kept);
    Panes {
        side,
        inspector,
        window: window.into(),
    }
}

/// The Values panel beside the board: wider than the panes of the race, as it needs the board less.
fn values_side_ui(ui: &mut Ui, shown: &Shown<'_>, typed: &mut Typed, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let room = ui.available_width();
    Panel::right("values")
        .frame(Frame::new().fill(tokens.panel))
        .default_size(room * 0.54)
        .min_size(size::SIDE_MIN)
        .max_size((room * 0.68).max(size::SIDE_MIN))
        .show(ui, |ui| {
            tabs_ui(ui, shown, requests);
            messages_ui(ui, shown, typed.path.as_mut(), requests);
            let fields = &mut typed.values;
            CentralPanel::default()
                .frame(theme::side_frame(tokens))
                .show(ui, |ui| values::values_ui(ui, shown, fields, requests));
        });
}

/// What stands beside the board: the race, or the values.
fn tabs_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    Panel::top("side tabs")
        .frame(theme::tab_frame(theme::tokens(ui)))
        .show_separator_line(false)
        .show(ui, |ui| values::tabs_ui(ui, shown, requests));
}

/// What the program has to say or to ask, under the tabs.
fn messages_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
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

/// Everything above the board.
fn top_ui(ui: &mut Ui, shown: &Shown<'_>, samples: &[Sample], requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let bar = theme::bar_frame(tokens);
    let window = ui.available_size();
    Panel::top("menu")
        .frame(bar)
        .exact_size(MENU)
        .show_separator_line(false)
        .show(ui, |ui| menu::menu_ui(ui, shown, samples, requests));
    Panel::top("toolbar")
        .frame(bar)
        .exact_size(TOOLBAR)
        .show(ui, |ui| toolbar::toolbar_ui(ui, shown, samples, requests));
    Panel::top("banner")
        .frame(theme::page_frame(tokens))
        .exact_size(banner::height(shown, window))
        .show(ui, |ui| match shown.view.mode {
            Mode::PlayOut => play_out::banner_ui(ui, shown, requests),
            _ => banner::banner_ui(ui, shown, requests),
        });
}

/// Whether one thing takes the whole height beside the board.
fn is_whole(shown: &Shown<'_>) -> bool {
    let view = shown.view;
    let is_one = view.is_beside(Beside::Proof) || view.is_beside(Beside::Why);
    is_one || view.mode == Mode::PlayOut || shown.proposal().is_some()
}

/// The proof, the reasoning, the play-out or the proposed race.
fn whole_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    match shown.proposal() {
        Some(proposal) => proposal::proposal_ui(ui, shown, proposal, requests),
        None if shown.view.mode == Mode::PlayOut => play_out::side_ui(ui, shown, requests),
        None if shown.view.is_beside(Beside::Why) => why::why_ui(ui, shown),
        None => proof::proof_ui(ui, shown, requests),
    }
}

/// The least heights of the tree and of the node below it, and the height of a pane that shows only its title.
const TREE_MIN: f32 = 112.0;
const NODE_MIN: f32 = 120.0;
const FOLDED: f32 = 38.0;

/// The panes beside the board: regions, tree, node. Says how large the whole and the last are.
///
/// The list of regions is as high as it needs to be, up to half the room; where there is no room for all three, of the node
/// only the title is shown.
fn side_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    path: Option<&mut PathField>,
    requests: &mut Requests,
) -> [f32; 2] {
    let tokens = theme::tokens(ui);
    let frame = theme::side_frame(tokens);
    let room = ui.available_size();
    let kept = shown.view.panes;
    let usual = size::SIDE_DEFAULT.max(room.x * 0.36).min(room.x * 0.42);
    let side = Panel::right("side")
        .frame(Frame::new().fill(tokens.panel))
        .default_size(kept.map_or(usual, |panes| panes.side))
        .min_size(size::SIDE_MIN)
        .max_size((room.x * 0.6).max(size::SIDE_MIN))
        .show(ui, |ui| {
            tabs_ui(ui, shown, requests);
            messages_ui(ui, shown, path, requests);
            let kept = kept.map_or((room.y * 0.37).min(230.0), |panes| panes.inspector);
            if is_whole(shown) {
                CentralPanel::default()
                    .frame(frame)
                    .show(ui, |ui| whole_ui(ui, shown, requests));
                return kept;
            }
            let most = ui.available_height() * 0.5;
            Panel::top("regions")
                .frame(frame)
                .exact_size(regions::height(shown).min(most))
                .show(ui, |ui| regions::regions_ui(ui, shown, requests));
            let most = ui.available_height() - TREE_MIN;
            let node = Panel::bottom("inspector").frame(frame);
            let node = if most < NODE_MIN {
                node.exact_size(FOLDED)
                    .show(ui, |ui| inspector::title_ui(ui, shown));
                kept
            } else {
                node.resizable(true)
                    .default_size(kept)
                    .size_range(NODE_MIN..=most)
                    .show(ui, |ui| inspector::inspector_ui(ui, shown, requests))
                    .response
                    .rect
                    .height()
            };
            CentralPanel::default()
                .frame(frame)
                .show(ui, |ui| tree::tree_pane_ui(ui, shown, requests));
            node
        });
    [side.response.rect.width(), side.inner]
}
