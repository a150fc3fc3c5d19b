//! The tools of a race, and what the hand can do in it.

use egui::{RichText, Ui};
use semeai_board::{Color, Role};
use semeai_race::solve::Several;
use semeai_session::questions::has_question;
use semeai_session::{Action, MarkAction, Propose};
use semeai_words::labels::Label;

use crate::commands::command::{Command, MarkCommand, ShowCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::buttons::{LINE_STEPS, buttons_ui};
use crate::science::FrameData;

/// What the hand can do in a race.
pub(super) fn coach(shown: &FrameData<'_>) -> Label {
    match shown.view.mode {
        Mode::Mark if shown.proposal().is_some() => Label::CoachProposed,
        Mode::Mark if is_unmarked(shown) => Label::CoachPropose,
        Mode::SetUp | Mode::Mark => Label::CoachMark,
        Mode::Analyse if shown.race_line().is_some() => Label::CoachLine,
        Mode::Analyse if is_unmarked(shown) => Label::CoachChoose,
        Mode::Analyse if shown.has_too_many() => Label::CoachMany,
        Mode::Analyse if shown.report.is_some_and(has_question) => Label::CoachQuestion,
        Mode::Analyse if shown.is_in_tree() => Label::CoachNode,
        Mode::Analyse if shown.has_suggestions() => Label::CoachFurther,
        Mode::Analyse => Label::CoachAnalyse,
        Mode::PlayOut => Label::CoachPlayOut,
    }
}

/// Whether nothing races.
pub(super) fn is_unmarked(shown: &FrameData<'_>) -> bool {
    shown
        .document
        .marks
        .roles
        .points(Role::Essential)
        .is_empty()
}

/// Whether there is a line to step through, or a place to leave. What is proposed is taken by its key, or in the tree.
pub(super) fn has_tools(shown: &FrameData<'_>) -> bool {
    shown.race_line().is_some() || shown.is_in_tree()
}

/// What is marked in a race, and what is picked in its trees; or the steps of a line.
pub(super) fn tools_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    match shown.view.mode {
        Mode::Mark => mark_ui(ui, shown, requests),
        _ => analyse_ui(ui, shown, requests),
    }
}

fn mark_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.session.progress::<Propose>().is_noticed() {
        widgets::quiet(ui, shown.label(Label::FindingRace));
    }
    let propose = Command::Mark(MarkCommand::Propose);
    buttons_ui(ui, shown, &[propose], requests);
    widgets::divider(ui);
    let others = [
        Command::Mark(MarkCommand::ProposeMarks),
        Command::Mark(MarkCommand::ProposeSafe),
        Command::Mark(MarkCommand::ClearRoles),
    ];
    buttons_ui(ui, shown, &others, requests);
    let mut sides = Color::ALL.into_iter();
    if sides.any(|color| shown.document.has_several(color)) {
        several_ui(ui, shown, requests);
    }
}

/// The switch that says with which of several essential blocks a side has lost.
fn several_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let mut is_first = shown.document.race.several == Several::First;
    let text = RichText::new(shown.label(Label::FirstDecides)).size(size::TEXT_SMALL + 1.0);
    let switch = ui.checkbox(&mut is_first, text);
    let switch = switch.on_hover_text(shown.label(Label::FirstDecidesHint));
    if switch.clicked() {
        let several = if is_first {
            Several::First
        } else {
            Several::All
        };
        requests.act(Action::Mark(MarkAction::Several(several)));
    }
}

fn analyse_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.race_line().is_some() {
        buttons_ui(ui, shown, &LINE_STEPS, requests);
        return;
    }
    if shown.is_in_tree() {
        buttons_ui(ui, shown, &[Command::Show(ShowCommand::Leave)], requests);
    }
}
