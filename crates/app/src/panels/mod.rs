//! The parts of the window, one a file, and where they lie.

pub(crate) mod banner;
mod bars;
mod beside;
mod boards;
mod drop;
mod folder;
mod game;
mod help;
mod learner;
mod menu;
mod notices;
mod path_strip;
pub(crate) mod pieces;
mod play_out;
mod point_field;
mod positions;
mod sheet;
mod side;
mod status;
mod tabs;
mod toolbar;
mod tools;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};
use semeai_session::Sample;

use self::bars::{ABOVE, MENU, STATUS, TOOLBAR};
use crate::board_view;
use crate::commands::requests::Requests;
use crate::look::theme;
use crate::look::widgets;
use crate::panes::{Panes, node_height};
use crate::science::FrameData;
use crate::sciences;
use crate::typed_texts::TypedTexts;

/// Shows everything; says how large the panes are.
///
/// Nothing that is said may move the board, for a hand is over it: whatever has a height of its own stands beside it, and the
/// bars above and below follow from the size of the window alone.
pub(crate) fn window_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    samples: &[Sample],
    typed: &mut TypedTexts,
    requests: &mut Requests,
) -> Panes {
    let shown = &FrameData {
        has_path: typed.path.is_some(),
        ..shown.clone()
    };
    let window = ui.available_size();
    // A question would not be seen.
    let has_question = shown.has_path || !shown.view.messages.strips.is_empty();
    let is_alone = shown.view.open.is_board_alone && !has_question;
    menu_bar_ui(ui, shown, samples, requests);
    let sheet = sciences::sheet(shown.view).filter(|_| !is_alone);
    let answer = (!is_alone)
        .then(|| shown.science.sheet(shown, shown.settings.depth))
        .flatten();
    let is_card = answer.is_some() && shown.is_for_learners();
    if !is_alone && !is_card && sheet.is_none() {
        toolbar_ui(ui, shown, samples, requests);
    }
    let bar = theme::bar_frame(theme::tokens(ui));
    Panel::bottom("status")
        .frame(bar)
        .exact_size(STATUS)
        .show(ui, |ui| {
            widgets::within_ui(ui, |ui| status::status_ui(ui, shown));
        });
    // What is not shown keeps its size.
    let kept = shown.view.panes;
    let kept_side = kept.map_or(0.0, |panes| panes.side);
    let side = match (sheet, answer) {
        (Some(sheet), _) => {
            sheet::sheet_ui(ui, shown, sheet, typed, requests);
            kept_side
        }
        (None, Some(answer)) if is_card => {
            learner::page_ui(ui, shown, &answer, samples, typed, requests)
        }
        (None, answer) => {
            let side = match is_alone {
                true => kept_side,
                false => side::side_ui(ui, shown, answer.as_ref(), typed, requests),
            };
            page_ui(ui, shown, requests);
            side
        }
    };
    boards::boards_ui(ui, shown, requests);
    help::help_ui(ui, shown, requests);
    point_field::point_ui(ui, shown, &mut typed.point, requests);
    drop::drop_ui(ui, shown);
    Panes {
        side,
        inspector: (requests.node_height).unwrap_or_else(|| node_height(kept, window.y)),
        window: (window * ui.ctx().zoom_factor()).into(),
        folded: shown.view.open.folded,
    }
}

/// The board.
fn page_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    // The board stands where it does below the head of an answer.
    let above = match shown.view.open.is_board_alone {
        true => 0,
        false => ABOVE,
    };
    let page = Frame::new()
        .fill(theme::tokens(ui).paper)
        .inner_margin(Margin {
            top: 8 + above,
            ..Margin::same(8)
        });
    CentralPanel::default()
        .frame(page)
        .show(ui, |ui| board_view::board_ui(ui, shown, requests));
}

fn menu_bar_ui(ui: &mut Ui, shown: &FrameData<'_>, samples: &[Sample], requests: &mut Requests) {
    Panel::top("menu")
        .frame(theme::bar_frame(theme::tokens(ui)))
        .exact_size(MENU)
        .show_separator_line(false)
        .show(ui, |ui| {
            widgets::within_ui(ui, |ui| menu::menu_ui(ui, shown, samples, requests));
        });
}

/// What stands between the menu and the board.
fn toolbar_ui(ui: &mut Ui, shown: &FrameData<'_>, samples: &[Sample], requests: &mut Requests) {
    Panel::top("toolbar")
        .frame(theme::bar_frame(theme::tokens(ui)))
        .exact_size(TOOLBAR)
        .show(ui, |ui| {
            widgets::within_ui(ui, |ui| toolbar::toolbar_ui(ui, shown, samples, requests));
        });
}
