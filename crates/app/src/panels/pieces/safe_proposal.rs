//! What is proposed to be taken as safe, with the reasons; nothing has changed yet. Endgames and who lives have the same.

use egui::{ScrollArea, Ui};
use semeai_session::{FindSafe, SafeProposal};
use semeai_words::endgame::point::endgame_safe_reason;
use semeai_words::labels::Label;

use crate::commands::command::{MarkCommand, ShowCommand};
use crate::commands::mode::Mode;
use crate::commands::requests::Requests;
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::assumptions::assumed_ui;
use crate::science::FrameData;

/// The button that has safe stones proposed; that they are looked for.
pub(crate) fn find_safe_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.session.progress::<FindSafe>().is_noticed() {
        widgets::quiet(ui, shown.label(Label::FindingSafe));
    }
    // Where the position is read it is asked for beside the answer, by its key, or in the menu.
    if shown.view.mode == Mode::Mark {
        let find = widgets::small_button(ui, shown.label(Label::ProposeSafe));
        if find.on_hover_text("D").clicked() {
            requests.command(MarkCommand::Propose);
        }
    }
}

/// Shows the proposal, where marks are made.
pub(crate) fn proposal_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if let Some(proposal) = shown.session.safe_proposal() {
        safe_ui(ui, shown, proposal, requests);
    }
}

fn safe_ui(ui: &mut Ui, shown: &FrameData<'_>, proposal: &SafeProposal, requests: &mut Requests) {
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
        // What to do is said in the banner.
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
