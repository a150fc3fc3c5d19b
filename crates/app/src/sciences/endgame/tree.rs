//! The moves of the selected region as a tree, with the way to where the board stands.

use egui::Ui;
use semeai_endgame::inside::Branches;
use semeai_session::GrowTree;
use semeai_words::labels::Label;

use crate::commands::requests::{Requests, ShowRequest};
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::cover::cover_ui;
use crate::panels::pieces::way::way_ui;
use crate::panes::Pane;
use crate::science::FrameData;
use crate::sciences::endgame::request::EndgameRequest;
use crate::tree_view;

/// The height of everything but the tree itself, and of a row that says more.
const FRAME: f32 = 52.0;
const SAID: f32 = 28.0;

/// The height that the pane needs to show the whole tree.
pub(super) fn height(ui: &Ui, shown: &FrameData<'_>) -> f32 {
    let Some(grown) = shown.session.desk().shown::<GrowTree>() else {
        return FRAME;
    };
    let Some(tree) = tree_view::moves_size(ui, shown, grown) else {
        return FRAME;
    };
    if shown.hides_answers() {
        return FRAME + SAID;
    }
    let has_way = !shown.view.endgame.place.path().is_empty();
    let is_cut = grown.answer.as_ref().is_ok_and(|tree| tree.cut > 0);
    let said = [has_way, is_cut].map(|is_said| if is_said { SAID } else { 0.0 });
    FRAME + tree.y + said[0] + said[1]
}

/// Shows the title of the pane.
pub(super) fn title_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    is_folded: bool,
    requests: &mut Requests,
) {
    let name = shown.label(Label::MoveTree);
    let name = match shown.endgame_region() {
        Some((_, region)) => format!("{name} {}", region.sign),
        None => name.to_owned(),
    };
    if widgets::fold_heading(ui, &name, is_folded, size::TEXT_HEADING).clicked() {
        requests.ask(ShowRequest::Fold(Pane::Tree));
    }
}

/// Shows the pane.
pub(super) fn tree_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal(|ui| {
        title_ui(ui, shown, false, requests);
        widgets::at_right(ui, |ui| {
            for (branches, name) in [
                (Branches::All, Label::AllMoves),
                (Branches::Best, Label::BestMoves),
            ] {
                let is_chosen = shown.view.endgame.place.branches() == branches;
                let tab = widgets::tab(ui, shown.label(name), is_chosen, size::TEXT_SMALL);
                if tab.clicked() && !is_chosen {
                    requests.ask(EndgameRequest::Branches(branches));
                }
            }
        });
    });
    if shown.hides_answers() {
        cover_ui(ui, shown, requests);
        return;
    }
    let path = shown.view.endgame.place.path();
    if !path.is_empty() {
        way_ui(ui, shown, path, EndgameRequest::Go, requests);
    }
    let Some(grown) = shown.session.desk().shown::<GrowTree>() else {
        return;
    };
    let cut = grown.answer.as_ref().map_or(0, |tree| tree.cut);
    if cut > 0 {
        widgets::quiet(ui, shown.label(Label::TreeIsCut));
    }
    tree_view::moves_ui(ui, shown, grown, requests);
}
