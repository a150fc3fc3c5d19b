//! The parts of the window, one a file, and where they lie.

mod banner;
mod help;
mod inspector;
mod menu;
mod notices;
mod path_strip;
mod regions;
mod status;
mod thermograph;
mod toolbar;
mod tools;
mod tree;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};
use semeai_session::Sample;

use crate::board_view;
use crate::requests::Requests;
use crate::shown::Shown;
use crate::theme::{self, size};
use crate::view::PathField;

/// Shows everything. `path` is the one text that is typed into the window itself.
pub(crate) fn window_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    samples: &[Sample],
    path: Option<&mut PathField>,
    requests: &mut Requests,
) {
    let tokens = theme::tokens(ui);
    let bar = theme::bar_frame(tokens);
    Panel::top("menu").frame(bar).show_separator_line(false).show(ui, |ui| {
        menu::menu_ui(ui, shown, samples, requests);
    });
    Panel::top("toolbar").frame(bar).show(ui, |ui| {
        toolbar::toolbar_ui(ui, shown, samples, requests);
    });
    if let Some(path) = path {
        Panel::top("path").frame(bar).show(ui, |ui| path_strip::path_ui(ui, shown, path, requests));
    }
    Panel::top("banner")
        .frame(theme::page_frame(tokens))
        .show(ui, |ui| banner::banner_ui(ui, shown, requests));
    if notices::has_any(shown) {
        Panel::top("notices")
            .frame(bar)
            .show(ui, |ui| notices::notices_ui(ui, shown, requests));
    }
    Panel::bottom("status").frame(bar).show(ui, |ui| status::status_ui(ui, shown));
    side_ui(ui, shown, requests);
    CentralPanel::default()
        .frame(Frame::new().fill(tokens.paper).inner_margin(Margin::same(8)))
        .show(ui, |ui| {
            Panel::bottom("tools")
                .frame(Frame::new().inner_margin(Margin::symmetric(8, 4)))
                .show_separator_line(false)
                .show(ui, |ui| tools::tools_ui(ui, shown, requests));
            CentralPanel::default()
                .frame(Frame::new())
                .show(ui, |ui| board_view::board_ui(ui, shown, requests));
        });
    help::help_ui(ui, shown, requests);
}

/// The panes beside the board: regions, tree, node.
fn side_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    let frame = theme::side_frame(tokens);
    let most = (ui.available_width() * 0.6).max(size::SIDE_MIN);
    let usual = size::SIDE_DEFAULT.min(ui.available_width() * 0.42);
    let height = ui.available_height();
    Panel::right("side")
        .frame(Frame::new().fill(tokens.panel))
        .default_size(usual)
        .min_size(size::SIDE_MIN)
        .max_size(most)
        .show(ui, |ui| {
            Panel::top("regions")
                .frame(frame)
                .resizable(true)
                .default_size((height * 0.27).max(136.0))
                .min_size(72.0)
                .max_size(height * 0.5)
                .show(ui, |ui| regions::regions_ui(ui, shown, requests));
            Panel::bottom("inspector")
                .frame(frame)
                .resizable(true)
                .default_size((height * 0.37).min(230.0))
                .min_size(120.0)
                .max_size(height * 0.6)
                .show(ui, |ui| inspector::inspector_ui(ui, shown, requests));
            CentralPanel::default()
                .frame(frame)
                .show(ui, |ui| tree::tree_pane_ui(ui, shown, requests));
        });
}
