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

use egui::{CentralPanel, Frame, Margin, Panel, Ui};
use semeai_session::Sample;

use crate::board_view;
use crate::mode::Mode;
use crate::panes::Panes;
use crate::requests::Requests;
use crate::shown::Shown;
use crate::theme::{self, size};
use crate::typed::{Fields, PathField, Typed};
use crate::view::Beside;

/// Shows everything; says how large the panes are.
pub(crate) fn window_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    samples: &[Sample],
    typed: &mut Typed,
    requests: &mut Requests,
) -> Panes {
    let window = ui.available_size();
    top_ui(ui, shown, samples, typed.path.as_mut(), requests);
    let bar = theme::bar_frame(theme::tokens(ui));
    Panel::bottom("status")
        .frame(bar)
        .show(ui, |ui| status::status_ui(ui, shown));
    let race = if shown.view.is_beside(Beside::Values) {
        values_side_ui(ui, shown, &mut typed.values, requests);
        None
    } else {
        Some(side_ui(ui, shown, requests))
    };
    let page = Frame::new()
        .fill(theme::tokens(ui).paper)
        .inner_margin(Margin::same(8));
    CentralPanel::default().frame(page).show(ui, |ui| {
        Panel::bottom("tools")
            .frame(Frame::new().inner_margin(Margin::symmetric(8, 4)))
            .show_separator_line(false)
            .show(ui, |ui| tools::tools_ui(ui, shown, requests));
        CentralPanel::default()
            .frame(Frame::new())
            .show(ui, |ui| board_view::board_ui(ui, shown, requests));
    });
    help::help_ui(ui, shown, requests);
    // What is not shown keeps its size.
    let kept = shown.view.panes.map_or([0.0; 3], |panes| {
        [panes.side, panes.regions, panes.inspector]
    });
    let [side, regions, inspector] = race.unwrap_or(kept);
    Panes {
        side,
        regions,
        inspector,
        window: window.into(),
    }
}

/// The Values panel beside the board: wider than the panes of the race, as it needs the board less.
fn values_side_ui(ui: &mut Ui, shown: &Shown<'_>, fields: &mut Fields, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let room = ui.available_width();
    Panel::right("values")
        .frame(Frame::new().fill(tokens.panel))
        .default_size(room * 0.54)
        .min_size(size::SIDE_MIN)
        .max_size((room * 0.68).max(size::SIDE_MIN))
        .show(ui, |ui| {
            tabs_ui(ui, shown, requests);
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

/// Everything above the board.
fn top_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    samples: &[Sample],
    path: Option<&mut PathField>,
    requests: &mut Requests,
) {
    let tokens = theme::tokens(ui);
    let bar = theme::bar_frame(tokens);
    Panel::top("menu")
        .frame(bar)
        .show_separator_line(false)
        .show(ui, |ui| menu::menu_ui(ui, shown, samples, requests));
    Panel::top("toolbar")
        .frame(bar)
        .show(ui, |ui| toolbar::toolbar_ui(ui, shown, samples, requests));
    if let Some(path) = path {
        Panel::top("path")
            .frame(bar)
            .show(ui, |ui| path_strip::path_ui(ui, shown, path, requests));
    }
    Panel::top("banner")
        .frame(theme::page_frame(tokens))
        .show(ui, |ui| match shown.view.mode {
            Mode::PlayOut => play_out::banner_ui(ui, shown, requests),
            _ => banner::banner_ui(ui, shown, requests),
        });
    // While a race is played, what does not fit the theory of counting is beside the point.
    if notices::has_any(shown) && shown.view.mode != Mode::PlayOut {
        Panel::top("notices")
            .frame(bar)
            .show(ui, |ui| notices::notices_ui(ui, shown, requests));
    }
}

/// Whether one thing takes the whole height beside the board.
fn is_whole(shown: &Shown<'_>) -> bool {
    let view = shown.view;
    view.is_beside(Beside::Proof) || view.mode == Mode::PlayOut || shown.proposal().is_some()
}

/// The proof, the play-out or the proposed race.
fn whole_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    match shown.proposal() {
        Some(proposal) => proposal::proposal_ui(ui, shown, proposal, requests),
        None if shown.view.mode == Mode::PlayOut => play_out::side_ui(ui, shown, requests),
        None => proof::proof_ui(ui, shown, requests),
    }
}

/// The panes beside the board: regions, tree, node. Says how large the whole, the first and the last are.
fn side_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) -> [f32; 3] {
    let tokens = theme::tokens(ui);
    let frame = theme::side_frame(tokens);
    let room = ui.available_size();
    let kept = shown.view.panes;
    let usual = size::SIDE_DEFAULT.min(room.x * 0.42);
    let side = Panel::right("side")
        .frame(Frame::new().fill(tokens.panel))
        .default_size(kept.map_or(usual, |panes| panes.side))
        .min_size(size::SIDE_MIN)
        .max_size((room.x * 0.6).max(size::SIDE_MIN))
        .show(ui, |ui| {
            tabs_ui(ui, shown, requests);
            if is_whole(shown) {
                CentralPanel::default()
                    .frame(frame)
                    .show(ui, |ui| whole_ui(ui, shown, requests));
                return kept.map_or([0.0; 2], |panes| [panes.regions, panes.inspector]);
            }
            let regions = Panel::top("regions")
                .frame(frame)
                .resizable(true)
                .default_size(kept.map_or((room.y * 0.27).max(136.0), |panes| panes.regions))
                .min_size(72.0)
                .max_size(room.y * 0.5)
                .show(ui, |ui| regions::regions_ui(ui, shown, requests));
            let inspector = Panel::bottom("inspector")
                .frame(frame)
                .resizable(true)
                .default_size(kept.map_or((room.y * 0.37).min(230.0), |panes| panes.inspector))
                .min_size(120.0)
                .max_size(room.y * 0.6)
                .show(ui, |ui| inspector::inspector_ui(ui, shown, requests));
            CentralPanel::default()
                .frame(frame)
                .show(ui, |ui| tree::tree_pane_ui(ui, shown, requests));
            [
                regions.response.rect.height(),
                inspector.response.rect.height(),
            ]
        });
    let [regions, inspector] = side.inner;
    [side.response.rect.width(), regions, inspector]
}
