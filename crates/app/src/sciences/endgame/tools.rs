//! The tools of an endgame, and what the hand can do in it.

use egui::Ui;
use semeai_session::FindSafe;
use semeai_words::labels::Label;

use crate::commands::command::{Command, MarkCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::widgets;
use crate::panels::pieces::buttons::{LINE_STEPS, buttons_ui};
use crate::panels::pieces::safe_proposal::find_safe_ui;
use crate::science::FrameData;
use crate::sciences::endgame::request::EndgameRequest;

/// What the hand can do in an endgame.
pub(super) fn coach(shown: &FrameData<'_>) -> Label {
    match shown.view.mode {
        Mode::Mark if shown.safe_proposal().is_some() => Label::CoachProposedSafe,
        Mode::SetUp | Mode::Mark => Label::CoachMarkSafe,
        Mode::Analyse if shown.endgame_line().is_some() => match shown.view.endgame.rule {
            Some(_) => Label::CoachRuleLine,
            None => Label::CoachLine,
        },
        Mode::Analyse if shown.is_searching_regions() => Label::SearchingRegions,
        Mode::Analyse if shown.endgame().is_none() => Label::CoachEndgameFirst,
        Mode::Analyse if shown.view.hand.is_selecting => Label::CoachSelect,
        Mode::Analyse if shown.below().is_some() => Label::CoachInside,
        Mode::Analyse => Label::CoachEndgame,
        Mode::PlayOut => Label::CoachPlayEndgame,
    }
}

/// Whether there is anything to be done where the position is read.
pub(super) fn has_tools(shown: &FrameData<'_>) -> bool {
    let is_asked = shown.session.progress::<FindSafe>().is_noticed();
    let is_selected = shown.view.hand.selection.is_some();
    is_asked
        || is_selected
        || shown.endgame_line().is_some()
        || !shown.document.endgame.only.is_empty()
}

/// What is safe, in an endgame; or the steps of a line.
pub(super) fn tools_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.endgame_line().is_some() {
        buttons_ui(ui, shown, &LINE_STEPS, requests);
        return;
    }
    find_safe_ui(ui, shown, requests);
    if shown.view.mode == Mode::Analyse && shown.view.hand.selection.is_some() {
        let only = widgets::small_button(ui, shown.label(Label::OnlySelected));
        if only
            .on_hover_text(shown.label(Label::OnlySelectedHint))
            .clicked()
        {
            requests.ask(EndgameRequest::OnlySelected);
        }
    }
    if !shown.document.endgame.only.is_empty() {
        let all = widgets::small_button(ui, shown.label(Label::AllRegions));
        if all.clicked() {
            requests.ask(EndgameRequest::AllRegions);
        }
    }
    if shown.view.mode == Mode::Mark {
        buttons_ui(
            ui,
            shown,
            &[Command::Mark(MarkCommand::ClearRoles)],
            requests,
        );
    }
}
