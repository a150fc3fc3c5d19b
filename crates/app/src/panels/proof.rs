//! The proof beside the board: how it is known, each start, the best line, and what was assumed.

use egui::accesskit::Live;
use egui::{
    Color32, CornerRadius, Frame, Label as TextLabel, Margin, RichText, ScrollArea, Stroke, Ui,
};
use semeai_session::play_out::PlayOut;
use semeai_session::solve::{Solved, SolvedBy};
use semeai_session::text;
use semeai_session::text::labels::Label;
use semeai_session::text::play_out as play_text;

use super::play_out::stone_ui;
use super::proposal::safe_ui;
use crate::proof::ProofRequest;
use crate::requests::{Request, Requests};
use crate::shortcuts::{Command, find};
use crate::shown::Shown;
use crate::theme::{self, size};
use crate::widgets;

fn ask(requests: &mut Requests, request: ProofRequest) {
    requests.ask(Request::Proof(request));
}

/// Shows the panel.
pub(super) fn proof_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let proof = &shown.view.proof;
    if let Some((positions, elapsed)) = proof.progress {
        running_ui(ui, shown, positions, elapsed.as_secs_f32(), requests);
        return;
    }
    if let Some(solved) = proof.solved() {
        solved_ui(ui, shown, solved, requests);
        return;
    }
    let tokens = theme::tokens(ui);
    let (said, color) = if proof.has_failed {
        (shown.label(Label::ProofFailed).to_owned(), tokens.error)
    } else if let Some(problem) = proof.problem() {
        let topology = shown.document.topology();
        let said = text::propose_error(problem, topology, shown.language());
        (said, tokens.warning)
    } else {
        (shown.label(Label::ProofIdle).to_owned(), tokens.ink_weak)
    };
    ui.add(TextLabel::new(RichText::new(said).color(color)).wrap());
    ui.add_space(size::GAP);
    prove_ui(ui, shown, requests);
}

/// The button that starts the search.
pub(super) fn prove_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let entry = find(Command::Prove);
    let button = widgets::strong_button(ui, shown.label(entry.label));
    let key = entry.keys.first().map(|key| ui.ctx().format_shortcut(key));
    if button.on_hover_text(key.unwrap_or_default()).clicked() {
        requests.command(Command::Prove);
    }
}

fn running_ui(ui: &mut Ui, shown: &Shown<'_>, positions: u64, secs: f32, requests: &mut Requests) {
    ui.label(shown.label(Label::Proving));
    ui.add_space(size::GAP_SMALL);
    ui.horizontal(|ui| {
        let text = format!(
            "{positions} {} · {secs:.1} s",
            shown.label(Label::PositionsSoFar)
        );
        widgets::quiet(ui, text);
        if widgets::small_button(ui, shown.label(Label::Cancel)).clicked() {
            ask(requests, ProofRequest::Cancel);
        }
    });
}

fn solved_ui(ui: &mut Ui, shown: &Shown<'_>, solved: &Solved, requests: &mut Requests) {
    head_ui(ui, shown, solved, requests);
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
    ScrollArea::vertical()
        .id_salt("proof")
        .auto_shrink(false)
        .show(ui, |ui| {
            for disagreement in &solved.disagreements {
                let topology = shown.document.topology();
                let said = text::disagreement_sentence(disagreement, topology, shown.language());
                let color = theme::tokens(ui).error;
                ui.add(TextLabel::new(RichText::new(said).color(color)).wrap());
                ui.add_space(size::GAP_SMALL);
            }
            starts_ui(ui, shown, solved, requests);
            ui.add_space(size::GAP);
            line_ui(ui, shown, requests);
            ui.add_space(size::GAP);
            safe_ui(ui, shown, &solved.proposal, requests);
        });
}

/// The badge, and what the search took.
fn head_ui(ui: &mut Ui, shown: &Shown<'_>, solved: &Solved, requests: &mut Requests) {
    ui.horizontal(|ui| {
        let tokens = theme::tokens(ui);
        match solved.known() {
            SolvedBy::Proof => badge_ui(
                ui,
                shown.label(Label::Proved),
                tokens.accent,
                tokens.on_accent,
            ),
            SolvedBy::Count => badge_ui(
                ui,
                shown.label(Label::Counted),
                tokens.accent_soft,
                tokens.accent,
            ),
            SolvedBy::Nothing => badge_ui(
                ui,
                shown.label(Label::Undecided),
                tokens.hairline,
                tokens.ink,
            ),
        }
        widgets::at_right(ui, |ui| {
            if solved.known() != SolvedBy::Proof {
                prove_ui(ui, shown, requests);
            }
        });
    });
    let said = text::proof_sentence(solved, shown.language());
    let color = theme::tokens(ui).ink_weak;
    let said =
        ui.add(TextLabel::new(RichText::new(said).size(size::TEXT_SMALL).color(color)).wrap());
    ui.ctx()
        .accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
}

