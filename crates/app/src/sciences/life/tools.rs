//! The tools where it is asked who lives, and what the hand can do.

use egui::Ui;
use semeai_session::FindSafe;
use semeai_words::labels::Label;

use crate::commands::command::{Command, MarkCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::widgets;
use crate::panels::pieces::buttons::buttons_ui;
use crate::panels::pieces::safe_proposal::find_safe_ui;
use crate::science::FrameData;
use crate::sciences::life::command::LifeCommand;

/// What the hand can do.
pub(super) fn coach(shown: &FrameData<'_>) -> Label {
    match shown.view.mode {
        Mode::Mark if shown.life_proposal().is_some() => Label::CoachProposedSafe,
        Mode::SetUp | Mode::Mark => Label::CoachMarkSafe,
        Mode::Analyse if shown.view.life.is_choosing_target => Label::CoachLifeTarget,
        Mode::Analyse if shown.is_board_solved() => Label::CoachBestPlay,
        Mode::Analyse if shown.view.hand.is_selecting => Label::CoachSelect,
        Mode::Analyse if shown.life_below().is_some() => Label::CoachInside,
        Mode::Analyse if shown.life_point().is_some() => Label::CoachLifePoint,
        Mode::Analyse => Label::CoachLife,
        Mode::PlayOut => Label::CoachPlayLife,
    }
}

/// Whether there is anything to be done where the position is read.
pub(super) fn has_tools(shown: &FrameData<'_>) -> bool {
    let is_asked = shown.session.progress::<FindSafe>().is_noticed();
    let is_selected = shown.view.hand.selection.is_some();
    is_asked || is_selected || !shown.document.life.only.is_empty()
}

/// What is safe, and which points may vary.
pub(super) fn tools_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    find_safe_ui(ui, shown, requests);
    if shown.view.mode == Mode::Analyse && shown.view.hand.selection.is_some() {
        let only = widgets::small_button(ui, shown.label(Label::OnlySelected));
        let only = only.on_hover_text(shown.label(Label::OnlySelectedLifeHint));
        if only.clicked() {
            requests.command(LifeCommand::OnlySelected);
        }
    }
    if !shown.document.life.only.is_empty() {
        let all = widgets::small_button(ui, shown.label(Label::AllPoints));
        if all.clicked() {
            requests.command(LifeCommand::AllPoints);
        }
    }
    if shown.view.mode == Mode::Mark {
        let clear = [Command::Mark(MarkCommand::ClearRoles)];
        buttons_ui(ui, shown, &clear, requests);
    }
}
