//! The parts of the window, one a file, and where they lie.

pub(crate) mod banner;
mod boards;
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
mod side;
mod status;
mod tabs;
mod toolbar;
mod tools;

use egui::{CentralPanel, Frame, Margin, Panel, Ui, Vec2};
use semeai_session::Sample;

use crate::board_view;
use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::theme;
use crate::look::widgets;
use crate::panes::Panes;
use crate::science::FrameData;
use crate::typed_texts::TypedTexts;

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
    shown: &FrameData<'_>,
    samples: &[Sample],
    typed: &mut TypedTexts,
    requests: &mut Requests,
) -> Panes {
    let window = ui.available_size();
    // A question would not be seen.
    let has_question = typed.path.is_some() || !shown.view.messages.strips.is_empty();
    let is_alone = shown.view.open.is_board_alone && !has_question;
    menu_bar_ui(ui, shown, samples, requests);
    let is_asked = shown.is_for_learners();
    let answer = is_asked.then(|| shown.science.answer(shown)).flatten();
    let has_no_tools = answer.is_some();
    let answer = answer.filter(|_| !is_alone);
    if !is_alone && answer.is_none() {
        top_ui(ui, shown, samples, window, requests);
    }
    let bar = theme::bar_frame(theme::tokens(ui));
    Panel::bottom("status")
        .frame(bar)
        .exact_size(STATUS)
        .show(ui, |ui| {
            widgets::within_ui(ui, |ui| status::status_ui(ui, shown, has_no_tools));
        });
    // What is not shown keeps its size.
    let kept = shown.view.panes;
    let kept = kept.map_or([0.0; 2], |panes| [panes.side, panes.inspector]);
    let [side, inspector] = match answer {
        Some(answer) => {
            let side = learner::page_ui(ui, shown, &answer, samples, typed, requests);
            [side, kept[1]]
        }
        None => {
            let sizes = match is_alone {
                true => kept,
                false => side::side_ui(ui, shown, typed, requests),
            };
            page_ui(ui, shown, is_alone, requests);
            sizes
        }
    };
    boards::boards_ui(ui, shown, requests);
    help::help_ui(ui, shown, requests);
    point_field::point_ui(ui, shown, &mut typed.point, requests);
    Panes {
        side,
        inspector,
        window: (window * ui.ctx().zoom_factor()).into(),
        folded: shown.view.open.folded,
    }
}

/// The board, and its tools where it is not alone.
fn page_ui(ui: &mut Ui, shown: &FrameData<'_>, is_alone: bool, requests: &mut Requests) {
    let page = Frame::new()
        .fill(theme::tokens(ui).paper)
        .inner_margin(Margin::same(8));
    CentralPanel::default().frame(page).show(ui, |ui| {
        if is_alone {
            board_view::board_ui(ui, shown, requests);
            return;
        }
        Panel::bottom("tools")
            .frame(Frame::new().inner_margin(Margin::symmetric(8, 4)))
            .exact_size(tools::height(ui.available_width()))
            .show_separator_line(false)
            .show(ui, |ui| {
                widgets::within_ui(ui, |ui| tools::tools_ui(ui, shown, requests));
            });
        CentralPanel::default()
            .frame(Frame::new())
            .show(ui, |ui| board_view::board_ui(ui, shown, requests));
    });
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
fn top_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    samples: &[Sample],
    window: Vec2,
    requests: &mut Requests,
) {
    let tokens = theme::tokens(ui);
    let bar = theme::bar_frame(tokens);
    Panel::top("toolbar")
        .frame(bar)
        .exact_size(TOOLBAR)
        .show(ui, |ui| {
            widgets::within_ui(ui, |ui| toolbar::toolbar_ui(ui, shown, samples, requests));
        });
    Panel::top("banner")
        .frame(theme::page_frame(tokens))
        .exact_size(banner::height(shown, window))
        .show(ui, |ui| {
            widgets::within_ui(ui, |ui| match shown.view.mode {
                Mode::PlayOut => play_out::banner_ui(ui, shown, requests),
                _ => shown.science.banner_ui(ui, shown, requests),
            });
        });
}
