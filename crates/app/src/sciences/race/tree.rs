//! The pane of the liberty tree, with the way to the node in which the board stands.

use egui::Ui;
use semeai_race::report::NodeState;
use semeai_words::labels::Label;

use crate::commands::requests::{Requests, ShowRequest};
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::cover::cover_ui;
use crate::panels::pieces::way::way_ui;
use crate::panes::Pane;
use crate::science::FrameData;
use crate::sciences::race::request::RaceRequest;
use crate::tree_view;

/// The height of everything but the tree itself, with the air round it.
const FRAME: f32 = 64.0;

/// The height that the pane needs.
pub(super) fn height(ui: &Ui, shown: &FrameData<'_>) -> f32 {
    let tree = shown.region().map(|(_, region)| &region.tree);
    FRAME + tree.map_or(0.0, |tree| tree_view::size(ui, shown, tree).y)
}

/// Shows the title of the pane.
pub(super) fn title_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    is_folded: bool,
    requests: &mut Requests,
) {
    let name = shown.label(Label::Tree);
    let name = match shown.region() {
        Some((_, region)) => format!("{name} {}", region.sign),
        None => name.to_owned(),
    };
    if widgets::fold_heading(ui, &name, is_folded, size::TEXT_HEADING).clicked() {
        requests.ask(ShowRequest::Fold(Pane::Tree));
    }
}

/// Shows the pane.
pub(super) fn tree_pane_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some((_, region)) = shown.region() else {
        title_ui(ui, shown, false, requests);
        widgets::quiet(ui, shown.label(Label::TreeNone));
        return;
    };
    title_ui(ui, shown, false, requests);
    if shown.hides_answers() {
        cover_ui(ui, shown, requests);
        return;
    }
    if shown.is_in_tree() {
        let path = shown.view.race.place.path();
        way_ui(ui, shown, path, RaceRequest::Go, requests);
    } else {
        hint_ui(ui, shown, region.root().state);
    }
    ui.add_space(size::GAP_SMALL);
    tree_view::tree_ui(ui, shown, &region.tree, requests);
}

fn hint_ui(ui: &mut Ui, shown: &FrameData<'_>, state: NodeState) {
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
