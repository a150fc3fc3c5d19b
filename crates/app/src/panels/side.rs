//! What stands beside the board: the banner and the tools of the mode, tabs and messages, and below them the panes of the race or
//! what takes their place.

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::beside::{TINY, beside_board};
use super::learner::lists::lists_ui;
use super::notices::{self, MessageGroup};
use super::{folder, game, path_strip, play_out, positions, tabs, tools};
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, Sheet};
use crate::look::theme;
use crate::look::widgets;
use crate::panels::pieces::cover::cover_ui;
use crate::panels::pieces::lesson;
use crate::samples;
use crate::science::{FrameData, Part, Tab};
use crate::sciences;
use crate::sheet_view;
use crate::typed_texts::{PathField, TypedTexts};
use crate::view::Beside;

/// What can stand beside the board.
fn tabs_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    Panel::top("side tabs")
        .frame(theme::tab_frame(theme::tokens(ui)))
        .show_separator_line(false)
        .show(ui, |ui| tabs::tabs_ui(ui, shown, requests));
}

/// What is answered, or what is being played.
fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, answer: Option<&Sheet>, requests: &mut Requests) {
    let answer_ui = |ui: &mut Ui, requests: &mut Requests| match answer {
        Some(answer) => sheet_view::banner_ui(ui, shown, answer, requests),
        None => {
            if let Some(banner_ui) = shown.science.part(shown, Part::Banner) {
                banner_ui(ui, shown, requests);
            }
        }
    };
    let frame = theme::page_frame(theme::tokens(ui)).inner_margin(BANNER);
    let banner = Panel::top("banner").frame(frame);
    let is_in_place = shown.view.mode != Mode::PlayOut;
    if is_in_place && shown.view.is_beside(Beside::Game) {
        let window = ui.ctx().content_rect().size();
        let height = BESIDE_GAME[usize::from(window.y > window.x)];
        banner.exact_size(height).show(ui, |ui| {
            widgets::within_ui(ui, |ui| answer_ui(ui, requests));
        });
        return;
    }
    // It is as high as what it says, and not as what it said before.
    let most = ui.ctx().content_rect().height() * MOST;
    banner.show(ui, |ui| {
        ui.set_max_height(most);
        match is_in_place {
            true => answer_ui(ui, requests),
            false => play_out::banner_ui(ui, shown, requests),
        }
    });
}

/// The tools of the mode, where there are any.
fn tools_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    // What comes and goes with a step would move the moves of a game from under the pointer.
    let is_steady =
        shown.view.is_beside(Beside::Game) || shown.science.part(shown, Part::Tools).is_none();
    // A proposal wants an answer first, which stands with it.
    if shown.has_proposal() || shown.view.mode == Mode::Analyse && is_steady {
        return;
    }
    Panel::top("tools")
        .frame(theme::page_frame(theme::tokens(ui)).inner_margin(TOOLS))
        .show(ui, |ui| tools::side_ui(ui, shown, requests));
}

/// What the program has to say or to ask, and above it what stands there, which does not move when something is said.
pub(super) fn above_messages_ui<T>(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    typed: &mut TypedTexts,
    requests: &mut Requests,
    add: impl FnOnce(&mut Ui, &mut TypedTexts, &mut Requests) -> T,
) -> T {
    let height = ui.available_height();
    messages_ui(ui, shown, MessageGroup::All, typed.path.as_mut(), requests);
    widgets::steady_ui(ui, height, |ui| add(ui, typed, requests))
}

/// The same where panes are seen beside what is true of the position: these leave room for it, for it stays.
fn above_news_ui<T>(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    typed: &mut TypedTexts,
    requests: &mut Requests,
    add: impl FnOnce(&mut Ui, &mut TypedTexts, &mut Requests) -> T,
) -> T {
    messages_ui(ui, shown, MessageGroup::Findings, None, requests);
    let height = ui.available_height();
    messages_ui(ui, shown, MessageGroup::News, typed.path.as_mut(), requests);
    widgets::steady_ui(ui, height, |ui| add(ui, typed, requests))
}

/// What the program has to say or to ask, at the foot: above anything else it would push that from under the pointer.
fn messages_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    what: MessageGroup,
    path: Option<&mut PathField>,
    requests: &mut Requests,
) {
    if path.is_none() && !notices::has_any(shown, what) {
        return;
    }
    let most = ui.available_height() * 0.45;
    let frame = theme::page_frame(theme::tokens(ui));
    let panel = match what {
        MessageGroup::Findings => Panel::bottom("findings"),
        MessageGroup::News | MessageGroup::All => Panel::bottom("messages"),
    };
    panel.frame(frame).show(ui, |ui| {
        if let Some(path) = path {
            path_strip::path_ui(ui, shown, path, requests);
        }
        notices::notices_ui(ui, shown, what, most, requests);
    });
}

