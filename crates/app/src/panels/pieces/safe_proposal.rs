//! What is proposed to be taken as safe, with the reasons; nothing has changed yet. Endgames and who lives have the same.

use egui::{ScrollArea, Ui};
use semeai_session::{FindSafe, SafeProposal};
use semeai_words::endgame::point::endgame_safe_reason;
use semeai_words::labels::Label;

use crate::commands::command::{MarkCommand, ShowCommand};
use crate::commands::requests::Requests;
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::assumptions::assumed_ui;
use crate::science::FrameData;

/// The button that finds what is safe, called so, and then takes what is proposed; that it is looked for.
pub(crate) fn find_safe_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    proposal: Option<&SafeProposal>,
    find: Label,
    requests: &mut Requests,
) {
    if shown.session.progress::<FindSafe>().is_noticed() {
        widgets::quiet(ui, shown.label(Label::FindingSafe));
    }
    let (name, command) = match proposal {
        Some(_) => (Label::AcceptProposal, MarkCommand::AcceptProposal),
        None => (find, MarkCommand::Propose),
    };
    let is_possible = proposal.is_none_or(|proposal| !proposal.safe().is_empty());
    let find = widgets::small_button_if(ui, shown.label(name), is_possible);
    if find.on_hover_text("D").clicked() {
        requests.command(command);
    }
}

/// Shows the proposal.
pub(crate) fn safe_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    proposal: &SafeProposal,
    requests: &mut Requests,
) {
    ui.horizontal(|ui| {
        widgets::heading(ui, shown.label(Label::ProposedSafe));
        widgets::at_right(ui, |ui| {
            if widgets::small_button(ui, shown.label(Label::DiscardProposal)).clicked() {
                requests.command(ShowCommand::Leave);
            }
            if proposal.safe().is_empty() {
                // There is nothing to be accepted yet.
                return;
            }
            let accept = widgets::strong_button(ui, shown.label(Label::AcceptProposal));
            if accept.on_hover_text("D / Enter").clicked() {
                requests.command(MarkCommand::AcceptProposal);
            }
        });
    });
    if proposal.safe().is_empty() {
        // What to do is said above the board.
        ui.allocate_space(ui.available_size());
        return;
    }
    widgets::quiet_wrapped(ui, shown.label(Label::ProposedSafeWhy));
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ScrollArea::vertical()
        .id_salt("proposed safe")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.add_space(size::GAP_SMALL);
            let words = endgame_safe_reason;
            assumed_ui(ui, shown, proposal.safe(), words, requests);
        });
}
