//! Beside the board in Mark mode: the race that is proposed, part by part.

use egui::{ScrollArea, Ui};
use semeai_board::Color;
use semeai_race::propose::Proposal;
use semeai_words::labels::Label;
use semeai_words::race::play_out::block_size;
use semeai_words::race::solution::refusal::{proposal_heading, told_words};
use semeai_words::race::solution::safe::{left_out_sentence, safe_reason};

use crate::commands::command::{MarkCommand, ShowCommand};
use crate::commands::requests::Requests;
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::assumptions::assumed_ui;
use crate::science::FrameData;

/// Shows the proposal.
pub(super) fn proposal_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(proposal) = shown.proposal() else {
        return;
    };
    ui.horizontal(|ui| {
        // Who wants the answer has it above the board.
        let name = match shown.is_for_learners() {
            true => shown.label(Label::ProposedBlocks).to_owned(),
            false => told(shown),
        };
        widgets::heading(ui, name);
        widgets::at_right(ui, |ui| {
            if widgets::small_button(ui, shown.label(Label::DiscardProposal)).clicked() {
                requests.command(ShowCommand::Leave);
            }
            let accept = widgets::strong_button(ui, shown.label(Label::AcceptProposal));
            if accept.on_hover_text("D / Enter").clicked() {
                requests.command(MarkCommand::AcceptProposal);
            }
        });
    });
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ScrollArea::vertical()
        .id_salt("proposal")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.add_space(size::GAP_SMALL);
            widgets::quiet(ui, shown.label(Label::EssentialBlocks));
            for color in Color::ALL {
                essential_ui(ui, shown, proposal, color);
            }
            ui.add_space(size::GAP);
            let count = proposal.relevant.difference(&shown.occupied()).len();
            widgets::quiet(
                ui,
                format!("{count} {}", shown.label(Label::RelevantPoints)),
            );
            ui.add_space(size::GAP);
            safe_ui(ui, shown, proposal, requests);
            let topology = shown.document.topology();
            let left_out = left_out_sentence(proposal, topology, shown.phrasing());
            if !left_out.is_empty() {
                widgets::quiet_wrapped(ui, left_out);
            }
        });
}

/// What is proposed. Whether it is a race is an answer too.
pub(super) fn told(shown: &FrameData<'_>) -> String {
    if shown.hides_answers() {
        return shown.label(Label::ProposedBlocks).to_owned();
    }
    let told = shown.session.pending().told();
    let heading = |told| proposal_heading(told, shown.document.topology(), shown.phrasing());
    told.map_or_else(|| shown.label(Label::ProposedBlocks).to_owned(), heading)
}

/// The essential blocks of a side, and what becomes of it by itself.
fn essential_ui(ui: &mut Ui, shown: &FrameData<'_>, proposal: &Proposal, color: Color) {
    let stones = proposal.essential[color];
    let blocks = shown.document.board.setup.blocks().into_iter();
    for block in blocks.filter(|block| block.color == color && !block.stones.is_disjoint(&stones)) {
        ui.horizontal(|ui| {
            widgets::stone_ui(ui, 16.0, color);
            let told = shown.session.pending().told().map(|told| &told.told[color]);
            let called = told
                .filter(|told| told.block == block)
                .map(|told| told.called);
            let called = called.unwrap_or(block.anchor);
            ui.label(&*shown.point_name(called));
            let said = block_size(&block, shown.phrasing());
            widgets::quiet(ui, said);
        });
    }
    let told = shown.session.pending().told();
    if let Some(told) = told.filter(|_| !shown.hides_answers()) {
        let topology = shown.document.topology();
        let said = told_words(&told.told[color], topology, shown.phrasing());
        widgets::quiet_wrapped(ui, said);
    }
}

/// The stones that are taken as safe, each with its reason; also below a proof.
pub(super) fn safe_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    proposal: &Proposal,
    requests: &mut Requests,
) {
    if proposal.assumed_safe.is_empty() && proposal.left_out.is_empty() {
        widgets::quiet(ui, shown.label(Label::NothingAssumed));
        return;
    }
    if !proposal.assumed_safe.is_empty() {
        widgets::quiet(ui, shown.label(Label::AssumedSafe));
    }
    assumed_ui(ui, shown, &proposal.assumed_safe, safe_reason, requests);
}