/// What the sample teaches, where the race, the endgame or the sum stands that it speaks of: not with a play-out, where clicks
/// mean something else. It gives answers away.
pub(super) fn lesson_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(sample) = lesson::sample(shown).filter(|_| !shown.hides_answers()) else {
        return;
    };
    let is_of_sums = samples::figure(sample).is_some();
    let is_own = sample.subject() == shown.document.subject;
    let is_there = match is_of_sums {
        true => shown.view.is_beside(Beside::Sums),
        false => is_own && shown.view.is_beside(Beside::Race),
    };
    if !is_there || shown.view.mode == Mode::PlayOut {
        return;
    }
    let frame = theme::side_frame(theme::tokens(ui)).inner_margin(LESSON);
    Panel::top("lesson")
        .frame(frame)
        .show_separator_line(false)
        .show(ui, |ui| lesson::lesson_ui(ui, shown, sample, requests));
}

/// Whether one thing takes the whole height beside the board.
fn is_whole(shown: &FrameData<'_>) -> bool {
    let view = shown.view;
    !view.is_beside(Beside::Race)
        || view.mode == Mode::PlayOut
        || shown.science.part(shown, Part::Proposal).is_some()
}

/// What is proposed, the play-out, the game, or what else the position has beside the board.
pub(super) fn whole_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    typed: &mut TypedTexts,
    requests: &mut Requests,
) {
    let is_chosen = |tab: &&Tab| shown.view.is_beside(tab.beside);
    if lists_ui(ui, shown, requests) {
        // One of them takes all the room.
    } else if let Some(proposal_ui) = shown.science.part(shown, Part::Proposal) {
        proposal_ui(ui, shown, requests);
    } else if shown.view.mode == Mode::PlayOut {
        play_out::side_ui(ui, shown, requests);
    } else if shown.view.is_beside(Beside::Game) {
        game::game_ui(ui, shown, &mut typed.comment, requests);
    } else if shown.view.is_beside(Beside::Folder) {
        folder::folder_ui(ui, shown, requests);
    } else if shown.view.is_beside(Beside::Positions) {
        positions::positions_ui(ui, shown, &mut typed.lesson, requests);
    } else if shown.hides_answers() {
        cover_ui(ui, shown, requests);
    } else if let Some(tab) = sciences::tabs_of_positions().find(is_chosen) {
        (tab.ui)(ui, shown, typed, requests);
    }
}

/// The air round the banner, round the tools, and round what a sample teaches.
const BANNER: Margin = Margin::symmetric(16, 5);
const TOOLS: Margin = Margin::symmetric(16, 4);
const LESSON: Margin = Margin::symmetric(16, 2);

/// The height below which the panes are scrolled, and that in a tiny window.
const PANES_MIN: [f32; 2] = [140.0, 200.0];
/// The height of the banner beside a game, and in a window that is higher than it is wide: with every step it says something else, and the
/// moves below stay under the pointer.
const BESIDE_GAME: [f32; 2] = [108.0, 150.0];
/// How high it is at most elsewhere, as a part of the window: a long sentence stands in several rows.
const MOST: f32 = 0.3;

/// The panes beside the board, as wide whatever they show. Says how wide they are.
pub(super) fn side_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    answer: Option<&Sheet>,
    typed: &mut TypedTexts,
    requests: &mut Requests,
) -> f32 {
    let tokens = theme::tokens(ui);
    let frame = theme::side_frame(tokens);
    let room = ui.available_size();
    let kept = shown.view.panes;
    let (side, is_below) = beside_board(ui, kept);
    let side = side.frame(Frame::new().fill(tokens.panel)).show(ui, |ui| {
        widgets::within_ui(ui, |ui| {
            banner_ui(ui, shown, answer, requests);
            tools_ui(ui, shown, requests);
            tabs_ui(ui, shown, requests);
            let least = PANES_MIN[usize::from(room.x < TINY)];
            if is_whole(shown) {
                above_messages_ui(ui, shown, typed, requests, |ui, typed, requests| {
                    lesson_ui(ui, shown, requests);
                    CentralPanel::default()
                        .frame(frame)
                        .show(ui, |ui| whole_ui(ui, shown, typed, requests));
                });
                return;
            }
            above_news_ui(ui, shown, typed, requests, |ui, _, requests| {
                lesson_ui(ui, shown, requests);
                widgets::scrolled_ui(ui, least, |ui| match answer {
                    Some(answer) => sheet_view::column_ui(ui, shown, answer, requests),
                    None => {
                        if let Some(panes_ui) = shown.science.part(shown, Part::Panes) {
                            panes_ui(ui, shown, requests);
                        }
                    }
                });
            });
        });
    });
    is_below.unwrap_or_else(|| side.response.rect.width())
}