fn badge_ui(ui: &mut Ui, text: &str, ground: Color32, ink: Color32) {
    Frame::new()
        .fill(ground)
        .corner_radius(CornerRadius::same(size::RADIUS))
        .inner_margin(Margin::symmetric(8, 2))
        .show(ui, |ui| ui.label(RichText::new(text).color(ink)));
}

/// Each start as a sentence; a click chooses the one that the board and the line show.
fn starts_ui(ui: &mut Ui, shown: &Shown<'_>, solved: &Solved, requests: &mut Requests) {
    let tokens = theme::tokens(ui);
    for first in solved.starts() {
        let is_chosen = shown.view.proof.first == first;
        ui.horizontal(|ui| {
            stone_ui(ui, first);
            let tab = widgets::tab(ui, shown.first(first), is_chosen, size::TEXT);
            if tab.clicked() && !is_chosen {
                ask(requests, ProofRequest::First(first));
            }
            let outcome = solved.start(first).outcome;
            ui.label(
                RichText::new(text::solved_outcome(outcome, shown.language())).color(tokens.ink),
            );
        });
    }
    let said = text::start_sentence(solved, shown.view.proof.first, shown.language());
    ui.add(TextLabel::new(RichText::new(said).color(tokens.ink)).wrap());
}

/// The best line: buttons that step through it, and its moves.
fn line_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    let proof = &shown.view.proof;
    let Some(whole) = proof.whole_line().filter(|_| proof.length > 0) else {
        return;
    };
    let at = proof.line().map_or(0, |line| line.turns().len());
    ui.horizontal(|ui| {
        widgets::heading(ui, shown.label(Label::BestLine));
        for (sign, name, step) in [
            ("‹", Label::LineBack, at.checked_sub(1)),
            (
                "›",
                Label::LineOn,
                Some(at + 1).filter(|&step| step <= proof.length),
            ),
        ] {
            let button = ui
                .add_enabled_ui(step.is_some(), |ui| widgets::small_button(ui, sign))
                .inner;
            let name = shown.label(name);
            button.widget_info(|| {
                egui::WidgetInfo::labeled(egui::accesskit::Role::Button, step.is_some(), name)
            });
            if let Some(step) = step.filter(|_| button.on_hover_text(name).clicked()) {
                ask(requests, ProofRequest::Step(step));
            }
        }
        widgets::quiet(ui, format!("{at} / {}", proof.length));
        let counts = proof.line().map(|line| line.situation().counts());
        if let Some(counts) = counts {
            ui.add_space(size::GAP);
            ui.label(play_text::counts(counts));
        }
    });
    moves_ui(ui, shown, &whole, at, requests);
}

fn moves_ui(ui: &mut Ui, shown: &Shown<'_>, whole: &PlayOut, at: usize, requests: &mut Requests) {
    let topology = shown.document.topology();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(2.0, 2.0);
        for (i, turn) in whole.turns().iter().enumerate() {
            let name = play_text::move_text(turn, topology, shown.language());
            // Painted: the signs ● and ○ of a font change places on a dark ground.
            stone_ui(ui, turn.color);
            let text = RichText::new(format!("{} {name}", i + 1)).size(size::TEXT_SMALL + 1.0);
            let is_here = i + 1 == at;
            let button = egui::Button::new(text)
                .stroke(Stroke::NONE)
                .selected(is_here);
            let button = ui.push_id(i, |ui| ui.add(button)).inner;
            if button.clicked() {
                ask(requests, ProofRequest::Step(i + 1));
            }
        }
    });
    let notes: Vec<String> = whole
        .replayed()
        .into_iter()
        .map(|(number, point)| play_text::replayed(number, point, topology, shown.language()))
        .collect();
    if !notes.is_empty() {
        widgets::quiet(ui, notes.join("   "));
    }
}
