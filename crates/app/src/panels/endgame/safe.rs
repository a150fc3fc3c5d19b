//! What is proposed to be taken as safe, with the reasons; nothing has changed yet.

use egui::{ScrollArea, Ui};
use semeai_board::{Color, Point, SafeReason};
use semeai_session::SafeProposal;
use semeai_words::labels::Label;

use crate::command::{MarkCommand, ShowCommand};
use crate::requests::{MessageRequest, Requests};
use crate::shown::Shown;
use crate::theme::size;
use crate::widgets;

/// Shows the proposal.
pub(super) fn safe_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
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
    widgets::quiet_wrapped(ui, shown.label(Label::ProposedSafeWhy));
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ScrollArea::vertical()
        .id_salt("proposed safe")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.add_space(size::GAP_SMALL);
            if proposal.safe().is_empty() {
                widgets::quiet_wrapped(ui, shown.label(Label::NothingSafe));
            }
            for (color, reason, blocks) in groups(proposal) {
                group_ui(ui, shown, (color, reason, &blocks), requests);
            }
        });
}

fn group_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    (color, reason, blocks): (Color, SafeReason, &[Point]),
    requests: &mut Requests,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        widgets::stone_ui(ui, 16.0, color);
        for &block in blocks {
            let name = ui.label(shown.document.topology().name(block));
            // Pointing at a name shows where the block stands.
            if name.contains_pointer() && shown.view.messages.shown_points != [block] {
                requests.ask(MessageRequest::ShowPoints(vec![block]));
            }
        }
        let reason = semeai_words::endgame_safe_reason(reason, shown.language());
        widgets::quiet_wrapped(ui, reason);
    });
}

/// The blocks of one colour and reason together, by their first stones.
fn groups(proposal: &SafeProposal) -> Vec<(Color, SafeReason, Vec<Point>)> {
    let mut groups: Vec<(Color, SafeReason, Vec<Point>)> = Vec::new();
    for safe in proposal.safe() {
        let kind = (safe.block.color, safe.reason);
        match groups.iter_mut().find(|group| (group.0, group.1) == kind) {
            Some(group) => group.2.push(safe.block.anchor),
            None => groups.push((kind.0, kind.1, vec![safe.block.anchor])),
        }
    }
    groups
}
