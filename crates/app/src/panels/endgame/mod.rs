//! The panels of an endgame: who wins by how much, the regions and what moves in them are worth, what is taken as safe.

pub(super) mod banner;
mod cells;
pub(super) mod counting;
pub(super) mod inspector;
pub(super) mod list;
pub(super) mod order;
pub(super) mod play_out;
mod review;
pub(super) mod safe;

use egui::{CentralPanel, Panel, Ui};

use crate::panes::share;
use crate::requests::Requests;
use crate::shown::Shown;
use crate::theme;

/// The least height of the list, and what the region below it needs.
const LIST_MIN: f32 = 96.0;
const REGION: f32 = 240.0;

/// Shows the regions and below them the one that is selected; or what is proposed to be taken as safe.
pub(super) fn panes_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let frame = theme::side_frame(theme::tokens(ui));
    if let Some(proposal) = shown.safe_proposal() {
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| safe::safe_ui(ui, shown, proposal, requests));
        return;
    }
    let needs = [list::height(shown).max(LIST_MIN), REGION];
    let [list, _] = share(ui.available_height(), needs);
    Panel::top("endgame list")
        .frame(frame)
        .exact_size(list)
        .show_separator_line(true)
        .show(ui, |ui| list::list_ui(ui, shown, requests));
    CentralPanel::default()
        .frame(frame)
        .show(ui, |ui| inspector::inspector_ui(ui, shown, requests));
}
